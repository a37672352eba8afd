import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { due } from "../../learn/lesson";
import { bundleOf, LANGS } from "../../lib/words.svelte";
import { lesson } from "./lesson";
import type { Move } from "./types";

const TEXT = join(import.meta.dirname, "../../../../text");
const decisions = lesson.flatMap((step, n) =>
  step.move === undefined ? [] : [{ n, step, move: step.move as Move }],
);

test("everything the lesson says is there in every language, and nothing else", () => {
  for (const lang of LANGS) {
    const source = readFileSync(join(TEXT, `${lang}/factory-of-dreams/lesson.ftl`), "utf8");
    const bundle = bundleOf(lang, [source]);
    for (const { say } of lesson) expect(bundle.getMessage(say)?.value, `${lang}: ${say}`).toBeTruthy();
    expect([...source.matchAll(/^([\w-]+) =/gm)].map(([, key]) => key)).toEqual(lesson.map(({ say }) => say));
  }
});

test("the lesson lays cards, uses two tools, passes, writes, finds groups right and joins two", () => {
  expect(new Set(decisions.map(({ move }) => move.do))).toEqual(
    new Set(["place", "token", "pass", "dream", "settle", "join"]),
  );
});

test("what is to be decided is pointed at", () => {
  for (const { step, move } of decisions) {
    if (move.do === "place") expect(step.point).toEqual([`drawer:${move.reserve}`, `flask:${move.flask}`]);
    else if (move.do === "token") expect(step.point).toEqual([`tool:${move.tool}`, `flask:${move.flask}`]);
    else expect(step.point).toContain(move.do === "dream" ? "done" : move.do);
  }
});

test("after a card or a token the turn is to be ended, as long as the partner is in", () => {
  const passed = lesson.findIndex(({ say }) => say === "factory-lesson-passed");
  for (const { n } of decisions.filter(
    ({ n, move }) => n < passed && (move.do === "place" || move.do === "token"),
  )) {
    expect(lesson[n + 1]?.end).toBe(true);
    expect(lesson[n + 2]?.dealt).toBeGreaterThan(0);
  }
});

test("cards are turned up and the partner plays in between", () => {
  const times = due(lesson);
  // The theme, who begins and eight cards; then after each card three steps, after a token one less.
  expect(decisions.filter(({ n }) => n < 20).map(({ n }) => times[n])).toEqual([10, 14, 18, 22, 25, 28, 29]);
  // Six dreams of the partner, six of the player; then the partner finds every flask's groups right first.
  expect(decisions.filter(({ n }) => n >= 20).map(({ n }) => times[n])).toEqual([36, 43, 45, 47, 49, 51]);
});

test("whoever wrote something else than the lesson said can go on", () => {
  expect(lesson.find(({ say }) => say === "factory-lesson-join")).toMatchObject({
    free: true,
    point: expect.arrayContaining(["settle"]) as unknown,
  });
});

test("the last word points at nothing, so that everything can be chosen", () => {
  expect(lesson.at(-1)).toEqual({ say: "factory-lesson-done", dealt: 2 });
});
