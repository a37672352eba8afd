/**
 * The games the page can draw, found by listing: a folder here, or the page of an example, with a `card.ts` and an `index.ts`.
 * Cards come with the first page; a game itself is loaded when it is needed. Its name is its folder's.
 */

import { learn } from "../lib/words.svelte";
import type { Card, GameModule } from "./contract";

const cards = import.meta.glob<Card>(["./*/card.ts", "../../../examples/*/page/card.ts"], {
  import: "default",
  eager: true,
});
// Each game types its own board, view and moves; the shell passes them through unread.
const modules = import.meta.glob<GameModule>(["./*/index.ts", "../../../examples/*/page/index.ts"], {
  import: "default",
});

/** Each by the name of the folder it lies in. */
export const named = <T>(found: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries<T>(
    Object.entries(found).map(([path, it]) => [/([^/]+)(?:\/page)?\/[^/]+$/.exec(path)?.[1] ?? path, it]),
  );

export const CARDS = named(cards);
const MODULES = named(modules);

/** Whether the page can draw this game. */
export const drawn = (name: string): boolean => name in MODULES && name in CARDS;

/** The small square of a game, for a box of 56 × 56; empty where the page cannot draw it. */
export const thumb = (name: string): string => CARDS[name]?.poster.thumb ?? "";

/** The game of this name, and its words. */
export async function gameModule(name: string): Promise<GameModule> {
  const load = MODULES[name];
  if (!load) throw new Error(`there is no drawing of ${name}`);
  const [module] = await Promise.all([load(), learn(name)]);
  return module;
}
