/** What a clock shows between two words of the server. */

import { expect, test } from "vitest";
import { reading, shown } from "./spans.svelte";

const HOUR = 3_600_000;

test("minutes and seconds, hours where there are any", () => {
  expect([shown(0), shown(61_000), shown(HOUR + 5000), shown(-5)]).toEqual([
    "0:00",
    "1:01",
    "1:00:05",
    "0:00",
  ]);
});

test("time runs out, and without grace nothing comes after it", () => {
  expect(reading({ left: 5000 }, 2000)).toEqual({ kind: "left", left: 3000 });
  expect(reading({ left: 5000 }, 9000)).toEqual({ kind: "left", left: 0 });
});

test("after the time comes the grace", () => {
  expect(reading({ left: 5000, grace: HOUR }, 5000)).toEqual({ kind: "grace", left: HOUR });
  expect(reading({ left: 0, grace: HOUR }, 1000)).toEqual({ kind: "grace", left: HOUR - 1000 });
});

test("days off stop the clock until they are over", () => {
  expect(reading({ left: 5000, off: HOUR }, 1000)).toEqual({ kind: "off", left: HOUR - 1000 });
  expect(reading({ left: 5000, off: HOUR }, HOUR + 2000)).toEqual({ kind: "left", left: 3000 });
});
