/** What a table is known by, told in the lobby, on the way in and on the home page. */

import { beforeAll, expect, test } from "vitest";
import { speak } from "../lib/words.svelte";
import { optionWords as atTheTable } from "../table/options";
import { knownBy } from "./options";

beforeAll(() => {
  // Words are spoken into a page; here there is none.
  globalThis.document ??= { documentElement: { lang: "" } } as Document;
  return speak("en");
});

test("Daydream is known by its view, also by the usual one", () => {
  expect(knownBy("daydream", {})).toHaveLength(1);
  expect(knownBy("daydream", { view: "BC" })[0]?.name).toBe("Under the Stars");
});

test("a variation that is off is not told, and two that are on are both told", () => {
  expect(knownBy("mech-a-dream", {})).toEqual([]);
  expect(knownBy("mech-a-dream", { robots: false, specialists: true })).toHaveLength(1);
  expect(knownBy("mech-a-dream", { robots: true, specialists: true })).toHaveLength(2);
});

test("at the table, too, a variation that is off is not told", () => {
  expect(atTheTable({ view: "BC", robots: false, specialists: false })).toEqual(["Under the Stars"]);
});
