/** Words stand beside their piece and inside the board; arrow keys lead to the nearest piece that way. */

import { expect, test } from "vitest";
import { beside, towards } from "./beside";

const size = { width: 200, height: 80 };
const room = { width: 900, height: 700 };

test("words stand at the left of a piece, or at the right where there is no room", () => {
  expect(beside({ left: 500, top: 300, width: 80, height: 100 }, size, room).left).toBe(500 - 12 - 200);
  expect(beside({ left: 20, top: 300, width: 80, height: 100 }, size, room).left).toBe(112);
});

test("on a narrow board they stand under the piece, and above it at the very bottom", () => {
  const narrow = { width: 300, height: 700 };
  expect(beside({ left: 60, top: 100, width: 150, height: 100 }, size, narrow).top).toBe(212);
  expect(beside({ left: 60, top: 560, width: 150, height: 100 }, size, narrow).top).toBe(560 - 12 - 80);
});

test("they never leave the board", () => {
  const { left, top } = beside({ left: 880, top: 0, width: 20, height: 20 }, size, room);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
});

const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

test("an arrow key leads to what lies straight ahead before what is near but aside", () => {
  expect(towards(at(0, 0), [at(30, 28), at(60, 0)], "ArrowRight")).toBe(1);
  expect(towards(at(0, 0), [at(30, 0), at(0, 40)], "ArrowDown")).toBe(1);
});

test("where nothing lies that way it leads nowhere", () => {
  expect(towards(at(0, 0), [at(30, 0)], "ArrowLeft")).toBeNull();
  expect(towards(at(0, 0), [at(30, 0)], "Enter")).toBeNull();
});
