/** A run as movement: what a factory shows when it has run, from the events that told it. */

import type { Seat } from "../../lib/wire";
import { type Board, type Event, type EventOf, type Factory, type Routed } from "./types";

/** A run being shown. Every film is an object of its own: a new one begins anew. */
export interface Film {
  /** The factory as it stood, with the bots that ride in their holes. */
  before: Factory;
  rides: readonly Routed[];
}

/** The film of a seat's run among these events; none where it did not run. `before` is its factory as it was seen last. */
export function filmOf(_board: Board, before: Factory, events: readonly Event[], seat: Seat): Film | null {
  const rides = events.filter((event): event is EventOf<"rode"> => event.event === "rode" && event.seat === seat);
  return rides.length === 0 ? null : { before, rides };
}
