/** The chapters of a game's rules, in order, each with the figure of its name. */

import type { Component } from "svelte";
import type { Chapter } from "./contract";

type Figure = Component<Record<string, never>>;

/** `stock-room` has the figure `figures/StockRoom.svelte`. */
const fileOf = (id: string): string =>
  `./figures/${id.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}.svelte`;

/** Of these ids, in a line of words, and the figures of the game's folder as they are listed there. */
export function chaptersOf(ids: string, figures: Readonly<Record<string, Figure>>): readonly Chapter[] {
  return ids.split(" ").map((id) => {
    const Figure = figures[fileOf(id)];
    return Figure ? { id, Figure } : { id };
  });
}

/** Whether there is a chapter of this name to be read. */
export const has = (chapters: readonly Chapter[], id: string): boolean =>
  chapters.some((chapter) => chapter.id === id);
