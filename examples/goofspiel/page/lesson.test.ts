import { afterAll, expect, test, vi } from "vitest";
import { knows, LANGS, learn, speak } from "@page/lib/words.svelte";
import { lesson } from "./lesson";

vi.stubGlobal("document", { documentElement: {} });
afterAll(() => vi.unstubAllGlobals());

test.each(LANGS)("in %s everything the lesson says is there", async (lang) => {
  await speak(lang);
  await learn("goofspiel");
  for (const { say } of lesson) expect(knows(say), say).toBe(true);
});
