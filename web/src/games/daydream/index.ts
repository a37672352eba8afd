/** Daydream for the page: its board, its words, its rules and its lesson. */

import type { IconName } from "../../lib/icons";
import type { GameModule, Words } from "../contract";
import Board from "./Board.svelte";
import Glance from "./Glance.svelte";
import { lesson } from "./lesson";
import { chapters } from "./rules";
import type { Board as BoardData, Event, Move, View } from "./types";

const ICON: Readonly<Record<Event["event"], IconName>> = {
  rolled: "die",
  coloured: "leaf",
  wrote: "pencil",
  forwent: "leaf",
  lost: "close",
  constellation: "star",
  polaroid: "polaroid",
  moon: "moon",
  note: "note",
  line: "dot",
  stroke: "dot",
  finished: "check",
  bonus: "sun",
  frame: "laurel",
  barred: "close",
  ended: "crown",
};

const daydream: GameModule<BoardData, View, Move> = {
  Board,
  Glance,
  chapters,
  lesson,
  todo(view, seat, legal): Words {
    const dice = [...new Set(legal.flatMap((move) => ("die" in move ? [move.die] : [])))];
    if (legal.some((move) => move.do === "bonus")) return { key: "dd-todo-bonus" };
    if (legal.some((move) => move.do === "first")) return { key: "dd-todo-first" };
    const owed = view.table.sheets[seat]?.owes?.dice ?? dice;
    const [low = 0, high = low] = owed;
    if (view.table.turn <= 1)
      return owed.length > 1
        ? { key: "dd-todo-start", args: { low, high } }
        : { key: "dd-todo-start-last", args: { die: low } };
    if (owed.length > 1)
      return low === high
        ? { key: "dd-todo-equal", args: { die: low } }
        : { key: "dd-todo-dice", args: { low, high } };
    return legal.some((move) => move.do === "forgo")
      ? { key: "dd-todo-die", args: { die: low } }
      : { key: "dd-todo-must", args: { die: low } };
  },
  moment(view): Words | null {
    const [low, high] = view.table.roll ?? [];
    if (low === undefined || high === undefined) return null;
    // The first roll gives the starting digits and is no turn.
    return view.table.turn <= 1
      ? { key: "dd-moment-start", args: { low, high } }
      : { key: "dd-moment", args: { turn: view.table.turn - 1, low, high } };
  },
  tally(view, seat) {
    const points = view.marks[seat]?.points ?? 0;
    return points === 1 ? { points, of: "dd-point" } : { points, of: "dd-points" };
  },
  icon(event) {
    const told = event as Event;
    if (told.event === "line")
      return told.outcome === "sun" ? "sun" : told.outcome === "dot" ? "dot" : "close";
    if (told.event === "bonus") return told.take;
    if (told.event === "forwent" && told.thorn) return "thorn";
    return ICON[told.event] ?? "dot";
  },
  about: (event) => ("seat" in (event as Event) ? (event as Extract<Event, { seat: number }>).seat : null),
};

export default daydream;
