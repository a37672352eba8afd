/**
 * What the drawing of Daydream works with, and the names of its pieces.
 *
 * A lesson, the log and the hints name pieces like this:
 *
 * | name                        | piece                                                    |
 * |-----------------------------|----------------------------------------------------------|
 * | `cloud-b3`                  | a cloud                                                  |
 * | `line-a1-a4`                | a line and its tag                                       |
 * | `object-2`                  | an object, by its place in the drawing order, from 0     |
 * | `die-4`                     | a die that shows 4                                       |
 * | `plus`, `minus`             | the buttons that change the chosen die                   |
 * | `forgo`                     | the button that lets it go                               |
 * | `bonus-sun`, `bonus-leaf`   | the two answers to a bonus                               |
 * | `leaves`, `thorns`          | the leaves, the thorns of a solo game                    |
 * | `undo`, `end`               | the shell's buttons in the dock                          |
 * | `sky`, `shelf`              | all clouds, all objects                                  |
 * | `constellation`             | the constellation                                        |
 * | `note-3`                    | a note, from 0                                           |
 * | `polaroid-1`                | a polaroid, from 0                                       |
 * | `garland`, `frame-0`        | the garland; a family of frames: round, square, oval     |
 */

import type * as board from "../../board/desk.svelte";
import type { Cloud, Event, Line } from "../../bindings/daydream";

export type * from "../../bindings/daydream";

/** Events of one kind. */
export type EventOf<K extends Event["event"]> = board.EventOf<Event, K>;

/** The shapes of the three families of frames, as the server counts them. */
export const FAMILIES = ["round", "square", "oval"] as const;

/** Row and column of a cloud, both from 0. */
export function at(cloud: Cloud): { row: number; column: number } {
  return { row: cloud.charCodeAt(0) - 97, column: Number(cloud.slice(1)) - 1 };
}

/** The cloud in this row and column, whether the board has it or not. */
export const named = (row: number, column: number): Cloud => `${String.fromCharCode(97 + row)}${column + 1}`;

/** Whether a line runs from left to right, and its ends. */
export function ends(line: Line): { from: Cloud; to: Cloud; row: boolean } {
  const [from = line, to = line] = line.split("-");
  return { from, to, row: from[0] === to[0] };
}
