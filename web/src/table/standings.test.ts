/** A result is shown as it was reckoned. */

import { expect, test } from "vitest";
import type { Standing, Standings } from "../lib/wire";
import { bands, kinds, ranked, shared, ties } from "./standings";

const standing = (
  seat: number,
  place: number,
  parts: Record<string, number>,
  tie: number[] = [],
): Standing => ({
  seat,
  place,
  ties: tie,
  points: Object.values(parts).reduce((sum, points) => sum + points, 0),
  parts: Object.entries(parts).map(([name, points]) => ({ name, points })),
});
const RESULT: Standings = {
  seats: [
    standing(0, 3, { objects: 5, stars: 1 }, [1]),
    standing(1, 2, { objects: 9 }, [2]),
    standing(2, 1, { objects: 8, stars: 1 }, [4]),
  ],
};

test("the winner comes first", () => {
  expect(ranked(RESULT).map((one) => one.seat)).toEqual([2, 1, 0]);
});

test("every kind of points has its line, with nothing for whoever has none", () => {
  expect(kinds(RESULT).map(({ name, points }) => [name, [...points.values()]])).toEqual([
    ["objects", [5, 9, 8]],
    ["stars", [1, 0, 1]],
  ]);
});

test("between equal points, what decided is named", () => {
  expect(ties(RESULT)).toEqual([{ ahead: 2, behind: 1, points: 9, by: 0, more: 4, less: 2 }]);
});

test("a shared place was decided by nothing", () => {
  expect(ties({ seats: [standing(0, 1, { objects: 4 }, [2]), standing(1, 1, { objects: 4 }, [2])] })).toEqual(
    [],
  );
});

test("all rows of a table of results go by the name of one", () => {
  expect(bands({ name: "band-BC-2", index: 2, of: 4 })).toEqual([
    "band-BC-0",
    "band-BC-1",
    "band-BC-2",
    "band-BC-3",
  ]);
});

test("a result is shared where all are first and the rules have a verdict on it", () => {
  const seats = [0, 1].map((seat) => ({ seat, place: 1, points: 12, parts: [] }));
  const band = { name: "band-sandman-3", index: 3, of: 6 };
  expect(shared({ seats, band })).toBe(true);
  expect(shared({ seats })).toBe(false);
  expect(shared({ seats: [seats[0]!, { ...seats[1]!, place: 2 }], band })).toBe(false);
});
