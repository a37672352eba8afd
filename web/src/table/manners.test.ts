/** Whose vote it takes to give somebody's seat to a bot. */

import { expect, test } from "vitest";
import type { SeatFace } from "../lib/wire";
import { motions } from "./manners";

const person = (seat: number, name: string, more: Partial<SeatFace> = {}): SeatFace => ({
  seat,
  name,
  present: true,
  host: seat === 0,
  ...more,
});
const [ada, bo, cy] = [person(0, "Ada"), person(1, "Bo"), person(2, "Cy")];
const gone = { present: false };

test("nobody votes on their own seat, on a bot's, or without a seat", () => {
  const bot: SeatFace = { seat: 3, bot: "greedy", present: false, host: false };
  expect(motions([ada, bo, bot], [0], 0)).toBeNull();
  expect(motions([ada, bo, bot], [0], 3)).toBeNull();
  expect(motions([ada, bo], [], 1)).toBeNull();
});

test("for whoever is away one of the others may be enough, and says so before", () => {
  const { standin, out } = motions([ada, person(1, "Bo", gone)], [0], 1)!;
  expect([standin!.no, standin!.of, standin!.decides]).toEqual([null, [0], true]);
  expect([out.no, out.decides]).toEqual([null, true]);
});

test("a bot stands in for nobody who is here, and turning them out takes two others", () => {
  const two = motions([ada, bo], [0], 1)!;
  expect([two.standin!.no, two.out.no]).toEqual(["owner-is-here", "out-takes-two"]);
  const three = motions([ada, bo, cy], [0], 1)!;
  expect([three.out.no, three.out.of, three.out.decides]).toEqual([null, [0, 2], false]);
});

test("two seats of one person are one of mind", () => {
  expect(motions([ada, bo, person(2, "Ada")], [0, 2], 1)!.out.no).toBe("out-takes-two");
});

test("who agrees is counted, and the last word is known as such", () => {
  const { out } = motions([ada, { ...bo, out: [2] }, cy], [0], 1)!;
  expect([out.agree, out.mine, out.decides]).toEqual([[2], false, true]);
});

test("where the clock has said so, one is enough, even alone with them", () => {
  const { out } = motions([ada, { ...bo, verdict: true }], [0], 1)!;
  expect([out.no, out.decides]).toEqual([null, true]);
  expect(motions([ada, { ...bo, verdict: true }, cy], [0], 1)!.out.decides).toBe(true);
});

test("for whom a bot stands in already, nobody asks for one; those who are away or stood in for are not waited for", () => {
  const stoodIn = { ...bo, ...gone, bot: "greedy" };
  const found = motions([ada, stoodIn, person(2, "Cy", gone), person(3, "Di", { bot: "greedy" })], [0], 1)!;
  expect(found.standin).toBeNull();
  expect(found.out.of).toEqual([0]);
  expect(motions([ada, { ...stoodIn, once: true }], [0], 1)!.standin).not.toBeNull();
});
