/** What somebody at the table is doing, as one word of their panel. */

import type { Seat, SeatFace } from "../lib/wire";

export type Doing =
  | "failed"
  | "over"
  | "open"
  | "standin"
  | "once"
  | "since"
  | "thinks"
  | "bot"
  | "away"
  | "late"
  | "decides"
  | "held"
  | "done";

/** In the order in which it matters to the others: who plays, whether they are here, what they do. */
export function doing(face: SeatFace, waiting: readonly Seat[], held: readonly Seat[], over: boolean): Doing {
  const awaited = waiting.includes(face.seat);
  if (over) return "over";
  if (face.instead !== undefined) return "failed";
  if (face.bot !== undefined && face.name !== undefined) return face.once ? "once" : "standin";
  if (face.bot !== undefined && !awaited && face.former !== undefined) return "since";
  if (face.bot !== undefined) return awaited ? "thinks" : "bot";
  if (face.name === undefined) return "open";
  if (!face.present) return awaited ? "late" : "away";
  if (held.includes(face.seat)) return "held";
  return awaited ? "decides" : "done";
}

/** Names as one says them: "Ada", "Ada and Bo", "Ada, Bo and Cy". */
export function together(names: readonly string[], lang: string): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}
