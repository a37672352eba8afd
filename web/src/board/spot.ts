/** Where words stand: near what they speak of, inside the board, over nothing that could be chosen. */

import type { Area } from "./arrows";

/** Which places are tried first. */
export type Prefers = "above" | "beside";

const GAP = 12;

/** The best corner for words of this size about `piece`, all in the same measure. */
export function spot(
  piece: Area,
  size: { width: number; height: number },
  room: Area,
  keepFree: readonly Area[],
  prefers: Prefers = "above",
): { left: number; top: number } {
  const middle = { x: piece.left + piece.width / 2, y: piece.top + piece.height / 2 };
  const clampX = (x: number) => Math.max(room.left + 4, Math.min(x, room.left + room.width - size.width - 4));
  const clampY = (y: number) => Math.max(room.top + 4, Math.min(y, room.top + room.height - size.height - 4));
  const above = piece.top - size.height - GAP;
  const below = piece.top + piece.height + GAP;
  const beside = clampY(middle.y - size.height / 2);
  const centre = clampX(middle.x - size.width / 2);
  const overUnder = [
    { left: centre, top: above },
    { left: centre, top: below },
  ];
  const atSides = [
    { left: piece.left - size.width - GAP, top: beside },
    { left: piece.left + piece.width + GAP, top: beside },
  ];
  const places = [
    ...(prefers === "above"
      ? [...overUnder, ...atSides.toReversed()]
      : [...atSides, ...overUnder.toReversed()]),
    { left: clampX(piece.left), top: clampY(above) },
    { left: clampX(piece.left), top: clampY(below) },
    { left: room.left + room.width - size.width - 8, top: room.top + 8 },
    { left: room.left + 8, top: room.top + room.height - size.height - 8 },
    { left: room.left + room.width - size.width - 8, top: room.top + room.height - size.height - 8 },
  ];
  const cost = (place: { left: number; top: number }, n: number) => {
    const words = { ...place, ...size };
    const outside = size.width * size.height - overlap(words, room);
    const covered = keepFree.reduce((sum, area) => sum + overlap(words, area), 0) + overlap(words, piece);
    return outside * 8 + covered * 4 + n;
  };
  return places
    .map((place, n) => ({ place, cost: cost(place, n) }))
    .reduce((a, b) => (b.cost < a.cost ? b : a)).place;
}

function overlap(one: Area, other: Area): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}
