/** Factory of Dreams for the page: its board, its words, its rules. */

import type { IconName } from "../../lib/icons";
import type { GameModule, Words } from "../contract";
import Board from "./Board.svelte";
import Glance from "./Glance.svelte";
import { lesson } from "./lesson";
import { scenes } from "./motion";
import { chapters } from "./rules";
import { laid } from "./turn";
import type { Board as BoardData, Event, Move, View } from "./types";

const ICON: Readonly<Record<Event["event"], IconName>> = {
  chose: "hand",
  theme: "card",
  drew: "hand",
  first: "flag",
  turned: "card",
  placed: "flask",
  swept: "broom",
  token: "dust",
  upended: "upend",
  feathered: "feather",
  passed: "next",
  creating: "pencil",
  wrote: "pencil",
  dreamt: "pencil",
  revealed: "eye",
  settled: "check",
  proposed: "hand",
  voted: "hand",
  decided: "check",
  scored: "star",
  ended: "crown",
};

const factory: GameModule<BoardData, View, Move> = {
  Board,
  Glance,
  Brief: Glance,
  chapters,
  lesson,
  todo(view, seat, legal): Words {
    if (view.phase === "opening") return { key: "fd-todo-choose" };
    if (view.phase === "connecting") {
      if (view.pen !== null) return { key: "fd-todo-word" };
      return legal.some((move) => move.do === "pass")
        ? { key: "fd-todo-connect-pass" }
        : { key: "fd-todo-connect" };
    }
    if (view.phase === "creating")
      return {
        key: "fd-todo-dream",
        args: { left: view.lines.length - (view.boards[seat]?.words.length ?? 0) },
      };
    return legal.some((move) => move.do === "agree")
      ? { key: "fd-todo-vote" }
      : { key: "fd-todo-settle", args: { flask: view.awake.length } };
  },
  moment(view): Words | null {
    if (view.phase === "connecting") return { key: "fd-moment-connecting", args: { laid: laid(view) } };
    if (view.phase === "creating")
      return {
        key: "fd-moment-creating",
        args: {
          done: view.boards.filter((board) => board.words.length >= view.lines.length).length,
          count: view.boards.length,
        },
      };
    return view.phase === "waking"
      ? { key: "fd-moment-waking", args: { flask: view.awake.length, points: view.points } }
      : null;
  },
  // The night is won or lost together: the points are on the track.
  tally: () => null,
  doing(view, seat): Words | null {
    switch (view.phase) {
      case "connecting":
        return view.passed.includes(seat)
          ? { key: "fd-does-passed" }
          : view.active === seat
            ? view.pen === null
              ? { key: "fd-does-turn" }
              : { key: "fd-does-word" }
            : { key: "fd-does-wait" };
      case "creating": {
        const written = view.boards[seat]?.words.length ?? 0;
        return written >= view.lines.length
          ? { key: "fd-does-sealed" }
          : { key: "fd-does-writes", args: { written, count: view.lines.length } };
      }
      case "waking": {
        if (view.proposal) {
          const vote = view.talk.votes[seat] ?? null;
          return vote === null
            ? typeof view.talk.said[seat] === "object" && view.talk.said[seat] !== null
              ? { key: "fd-does-proposed" }
              : { key: "fd-does-votes" }
            : { key: `fd-does-${vote}` };
        }
        const said = view.talk.said[seat] ?? null;
        return said === null
          ? { key: "fd-does-looks" }
          : said === "settled"
            ? { key: "fd-does-settled" }
            : { key: "fd-does-proposed" };
      }
      default:
        return null;
    }
  },
  suspense: (events) => scenes(events as Event[]).reduce((sum, { lasts }) => sum + lasts, 0),
  icon: (event) => {
    const told = event as Event;
    if (told.event === "token")
      return told.tool === "Doubt"
        ? "doubt"
        : told.tool === "Upend"
          ? "upend"
          : told.tool === "Feather"
            ? "feather"
            : told.tool === "FineDust"
              ? "finedust"
              : "dust";
    if (told.event === "decided" && !told.holds) return "close";
    return ICON[told.event] ?? "dot";
  },
  about: () => null,
};

export default factory;
