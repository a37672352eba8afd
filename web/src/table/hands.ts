/** Into whose hands a device goes next, where it holds several seats. */

import type { Seat } from "../lib/wire";

export interface Hands {
  /** The seats of this device. */
  mine: readonly Seat[];
  waiting: readonly Seat[];
  /** Decided but not confirmed: still in hand, the turn has to be ended first. */
  held: readonly Seat[];
  /** Whose eyes are looked through now. */
  shown: Seat | null;
  /** Whether everybody may see everything in this game. */
  open: boolean;
}

/** The seat to turn to, and whether a curtain has to fall between; none while the one at hand has something to do. */
export function nextHands({
  mine,
  waiting,
  held,
  shown,
  open,
}: Hands): { seat: Seat; curtain: boolean } | null {
  if (shown === null || mine.length < 2 || waiting.includes(shown) || held.includes(shown)) return null;
  // Round the table from the one at hand, so that nobody is passed over.
  const after = mine.filter((seat) => seat > shown);
  const seat = [...after, ...mine].find((seat) => seat !== shown && waiting.includes(seat));
  return seat === undefined ? null : { seat, curtain: !open };
}

/** Who takes up a device that holds several seats: whoever is awaited, else the first. */
export function firstHands(mine: readonly Seat[], waiting: readonly Seat[]): Seat | null {
  return mine.find((seat) => waiting.includes(seat)) ?? mine[0] ?? null;
}
