/**
 * Mechanica on the wire, and how the page names its pieces. Lessons, keys, hints and the log name pieces like this:
 *
 * | name                                      | piece                                                         |
 * |-------------------------------------------|---------------------------------------------------------------|
 * | `square:a1` … `square:c4`                 | a square of the floor, empty or with a tile                   |
 * | `slot:0` … `slot:2`                       | a place of the Start Zone                                     |
 * | `hole:0`, `hole:0:side`                   | its centre or parking hole, the hole at its side              |
 * | `truck:0` … `truck:2`                     | a truck                                                       |
 * | `factory`                                 | all of it                                                     |
 * | `load:0:Basic`                            | a model aboard a truck                                        |
 * | `bot:start:0`, `bot:start:0:side`, `bot:a1:0` | a bot that moves, by where it stands and its output hole  |
 * | `wheel`, `spot:0` … `spot:3`, `recycler`  | the Shop, its places from the dearest, the Recycler           |
 * | `blueprint:0`, `blueprint:1`              | the two blueprints                                            |
 * | `wallet`, `vault`, `improvements`         | what a player has                                             |
 */

import type * as board from "../../board/desk.svelte";
import type {
  Board,
  Bots,
  Event,
  Fabricator,
  Factory,
  Hole,
  Improvement,
  ImprovementFigures,
  Lie,
  Machine,
  Model,
  Move,
  Mover,
  Origin,
  Side,
  Size,
  Square,
  Tile,
} from "../../bindings/mechanica";

export type * from "../../bindings/mechanica";

/** Events and moves of one kind. */
export type EventOf<K extends Event["event"]> = board.EventOf<Event, K>;
export type MoveOf<K extends Move["do"]> = board.MoveOf<Move, K>;

/* ---- the box ---- */

export const MODELS: readonly Model[] = ["Basic", "Plus", "Deluxe"];
/** How improvements work. */
export type Kind = Exclude<Machine, "Fork"> | FabricatorTile;
/** All nine, in their order. */
export const KINDS: readonly Kind[] = [
  "GiftWrapper",
  "Upgrader",
  "Duplicator",
  "Downgrader",
  "Repurposer",
  "FlightTester",
  "StaticCharger",
  "AdvancedFabricator",
  "OveractiveFabricator",
];

/** The two improvements that stand in the Start Zone. */
export type FabricatorTile = "AdvancedFabricator" | "OveractiveFabricator";
/** Everything that is drawn as a tile: a Fork, an improvement, the second that works like one ("Upgrader2"). */
export type Piece = "Fork" | Improvement;
/** How a piece works, and so what it is drawn as. */
export type Drawn = Machine | FabricatorTile;

/** A second that works so is drawn like the first. */
export const drawnAs = (piece: Piece): Drawn => piece.replace(/\d+$/, "") as Drawn;
/** Which of those that work so it is, counted from 1. */
export const designOf = (piece: Piece): number => Number(/\d+$/.exec(piece)?.[0] ?? 1);
/** What lies on a square, as a piece. */
export const laid = ({ machine, design }: { machine: Machine; design?: number }): Piece =>
  design ? (`${machine}${design + 1}` as Improvement) : machine;
/** How many of it there are in a list of all. */
export const countIn = (tally: readonly number[], piece: Improvement): number =>
  tally[(designOf(piece) - 1) * KINDS.length + KINDS.indexOf(drawnAs(piece) as Kind)] ?? 0;
/** What is printed on it. */
const figuresOf = (board: Board, piece: Piece): ImprovementFigures | undefined =>
  piece === "Fork" ? undefined : board.improvements[board.tiles.indexOf(piece)];

export const fabricatorOf = (piece: Piece): Fabricator | null =>
  piece === "AdvancedFabricator" ? "Advanced" : piece === "OveractiveFabricator" ? "Overactive" : null;
export const isMachine = (piece: Piece): boolean => fabricatorOf(piece) === null;

/** How many bots a truck holds. */
export const ROOM: Readonly<Record<Size, number>> = { Small: 1, Big: 2, Huge: 3 };
/** How many bots a tile takes in before it does its work; none where bots only pass. */
export const inputsOf = (machine: Machine): number =>
  machine === "Repurposer"
    ? 2
    : machine === "Upgrader" || machine === "Duplicator" || machine === "Downgrader"
      ? 1
      : 0;
/** What it is worth at the end. */
export const valueOf = (board: Board, piece: Piece): number => figuresOf(board, piece)?.value ?? 0;
/** What it is recycled to. */
export const recyclesTo = (board: Board, improvement: Improvement): readonly Model[] =>
  figuresOf(board, improvement)?.recycles ?? [];

const COUNTED: Readonly<Record<Model, keyof Bots>> = { Basic: "basic", Plus: "plus", Deluxe: "deluxe" };
export const countOf = (bots: Bots, model: Model): number => bots[COUNTED[model]];
/** One by one, the cheapest first. */
export const listed = (bots: Bots): Model[] =>
  MODELS.flatMap((model) => Array.from({ length: countOf(bots, model) }, () => model));
export const tallied = (models: Iterable<Model>): Bots => {
  const bots = { basic: 0, plus: 0, deluxe: 0 };
  for (const model of models) bots[COUNTED[model]] += 1;
  return bots;
};

/* ---- squares and sides ---- */

export const SIDES: readonly Side[] = ["North", "East", "South", "West"];
export const ROWS = [0, 1, 2] as const;
export const COLUMNS = [0, 1, 2, 3] as const;

export const turned = (side: Side, quarters: number): Side =>
  SIDES[(SIDES.indexOf(side) + quarters + 4) % 4] as Side;
export const across = (side: Side): Side => turned(side, 2);
const mirrored = (side: Side): Side => (side === "North" ? "South" : side === "South" ? "North" : side);

/** Rows from the top, columns from the left, both from 0. */
export const squareAt = (row: number, column: number): Square => `${"abc"[row] ?? "a"}${column + 1}`;
export const SQUARES: readonly Square[] = ROWS.flatMap((row) =>
  COLUMNS.map((column) => squareAt(row, column)),
);
export const rowOf = (square: Square): number => "abc".indexOf(square[0] ?? "a");
export const columnOf = (square: Square): number => Number(square[1]) - 1;
export const tileAt = (factory: Factory, square: Square): Tile | null =>
  factory.floor[SQUARES.indexOf(square)] ?? null;

/** What lies beyond a side of a square. */
export type Cell =
  | { at: "floor"; square: Square }
  | { at: "truck"; row: number }
  | { at: "start"; row: number }
  | { at: "edge" };
export function beyond(square: Square, side: Side): Cell {
  const [row, column] = [rowOf(square), columnOf(square)];
  switch (side) {
    case "North":
      return row === 0 ? { at: "edge" } : { at: "floor", square: squareAt(row - 1, column) };
    case "South":
      return row === 2 ? { at: "edge" } : { at: "floor", square: squareAt(row + 1, column) };
    case "East":
      return column === 3 ? { at: "truck", row } : { at: "floor", square: squareAt(row, column + 1) };
    case "West":
      return column === 0 ? { at: "start", row } : { at: "floor", square: squareAt(row, column - 1) };
  }
}

/* ---- how a tile lies ---- */

export const FLAT_OUT: Lie = { turns: 0, back: false };
/** Where a printed side comes to lie. */
export const place = (lie: Lie, printed: Side): Side =>
  turned(lie.back ? mirrored(printed) : printed, lie.turns);
/** Which printed side lies on this side. */
export const printed = (lie: Lie, side: Side): Side => {
  const unturned = turned(side, 4 - (lie.turns % 4));
  return lie.back ? mirrored(unturned) : unturned;
};

/** What is on one side of a tile. */
export type Face = "entrance" | "exit" | "flat";
const FACES: Readonly<Record<string, Face>> = { e: "entrance", x: "exit", f: "flat" };

export const faceOf = (board: Board, piece: Piece, lie: Lie, side: Side): Face => {
  const faces = piece === "Fork" ? board.fork_faces : (figuresOf(board, piece)?.faces ?? "");
  return FACES[faces[SIDES.indexOf(printed(lie, side))] ?? "f"] ?? "flat";
};
/** The four faces of a tile as it lies. */
export const facesOf = (board: Board, piece: Piece, lie: Lie = FLAT_OUT): Record<Side, Face> => ({
  North: faceOf(board, piece, lie, "North"),
  East: faceOf(board, piece, lie, "East"),
  South: faceOf(board, piece, lie, "South"),
  West: faceOf(board, piece, lie, "West"),
});
/** By which side each output hole is left, as the tile lies. */
export const exitsOf = (board: Board, piece: Piece, lie: Lie = FLAT_OUT): Side[] =>
  (figuresOf(board, piece)?.out ?? []).map((side) => place(lie, side));

/* ---- the names of pieces ---- */

export const squarePiece = (square: Square): string => `square:${square}`;
export const slotPiece = (row: number): string => `slot:${row}`;
export const holePiece = ({ row, side }: Hole): string => (side ? `hole:${row}:side` : `hole:${row}`);
export const truckPiece = (row: number): string => `truck:${row}`;
export const loadPiece = (row: number, model: Model): string => `load:${row}:${model}`;
export const botPiece = (from: Origin): string =>
  from.at === "start"
    ? `bot:start:${from.hole.row}${from.hole.side ? ":side" : ""}`
    : `bot:${from.square}:${from.output}`;
export const spotPiece = (spot: number): string => `spot:${spot}`;
export const blueprintPiece = (stack: number): string => `blueprint:${stack}`;

/** Every bot that moves in a run, in the order in which its owner is asked. */
export function movers(factory: Factory): Mover[] {
  const all: Mover[] = [];
  factory.start.forEach((slot, row) => {
    if (slot.centre) all.push({ model: slot.centre, from: { at: "start", hole: { row, side: false } } });
    if (slot.side) all.push({ model: slot.side, from: { at: "start", hole: { row, side: true } } });
  });
  SQUARES.forEach((square, n) =>
    factory.floor[n]?.outputs.forEach((model, output) => {
      if (model) all.push({ model, from: { at: "tile", square, output } });
    }),
  );
  return all;
}

/** What a tile in hand would look like on the floor or in the Start Zone. */
export interface Ghost {
  machine: Piece;
  /** Where on the floor. */
  square?: Square;
  /** Where in the Start Zone. */
  row?: number;
  lie?: Lie;
  /** Whether it may lie there, so. */
  fits?: boolean;
  /** What each of its faces would meet. */
  faces?: Partial<Record<Side, "fits" | "blocked">>;
}
