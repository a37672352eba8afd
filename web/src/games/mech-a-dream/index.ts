/** Mech a Dream for the page: its board, its words, its rules. */

import { mount } from "svelte";
import type { IconName } from "../../lib/icons";
import type { GameModule, Words } from "../contract";
import Sprites from "./art/Sprites.svelte";
import Board from "./Board.svelte";
import Brief from "./Brief.svelte";
import Glance from "./Glance.svelte";
import { lesson } from "./lesson";
import { chapters } from "./rules";
import type { Board as BoardData, Event, Move, View } from "./types";

// Board, panels and rules draw from one set of icons, wherever they stand on the page.
mount(Sprites, { target: document.body });

const ICON: Readonly<Record<Event["event"], IconName>> = {
  turned: "gear",
  slid: "gear",
  delivery: "crate",
  specialist: "card",
  dealt: "robot",
  chose: "robot",
  kept: "robot",
  robot: "robot",
  first: "sun",
  hired: "card",
  middle: "card",
  began: "sun",
  stock: "drop",
  recruited: "card",
  dock: "crate",
  bought: "cart",
  built: "hand",
  gained: "drop",
  moved: "clock",
  boosted: "clock",
  wasted: "close",
  completed: "check",
  used: "gear",
  copied: "robot",
  declined: "close",
  done: "moon",
  fell: "card",
  ended: "crown",
};

const mechADream: GameModule<BoardData, View, Move> = {
  Board,
  Glance,
  Brief,
  chapters,
  lesson,
  todo(view, seat, legal): Words {
    const may = (kind: Move["do"]) => legal.some((move) => move.do === kind);
    // What came last is resolved first.
    const owed = view.players[seat]?.owes.at(-1);
    if (may("keep")) return { key: "md-todo-keep" };
    if (may("hire")) return { key: "md-todo-hire" };
    if (may("bonus")) return { key: "md-todo-bonus" };
    if (owed?.owed === "activations") return { key: "md-todo-activate", args: { left: owed.left } };
    if (owed?.owed === "boosts") return { key: "md-todo-boost", args: { left: owed.left } };
    if (owed?.owed === "purchase") return { key: "md-todo-purchase" };
    if (view.time === "morning") return { key: "md-todo-morning" };
    if (view.time === "afternoon") return { key: "md-todo-afternoon" };
    if (view.time === "evening") return { key: "md-todo-evening" };
    return { key: "md-todo-night" };
  },
  moment: (view): Words | null =>
    view.time === "over" ? null : { key: "md-moment", args: { day: view.day, time: view.time } },
  tally(view, seat) {
    const points = view.players[seat]?.dreams ?? 0;
    return points === 1 ? { points, of: "md-dream" } : { points, of: "md-dreams" };
  },
  icon(event) {
    const told = event as Event;
    if (told.event === "began" && told.time === "night") return "moon";
    return ICON[told.event] ?? "dot";
  },
  about: (event) => {
    const told = event as Event;
    return "seat" in told ? told.seat : null;
  },
};

export default mechADream;
