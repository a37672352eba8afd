/** Mechanica for the page: its board, its words, its rules. */

import type { IconName } from "../../lib/icons";
import { t } from "../../lib/words.svelte";
import type { GameModule, Words } from "../contract";
import Board from "./Board.svelte";
import Brief from "./Brief.svelte";
import Glance from "./Glance.svelte";
import { lesson } from "./lesson";
import { wanted } from "./play.svelte";
import { chapters } from "./rules";
import type { Board as BoardData, Event, Move, View } from "./types";

const ICON: Readonly<Record<Event["event"], IconName>> = {
  first: "crown",
  drew: "cart",
  blueprint: "card",
  day: "sun",
  rode: "robot",
  collided: "close",
  worked: "gear",
  ran: "gear",
  turn: "hand",
  sold: "cart",
  completed: "check",
  bought: "cart",
  installed: "gear",
  set: "gear",
  recycled: "again",
  placed: "robot",
  declined: "close",
  forked: "cart",
  truck: "crate",
  demolished: "close",
  made: "robot",
  dropped: "close",
  gave: "robot",
  turned: "again",
  fell: "again",
  chip: "dot",
  armandbought: "cart",
  armandshort: "close",
  armandpaid: "dot",
  refreshed: "card",
  ended: "crown",
};

const mechanica: GameModule<BoardData, View, Move> = {
  Board,
  Glance,
  Brief,
  chapters,
  lesson,
  todo(view, seat): Words {
    const owes = view.table.factories[seat]?.owes;
    switch (wanted(view.table, seat)) {
      case "gifts":
        return { key: "mc-todo-gifts" };
      case "run":
        return { key: "mc-todo-run" };
      case "bots":
        return { key: "mc-todo-bots" };
      case "delivery":
        return { key: "mc-todo-delivery" };
      case "hand":
        return { key: "mc-todo-hand", args: { tile: t(`mc-tile-${owes?.hand ?? "Fork"}`) } };
      case "fork":
        return { key: "mc-todo-fork" };
      case "announcement":
        return { key: "mc-todo-announcement" };
      case "centre":
        return { key: "mc-todo-centre" };
      default:
        return owes?.bought ? { key: "mc-todo-bought" } : { key: "mc-todo-trade" };
    }
  },
  moment: ({ table: { day, phase } }): Words | null =>
    phase === "over"
      ? null
      : phase === "running"
        ? { key: "mc-moment-running", args: { day } }
        : { key: "mc-moment", args: { day } },
  tally(view, seat) {
    const points = view.sights[seat]?.points ?? 0;
    return points === 1 ? { points, of: "mc-coin" } : { points, of: "mc-coins" };
  },
  rival({ armand: points, table: { armand } }) {
    if (!armand || points == null) return null;
    const { wallet, vault } = armand;
    return { name: t("mc-armand"), points, parts: { wallet, vault, improvements: points - wallet - vault } };
  },
  icon: (event) => ICON[(event as Event).event] ?? "dot",
  about: (event) => {
    const told = event as Event;
    return "seat" in told ? told.seat : null;
  },
};

export default mechanica;
