import { expect, test, vi } from "vitest";
import type { Answer, Hint, Preview } from "../lib/wire";
import { Advice } from "./advice.svelte";

vi.mock("../lib/toast.svelte", () => ({ refusal: vi.fn(), notice: vi.fn() }));

const hint: Hint = {
  level: "master",
  move: { do: "forgo", die: 3 },
  words: [{ key: "a" }],
  why: { key: "b" },
};
const wrote = { event: { event: "wrote" } };

function table(
  over: { n?: number; ask?: () => Promise<Answer>; preview?: () => Promise<Preview | null> } = {},
) {
  return {
    seat: 0,
    n: 7,
    ask: vi.fn(() => Promise.resolve<Answer>({ ok: 7, hint })),
    preview: vi.fn(() => Promise.resolve<Preview | null>({ events: [wrote] })),
    ...over,
  };
}

test("a hint is asked for once, and lights what the move would do first", async () => {
  const at = table();
  const advice = new Advice(at);
  await Promise.all([advice.ask(), advice.ask()]);
  expect(at.ask).toHaveBeenCalledExactlyOnceWith({ do: "hint", seat: 0 });
  expect(at.preview).toHaveBeenCalledWith(hint.move);
  expect(advice.hint).toEqual(hint);
  expect(advice.lit).toEqual(wrote);
  // What is known need not be asked again.
  await advice.ask();
  expect(at.ask).toHaveBeenCalledTimes(1);
  advice.drop();
  expect([advice.hint, advice.lit, advice.thinks]).toEqual([null, null, false]);
});

test("a hint that comes when the table has gone on is not shown", async () => {
  const at = table();
  at.ask = vi.fn(() => {
    at.n = 8;
    return Promise.resolve<Answer>({ ok: 7, hint });
  });
  const advice = new Advice(at);
  await advice.ask();
  expect(advice.hint).toBeNull();
  expect(at.preview).not.toHaveBeenCalled();
});

test("where a hint is refused the reason is told, and it can be asked for again", async () => {
  const { refusal } = await import("../lib/toast.svelte");
  const at = table({ ask: vi.fn(() => Promise.reject(new Error("No hints here."))) });
  const advice = new Advice(at);
  await advice.ask();
  expect(refusal).toHaveBeenCalled();
  expect([advice.hint, advice.thinks]).toEqual([null, false]);
});
