/** Looking back: steps are shown one by one, and only a single step forward moves pieces. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { History, Step } from "../lib/wire";
import { Past } from "./past.svelte";

const step = (by: Step["by"], ...events: string[]): Step => ({
  by,
  events: events.map((event) => ({ event })),
  turn: { waiting: [] },
});
const GAME: History = {
  table: { game: "toy", rules: 1, options: {}, seats: 1, players: [] },
  board: null,
  eyes: 0,
  steps: [
    step(null),
    step({ chance: { source: "dice", index: 0, roll: 1 } }, "rolled"),
    step({ seat: 0 }, "wrote", "drew"),
    step({ chance: { source: "dice", index: 0, roll: 2 } }, "rolled again"),
  ],
};

let past: Past;
beforeEach(() => {
  vi.useFakeTimers();
  past = new Past();
  past.show(GAME, 1);
});
afterEach(() => {
  past.close();
  vi.useRealTimers();
});

test("a step forward tells what happened, a leap or a step back does not", () => {
  past.go(2);
  expect(past.fresh.events.map((told) => told.event)).toEqual(["wrote", "drew"]);
  past.go(0);
  expect(past.fresh.events).toEqual([]);
  past.go(3);
  expect(past.fresh.events).toEqual([]);
});

test("nobody goes before the beginning or past the end", () => {
  past.go(-5);
  expect(past.at).toBe(0);
  past.go(99);
  expect(past.at).toBe(3);
  past.show(GAME, Number.NaN);
  expect(past.at).toBe(0);
  past.show(GAME);
  expect(past.at).toBe(3);
});

test("a line of the log leads to its step", () => {
  expect([0, 1, 2, 3].map((event) => past.stepOf(event))).toEqual([1, 2, 2, 3]);
});

test("what was noted is a line of its step, and the step says which bot decided for whom", () => {
  past.show({
    ...GAME,
    steps: [step(null), { ...step({ seat: 0, bot: "greedy" }, "wrote"), notes: [{ back: 0 }] }],
  });
  expect(past.lines).toEqual([
    { at: 1, told: { event: "wrote" }, by: { seat: 0, bot: "greedy" } },
    { at: 1, note: { back: 0 } },
  ]);
});

test("the marks on the slider are the rolls", () => {
  expect(past.ticks).toEqual([1, 3]);
});

test("it goes on by itself to the end, and from the end begins again", () => {
  past.play(1000);
  vi.advanceTimersByTime(2000);
  expect([past.at, past.playing]).toEqual([3, false]);
  past.play(1000);
  expect([past.at, past.playing]).toEqual([0, true]);
});

test("arrow keys, Home and End lead through the game, other keys do not", () => {
  const press = (key: string) => past.key({ key } as KeyboardEvent);
  expect([press("ArrowRight"), past.at]).toEqual([true, 2]);
  expect([press("Home"), past.at]).toEqual([true, 0]);
  expect([press("End"), past.at]).toEqual([true, 3]);
  expect([press("ArrowLeft"), past.at]).toEqual([true, 2]);
  expect([press("x"), past.at]).toEqual([false, 2]);
});
