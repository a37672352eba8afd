/**
 * The guided first game: three workdays alone against ARMAND-0, with the tiles of the seed `golden-bucket`. On sale are an
 * Upgrader and a Duplicator, a blueprint asks for two Basics; another seed needs another lesson (e2e/lesson.spec.ts plays
 * this one).
 */

import type { LessonStep } from "../contract";
import { pieceOf } from "./pieces";
import type { Move, Square } from "./types";

/** A step that asks for this, at its piece. */
const ask = (say: string, move: Move): LessonStep => ({ say, move, point: [pieceOf(move)] });
/** The tile in hand goes here, turned so often; it is held over the square, then installed. */
const install = (say: string, square: Square, turns = 0): LessonStep => {
  const move: Move = { do: "install", square, lie: { turns, back: false } };
  return { say, move, point: ["install", pieceOf(move)] };
};
/** Here the table has been waiting for the player: what was decided may still be taken back. */
const end = (say: string, ...point: string[]): LessonStep => ({ say, point, end: true });

export const lesson: readonly LessonStep[] = [
  // Two tiles and two blueprints; the first run asks nothing.
  { say: "mechanica-lesson-welcome", point: ["slot:1", "truck:1"], dealt: 4 },
  { say: "mechanica-lesson-run", point: ["truck:1"] },
  ask("mechanica-lesson-sell", { do: "sell", row: 1, model: "Basic" }),
  { say: "mechanica-lesson-shop", point: ["wheel", "spot:0", "spot:1"] },
  ask("mechanica-lesson-buy", { do: "buy", spot: 1 }),
  install("mechanica-lesson-install", "b2"),
  { say: "mechanica-lesson-ahead", point: ["square:b2"] },
  ask("mechanica-lesson-make", { do: "make" }),
  end("mechanica-lesson-turned", "spot:1"),

  // A tile, ARMAND-0's chip, a tile.
  { say: "mechanica-lesson-armand", point: ["armand"], dealt: 3 },
  { say: "mechanica-lesson-copies", point: ["square:b2"] },
  ask("mechanica-lesson-cheaper", { do: "buy", spot: 2 }),
  install("mechanica-lesson-upgrader", "b4"),
  ask("mechanica-lesson-fork", { do: "fork" }),
  install("mechanica-lesson-turn", "b3", 1),
  ask("mechanica-lesson-make-again", { do: "make" }),
  end("mechanica-lesson-day-over", "spot:1"),

  // The same again.
  { say: "mechanica-lesson-plan", point: ["plan", "square:b3"], dealt: 3 },
  {
    say: "mechanica-lesson-change",
    point: ["plan", "bot:b2:1", "ask:0"],
    move: {
      do: "send",
      ride: { end: { at: "truck", row: 2 }, vault: 0, wallet: 0, charged: [] },
    } satisfies Move,
  },
  ask("mechanica-lesson-blueprint", { do: "complete", stack: 1 }),
  { say: "mechanica-lesson-vault", point: ["vault"] },
  { say: "mechanica-lesson-recycler", point: ["recycler"] },
  { say: "mechanica-lesson-done" },
];
