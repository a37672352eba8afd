/** Effects fit their tiles, in letters no smaller than 12 px. */

import { expect, test } from "vitest";
import { needs, strip } from "./strip";
import type { MachineLook } from "./types";

const trade: MachineLook = { family: "power", pay: { flowers: 2, ink: 1 }, gain: { dreams: 4 } };
const green: MachineLook = { family: "economical", pay: {}, gain: {}, power: "ink", reward: { rainbows: 2 } };

test("the longest trade of the box fits a sale tile of a phone, and stacked a nest", () => {
  expect(needs(strip(trade))).toBeLessThan(105);
  expect(strip(trade).stacked * 12 + 8).toBeLessThan(52);
  expect(strip(trade).stacked).toBeLessThan(strip(trade).wrapped);
});

test("a short trade stays on one line on a belt of 70 px, the longest doesn't", () => {
  expect(needs(strip({ ...trade, pay: { flowers: 2 } }))).toBeLessThanOrEqual(68);
  expect(needs(strip(trade))).toBeGreaterThan(68);
});

test("an economical machine shows its reward and its power side by side", () => {
  expect(strip(green)).toMatchObject({ trade: false });
  expect(strip(green).line).toBeGreaterThan(strip({ ...green, reward: {} }).line);
});
