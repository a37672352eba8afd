/** Where things stand to each other on the board: where words go beside a piece, and where arrow keys lead. */

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;

/** Beside a piece, on the side with room: left, right, below, above; always inside. */
export function beside(
  piece: Area,
  size: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const clamp = (value: number, most: number) => Math.max(8, Math.min(value, most - 8));
  const middle = clamp(piece.top + piece.height / 2 - size.height / 2, room.height - size.height);
  const centre = clamp(piece.left + piece.width / 2 - size.width / 2, room.width - size.width);
  if (piece.left - GAP - size.width >= 8) return { left: piece.left - GAP - size.width, top: middle };
  if (piece.left + piece.width + GAP + size.width <= room.width - 8)
    return { left: piece.left + piece.width + GAP, top: middle };
  if (piece.top + piece.height + GAP + size.height <= room.height - 8)
    return { left: centre, top: piece.top + piece.height + GAP };
  return { left: centre, top: clamp(piece.top - GAP - size.height, room.height - size.height) };
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Of some places, the one an arrow key leads to from here; none where nothing lies that way. */
export function towards(from: Area, places: readonly Area[], key: string): number | null {
  const way = WAYS[key];
  if (!way) return null;
  const [right, down] = way;
  const middle = ({ left, top, width, height }: Area) => ({ x: left + width / 2, y: top + height / 2 });
  const here = middle(from);
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  places.forEach((place, n) => {
    const there = middle(place);
    const along = (there.x - here.x) * right + (there.y - here.y) * down;
    const across = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * right);
    if (along < 4) return;
    // What lies straight ahead comes before what is near but off to the side.
    const far = along + across * 2.5;
    if (far < least) {
      least = far;
      best = n;
    }
  });
  return best;
}
