/** What happened sets the right pieces in motion, in the order it happened. */

import { expect, test } from "vitest";
import { script } from "./motion";
import type { Event, View } from "./types";

const trips = (events: readonly Event[], time: View["time"]) => script(events, time, 0).trips;
const keys = (events: readonly Event[], time: View["time"]) => trips(events, time).map(({ key }) => key);

test("a bought tile flies, its assistant hops on 80 ms later, then the pile slides", () => {
  const all = trips(
    [
      { event: "bought", seat: 1, tile: "B7", paid: { ink: 2 }, slot: 3, robot: false },
      { event: "slid", tile: "B2", from: 0, to: 2 },
      { event: "turned", tile: "E1", spot: 0 },
    ],
    "afternoon",
  );
  expect(all.map(({ key }) => key)).toEqual(["tile:B7", "worker:1:afternoon", "tile:B2", "tile:E1"]);
  const [tile, worker, slid, turned] = all.map(({ delay }) => delay);
  expect(worker).toBe((tile ?? 0) + 80);
  expect(slid).toBeGreaterThan(worker ?? 0);
  expect(turned).toBeGreaterThan(slid ?? 0);
});

test("what somebody buys is known to be theirs, so that it flies to their panel; what slides is nobody's", () => {
  const all = trips(
    [
      { event: "bought", seat: 1, tile: "B7", paid: { ink: 2 }, slot: 3, robot: false },
      { event: "slid", tile: "B2", from: 0, to: 2 },
    ],
    "afternoon",
  );
  expect(all.map(({ of }) => of)).toEqual([1, 1, undefined]);
});

test("nobody hops on what the robot buys", () => {
  expect(keys([{ event: "bought", seat: 0, tile: "P3", paid: {}, slot: 1, robot: true }], "night")).toEqual([
    "tile:P3",
  ]);
});

test("when time passes all belts roll together", () => {
  const all = trips(
    [
      { event: "moved", seat: 0, tile: "B1", from: 3, to: 2 },
      { event: "moved", seat: 1, tile: "P2", from: 5, to: 4 },
      { event: "completed", seat: 1, tile: "P9", place: 0 },
    ],
    "morning",
  );
  expect(all[0]?.delay).toBe(all[1]?.delay);
  expect(all[2]?.delay).toBeGreaterThan(all[1]?.delay ?? 0);
});

test("a machine that rolls and is completed makes one trip and arrives with the second", () => {
  const all = trips(
    [
      { event: "moved", seat: 0, tile: "B1", from: 1, to: 0 },
      { event: "completed", seat: 0, tile: "B1", place: 2 },
    ],
    "evening",
  );
  expect(all).toHaveLength(1);
  expect(all[0]?.lasts).toBeGreaterThan(420);
});

test("at nightfall the assistants go home", () => {
  expect(keys([{ event: "began", day: 1, time: "night" }], "evening")).toContain("worker:0:morning");
});

test("what only changes hands in words moves nothing", () => {
  expect(
    keys(
      [
        { event: "declined", seat: 0 },
        { event: "done", seat: 0 },
      ],
      "night",
    ),
  ).toEqual([]);
});

test("what the shown player gains flies from where it comes, without what is lost", () => {
  const stock: Event = {
    event: "gained",
    seat: 0,
    gain: { flowers: 3, ink: 2 },
    lost: { ink: 2 },
    from: { of: "stock" },
  };
  const { gains } = script(
    [{ event: "stock", seat: 0, part: "morning" }, stock, { ...stock, seat: 1 }],
    "morning",
    0,
  );
  expect(gains).toEqual([{ from: '[data-fly="worker:0:morning"]', to: "flowers", count: 3, delay: 200 }]);
});
