/** The rules of every game: each chapter has words, and its figure where one is drawn. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { knows, LANGS, learn, speak } from "../lib/words.svelte";
import { named } from ".";
import { chaptersOf } from "./chapters";
import type { Chapter } from "./contract";

vi.stubGlobal("document", { documentElement: {} });
afterAll(() => vi.unstubAllGlobals());

const rules = named(
  import.meta.glob<readonly Chapter[]>(["./*/rules.ts", "../../../examples/*/page/rules.ts"], {
    import: "chapters",
  }),
);
const games = Object.keys(rules);
const chapters = new Map<string, readonly Chapter[]>();
// All drawings of all rules are read for this: that takes a while.
beforeAll(async () => {
  for (const [game, load] of Object.entries(rules)) chapters.set(game, await load());
}, 120_000);

test("a chapter has the figure of its name, and may have none", () => {
  const Figure = (() => undefined) as unknown as NonNullable<Chapter["Figure"]>;
  expect(chaptersOf("goal stock-room", { "./figures/StockRoom.svelte": Figure })).toEqual([
    { id: "goal" },
    { id: "stock-room", Figure },
  ]);
});

test.each(LANGS)("in %s every chapter has a title and words", async (lang) => {
  await speak(lang);
  for (const game of games) {
    await learn(game);
    for (const { id } of chapters.get(game) ?? [])
      for (const key of [`${game}-rules-${id}`, `${game}-rules-${id}.text`])
        expect(knows(key), key).toBe(true);
  }
});

test.each(games)("every figure of %s belongs to a chapter, or to other figures", (game) => {
  const [folder = ""] = [game, `../../../examples/${game}/page`]
    .map((room) => join(import.meta.dirname, room, "figures"))
    .filter(existsSync);
  const files = readdirSync(folder).filter((file) => file.endsWith(".svelte"));
  const sources = files.map((file) => readFileSync(join(folder, file), "utf8"));
  const drawn = (chapters.get(game) ?? []).filter(({ Figure }) => Figure !== undefined).length;
  const shared = files.filter((file) => sources.some((source) => source.includes(`"./${file}"`)));
  expect(drawn).toBeGreaterThan(0);
  expect(drawn + shared.length).toBeGreaterThanOrEqual(files.length);
});
