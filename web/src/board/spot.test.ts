import { expect, test } from "vitest";
import { spot } from "./spot";

const ROOM = { left: 0, top: 0, width: 900, height: 600 };
const SIZE = { width: 300, height: 60 };

test("words stand above its piece where it can", () => {
  expect(spot({ left: 400, top: 300, width: 80, height: 80 }, SIZE, ROOM, [])).toEqual({
    left: 290,
    top: 228,
  });
});

test("words never stand over a legal cloud while another place is free", () => {
  const above = { left: 350, top: 200, width: 200, height: 90 };
  const place = spot({ left: 400, top: 300, width: 80, height: 80 }, SIZE, ROOM, [above]);
  expect(place.top).toBe(392);
});

test("words stay on the board", () => {
  const place = spot({ left: 860, top: 4, width: 40, height: 40 }, SIZE, ROOM, []);
  expect(place.left + SIZE.width).toBeLessThanOrEqual(ROOM.width);
  expect(place.top).toBeGreaterThanOrEqual(0);
});

test("where they prefer it, words stand at the left of a piece, else at the right, else under it", () => {
  const at = (left: number, top: number, width: number, room = ROOM) =>
    spot({ left, top, width, height: 80 }, { width: 200, height: 60 }, room, [], "beside");
  expect(at(500, 300, 80)).toEqual({ left: 500 - 12 - 200, top: 310 });
  expect(at(20, 300, 80)).toEqual({ left: 112, top: 310 });
  expect(at(60, 100, 150, { ...ROOM, width: 300 }).top).toBe(192);
});
