/** Where everything of a factory is drawn: a grid of six columns and three rows, a floor square being 100 units. */

import {
  columnOf,
  FLAT_OUT,
  type Hole,
  type Lie,
  type Machine,
  type Origin,
  rowOf,
  type Side,
  type Size,
  type Slot,
  type Square,
} from "./types";

export interface Point {
  x: number;
  y: number;
}

/** How wide the Start Zone and the dock are, how far apart the rows, and how much smaller everything on them is. */
export interface Layout {
  start: number;
  dock: number;
  pitch: number;
  /** Of pieces on the floor. */
  scale: number;
  /** Whether Fabricators and trucks are built narrow and high, so that their bots stay as large as those on the floor. */
  slim: boolean;
  width: number;
  height: number;
}

const laid = (start: number, dock: number, pitch: number, scale: number, slim = false): Layout => ({
  start,
  dock,
  pitch,
  scale,
  slim,
  width: start + 400 + dock,
  height: 3 * pitch,
});
/** One's own factory; on a narrow page, so that floor squares stay large; another's, in little. */
export const LARGE = laid(104, 116, 100, 1);
export const NARROW = laid(74, 84, 100, 1, true);
export const SMALL = laid(96, 112, 74, 0.74);

/** The boxes pieces are drawn in, 100 units a side before they are scaled. */
export interface Box extends Point {
  scale: number;
}
export const squareBox = ({ start, pitch, scale }: Layout, square: Square): Box => ({
  x: start + columnOf(square) * 100 + 50 * (1 - scale),
  y: rowOf(square) * pitch + pitch / 2 - 50 * scale,
  scale,
});
export const slotBox = ({ start, pitch, scale, slim }: Layout, row: number): Box => {
  if (slim) return { x: 0, y: row * pitch, scale };
  const size = Math.min(start / 104, scale);
  return { x: (start - 104 * size) / 2, y: row * pitch + pitch / 2 - 50 * size, scale: size };
};
export const truckBox = ({ start, dock, pitch, scale, slim }: Layout, row: number): Box => {
  if (slim) return { x: start + 402, y: row * pitch + 3, scale };
  const size = Math.min(dock / 116, scale);
  return {
    x: start + 400 + (dock - 116 * size) / 2 + 2 * size,
    y: row * pitch + pitch / 2 - 45 * size,
    scale: size,
  };
};
const within = ({ x, y, scale }: Box, point: Point): Point => ({
  x: x + point.x * scale,
  y: y + point.y * scale,
});

/* ---- holes, in the box of their piece ---- */

/** How a point of a tile comes to lie. */
export function turnedPoint({ x, y }: Point, lie: Lie): Point {
  let [px, py] = [x, lie.back ? 100 - y : y];
  for (let n = 0; n < lie.turns % 4; n += 1) [px, py] = [100 - py, px];
  return { x: px, y: py };
}

const INPUTS: Readonly<Partial<Record<Machine, readonly Point[]>>> = {
  Upgrader: [{ x: 31, y: 50 }],
  Duplicator: [{ x: 29, y: 56 }],
  Downgrader: [{ x: 27, y: 50 }],
  Repurposer: [
    { x: 31, y: 33 },
    { x: 31, y: 67 },
  ],
};
const OUTPUTS: Readonly<Partial<Record<Machine, readonly Point[]>>> = {
  Upgrader: [{ x: 69, y: 50 }],
  Duplicator: [
    { x: 56, y: 29 },
    { x: 71, y: 60 },
  ],
  Downgrader: [
    { x: 56, y: 24 },
    { x: 73, y: 50 },
    { x: 56, y: 76 },
  ],
  Repurposer: [{ x: 69, y: 50 }],
  StaticCharger: [
    { x: 68, y: 34 },
    { x: 68, y: 66 },
  ],
};
export const HOLE = 13.5;
export const inputHoles = (machine: Machine, lie: Lie = FLAT_OUT): Point[] =>
  (INPUTS[machine] ?? []).map((point) => turnedPoint(point, lie));
export const outputHoles = (machine: Machine, lie: Lie = FLAT_OUT): Point[] =>
  (OUTPUTS[machine] ?? []).map((point) => turnedPoint(point, lie));

/** The holes of a place of the Start Zone: the centre one, and the one at the side of two of the Fabricators. */
export const startHole = (fabricator: Slot["fabricator"], side: boolean, slim = false): Point => {
  if (slim)
    return fabricator === null
      ? { x: 35, y: 50 }
      : fabricator === "Basic"
        ? { x: 35, y: 56 }
        : side
          ? { x: 20, y: 41 }
          : { x: 46, y: 64 };
  if (fabricator === null) return { x: 54, y: 50 };
  if (fabricator === "Basic") return { x: 58, y: 52 };
  return { x: side ? 31 : 67, y: 52 };
};
export const startRadius = (fabricator: Slot["fabricator"]): number =>
  fabricator === null || fabricator === "Basic" ? 15 : 14;

/** The load room of a truck: how wide it is, and its places. */
const LOAD: Readonly<Record<Size, number>> = { Small: 54, Big: 66, Huge: 82 };
const SLIM_LOAD: Readonly<Record<Size, readonly Point[]>> = {
  Small: [{ x: 39, y: 47 }],
  Big: [
    { x: 16.5, y: 47 },
    { x: 43.5, y: 47 },
  ],
  Huge: [
    { x: 16.5, y: 34 },
    { x: 43.5, y: 34 },
    { x: 30, y: 59 },
  ],
};
export const loadWidth = (size: Size, slim = false): number =>
  slim ? (size === "Small" ? 38 : 57) : LOAD[size];
export const loadRadius = (size: Size, slim = false): number => (size === "Huge" ? (slim ? 12.5 : 12) : 13.5);
export const loadPlaces = (size: Size, slim = false): Point[] => {
  if (slim) return [...SLIM_LOAD[size]];
  const [wide, room] = [LOAD[size], size === "Small" ? 1 : size === "Big" ? 2 : 3];
  return Array.from({ length: room }, (_, n) => ({ x: 82 - wide + (wide * (n + 0.5)) / room, y: 45 }));
};

/* ---- places on the whole drawing ---- */

/** A place a bot comes by, whatever the layout. */
export type Spot =
  | { at: "hole"; hole: Hole; fabricator: Slot["fabricator"] }
  | { at: "output"; square: Square; machine: Machine; lie: Lie; output: number }
  | { at: "input"; square: Square; machine: Machine; lie: Lie; input: number }
  | { at: "middle"; square: Square }
  | { at: "side"; square: Square; side: Side }
  /** Half a square beyond a side: over the edge. */
  | { at: "beyond"; square: Square; side: Side }
  | { at: "load"; row: number; size: Size; place: number };

const STEP: Readonly<Record<Side, Point>> = {
  North: { x: 0, y: -1 },
  East: { x: 1, y: 0 },
  South: { x: 0, y: 1 },
  West: { x: -1, y: 0 },
};

export function pointOf(layout: Layout, spot: Spot): Point {
  switch (spot.at) {
    case "hole":
      return within(slotBox(layout, spot.hole.row), startHole(spot.fabricator, spot.hole.side, layout.slim));
    case "output":
      return within(
        squareBox(layout, spot.square),
        outputHoles(spot.machine, spot.lie)[spot.output] ?? { x: 50, y: 50 },
      );
    case "input":
      return within(
        squareBox(layout, spot.square),
        inputHoles(spot.machine, spot.lie)[spot.input] ?? { x: 50, y: 50 },
      );
    case "middle":
      return within(squareBox(layout, spot.square), { x: 50, y: 50 });
    case "side":
    case "beyond": {
      const { x, y } = STEP[spot.side];
      const far = spot.at === "side" ? 0.5 : 0.74;
      const middle = {
        x: layout.start + columnOf(spot.square) * 100 + 50,
        y: (rowOf(spot.square) + 0.5) * layout.pitch,
      };
      return { x: middle.x + x * far * 100, y: middle.y + y * far * layout.pitch };
    }
    case "load":
      return within(
        truckBox(layout, spot.row),
        loadPlaces(spot.size, layout.slim)[spot.place] ??
          loadPlaces(spot.size, layout.slim)[0] ?? { x: 50, y: 45 },
      );
  }
}

/** Where a bot stands before a run. */
export const originSpot = (
  from: Origin,
  tile: { machine: Machine; lie: Lie } | null,
  fabricator: Slot["fabricator"],
): Spot =>
  from.at === "start"
    ? { at: "hole", hole: from.hole, fabricator }
    : {
        at: "output",
        square: from.square,
        machine: tile?.machine ?? "Upgrader",
        lie: tile?.lie ?? FLAT_OUT,
        output: from.output,
      };
