import { expect, test } from "vitest";
import { shown } from "./play.svelte";

const showed = [0, 1].map((seat) => ({ event: "showed" as const, seat, card: 5 + seat }));

test("a round is shown with what it was about, who bid what, and who won", () => {
  const events = [
    ...showed,
    { event: "won" as const, seat: 1, dream: 9 },
    { event: "turned" as const, round: 2, dream: 3 },
  ];
  const round = shown(events, [9]);
  expect(round?.stake).toEqual([9]);
  expect([...(round?.bids ?? [])]).toEqual([
    [0, 5],
    [1, 6],
  ]);
  expect(round?.winner).toBe(1);
});

test("a tie has no winner", () => {
  expect(shown([...showed, { event: "tied", waits: true }], [9])?.winner).toBeNull();
});

test("the last round comes up and is shown at once, with what waited for it", () => {
  expect(shown([{ event: "turned", round: 7, dream: 2 }, ...showed], [4])?.stake).toEqual([4, 2]);
});

test("while bids are face down nothing is shown", () => {
  expect(shown([{ event: "sealed", seat: 0 }], [9])).toBeNull();
});
