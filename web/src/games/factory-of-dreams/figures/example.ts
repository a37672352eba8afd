/** What the drawings of the rules show: the figures of the box we ship, and words in the language of the page. None of it carries a rule. */

import { t } from "../../../lib/words.svelte";
import type { Level, Reward, Tool } from "../types";

const points: Reward = { points: 1, cards: false };
const cards: Reward = { points: 0, cards: true };
const all: Reward = { points: 1, cards: true };

/** The scoring tiles: what a flask brings when two, three … dream the same, by the number of players. */
export const TILES: readonly { players: number; rewards: readonly Reward[] }[] = [
  { players: 2, rewards: [all] },
  { players: 3, rewards: [points, all] },
  { players: 4, rewards: [points, cards, all] },
  { players: 5, rewards: [points, points, cards, all] },
];

/** Where the rows of the Great Sandman's chart begin, from the second on. */
export const CHART: readonly number[] = [4, 7, 10, 14, 18];

export type Day = "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";

/** The trials: the levels of their themes, the points to reach, and the tool that comes in, where it is a tool. */
export const WEEK: readonly { day: Day; levels: readonly Level[]; points: number; tool?: Tool }[] = [
  { day: "monday", levels: ["one"], points: 5 },
  { day: "tuesday", levels: ["one"], points: 7, tool: "Upend" },
  { day: "wednesday", levels: ["two"], points: 8 },
  { day: "thursday", levels: ["two"], points: 10, tool: "Feather" },
  { day: "friday", levels: ["one", "one"], points: 13 },
  { day: "saturday", levels: ["three"], points: 14, tool: "FineDust" },
  { day: "sunday", levels: [], points: 16 },
];

export const THEMES: readonly { id: string; level: Level }[] = [
  { id: "vehicles", level: "introductory" },
  { id: "beach", level: "one" },
  { id: "pirates", level: "two" },
  { id: "round", level: "three" },
];

/** Words that are listed under one key. */
export const listed = (words: string): string[] => words.split(", ");
/** The Thoughts of a flask of the drawings, 1 to 5. */
export const thoughts = (flask: 1 | 2 | 3 | 4 | 5): string[] =>
  listed(t(`factory-of-dreams-fig-flask-${flask}`));
