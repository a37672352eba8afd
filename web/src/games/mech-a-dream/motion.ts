/**
 * What happened as movement. Everything that travels carries `data-fly` with a key of its own (`tile:B7`, `worker:0:morning`,
 * `specialist:3`); when something happens, the pieces its events are about go from where they were to where they are now, one
 * after the other. The drawing itself stands in its new place at once, so nothing depends on the movement.
 */

import { PARTS, type Event, type Part, type View } from "./types";

export const tileKey = (tile: string): string => `tile:${tile}`;
export const workerKey = (seat: number, part: Part): string => `worker:${seat}:${part}`;
export const specialistKey = (specialist: number): string => `specialist:${specialist}`;

/** When each piece sets out and how long it is on its way, in milliseconds at normal pace. */
export interface Trip {
  key: string;
  delay: number;
  lasts: number;
}

const TRIP = 380;
const HOP = 80;

/** The trips of these events, in the order they happen. `time` is the part of the day they happened in. */
export function trips(events: readonly Event[], time: View["time"]): Trip[] {
  const all = new Map<string, Trip>();
  let now = 0;
  let part = PARTS.find((each) => each === time);
  const go = (key: string, delay: number, lasts = TRIP) => {
    // A piece that travels twice makes one trip, to where it ends up; it arrives with the last.
    const before = all.get(key);
    all.set(key, before ? { ...before, lasts: delay + lasts - before.delay } : { key, delay, lasts });
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
        go(workerKey(event.seat, event.part), now);
        now += 200;
        break;
      case "recruited":
      case "hired":
        go(specialistKey(event.specialist), now);
        now += 200;
        break;
      case "bought":
        go(tileKey(event.tile), now);
        if (part && !event.robot) go(workerKey(event.seat, part), now + HOP);
        now += 300;
        break;
      case "built":
        if (part) go(workerKey(event.seat, part), now);
        now += 200;
        break;
      case "slid":
      case "turned":
        go(tileKey(event.tile), now);
        now += 120;
        break;
      case "moved":
        // All belts roll together.
        go(tileKey(event.tile), now, 300);
        rolling = true;
        break;
      case "boosted":
        go(tileKey(event.tile), now, 300);
        now += 180;
        break;
      case "completed":
        go(tileKey(event.tile), now, 420);
        now += 200;
        break;
      case "began":
        if (event.time === "night") for (const seat of [0, 1, 2, 3]) for (const each of PARTS) go(workerKey(seat, each), now, 600);
        part = PARTS.find((each) => each === event.time);
        now += 100;
        break;
    }
  }
  return [...all.values()];
}

/** Where everything that can travel stands. */
export function places(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const rect = piece.getBoundingClientRect();
    if (rect.width > 0) found.set(piece.dataset["fly"] ?? "", rect);
  }
  return found;
}

/** Sets the pieces on their way from where they stood. `pace` is 1 at normal speed, 0.5 at twice that. */
export function travel(root: HTMLElement, before: ReadonlyMap<string, DOMRect>, all: readonly Trip[], pace: number): void {
  const pieces = new Map([...root.querySelectorAll<HTMLElement>("[data-fly]")].map((piece) => [piece.dataset["fly"] ?? "", piece]));
  const timing = ({ delay, lasts }: Trip): KeyframeAnimationOptions => ({ delay: delay * pace, duration: lasts * pace, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)", fill: "backwards" });
  for (const trip of all) {
    const piece = pieces.get(trip.key);
    const from = before.get(trip.key);
    if (!piece) continue;
    const to = piece.getBoundingClientRect();
    if (to.width === 0) continue;
    if (!from) {
      // It comes from somewhere that is not on the page: a locker elsewhere, the bottom of a pile.
      const away = trip.key.startsWith("worker:") ? "translateX(36px)" : "scale(0.8)";
      piece.animate([{ transform: away, opacity: 0 }, { transform: "none", opacity: 1 }], timing(trip));
      continue;
    }
    const [x, y] = [from.left - to.left + (from.width - to.width) / 2, from.top - to.top + (from.height - to.height) / 2];
    if (Math.abs(x) + Math.abs(y) < 2) continue;
    const scale = Math.min(2.2, Math.max(0.45, from.width / to.width));
    const high = Math.abs(y) > 60 ? -Math.min(40, Math.abs(x) / 6) : 0;
    piece.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 9, position: "relative" },
        { transform: `translate(${x * 0.45}px, ${y * 0.45 + high}px) scale(${(1 + scale) / 2})`, zIndex: 9, position: "relative", offset: 0.5 },
        { transform: "none", zIndex: 9, position: "relative" },
      ],
      timing(trip),
    );
  }
}
