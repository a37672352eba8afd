import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { due } from "../../learn/lesson";
import { bundleOf, LANGS } from "../../lib/words.svelte";
import { lesson } from "./lesson";
import { pieceOf } from "./pieces";
import type { Move } from "./types";

const TEXT = join(import.meta.dirname, "../../../../text");
const decisions = lesson.flatMap((step, n) =>
  step.move === undefined ? [] : [{ n, step, move: step.move as Move }],
);

test("everything the lesson says is there in every language, and nothing else", () => {
  for (const lang of LANGS) {
    const source = readFileSync(join(TEXT, `${lang}/mechanica/lesson.ftl`), "utf8");
    const bundle = bundleOf(lang, [source]);
    for (const { say } of lesson) expect(bundle.getMessage(say)?.value, `${lang}: ${say}`).toBeTruthy();
    expect([...source.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key)).toEqual(lesson.map(({ say }) => say));
  }
});

test("the lesson shows the steps of a turn, a Fork, a plan that is changed and a blueprint", () => {
  expect(new Set(decisions.map(({ move }) => move.do))).toEqual(
    new Set(["sell", "buy", "install", "make", "fork", "send", "complete"]),
  );
});

test("what is to be decided is pointed at", () => {
  for (const { step, move } of decisions) expect(step.point).toContain(pieceOf(move));
});

test("after bots are made the turn is to be ended before anything else is dealt", () => {
  for (const { n } of decisions.filter(({ move }) => move.do === "make")) {
    expect(lesson[n + 1]?.end).toBe(true);
    expect(lesson[n + 2]?.dealt).toBeGreaterThan(0);
  }
});

test("chance makes its steps in between", () => {
  const times = due(lesson);
  // Two tiles and two blueprints; then after each turn a tile, the chip and a tile.
  expect(decisions.map(({ n }) => times[n])).toEqual([4, 5, 6, 7, 11, 12, 13, 14, 15, 19, 20]);
});

test("the last word points at nothing, so that everything can be chosen", () => {
  expect(lesson.at(-1)).toEqual({ say: "mechanica-lesson-done" });
});
