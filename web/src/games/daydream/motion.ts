/** What happened as movement: each event becomes a piece that moves, after the one before it. */

import type { Event } from "./types";
import type { Seat } from "../../lib/wire";

/** A piece that moves for a while. Times are in milliseconds at normal pace, counted from when the movement was made. */
export interface Motion {
  id: number;
  kind:
    | "digit"
    | "line"
    | "stroke"
    | "finished"
    | "constellation"
    | "note"
    | "polaroid"
    | "moon"
    | "leaf"
    | "thorn"
    | "frame"
    | "roll";
  /** Which: a cloud, a line, an object's place, a note's. */
  of: string;
  delay: number;
  lasts: number;
  /** From which point to which, for what is drawn. */
  from: number;
  to: number;
}

const STROKE = 300;

let count = 0;

/** The movements of these events on the sheet of this seat, one after the other, the first after `delay`. */
export function motions(events: readonly Event[], seat: Seat, delay = 0): Motion[] {
  const all: Motion[] = [];
  let time = delay;
  const add = (kind: Motion["kind"], of: string | number, lasts: number, waits = lasts, from = 0, to = 0) => {
    all.push({ id: ++count, kind, of: String(of), delay: time, lasts, from, to });
    time += waits;
  };
  for (const event of events) {
    if (event.event === "rolled") add("roll", event.turn, 700, 0);
    if (!("seat" in event) || event.seat !== seat) continue;
    switch (event.event) {
      case "coloured":
        add("leaf", "coloured", 300, 120, 0, event.leaves);
        break;
      case "wrote":
        add("digit", event.cloud, 350, 300);
        break;
      case "forwent":
        if (event.leaf) add("leaf", "ready", 400, 200);
        if (event.thorn) add("thorn", "", 400, 200);
        break;
      case "bonus":
        if (event.take === "leaf" && event.gained) add("leaf", "ready", 400, 200);
        break;
      case "constellation": {
        const lasts = Math.min(900, 140 * (event.to - event.from));
        add("constellation", "", lasts, lasts * 0.6, event.from, event.to);
        break;
      }
      case "note":
        add("note", event.note, 400, 200, 0, event.heads);
        break;
      case "polaroid":
        add("polaroid", event.polaroid, 500, 250);
        break;
      case "moon":
        add("moon", event.moon, 500, 250, 0, event.reward);
        break;
      case "frame":
        add("frame", event.family, 500, 250);
        break;
      case "line":
        add("line", event.line, 500, 380);
        break;
      case "stroke": {
        // A sun stroke runs over two segments in one sweep.
        add("stroke", event.object, STROKE, STROKE * 0.9, event.from, event.to);
        break;
      }
      case "finished":
        add("finished", event.object, 450, 180);
        break;
      default: // nothing moves
    }
  }
  return all;
}

/** When the last of them is done. */
export const end = (all: readonly Motion[]): number =>
  Math.max(0, ...all.map(({ delay, lasts }) => delay + lasts));
