import { expect, test } from "vitest";
import type { Team } from "../lib/wire";
import { closed, nextNight } from "./teams";

const team = (passed: number): Team => ({
  id: "owls",
  name: "Owls",
  game: "toy",
  option: "night",
  chapters: ["monday", "tuesday", "sunday"].map((value, n) => ({
    value,
    open: n <= passed,
    passed: n < passed,
  })),
  complete: passed === 3,
  afterwards: [["tools", "drawn"]],
});

test("a night opens when the one before it is passed", () => {
  expect(["monday", "tuesday", "sunday"].map((night) => closed(team(1), "night", night))).toEqual([
    false,
    false,
    true,
  ]);
  expect(closed(team(1), "night", "introductory")).toBe(false);
  expect(closed(team(2), "tools", "drawn")).toBe(true);
  expect(closed(team(3), "tools", "drawn")).toBe(false);
});

test("without a team everything is open", () => {
  expect(closed(null, "night", "sunday")).toBe(false);
});

test("a team goes on with the first night it has not passed", () => {
  expect(nextNight(team(1), { words: "fr", night: "sunday", tools: "drawn" })).toEqual({
    words: "fr",
    night: "tuesday",
  });
  expect(nextNight(team(3), { night: "monday", tools: "drawn" })).toEqual({
    night: "monday",
    tools: "drawn",
  });
});
