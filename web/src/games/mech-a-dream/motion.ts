/**
 * What happened as movement. Everything that travels carries `data-fly` with a key of its own (`tile:B7`, `worker:0:morning`,
 * `specialist:3`); when something happens, the pieces its events are about go from where they were to where they are now, one
 * after the other. What an opponent takes goes to their panel beside the board, and their assistants come from there. The
 * drawing itself stands in its new place at once, so nothing depends on the movement.
 */

import * as flight from "../../board/flight";
import type { Seat } from "../../lib/wire";
import { type Event, type EventOf, type Part, PARTS, type View } from "./types";

export const tileKey = (tile: string): string => `tile:${tile}`;
export const workerKey = (seat: number, part: Part): string => `worker:${seat}:${part}`;
export const specialistKey = (specialist: number): string => `specialist:${specialist}`;

/** A piece on its way. */
export interface Trip extends flight.Trip {
  key: string;
  /** Whose it is: where their workshop is not shown, it goes to their panel or comes from there. */
  of?: Seat;
}

const TRIP = 380;
const HOP = 80;

/** Something gained, on its way from where it comes from to where it is counted. */
export interface Gain {
  /** A selector within the board. */
  from: string;
  to: Kind;
  count: number;
  delay: number;
}
const KINDS = ["flowers", "ink", "rainbows", "dreams"] as const;
type Kind = (typeof KINDS)[number];
const ICON: Record<Kind, string> = { flowers: "flower", ink: "ink", rainbows: "rainbow", dreams: "dream" };

/** What these events set in motion, in the order they happen. `time` is the part of the day they happened in, `shown` whose workshop is seen. */
export function script(
  events: readonly Event[],
  time: View["time"],
  shown: Seat,
): { trips: Trip[]; gains: Gain[] } {
  const all = new Map<string, Trip>();
  const gains: Gain[] = [];
  let now = 0;
  let part = PARTS.find((each) => each === time);
  const go = (key: string, delay: number, of?: Seat, lasts = TRIP) => {
    // A piece that travels twice makes one trip, to where it ends up; it arrives with the last.
    const before = all.get(key);
    const whose = of === undefined ? {} : { of };
    all.set(
      key,
      before ? { ...before, ...whose, lasts: delay + lasts - before.delay } : { key, delay, lasts, ...whose },
    );
  };
  let rolling = false;
  for (const event of events) {
    if (rolling && event.event !== "moved") {
      now += 300;
      rolling = false;
    }
    switch (event.event) {
      case "stock":
      case "dock":
        go(workerKey(event.seat, event.part), now, event.seat);
        now += 200;
        break;
      case "recruited":
      case "hired":
        go(specialistKey(event.specialist), now);
        now += 200;
        break;
      case "bought":
        go(tileKey(event.tile), now, event.seat);
        if (part && !event.robot) go(workerKey(event.seat, part), now + HOP, event.seat);
        now += 300;
        break;
      case "built":
        if (part) go(workerKey(event.seat, part), now, event.seat);
        now += 200;
        break;
      case "slid":
      case "turned":
        go(tileKey(event.tile), now);
        now += 120;
        break;
      case "moved":
        // All belts roll together.
        go(tileKey(event.tile), now, event.seat, 300);
        rolling = true;
        break;
      case "boosted":
        go(tileKey(event.tile), now, event.seat, 300);
        now += 180;
        break;
      case "completed":
        go(tileKey(event.tile), now, event.seat, 420);
        now += 200;
        break;
      case "gained": {
        if (event.seat !== shown) break;
        const from = sourceOf(event, part);
        for (const to of KINDS) {
          const count = (event.gain[to] ?? 0) - (event.lost[to] ?? 0);
          if (count > 0) gains.push({ from, to, count, delay: now });
        }
        now += 160;
        break;
      }
      case "began":
        if (event.time === "night")
          for (const seat of [0, 1, 2, 3])
            for (const each of PARTS) go(workerKey(seat, each), now, seat, 600);
        part = PARTS.find((each) => each === event.time);
        now += 100;
        break;
      default: // nothing moves
    }
  }
  return { trips: [...all.values()], gains };
}

const flying = (key: string): string => `[data-fly="${key}"]`;

/** Where something gained comes from, as a selector within the board. */
function sourceOf({ seat, from }: EventOf<"gained">, part: Part | undefined): string {
  switch (from.of) {
    case "machine":
    case "completed":
      return flying(tileKey(from.tile));
    case "specialist":
    case "price":
      return flying(specialistKey(from.specialist));
    case "stock":
    case "package":
      return part ? flying(workerKey(seat, part)) : '[data-piece="robot"]';
    case "slot":
    case "robot":
    case "copy":
      return '[data-piece="robot"]';
  }
}

/** Where somebody's pieces are when their workshop is not shown: on the small belt of their panel, or at their face. */
function panelOf(seat: Seat | undefined, key: string): DOMRect | undefined {
  const panel = seat === undefined ? null : document.querySelector(`[data-panel="${seat}"]`);
  const place = panel?.querySelector(`[data-lands="${key}"]`) ?? panel?.querySelector(".face");
  const rect = place?.getBoundingClientRect();
  return rect?.width ? rect : undefined;
}

/** Sets the pieces on their way from where they stood. */
export function travel(
  root: HTMLElement,
  before: ReadonlyMap<string, flight.Stood>,
  all: readonly Trip[],
): void {
  const pieces = flight.flyers(root);
  const under = new Map(all.map((trip) => [trip.key, trip]));
  for (const trip of all) {
    const piece = pieces.get(trip.key);
    const from = before.get(trip.key);
    const panel = panelOf(trip.of, trip.key);
    if (!piece) {
      // It has left the board; what an opponent has anyway is seen on their own belt.
      if (from && panel) flight.likeness(from.piece, from.rect, from.rect, panel, trip);
      continue;
    }
    const to = piece.getBoundingClientRect();
    if (to.width === 0) continue;
    const worker = trip.key.startsWith("worker:");
    const carrier = under.get(piece.parentElement?.closest<HTMLElement>("[data-fly]")?.dataset["fly"] ?? "");
    if (carrier && worker) {
      // Whoever joins a machine that is itself on its way hops on where it arrives.
      const delay = carrier.delay + carrier.lasts - 2 * HOP;
      flight.appear(piece, "translateY(-28px)", { delay, lasts: 280 });
    } else if (!from && panel && worker) {
      flight.likeness(piece, to, panel, to, trip);
      piece.animate(
        [{ opacity: 0 }, { opacity: 0 }],
        flight.timing({ delay: 0, lasts: trip.delay + trip.lasts }),
      );
    } else if (!from) {
      // It comes from somewhere that is not on the page: a locker elsewhere, the bottom of a pile.
      flight.appear(piece, worker ? "translateX(36px)" : "scale(0.8)", trip);
    } else flight.glide(piece, from.rect, trip);
  }
}

/** Lets what was gained fly to where it is counted, five of a kind at most. */
export function carry(root: HTMLElement, all: readonly Gain[]): void {
  for (const { from, to, count, delay } of all) {
    const source = root.querySelector(from)?.getBoundingClientRect();
    const target = root.querySelector(`[data-piece="${to}"]`)?.getBoundingClientRect();
    if (!source?.width || !target?.width) continue;
    for (let n = 0; n < Math.min(5, count); n += 1)
      flight.carry(`<use href="#md-${ICON[to]}" />`, 26, source, target, {
        delay: delay + n * 60,
        lasts: 560,
      });
  }
}
