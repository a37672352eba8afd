import { expect, test } from "vitest";
import type { LessonStep } from "../games/contract";
import { again, due, parts, pass, resumed, same } from "./lesson";

const STEPS: LessonStep[] = [
  { say: "hello", dealt: 1 },
  { say: "first", move: 1 },
  { say: "second", move: 2 },
  { say: "look" },
  { say: "end", end: true },
  { say: "new turn", dealt: 1 },
  { say: "third", move: 3 },
  { say: "bye" },
];

const at = (index: number) => STEPS[index]?.say;

test("a roll and a decision are a step of the table each", () => {
  expect(due(STEPS)).toEqual([1, 1, 2, 3, 3, 4, 4, 5]);
});

test("a reload goes on after the last decision", () => {
  expect(at(resumed(STEPS, 1))).toBe("hello");
  expect(at(resumed(STEPS, 2))).toBe("second");
  expect(at(resumed(STEPS, 3))).toBe("look");
  expect(at(resumed(STEPS, 5))).toBe("bye");
});

test("what happened is still explained when the next roll came at once", () => {
  expect(at(resumed(STEPS, 4))).toBe("look");
});

test("a turn that has ended is not asked to end", () => {
  expect(at(pass(STEPS, 4, 3))).toBe("end");
  expect(at(pass(STEPS, 4, 4))).toBe("new turn");
});

test("taking back leads to the decision itself", () => {
  expect(at(again(STEPS, 1))).toBe("first");
  expect(at(again(STEPS, 2))).toBe("second");
  expect(at(again(STEPS, 4))).toBe("third");
});

test("a lesson has as many parts as things were dealt", () => {
  expect(parts(STEPS, 0)).toEqual({ of: 2, now: 1 });
  expect(parts(STEPS, 4)).toEqual({ of: 2, now: 1 });
  expect(parts(STEPS, 5)).toEqual({ of: 2, now: 2 });
});

test("decisions are compared by what they say, not by how they are spelled", () => {
  expect(same({ do: "write", die: 2 }, { die: 2, do: "write" })).toBe(true);
  expect(same({ do: "write", die: 2 }, { die: 3, do: "write" })).toBe(false);
});
