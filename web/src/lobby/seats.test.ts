import { expect, test } from "vitest";
import type { GameInfo } from "../lib/wire";
import { canAdd, canRemove, opening, recalled, rowsOf, timed, usual, type Plan, type Row } from "./seats";

const game: GameInfo = {
  name: "toy",
  rules: 1,
  seats: { fewest: 1, most: 3 },
  options: [{ name: "view", values: ["A", "D"] }],
  bots: ["random", "greedy"],
  visitors: ["clever"],
  open: true,
  lesson: true,
  review: true,
};
const plan = (rows: Row[], more: Partial<Plan> = {}): Plan => ({
  rows,
  options: {},
  clock: { kind: "none" },
  ...more,
});

test("me, a friend, a bot and somebody beside me become the seats the server knows", () => {
  const rows: Row[] = [
    { kind: "me" },
    { kind: "friend" },
    { kind: "bot", level: "random" },
    { kind: "device" },
  ];
  expect(opening("toy", plan(rows)).seats).toEqual(["me", "open", "random", "me"]);
  expect(rowsOf(["me", "open", "random", "me"], game)).toEqual(rows);
  expect(rowsOf(["me", "clever"], game)).toEqual([{ kind: "me" }, { kind: "bot", level: "clever" }]);
});

test("a table with a friend to come is only opened; any other begins at once", () => {
  expect(opening("toy", plan([{ kind: "me" }, { kind: "friend" }])).start).toBe(false);
  expect(opening("toy", plan([{ kind: "me" }, { kind: "device" }])).start).toBe(true);
  expect(opening("toy", plan([{ kind: "me" }])).start).toBe(true);
});

test("a clock runs only where somebody else would have to wait", () => {
  const clock = { kind: "move", seconds: 60 } as const;
  expect(opening("toy", plan([{ kind: "me" }, { kind: "bot", level: "greedy" }], { clock })).clock).toEqual({
    kind: "none",
  });
  expect(opening("toy", plan([{ kind: "me" }, { kind: "friend" }], { clock })).clock).toEqual(clock);
  expect(timed([{ kind: "me" }])).toBe(false);
});

test("alone is one seat, unless the game wants more: then bots fill up", () => {
  expect(usual("nobody", game)).toEqual([{ kind: "me" }]);
  expect(usual("nobody", { ...game, seats: { fewest: 2, most: 4 } })).toEqual([
    { kind: "me" },
    { kind: "bot", level: "greedy" },
  ]);
});

test("a game without bots is played with friends", () => {
  expect(usual("bots", { ...game, bots: [] })).toEqual([{ kind: "me" }, { kind: "friend" }]);
});

test("seats are added and taken away within what the game allows", () => {
  const rows = usual("friends", game);
  expect([canAdd(rows, game), canRemove(rows, game)]).toEqual([true, true]);
  expect(canAdd([...rows, { kind: "friend" }], game)).toBe(false);
  expect(canRemove(usual("nobody", game), game)).toBe(false);
});

test("the last choice comes back, without what this server no longer knows", () => {
  const kept = {
    seats: ["me", "genius", "open", "open"],
    options: { view: "D", weather: "rain" },
    clock: { kind: "move", seconds: 60 },
  };
  expect(recalled(kept, game)).toEqual({
    options: { view: "D" },
    rows: [{ kind: "me" }, { kind: "bot", level: "greedy" }, { kind: "friend" }],
    clock: { kind: "move", seconds: 60 },
  });
});

test("what is kept but cannot be read is as if nothing were kept", () => {
  for (const kept of [null, "seats", {}, { seats: [] }]) expect(recalled(kept, game)).toBeNull();
});
