/** Every drawing by the name of its object, and a parcel for objects that only somebody's own box has. */
import type { Drawing } from "./drawing";
import { A } from "./objects-a";
import { C } from "./objects-c";
import { D } from "./objects-d";
import { F } from "./objects-f";

export const DRAWINGS: Record<string, Drawing> = {
  ...A,
  ...C,
  ...D,
  ...F,
};

/** The drawing of an object. A box of one's own may name objects we never drew, or give ours other segments. */
export function drawingOf(name: string, segments: number): Drawing {
  const drawing = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined;
  return drawing?.segments.length === segments ? drawing : fallback(segments);
}

type Point = readonly [number, number];

/** The outline of the parcel, from the knot of its bow back to it. */
const PARCEL: readonly Point[] = [
  [50, 40],
  [92, 40],
  [92, 56],
  [86, 56],
  [86, 91],
  [14, 91],
  [14, 56],
  [8, 56],
  [8, 40],
  [50, 40],
];

const BOW =
  "M50 40C45 22 25 19 27 31C28 38 40 40 50 40C55 22 75 19 73 31C72 38 60 40 50 40M45 40L36 50M55 40L64 50M44 56V91M56 56V91M86 56H14";

/** A parcel with a bow in as many segments as are asked for: its points evenly spread, on a corner where one is near. */
export function fallback(segments: number): Drawing {
  const corners = PARCEL.map((at, i) => ({ at, way: wayTo(i) }));
  const whole = wayTo(PARCEL.length - 1);
  const stops = Array.from({ length: segments + 1 }, (_, i) => {
    const way = (whole * i) / segments;
    const nearest = corners.reduce((a, b) => (Math.abs(b.way - way) < Math.abs(a.way - way) ? b : a));
    return Math.abs(nearest.way - way) < whole / segments / 3 ? nearest : { at: pointAt(way), way };
  });
  return {
    fill: "#e3b996",
    start: [50, 40],
    segments: stops.slice(1).map((stop, i) => {
      const from = stops[i]?.way ?? 0;
      const between = corners.filter(({ way }) => way > from && way < stop.way);
      return [...between, stop].map(({ at: [x, y] }) => `L${x} ${y}`).join("");
    }),
    detail: BOW,
  };
}

/** How long the parcel's outline is up to one of its corners. */
function wayTo(corner: number): number {
  return PARCEL.slice(0, corner).reduce((way, from, i) => way + distance(from, PARCEL[i + 1] ?? from), 0);
}

/** Where one stands after going so far along the parcel's outline. */
function pointAt(way: number): Point {
  let left = way;
  for (const [i, from] of PARCEL.entries()) {
    const to = PARCEL[i + 1] ?? from;
    const length = distance(from, to);
    if (left <= length && length > 0) {
      const part = left / length;
      return [round(from[0] + (to[0] - from[0]) * part), round(from[1] + (to[1] - from[1]) * part)];
    }
    left -= length;
  }
  return [50, 40];
}

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay);

const round = (n: number): number => Math.round(n * 10) / 10;
