import { expect, test } from "vitest";
import { floors, here } from "./track";

test("every row of the chart is a floor, every point a window", () => {
  const all = floors([4, 7, 10, 14, 18]);
  expect(all.map((floor) => floor.map(({ points }) => points))).toEqual([
    [0, 1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
    [10, 11, 12, 13],
    [14, 15, 16, 17],
    [18, 19, 20],
  ]);
});

test("beyond the last window the flask stays in it", () => {
  const all = floors([4, 7, 10, 14, 18]).flat();
  expect(all.filter((window) => here(window, 23)).map(({ points }) => points)).toEqual([20]);
  expect(all.filter((window) => here(window, 12)).map(({ points }) => points)).toEqual([12]);
});
