/**
 * What happened as movement. Everything that travels carries `data-fly` with a key of its own (`tile:B7`, `worker:0:morning`,
 * `specialist:3`); when something happens, the pieces its events are about go from where they were to where they are now, one
 * after the other. What an opponent takes goes to their panel beside the board, and their assistants come from there. The
 * drawing itself stands in its new place at once, so nothing depends on the movement.
 */

import type { Seat } from "../../lib/wire";
import { type Event, type EventOf, type Part, PARTS, type View } from "./types";

export const tileKey = (tile: string): string => `tile:${tile}`;
export const workerKey = (seat: number, part: Part): string => `worker:${seat}:${part}`;
export const specialistKey = (specialist: number): string => `specialist:${specialist}`;

/** When each piece sets out and how long it is on its way, in milliseconds at normal pace. */
export interface Trip {
  key: string;
  delay: number;
  lasts: number;
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

/** Something that can travel, and where it stood. */
interface Stood {
  piece: HTMLElement;
  rect: DOMRect;
}

/** Where everything that can travel stands. */
export function places(root: HTMLElement): Map<string, Stood> {
  const found = new Map<string, Stood>();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const rect = piece.getBoundingClientRect();
    if (rect.width > 0) found.set(piece.dataset["fly"] ?? "", { piece, rect });
  }
  return found;
}

/** Where somebody's pieces are when their workshop is not shown: on the small belt of their panel, or at their face. */
function panelOf(seat: Seat | undefined, key: string): DOMRect | undefined {
  const panel = seat === undefined ? null : document.querySelector(`[data-panel="${seat}"]`);
  const place = panel?.querySelector(`[data-lands="${key}"]`) ?? panel?.querySelector(".face");
  const rect = place?.getBoundingClientRect();
  return rect?.width ? rect : undefined;
}

/** A likeness over the whole page, since the board cuts off what leaves it. It goes when it has arrived. */
function likeness(
  piece: HTMLElement,
  size: DOMRect,
  from: DOMRect,
  to: DOMRect,
  timing: KeyframeAnimationOptions,
): void {
  const double = piece.cloneNode(true) as HTMLElement;
  for (const each of [double, ...double.querySelectorAll<HTMLElement>("[data-fly], [data-piece]")]) {
    each.removeAttribute("data-fly");
    each.removeAttribute("data-piece");
  }
  double.inert = true;
  double.setAttribute("aria-hidden", "true");
  double.style.cssText = `position:fixed;z-index:20;pointer-events:none;margin:0;left:${size.left}px;top:${size.top}px;width:${size.width}px;height:${size.height}px;box-shadow:none;transition:none`;
  const at = (rect: DOMRect) =>
    `translate(${rect.left + rect.width / 2 - size.left - size.width / 2}px, ${rect.top + rect.height / 2 - size.top - size.height / 2}px) scale(${Math.min(1.2, rect.width / size.width)})`;
  document.body.append(double);
  const gone = () => double.remove();
  double
    .animate([{ transform: at(from) }, { transform: at(to) }], { ...timing, fill: "both" })
    .finished.then(gone, gone);
}

/** Sets the pieces on their way from where they stood. `pace` is 1 at normal speed, 0.5 at twice that. */
export function travel(
  root: HTMLElement,
  before: ReadonlyMap<string, Stood>,
  all: readonly Trip[],
  pace: number,
): void {
  const pieces = new Map(
    [...root.querySelectorAll<HTMLElement>("[data-fly]")].map((piece) => [piece.dataset["fly"] ?? "", piece]),
  );
  const timing = ({ delay, lasts }: Trip): KeyframeAnimationOptions => ({
    delay: delay * pace,
    duration: lasts * pace,
    easing: "cubic-bezier(0.2, 0.8, 0.2, 1)",
    fill: "backwards",
  });
  const under = new Map(all.map((trip) => [trip.key, trip]));
  for (const trip of all) {
    const piece = pieces.get(trip.key);
    const from = before.get(trip.key);
    const panel = panelOf(trip.of, trip.key);
    if (!piece) {
      // It has left the board; what an opponent has anyway is seen on their own belt.
      if (from && panel) likeness(from.piece, from.rect, from.rect, panel, timing(trip));
      continue;
    }
    const to = piece.getBoundingClientRect();
    if (to.width === 0) continue;
    const carrier = under.get(piece.parentElement?.closest<HTMLElement>("[data-fly]")?.dataset["fly"] ?? "");
    if (carrier && trip.key.startsWith("worker:")) {
      // Whoever joins a machine that is itself on its way hops on where it arrives.
      const delay = carrier.delay + carrier.lasts - 2 * HOP;
      piece.animate(
        [
          { transform: "translateY(-28px)", opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        timing({ ...trip, delay, lasts: 280 }),
      );
      continue;
    }
    if (!from && panel && trip.key.startsWith("worker:")) {
      likeness(piece, to, panel, to, timing(trip));
      piece.animate([{ opacity: 0 }, { opacity: 0 }], {
        ...timing(trip),
        delay: 0,
        duration: (trip.delay + trip.lasts) * pace,
      });
      continue;
    }
    if (!from) {
      // It comes from somewhere that is not on the page: a locker elsewhere, the bottom of a pile.
      const away = trip.key.startsWith("worker:") ? "translateX(36px)" : "scale(0.8)";
      piece.animate(
        [
          { transform: away, opacity: 0 },
          { transform: "none", opacity: 1 },
        ],
        timing(trip),
      );
      continue;
    }
    const [x, y] = [
      from.rect.left - to.left + (from.rect.width - to.width) / 2,
      from.rect.top - to.top + (from.rect.height - to.height) / 2,
    ];
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    const scale = Math.min(2.2, Math.max(0.45, from.rect.width / to.width));
    const high = Math.abs(y) > 60 ? -Math.min(40, Math.abs(x) / 6) : 0;
    piece.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 9, position: "relative" },
        {
          transform: `translate(${x * 0.45}px, ${y * 0.45 + high}px) scale(${(1 + scale) / 2})`,
          zIndex: 9,
          position: "relative",
          offset: 0.5,
        },
        { transform: "none", zIndex: 9, position: "relative" },
      ],
      timing(trip),
    );
  }
}

/** Lets what was gained fly to where it is counted, five of a kind at most. */
export function carry(root: HTMLElement, all: readonly Gain[], pace: number): void {
  const base = root.getBoundingClientRect();
  for (const { from, to, count, delay } of all) {
    const [source, target] = [
      root.querySelector(from)?.getBoundingClientRect(),
      root.querySelector(`[data-piece="${to}"]`)?.getBoundingClientRect(),
    ];
    if (!source?.width || !target?.width) continue;
    for (let n = 0; n < Math.min(5, count); n += 1) {
      const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
      icon.setAttribute("aria-hidden", "true");
      icon.innerHTML = `<use href="#md-${ICON[to]}" />`;
      const [left, top] = [
        source.left + source.width / 2 - base.left - 13,
        source.top + source.height / 2 - base.top - 13,
      ];
      icon.style.cssText = `position:absolute;z-index:11;pointer-events:none;width:26px;height:26px;left:${left}px;top:${top}px`;
      const [x, y] = [
        target.left + target.width / 2 - base.left - 13 - left,
        target.top + target.height / 2 - base.top - 13 - top,
      ];
      root.append(icon);
      const flight = icon.animate(
        [
          { transform: "scale(0.4)", opacity: 0 },
          { transform: "translateY(-14px) scale(1.1)", opacity: 1, offset: 0.25 },
          { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: 0.95 },
          { transform: `translate(${x}px, ${y}px) scale(0.5)`, opacity: 0 },
        ],
        { delay: (delay + n * 60) * pace, duration: 560 * pace, easing: "ease-in-out", fill: "both" },
      );
      const gone = () => icon.remove();
      flight.finished.then(gone, gone);
    }
  }
}
