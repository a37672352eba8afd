/** The page deals as the dealer does: the same known answers as in crates/game/src/dealer.rs. */

import { blake3 } from "@noble/hashes/blake3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { commitmentOf, roll, verify } from "./verify";
import type { Step } from "./wire";

const DREAM = blake3(utf8ToBytes("dream"), { context: utf8ToBytes("reverie 2026 named seed") });
const FACES: [number, number][] = [1, 2, 3, 4, 5, 6].map((face) => [face, 1]);
const DEALT = [2, 1, 3, 3, 3, 3, 1, 4, 2, 1, 5, 5];
const PROMISE = "e22826934dbc584fe2b6d92b2ead31dd938eb108064379eedef0c694fbc891f2";

const step = (by: Step["by"]): Step => ({ by, events: [], turn: { waiting: [0] } });
const rolled = (face: number): Step =>
  step({ chance: { source: "dice", index: 0, rolls: FACES, roll: face } });
const game = (rolls: number[]) => ({
  seed: bytesToHex(DREAM),
  commitment: PROMISE,
  steps: [step(null), ...rolls.flatMap((face) => [rolled(face), step({ seat: 0 })])],
});

test("the seed gives the rolls the dealer gives", () => {
  const weights = FACES.map(([, weight]) => weight);
  expect(DEALT.map((_, n) => FACES[roll(DREAM, "dice", 0, n, weights)]?.[0])).toEqual(DEALT);
});

test("the seed gives the promise the dealer gave", () => {
  expect(commitmentOf(DREAM)).toBe(PROMISE);
});

test("what weighs nothing never comes, and nothing comes from nothing", () => {
  for (let n = 0; n < 40; n += 1) expect(roll(DREAM, "dice", 0, n, [0, 3, 0])).toBe(1);
  expect(roll(DREAM, "dice", 0, 0, [])).toBe(-1);
});

test("an honest game is found honest, roll by roll", () => {
  const verdict = verify(game(DEALT));
  expect(verdict).toMatchObject({ is: "checked", kept: true });
  expect(verdict.is === "checked" && verdict.rolls.map((one) => one.right)).toEqual(DEALT.map(() => true));
});

test("a changed roll is named with what should have come", () => {
  const verdict = verify(game([2, 6, 3]));
  expect(verdict.is === "checked" && verdict.rolls.filter((one) => !one.right)).toEqual([
    { step: 3, source: "dice", came: 6, due: 1, right: false },
  ]);
});

test("another seed than the promised one breaks the promise", () => {
  expect(verify({ ...game(DEALT), commitment: PROMISE.replace("e2", "e3") })).toMatchObject({ kept: false });
});

test("a promise changed after this device saw it breaks it too", () => {
  expect(verify(game(DEALT), "00".repeat(32))).toMatchObject({ kept: false });
  expect(verify({ ...game(DEALT), commitment: "00".repeat(32) }, PROMISE)).toMatchObject({ kept: false });
});

test("before the end there is nothing to check", () => {
  expect(verify({ commitment: PROMISE, steps: [] })).toEqual({ is: "sealed" });
});
