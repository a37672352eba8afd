import { expect, test } from "vitest";
import { motions, scenes } from "./motion";
import type { Event, View } from "./types";

const card = (word: string) => ({ thought: 0, word });
const before: Pick<View, "flasks" | "reserves"> = {
  flasks: [
    { cards: [card("glass")], token: null },
    { cards: [], token: null },
  ],
  reserves: [card("crown"), null],
};

test("a slip lands on those that lie in its flask", () => {
  const events: Event[] = [
    { event: "placed", seat: 0, reserve: 0, flask: 0, thought: 3 },
    { event: "turned", reserve: 0, thought: 9 },
  ];
  expect(motions(events, before)).toEqual([
    { kind: "place", reserve: 0, flask: 0, nth: 1 },
    { kind: "turn", reserve: 0 },
  ]);
});

test("what is swept or upended leaves with its words", () => {
  const events: Event[] = [
    { event: "swept", seat: 0, thoughts: [3] },
    { event: "token", seat: 0, tool: "Upend", flask: 0 },
    { event: "upended", flask: 0, cards: [{ thought: 1 }] },
  ];
  expect(motions(events, before)).toEqual([
    { kind: "sweep", words: ["crown", ""] },
    { kind: "token", tool: "Upend", flask: 0 },
    { kind: "upend", flask: 0, words: ["glass"] },
  ]);
});

test("cards are turned one after the other before those that match come together", () => {
  const text = { text: "frog", concept: 1 };
  const played = scenes([
    { event: "scored", flask: 0, score: { matched: 2, cards: 1, tile: 2, dust: 0 } },
    {
      event: "revealed",
      flask: 1,
      answers: [0, 1].map((seat) => ({ answer: { seat, second: false }, text })),
    },
  ]);
  expect(played.map(({ flask, open, grouped, scored }) => [flask, open, grouped, scored])).toEqual([
    [0, Infinity, true, true],
    [1, 0, false, false],
    [1, 1, false, false],
    [1, 2, false, false],
    [1, Infinity, true, false],
  ]);
  expect(played.at(-1)?.lasts).toBe(0);
});

test("where no flask is revealed there is nothing to watch", () => {
  expect(scenes([{ event: "passed", seat: 1 }])).toEqual([]);
});
