/**
 * The guided first night: one person and a partner who always plays the same, with the cards of the seed `golden-prison`.
 * Another seed, or other words on the cards, needs another lesson (crates/catalog and e2e/lesson.spec.ts play this one).
 */

import type { LessonStep } from "../contract";
import type { Move, Tool } from "./types";

/** The card on a reserve goes into a flask. */
const place = (say: string, reserve: number, flask: number): LessonStep => ({
  say,
  move: { do: "place", reserve, flask } satisfies Move,
  point: [`drawer:${reserve}`, `flask:${flask}`],
});
/** A tool goes onto a flask. */
const token = (say: string, tool: Tool, flask: number): LessonStep => ({
  say,
  move: { do: "token", tool, flask } satisfies Move,
  point: [`tool:${tool}`, `flask:${flask}`],
});
/** Here the table has been waiting for the player: what was decided may still be taken back. */
const end = (say: string): LessonStep => ({ say, point: ["end"], end: true });
/** The groups are right; the partner has said so already. */
const settle = (say: string, ...point: string[]): LessonStep => ({
  say,
  move: { do: "settle" } satisfies Move,
  point: [...point, "settle"],
  dealt: 1,
});

const LABELS = ["label:0", "label:1", "label:2", "label:3", "label:4", "label:5"];

export const lesson: readonly LessonStep[] = [
  // The theme, who begins, eight reserves.
  {
    say: "factory-lesson-welcome",
    point: ["flask:0", "flask:1", "flask:2", "flask:3", "flask:4"],
    dealt: 10,
  },
  { say: "factory-lesson-theme", point: ["theme"] },
  place("factory-lesson-place", 0, 0),
  end("factory-lesson-end"),

  // From here on: a card for the gap, the partner's own, and one for that gap.
  { say: "factory-lesson-answer", point: ["flask:0"], dealt: 3 },
  place("factory-lesson-fast", 5, 1),
  end("factory-lesson-end-again"),

  { say: "factory-lesson-float", point: ["flask:4"], dealt: 3 },
  place("factory-lesson-forest", 4, 4),
  end("factory-lesson-end-third"),

  { say: "factory-lesson-points", point: ["flask:1", "scoring"], dealt: 3 },
  token("factory-lesson-dust", "Dust", 0),
  end("factory-lesson-end-fourth"),

  // A token leaves no gap.
  { say: "factory-lesson-young", point: ["flask:3"], dealt: 2 },
  place("factory-lesson-belt", 3, 2),
  end("factory-lesson-end-fifth"),

  // A card for the gap; the partner passes.
  { say: "factory-lesson-passed", point: ["pass"], dealt: 2 },
  token("factory-lesson-doubt", "Doubt", 3),
  { say: "factory-lesson-pass", move: { do: "pass" } satisfies Move, point: ["pass"] },

  // The partner writes six dreams: one a flask, and one in doubt.
  { say: "factory-lesson-write", point: LABELS, dealt: 6 },
  { say: "factory-lesson-dreams", point: ["label:0", "label:1", "label:2"] },
  { say: "factory-lesson-two", point: ["label:3", "label:4"] },
  { say: "factory-lesson-seal", move: { do: "dream" }, free: true, point: [...LABELS, "done"] },

  // The other five dreams, and the partner finds the first groups right.
  { say: "factory-lesson-awake", point: ["card:0", "card:1"], dealt: 6 },
  { ...settle("factory-lesson-settle", "track"), dealt: 0 },
  settle("factory-lesson-names", "card:0", "card:1"),
  settle("factory-lesson-same", "card:0", "card:1"),
  settle("factory-lesson-either", "card:0b", "card:1"),
  // Whoever has written something else may also find the groups right.
  {
    say: "factory-lesson-join",
    move: { do: "join", one: { seat: 0, second: false }, other: { seat: 1, second: false } } satisfies Move,
    free: true,
    point: ["card:0", "card:1", "join", "settle"],
    dealt: 1,
  },
  // The partner leaves the vote to the player, and finds the groups right again.
  { say: "factory-lesson-done", dealt: 2 },
];
