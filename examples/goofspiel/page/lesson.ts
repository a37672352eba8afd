/**
 * The guided first game: seven cards against a partner who always bids the lowest, with the dreams of the seed `dream`: 6, 1, 5, 7.
 * The tests of the rules play it (`the_lesson_goes_as_it_is_told`).
 */

import type { LessonStep } from "@page/games/contract";
import type { Move } from "./bindings";

function bid(say: string, card: number): LessonStep {
  const move: Move = { do: "bid", card };
  return { say, move, point: [`card-${card}`] };
}

/** A dream comes up, and the partner bids: two steps that are not the learner's. */
const dealt = 2;

export const lesson: readonly LessonStep[] = [
  { say: "goof-lesson-welcome", point: ["stake"], dealt },
  { say: "goof-lesson-sealed", point: ["bid-1"] },
  bid("goof-lesson-first", 5),
  { say: "goof-lesson-won", point: ["won-0"], dealt },
  bid("goof-lesson-cheap", 1),
  { ...bid("goof-lesson-same", 3), dealt },
  { say: "goof-lesson-waits", point: ["stake"], dealt },
  bid("goof-lesson-both", 7),
  { say: "goof-lesson-done", point: ["won-0"], dealt },
];
