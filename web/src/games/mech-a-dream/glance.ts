/** What drawings of a workshop show, and what the small one says. */

import { t } from "../../lib/words.svelte";
import type { MachineLook } from "./art/types";
import { machineName } from "./phrases";
import { type Board, figuresOf, lookOf, type Seen, type Tile } from "./types";

/** The belt as it stands on the board: from the longest time to the shortest. */
export const SLOTS: readonly number[] = [7, 6, 5, 4, 3, 2, 1];

export function lookAt(board: Board, tile: Tile | undefined): MachineLook | null {
  const figures = tile === undefined ? undefined : figuresOf(board, tile);
  return figures ? lookOf(figures) : null;
}

export const workshopWords = (board: Board, self: Seen, name: string): string =>
  t("mw-glance", {
    name,
    flowers: self.flowers,
    ink: self.ink,
    rainbows: self.rainbows,
    dreams: self.dreams,
    belt: self.belt
      .map(({ tile, slot }) => t("mw-glance-on", { machine: machineName(board, tile), slot }))
      .join(", "),
    building: self.belt.length,
    done: self.workshop.length,
  });
