import { expect, test } from "vitest";
import type { Lobby, SeatFace } from "../lib/wire";
import { sorted, standing, waits } from "./tables";

const seat = (n: number, more: Partial<SeatFace> = {}): SeatFace => ({
  seat: n,
  present: false,
  host: n === 0,
  ...more,
});
const mine = seat(0, { name: "Lune", colour: "violet", yours: true });
const friend = seat(1, { name: "Odile", colour: "rose" });
const table = (id: string, more: Partial<Lobby> = {}): Lobby => ({
  id,
  game: "toy",
  rules: 1,
  options: {},
  clock: { kind: "none" },
  phase: "play",
  seats: [mine, friend],
  hosting: true,
  n: 1,
  your_turn: false,
  waiting: [],
  changed: 0,
  watching: 0,
  hints: true,
  lesson: false,
  ...more,
});
const name = (n: number) => ["Lune", "Odile", "Greedy 3"][n] ?? "?";

test("what waits for me comes first, then what is under way, then what has not begun, then what is over", () => {
  const { now, past } = sorted([
    table("over", { phase: "over" }),
    table("lobby", { phase: "lobby" }),
    table("theirs"),
    table("mine", { your_turn: true }),
  ]);
  expect(now.map(({ id }) => id)).toEqual(["mine", "theirs", "lobby"]);
  expect(past.map(({ id }) => id)).toEqual(["over"]);
});

test("among equals the one that changed last comes first", () => {
  const { now } = sorted([
    table("old", { changed: 1 }),
    table("new", { changed: 9 }),
    table("between", { changed: 5 }),
  ]);
  expect(now.map(({ id }) => id)).toEqual(["new", "between", "old"]);
});

test("closed tables and lessons are not shown", () => {
  const { now, past } = sorted([table("closed", { phase: "closed" }), table("lesson", { lesson: true })]);
  expect([...now, ...past]).toEqual([]);
});

test("a table that cannot go on is kept, before those where others decide", () => {
  const stuck = table("stuck", { stuck: { key: "other-rules" } });
  expect(sorted([table("theirs"), stuck]).now.map(({ id }) => id)).toEqual(["stuck", "theirs"]);
  expect(waits(stuck, name)).toEqual({ key: "home-stuck" });
  expect(standing({ ...stuck, phase: "over" })).toBe("over");
});

test("a finished table never waits for me", () => {
  expect(standing(table("a", { phase: "over", your_turn: true }))).toBe("over");
});

test("a table under way says whom it waits for, and how many more", () => {
  expect(waits(table("a", { waiting: [1, 2] }), name)).toEqual({
    key: "home-waits-for",
    args: { name: "Odile", others: 1 },
  });
});

test("a lobby says how many seats are open; a bot's seat is not", () => {
  const seats = [mine, seat(1), seat(2, { bot: "greedy" })];
  expect(waits(table("a", { phase: "lobby", seats }), name)).toEqual({
    key: "home-seats-open",
    args: { seats: 1 },
  });
});

test("a full lobby says who is to begin", () => {
  expect(waits(table("a", { phase: "lobby" }), name).key).toBe("home-can-begin");
  expect(waits(table("a", { phase: "lobby", hosting: false }), name).key).toBe("home-waits-host");
});

test("a past game tells my place and my points", () => {
  const standing = (seat: number, place: number, points: number) => ({ seat, place, points, parts: [] });
  const won = { phase: "over", over: { seats: [standing(0, 1, 40), standing(1, 2, 31)] } } as const;
  const lost = { phase: "over", over: { seats: [standing(0, 2, 31), standing(1, 1, 40)] } } as const;
  const even = { phase: "over", over: { seats: [standing(0, 1, 31), standing(1, 1, 31)] } } as const;
  expect(waits(table("a", won as unknown as Partial<Lobby>), name)).toEqual({
    key: "home-result-won",
    args: { points: 40 },
  });
  expect(waits(table("a", lost as unknown as Partial<Lobby>), name)).toEqual({
    key: "home-result-place",
    args: { place: 2, of: 2, points: 31 },
  });
  expect(waits(table("a", even as unknown as Partial<Lobby>), name).key).toBe("home-result-shared");
});

test("alone there is no winner: the points, and the band where there is one", () => {
  const over = {
    seats: [{ seat: 0, place: 1, points: 33, parts: [] }],
    band: { name: "band-A-2", index: 2, of: 4 },
  };
  const phrase = waits(table("a", { phase: "over", over, seats: [mine] }), name);
  expect(phrase).toEqual({ key: "home-result-band", args: { points: 33, band: { key: "band-A-2" } } });
});
