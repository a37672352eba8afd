/** What happened, as movement: slips that fly, flasks that turn over, cards that are turned one after the other. */

import type { Event, Tool, View } from "./types";

export type Motion =
  /** A slip rises from its drawer and sinks into a flask, where it is the nth. */
  | { kind: "place"; reserve: number; flask: number; nth: number }
  /** The tops of all drawers fly away. */
  | { kind: "sweep"; words: readonly string[] }
  /** A flask turns over and loses its slips. */
  | { kind: "upend"; flask: number; words: readonly string[] }
  /** A medal goes to a flask's neck. */
  | { kind: "token"; tool: Tool; flask: number }
  /** A drawer has a new top. */
  | { kind: "turn"; reserve: number };

/** What moves on the bench. `before` is the table as it was. */
export function motions(events: readonly Event[], before: Pick<View, "flasks" | "reserves">): Motion[] {
  const filled = before.flasks.map(({ cards }) => cards.length);
  return events.flatMap((event): Motion[] => {
    switch (event.event) {
      case "placed": {
        const nth = filled[event.flask] ?? 0;
        filled[event.flask] = nth + 1;
        return [{ kind: "place", reserve: event.reserve, flask: event.flask, nth }];
      }
      case "turned":
        return [{ kind: "turn", reserve: event.reserve }];
      case "swept":
        return [{ kind: "sweep", words: before.reserves.map((top) => top?.word ?? "") }];
      case "token":
        return [{ kind: "token", tool: event.tool, flask: event.flask }];
      case "upended":
        filled[event.flask] = 0;
        return [
          {
            kind: "upend",
            flask: event.flask,
            words: (before.flasks[event.flask]?.cards ?? []).map(({ word }) => word),
          },
        ];
      default:
        return [];
    }
  });
}

/** One moment of Waking Up: so many cards of a flask lie open; at last they come together, and the flask scores. */
export interface Scene {
  flask: number;
  /** How many cards are turned. */
  open: number;
  /** Whether those that match have come together. */
  grouped: boolean;
  /** Whether its points are shown. */
  scored: boolean;
  /** How long it stands before the next, in milliseconds. */
  lasts: number;
}

/** Between two cards, before they come together, and before the next flask: time to laugh. */
const TURN = 750;
const LAUGH = 1600;
const POINTS = 3200;

/** The scenes these events make, the last of which stays. */
export function scenes(events: readonly Event[]): Scene[] {
  return events.flatMap((event): Scene[] => {
    if (event.event === "scored")
      return [{ flask: event.flask, open: Infinity, grouped: true, scored: true, lasts: POINTS }];
    if (event.event !== "revealed") return [];
    const { flask, answers } = event;
    const shut: Scene = { flask, open: 0, grouped: false, scored: false, lasts: TURN };
    const turns = answers.map((_, n): Scene => ({
      ...shut,
      open: n + 1,
      lasts: n + 1 === answers.length ? LAUGH : TURN,
    }));
    return [shut, ...turns, { flask, open: Infinity, grouped: true, scored: false, lasts: 0 }];
  });
}
