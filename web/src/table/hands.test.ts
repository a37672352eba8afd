/** One device, several seats: it turns to whoever is awaited, and hides what the next may not see. */

import { expect, test } from "vitest";
import { firstHands, nextHands } from "./hands";

const table = { mine: [0, 2], waiting: [0, 2], held: [], shown: 0, open: true };

test("whoever is awaited keeps the device", () => {
  expect(nextHands(table)).toBeNull();
});

test("whoever has decided and not ended the turn keeps it, too", () => {
  expect(nextHands({ ...table, waiting: [2], held: [0] })).toBeNull();
});

test("it goes to the next own seat that is awaited, never to somebody else's", () => {
  expect(nextHands({ ...table, waiting: [1, 2] })).toEqual({ seat: 2, curtain: false });
  expect(nextHands({ ...table, waiting: [1] })).toBeNull();
});

test("it goes round the table", () => {
  expect(nextHands({ ...table, mine: [0, 1, 3], waiting: [0, 3], shown: 1 })?.seat).toBe(3);
  expect(nextHands({ ...table, mine: [0, 1, 3], waiting: [0, 1], shown: 3 })?.seat).toBe(0);
});

test("where something is hidden, a curtain falls first", () => {
  expect(nextHands({ ...table, waiting: [2], open: false })).toEqual({ seat: 2, curtain: true });
});

test("one seat or none needs no handing over", () => {
  expect(nextHands({ ...table, mine: [0], waiting: [1] })).toBeNull();
  expect(nextHands({ ...table, mine: [], shown: null })).toBeNull();
});

test("whoever is awaited takes the device up first", () => {
  expect(firstHands([0, 2], [1, 2])).toBe(2);
  expect(firstHands([0, 2], [1])).toBe(0);
  expect(firstHands([], [1])).toBeNull();
});
