/** Where a lesson stands: found again from the number of steps the table has made, whatever was reloaded in between. */

import type { LessonStep } from "../games/contract";

/** How many steps the table has made when each step of the lesson is due. */
export function due(steps: readonly LessonStep[]): number[] {
  let made = 0;
  return steps.map((step) => {
    made += step.dealt ?? 0;
    const now = made;
    if (step.move !== undefined) made += 1;
    return now;
  });
}

/** The step a lesson goes on with at a table that has made so many steps: the first one after the last decision. */
export function resumed(steps: readonly LessonStep[], made: number): number {
  const times = due(steps);
  const decided = steps.findLastIndex((step, i) => step.move !== undefined && (times[i] ?? 0) < made);
  return pass(steps, decided + 1, made);
}

/** The step with the decision that is due; after something was taken back, nothing is explained twice. */
export function again(steps: readonly LessonStep[], made: number): number {
  const times = due(steps);
  const at = steps.findLastIndex((step, i) => step.move !== undefined && times[i] === made);
  return at < 0 ? resumed(steps, made) : at;
}

/** This step, or the next one where it asks to end a turn that has ended. */
export function pass(steps: readonly LessonStep[], from: number, made: number): number {
  const times = due(steps);
  let at = from;
  while (steps[at]?.end && (times[at] ?? 0) < made) at += 1;
  return at;
}

/** The parts of a lesson, each beginning with something dealt: how many there are, and which one a step belongs to. */
export function parts(steps: readonly LessonStep[], at: number): { of: number; now: number } {
  const begins = (step: LessonStep) => (step.dealt ?? 0) > 0;
  return { of: steps.filter(begins).length, now: steps.slice(0, at + 1).filter(begins).length };
}

/** Whether two decisions are the same. */
export function same(one: unknown, other: unknown): boolean {
  const text = (move: unknown) =>
    JSON.stringify(move, (_, value: unknown) =>
      isRecord(value) ? Object.fromEntries(Object.entries(value).sort()) : value,
    );
  return text(one) === text(other);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
