/** A table for tests: five empty flasks and three players, but for what a test says. */

import type { Board, View } from "./types";

export const board = (other: Partial<Board> = {}): Board => ({
  words: "en",
  night: "introductory",
  themes: ["introductory"],
  target: null,
  chart: [4, 7, 10, 14, 18],
  scoring: [
    { points: 1, cards: false },
    { points: 1, cards: true },
  ],
  reserves: 8,
  passing: true,
  tools: ["Doubt", "Dust", "Broom"],
  drawn: false,
  flasks: 5,
  cards: 3,
  proposals: 3,
  ...other,
});

export const view = (other: Partial<View> = {}): View => ({
  eyes: 0,
  phase: "connecting",
  themes: [
    {
      theme: 0,
      id: "vehicles",
      name: "Vehicles",
      about: "Whatever takes you somewhere.",
      level: "introductory",
    },
  ],
  kit: ["Doubt", "Dust", "Broom"],
  tools: ["Doubt", "Dust", "Broom"],
  first: 0,
  active: 0,
  passed: [],
  seen: [],
  reserves: Array.from({ length: 8 }, (_, n) => ({ thought: 2 * n, word: `word ${n}` })),
  flasks: Array.from({ length: 5 }, () => ({ cards: [], token: null })),
  pen: null,
  feather: null,
  banned: [],
  lines: Array.from({ length: 5 }, (_, flask) => ({ flask, second: false })),
  boards: Array.from({ length: 3 }, () => ({ words: [] })),
  awake: [],
  talk: {
    said: [null, null, null, null, null],
    spent: [0, 0, 0, 0, 0],
    voting: false,
    votes: [null, null, null, null, null],
  },
  proposal: null,
  suggestions: [],
  points: 0,
  ...other,
});
