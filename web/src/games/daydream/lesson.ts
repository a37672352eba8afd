/**
 * The guided first game: Calm Morning alone, with the dice of the seed `lemon`. The first rolls are 5 and 6, 3 and 4, 2 and
 * 4, 1 and 3, 1 and 2, 4 and 6; another seed or another grid needs another lesson (e2e/lesson.spec.ts plays this one).
 */

import type { LessonStep } from "../contract";
import type { Bonus, Cloud, Die, Digit, Move } from "../../bindings/daydream";

/** A step that asks to write a die here; a digit other than the die takes leaves. */
function write(say: string, die: Die, cloud: Cloud, digit: Digit = die): LessonStep {
  const leaf = digit > die ? ["plus"] : digit < die ? ["minus"] : [];
  const move: Move = { do: "write", die, digit, cloud };
  return { say, move, point: [`die-${die}`, ...leaf, `cloud-${cloud}`] };
}

const bonus = (take: Bonus): Move => ({ do: "bonus", take });

export const lesson: readonly LessonStep[] = [
  { say: "daydream-lesson-welcome", point: ["sky"], dealt: 1 },
  { say: "daydream-lesson-goal", point: ["shelf"] },
  write("daydream-lesson-start", 5, "a2"),
  write("daydream-lesson-start-second", 6, "a3"),
  { say: "daydream-lesson-end-turn", point: ["undo"], end: true },

  { say: "daydream-lesson-touch", point: ["sky"], dealt: 1 },
  write("daydream-lesson-first-line", 3, "a4"),
  { say: "daydream-lesson-dots", point: ["line-a2-a4", "object-0"] },
  write("daydream-lesson-next-row", 4, "b3"),
  { say: "daydream-lesson-end-again", point: ["undo"], end: true },

  { say: "daydream-lesson-order", point: ["line-b1-b4"], dealt: 1 },
  write("daydream-lesson-leaf", 2, "b2", 3),
  write("daydream-lesson-leaf-second", 4, "b4", 5),
  { say: "daydream-lesson-end-again", point: ["undo"], end: true },

  { say: "daydream-lesson-no-leaf", point: ["leaves"], dealt: 1 },
  { say: "daydream-lesson-let-go", move: { do: "forgo", die: 1 } satisfies Move, point: ["die-1", "forgo"] },
  write("daydream-lesson-perfect", 3, "b1", 2),
  { say: "daydream-lesson-suns", point: ["line-b1-b4", "object-0", "object-1", "object-2"] },
  { say: "daydream-lesson-end-again", point: ["undo"], end: true },

  {
    say: "daydream-lesson-columns",
    point: ["line-b1-e1", "line-a2-e2", "line-a3-e3", "line-a4-d4"],
    dealt: 1,
  },
  write("daydream-lesson-third-row", 1, "c1"),
  write("daydream-lesson-third-row-second", 2, "c3"),
  { say: "daydream-lesson-end-again", point: ["undo"], end: true },

  { ...write("daydream-lesson-almost", 4, "c2"), dealt: 1 },
  write("daydream-lesson-last", 6, "c4"),
  { say: "daydream-lesson-bonus", move: bonus("sun"), free: true, point: ["bonus-sun", "bonus-leaf"] },
  { say: "daydream-lesson-done" },
];
