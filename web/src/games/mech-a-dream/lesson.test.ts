import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { due } from "../../learn/lesson";
import { bundleOf, LANGS } from "../../lib/words.svelte";
import { lesson } from "./lesson";
import { type Move, pieceOf } from "./types";

const TEXT = join(import.meta.dirname, "../../../../text");
const decisions = lesson.flatMap((step, n) =>
  step.move === undefined ? [] : [{ n, step, move: step.move as Move }],
);

test("everything the lesson says is there in every language, and nothing else", () => {
  for (const lang of LANGS) {
    const source = readFileSync(join(TEXT, `${lang}/mech-a-dream/lesson.ftl`), "utf8");
    const bundle = bundleOf(lang, [source]);
    for (const { say } of lesson) expect(bundle.getMessage(say)?.value, `${lang}: ${say}`).toBeTruthy();
    expect([...source.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key)).toEqual(lesson.map(({ say }) => say));
  }
});

test("the lesson shows all four actions of an assistant and the night", () => {
  expect(new Set(decisions.map(({ move }) => move.do))).toEqual(
    new Set(["buy", "dock", "build", "stock", "everything"]),
  );
});

test("what is to be decided is pointed at, and can be told from what is not", () => {
  for (const { step, move } of decisions) {
    expect(step.point).toContain(pieceOf(move));
    // A piece that is pointed at beside the decision would answer to nothing.
    if (!step.free) expect(step.point).toEqual([pieceOf(move)]);
  }
});

test("after every decision of the player the turn is to be ended before anything else is dealt", () => {
  for (const [i, { n }] of decisions.entries()) {
    const rest = lesson.slice(n + 1, (decisions[i + 1]?.n ?? lesson.length) + 1);
    const ends = rest.findIndex(({ end }) => end);
    expect(ends, `after step ${n}`).toBeGreaterThanOrEqual(0);
    expect(rest.findIndex(({ dealt }) => dealt)).toBe(ends + 1);
  }
});

test("chance and the partner make their steps in between", () => {
  const times = due(lesson);
  // A purchase turns up a tile, every part of the day takes a step of the partner, the night one more, a new day its card.
  expect(decisions.map(({ n }) => times[n])).toEqual([8, 11, 13, 17, 20, 22]);
});

test("the last word points at nothing, so that everything can be chosen", () => {
  expect(lesson.at(-1)).toEqual({ say: "mech-a-dream-lesson-done" });
});
