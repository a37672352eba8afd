/**
 * The guided first game: two days with a partner who always goes to the stock room, with the tiles of the seed
 * `copper-piston`. On sale are B6 and C1, the dock asks 2 flowers for 2 rainbows and a boost in the afternoon; another seed
 * needs another lesson (e2e/lesson.spec.ts plays this one).
 */

import type { LessonStep } from "../contract";
import { type Move, pieceOf } from "./types";

/** A step that asks for this, at its piece. */
const ask = (say: string, move: Move): LessonStep => ({ say, move, point: [pieceOf(move)] });
/** Here the table has been waiting for the player: what was decided may still be taken back. */
const end = (say: string, ...point: string[]): LessonStep => ({ say, point, end: true });

export const lesson: readonly LessonStep[] = [
  // Six tiles, the card of the day and the first player.
  { say: "mech-a-dream-lesson-welcome", point: ["dreams"], dealt: 8 },
  { say: "mech-a-dream-lesson-assistants", point: ["lockers"] },
  { say: "mech-a-dream-lesson-four", point: ["sale", "stock", "dock"] },
  ask("mech-a-dream-lesson-buy", { do: "buy", tile: "B6" }),
  end("mech-a-dream-lesson-bought", "belt:B6"),

  // A tile, the partner.
  { say: "mech-a-dream-lesson-time", point: ["belt:B6"], dealt: 2 },
  ask("mech-a-dream-lesson-dock", { do: "dock" }),
  { say: "mech-a-dream-lesson-complete", point: ["bench:B6"] },
  end("mech-a-dream-lesson-rainbows", "rainbows"),

  // The partner.
  { ...ask("mech-a-dream-lesson-crystal", { do: "buy", tile: "C1" }), dealt: 1 },
  end("mech-a-dream-lesson-crystal-bought", "belt:C1"),

  // A tile, the partner, and the partner's night.
  { say: "mech-a-dream-lesson-night", point: ["belt:C1"], dealt: 3 },
  ask("mech-a-dream-lesson-everything", { do: "everything" }),
  end("mech-a-dream-lesson-night-over", "flowers", "ink"),

  // The next card, the partner, who is first today.
  { say: "mech-a-dream-lesson-day", point: ["dock"], dealt: 2 },
  ask("mech-a-dream-lesson-build", { do: "build", tile: "C1" }),
  end("mech-a-dream-lesson-built", "belt:C1"),

  {
    say: "mech-a-dream-lesson-stock",
    move: { do: "stock", choice: 1 } satisfies Move,
    free: true,
    point: ["stock:0", "stock:1"],
    dealt: 1,
  },
  { say: "mech-a-dream-lesson-crystal-complete", point: ["bench:C1"] },
  end("mech-a-dream-lesson-counted", "dreams"),

  { say: "mech-a-dream-lesson-families", point: ["sale:P8", "sale:P16"], dealt: 1 },
  { say: "mech-a-dream-lesson-bench", point: ["bench"] },
  { say: "mech-a-dream-lesson-week", point: ["calendar"] },
  { say: "mech-a-dream-lesson-done" },
];
