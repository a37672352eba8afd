/** Arrow keys lead to the nearest piece that way. */

import { expect, test } from "vitest";
import { towards } from "./arrows";

const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

test("an arrow key leads to what lies straight ahead before what is near but aside", () => {
  expect(towards(at(0, 0), [at(30, 28), at(60, 0)], "ArrowRight")).toEqual(at(60, 0));
  expect(towards(at(0, 0), [at(30, 0), at(0, 40)], "ArrowDown")).toEqual(at(0, 40));
});

test("where nothing lies that way it leads nowhere", () => {
  expect(towards(at(0, 0), [at(30, 0)], "ArrowLeft")).toBeNull();
  expect(towards(at(0, 0), [at(30, 0)], "Enter")).toBeNull();
});
