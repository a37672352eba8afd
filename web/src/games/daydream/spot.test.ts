import { expect, test } from "vitest";
import { spot } from "./spot";

const ROOM = { left: 0, top: 0, width: 900, height: 600 };
const SIZE = { width: 300, height: 60 };

test("a bubble stands above its piece where it can", () => {
  expect(spot({ left: 400, top: 300, width: 80, height: 80 }, SIZE, ROOM, [])).toEqual({
    left: 290,
    top: 228,
  });
});

test("a bubble never stands over a legal cloud while another place is free", () => {
  const above = { left: 350, top: 200, width: 200, height: 90 };
  const place = spot({ left: 400, top: 300, width: 80, height: 80 }, SIZE, ROOM, [above]);
  expect(place.top).toBe(392);
});

test("a bubble stays on the sheet", () => {
  const place = spot({ left: 860, top: 4, width: 40, height: 40 }, SIZE, ROOM, []);
  expect(place.left + SIZE.width).toBeLessThanOrEqual(ROOM.width);
  expect(place.top).toBeGreaterThanOrEqual(0);
});
