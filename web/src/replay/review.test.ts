import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Review as Told, Reviewed } from "../lib/wire";
import { points, signed } from "./figures";
import { colours, curve, range, Review, stepAt } from "./review.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const decided = (step: number, hopes: number[], cost = 0): Reviewed => ({
  step,
  seat: 0,
  played: [],
  cost,
  hopes,
});
const all = [decided(1, [10, 12]), decided(3, [9, 12], 1), decided(4, [9, 14])];
const told = (done: number, from: number): Told => ({
  level: "master",
  done,
  of: 3,
  from,
  steps: all.slice(from, done),
  turning: [],
  ended: [8, 15],
});

test("a review asks for what it does not know yet until all is there, then no more", async () => {
  const ask = vi.fn((from: number) => Promise.resolve(told(Math.min(3, from + 2), from)));
  const review = new Review("abc", null, ask);
  review.begin();
  review.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect([review.done, review.of, review.complete, review.level]).toEqual([2, 3, false, "master"]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask.mock.calls).toEqual([[0], [2]]);
  expect(review.complete).toBe(true);
  expect(review.said(3)?.cost).toBe(1);
  expect(review.said(2)).toBeNull();
});

test("against somebody nobody plays a review knows whom its points are counted from", async () => {
  const rival = { key: "rival" };
  const review = new Review("abc", null, () => Promise.resolve({ ...told(3, 0), rival }));
  expect(review.rival).toBeNull();
  review.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(review.rival).toEqual(rival);
});

test("whoever leaves asks no more, and a refusal is shown", async () => {
  const ask = vi.fn(() => Promise.resolve(told(1, 0)));
  const review = new Review("abc", null, ask);
  review.begin();
  await vi.advanceTimersByTimeAsync(0);
  review.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
  const refused = new Review("abc", null, () => Promise.reject(new Error("There is no review.")));
  refused.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(refused.problem).toBe("There is no review.");
});

test("the curve begins at the beginning and ends, once all is known, with how it ended", () => {
  expect(curve(all, null, 6).map(({ step }) => step)).toEqual([0, 1, 3, 4]);
  expect(curve(all, [8, 15], 6).at(-1)).toEqual({ step: 6, hopes: [8, 15] });
  expect(curve([], null, 6)).toEqual([]);
  expect(range(curve(all, [8, 15], 6))).toEqual({ low: 8, high: 15 });
  expect(range([])).toEqual({ low: 0, high: 1 });
});

test("every seat has a colour of its own, people the one they chose", () => {
  expect(colours(["rose", undefined, "rose"])).toEqual(["rose", "violet", "coral"]);
  expect(new Set(colours([undefined, "violet", undefined, undefined])).size).toBe(4);
});

test("a place on the curve is a step, and never outside the game", () => {
  expect([-1, 0, 0.5, 1, 2].map((place) => stepAt(place, 10))).toEqual([0, 0, 5, 10, 10]);
});

test("expected points have one digit behind the point and an honest sign", () => {
  expect([points(12.34), points(-0.04), points(-2.25)]).toEqual(["12.3", "0.0", "−2.3"]);
  expect([signed(1.5), signed(-2.3)]).toEqual(["+1.5", "−2.3"]);
});
