import { expect, test } from "vitest";
import { motions } from "./motion";

test("strokes draw themselves one after the other, those of other seats not at all", () => {
  const moved = motions(
    [
      { event: "wrote", seat: 0, die: 4, digit: 4, cloud: "b3" },
      { event: "stroke", seat: 0, object: 2, ink: "dot", from: 0, to: 1 },
      { event: "stroke", seat: 0, object: 2, ink: "sun", from: 1, to: 2 },
      { event: "stroke", seat: 1, object: 5, ink: "dot", from: 0, to: 1 },
    ],
    0,
  );
  expect(moved.map(({ kind, of }) => [kind, of])).toEqual([
    ["digit", "b3"],
    ["stroke", "2"],
    ["stroke", "2"],
  ]);
  const delays = moved.map(({ delay }) => delay);
  expect(delays).toEqual([...delays].sort((a, b) => a - b));
  expect(new Set(delays).size).toBe(3);
});

test("the dice roll for everybody", () => {
  expect(motions([{ event: "rolled", turn: 3, dice: [1, 6] }], 2).map(({ kind }) => kind)).toEqual(["roll"]);
});
