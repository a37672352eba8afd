import { expect, test } from "vitest";
import { loadDraft, saveDraft } from "./drafts";

function shelf() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("dreams not sent yet are found again, each seat its own", () => {
  const store = shelf();
  saveDraft("abc", 0, ["dragon", ""], store);
  saveDraft("abc", 1, ["frog"], store);
  expect(loadDraft("abc", 0, store)).toEqual(["dragon", ""]);
  expect(loadDraft("abc", 1, store)).toEqual(["frog"]);
  expect(loadDraft("xyz", 0, store)).toEqual([]);
});

test("with nothing written nothing is kept", () => {
  const store = shelf();
  saveDraft("abc", 0, ["dragon"], store);
  saveDraft("abc", 0, ["", ""], store);
  expect(store.kept.size).toBe(0);
});

test("what cannot be read is no draft", () => {
  const store = shelf();
  store.setItem("reverie-dreams:abc:0", "{");
  expect(loadDraft("abc", 0, store)).toEqual([]);
});
