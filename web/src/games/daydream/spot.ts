/** Where a bubble stands: near what it speaks of, inside the board, over nothing that could be chosen. */

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;

/** The best corner for a bubble of this size about `piece`, all in the same measure. */
export function spot(
  piece: Area,
  size: { width: number; height: number },
  room: Area,
  keepFree: readonly Area[],
): { left: number; top: number } {
  const middle = { x: piece.left + piece.width / 2, y: piece.top + piece.height / 2 };
  const clampX = (x: number) => Math.max(room.left + 4, Math.min(x, room.left + room.width - size.width - 4));
  const clampY = (y: number) => Math.max(room.top + 4, Math.min(y, room.top + room.height - size.height - 4));
  const above = piece.top - size.height - GAP;
  const below = piece.top + piece.height + GAP;
  const beside = clampY(middle.y - size.height / 2);
  const places = [
    { left: clampX(middle.x - size.width / 2), top: above },
    { left: clampX(middle.x - size.width / 2), top: below },
    { left: piece.left + piece.width + GAP, top: beside },
    { left: piece.left - size.width - GAP, top: beside },
    { left: clampX(piece.left), top: clampY(above) },
    { left: clampX(piece.left), top: clampY(below) },
    { left: room.left + room.width - size.width - 8, top: room.top + 8 },
    { left: room.left + 8, top: room.top + room.height - size.height - 8 },
    { left: room.left + room.width - size.width - 8, top: room.top + room.height - size.height - 8 },
  ];
  const cost = (place: { left: number; top: number }, n: number) => {
    const bubble = { ...place, ...size };
    const outside = size.width * size.height - overlap(bubble, room);
    const covered = keepFree.reduce((sum, area) => sum + overlap(bubble, area), 0) + overlap(bubble, piece);
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
