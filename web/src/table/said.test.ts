// @vitest-environment happy-dom
/** Whose line is whose. */

import { expect, test } from "vitest";
import { isOwn, unreadLines } from "./said";

const line = (number: number, name: string, seat: number | null) => ({
  number,
  name,
  text: "…",
  at: 0,
  seat,
});

test("a line is told by its seat, whatever somebody else is called; without a seat by its name", () => {
  expect(isOwn(line(0, "Ada", 1), [0], "Ada")).toBe(false);
  expect(isOwn(line(0, "Ada as she was called", 0), [0, 2], "Ada")).toBe(true);
  expect(isOwn({ ...line(0, "Ada ", null), yours: true }, [], "Ada")).toBe(true);
  expect(isOwn(line(0, "Ada", null), [], "Ada")).toBe(true);
  expect(isOwn(line(0, "Bo", null), [], "Ada")).toBe(false);
});

test("the very first line is new too, when somebody else has said it", () => {
  const chat = [line(0, "Bo", 1), line(1, "Ada", 0), line(2, "Bo", 1)];
  expect([unreadLines(chat, -1, [0]), unreadLines(chat, 0, [0]), unreadLines(chat, 2, [0])]).toEqual([
    2, 1, 0,
  ]);
  expect(unreadLines(chat, -1, [1])).toBe(1);
});
