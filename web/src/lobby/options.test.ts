/** What a table is known by, told in the lobby, on the way in and on the home page. */

import { expect, test } from "vitest";
import { knownBy } from "./options";

const names = (known: Parameters<typeof knownBy>[0], options: unknown) =>
  knownBy(known, options).map(({ name }) => name);

test("a table is known by what was chosen, and by the usual where nothing was", () => {
  const toy = { knownBy: [{ option: "size", usual: "small" }] };
  expect(names(toy, {})).toEqual(["small"]);
  expect(names(toy, { size: "large", colour: "red" })).toEqual(["large"]);
});

test("a variation that is off is not told, and two that are on are both told", () => {
  const toy = {
    knownBy: [
      { option: "wind", usual: false },
      { option: "rain", usual: false },
    ],
  };
  expect(names(toy, {})).toEqual([]);
  expect(names(toy, { wind: false, rain: true })).toEqual(["true"]);
  expect(names(toy, { wind: true, rain: true })).toHaveLength(2);
});

test("of a game the page cannot draw nothing is told", () => {
  expect(names(undefined, { size: "large" })).toEqual([]);
});
