/** Goofspiel for the page: its board, its words, its rules and its lesson. */

import type { GameModule } from "@page/games/contract";
import type { IconName } from "@page/lib/icons";
import Board from "./Board.svelte";
import type { Event, Move, Options, View } from "./bindings";
import Glance from "./Glance.svelte";
import { lesson } from "./lesson";
import { sum } from "./play.svelte";
import { chapters } from "./rules";

const ICON: Readonly<Record<Event["event"], IconName>> = {
  turned: "moon",
  sealed: "card",
  showed: "star",
  won: "crown",
  tied: "equal",
};

const goofspiel: GameModule<Options, View, Move> = {
  Board,
  Glance,
  chapters,
  lesson,
  todo: (view) => ({ key: "goof-todo", args: { stake: sum(view.stake) } }),
  moment(view) {
    const round = (view.sides[0]?.hand.length ?? 0) - 1;
    return view.stake.length > 0 ? { key: "goof-moment", args: { left: round } } : null;
  },
  tally(view, seat) {
    const points = sum(view.sides[seat]?.won ?? []);
    return { points, of: points === 1 ? "goof-point" : "goof-points" };
  },
  icon: (event) => ICON[(event as Event).event],
  about: (event) => ("seat" in (event as Event) ? (event as Extract<Event, { seat: number }>).seat : null),
};

export default goofspiel;
