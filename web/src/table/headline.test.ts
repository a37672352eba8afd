/** What stands over the board. */

import { beforeAll, expect, test, vi } from "vitest";
import { learn, speak } from "../lib/words.svelte";
import { headline } from "./headline";

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
  return Promise.all([speak("en"), learn()]);
});

type Table = Parameters<typeof headline>[0];
const table = (more: Partial<Table> = {}): Table => ({
  waiting: [],
  held: [],
  over: null,
  seat: 0,
  view: null,
  legal: [],
  myTurn: false,
  holding: false,
  name: (seat) => ["Lune", "Odile", "Nemo"][seat] ?? "?",
  ...more,
});
const toy = { todo: () => ({ key: "table-undo" }) };
const said = (more: Partial<Table>, lesson = false) => headline(table(more), toy, lesson);

test("whoever is awaited reads what the game wants of them", () => {
  const asked = said({ waiting: [0], myTurn: true });
  expect(asked.mine).toBe(true);
  expect(asked.words).toBe("Undo");
  expect(said({ waiting: [0], myTurn: true }, true).tag).not.toBe(asked.tag);
});

test("everybody else reads whom the table waits for, spectators too", () => {
  for (const seat of [0, null]) {
    const wait = said({ waiting: [1, 2], seat });
    expect(wait.mine).toBe(false);
    expect(wait.words).toContain("Odile");
    expect(wait.words).toContain("Nemo");
  }
});

test("who still may change their mind is told so, and the others whose mind that is", () => {
  expect(said({ held: [0], holding: true }).mine).toBe(true);
  expect(said({ held: [1] }).words).toContain("Odile");
});

test("at the end it says who won, or how far somebody came alone", () => {
  const standing = (seat: number, place: number, points: number) => ({ seat, place, points, parts: [] });
  const won = said({ over: { seats: [standing(0, 2, 30), standing(1, 1, 41)] } as unknown as Table["over"] });
  expect(won.words).toContain("Odile");
  expect(won.words).toContain("41");
  expect(said({ over: { seats: [standing(0, 1, 30)] } as unknown as Table["over"] }).words).toContain("30");
});
