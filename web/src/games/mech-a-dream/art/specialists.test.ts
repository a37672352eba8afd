/** Whoever the box has, they are drawn. */

import { render } from "svelte/server";
import { expect, test } from "vitest";
import Robot from "./Robot.svelte";
import Specialist from "./Specialist.svelte";
import { ENLIGHTENED, OWN } from "./robots";
import { PORTRAITS } from "./specialists";

test("a Specialist of another box is drawn as somebody with a wrench", () => {
  const drawn = (number: number) => render(Specialist, { props: { number } }).body;
  expect(drawn(PORTRAITS.length + 1)).toContain("<path");
  expect(drawn(PORTRAITS.length + 2)).toBe(drawn(PORTRAITS.length + 1));
  expect(PORTRAITS.map((_, n) => drawn(n + 1))).not.toContain(drawn(PORTRAITS.length + 1));
});

test("a ninth robot is drawn as the one of the board, with its number", () => {
  const ninth = render(Robot, { props: { number: ENLIGHTENED.length + 1, asleep: false } }).body;
  expect(ninth).toContain(`--shell: ${OWN.shell}`);
  expect(ninth).toContain(`>${ENLIGHTENED.length + 1}</text`);
});
