/** Placing the tile in hand: where it fits, how it may lie there, and what the coming workdays would make of it. */

import {
  across,
  beyond,
  type Board,
  type Factory,
  faceOf,
  type Lie,
  laid,
  type Move,
  type Piece,
  type Placement,
  type Projection,
  type Side,
  SIDES,
  type Square,
  tileAt,
} from "./types";
import { pieceOf } from "./pieces";

/** All money of these workdays. */
export const money = (days: readonly Projection[]): number =>
  days.reduce((sum, { sold, vault, wallet }) => sum + sold + vault + wallet, 0);
export const lost = (days: readonly Projection[]): number => days.reduce((sum, day) => sum + day.lost, 0);

/** Every place with the ways to lie there, in the order in which turning goes through them. */
export function places(placements: readonly Placement[]): Map<string, Placement[]> {
  const found = new Map<string, Placement[]>();
  for (const placement of placements) {
    const piece = pieceOf(placement.move);
    found.set(piece, [...(found.get(piece) ?? []), placement]);
  }
  for (const lies of found.values()) lies.sort((one, other) => order(one.move) - order(other.move));
  return found;
}

/** First all turns of the front, then those of the back; a parked bot in the centre, then at the side. */
function order(move: Move): number {
  if (move.do === "install") return (move.lie.back ? 4 : 0) + move.lie.turns;
  return move.do === "set" && move.side ? 1 : 0;
}

const lieOf = (placement: Placement): Lie | null =>
  placement.move.do === "install" ? placement.move.lie : null;

/** The way that brings most; of equals, the first. */
export const best = (lies: readonly Placement[]): Placement | undefined =>
  lies.reduce<Placement | undefined>(
    (top, one) => (top && money(top.ahead) >= money(one.ahead) ? top : one),
    undefined,
  );

/** How a tile lies on a place somebody has just pointed at: as they turned it last, where that fits; else the way that brings most. */
export function begin(lies: readonly Placement[], wish: Lie | null): Placement | undefined {
  const wished =
    wish && lies.find((one) => lieOf(one)?.turns === wish.turns && lieOf(one)?.back === wish.back);
  return wished || best(lies);
}

/** The next way that fits, on the same side of the tile as long as there is one. */
export function turned(lies: readonly Placement[], now: Placement): Placement {
  const back = lieOf(now)?.back;
  const same = lies.filter((one) => lieOf(one)?.back === back);
  return same[(same.indexOf(now) + 1) % same.length] ?? now;
}

/** Its other side, turned alike where that fits; none where it has none, or that never fits here. */
export function flipped(lies: readonly Placement[], now: Placement): Placement | null {
  const lie = lieOf(now);
  if (!lie) return null;
  const other = lies.filter((one) => lieOf(one)?.back !== lie.back);
  return other.find((one) => lieOf(one)?.turns === lie.turns) ?? best(other) ?? null;
}

/** The faces through which bots would come and go: every exit, and every entrance that something leads to. */
export function joined(
  board: Board,
  factory: Factory,
  piece: Piece,
  square: Square,
  lie: Lie,
): Partial<Record<Side, "fits">> {
  const led = (side: Side): boolean => {
    const cell = beyond(square, side);
    if (cell.at === "start") return true;
    if (cell.at !== "floor") return false;
    const tile = tileAt(factory, cell.square);
    // An empty square carries everything east.
    return tile ? faceOf(board, laid(tile), tile.lie, across(side)) === "exit" : side === "West";
  };
  const open = SIDES.filter((side) => {
    const face = faceOf(board, piece, lie, side);
    return face === "exit" || (face === "entrance" && led(side));
  });
  return Object.fromEntries(open.map((side) => [side, "fits" as const]));
}
