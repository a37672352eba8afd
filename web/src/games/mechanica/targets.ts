/** The pieces of a factory that can be pointed at, and where they lie. */

import type { Area } from "../../board/arrows";
import {
  HOLE,
  type Layout,
  loadRadius,
  originSpot,
  pointOf,
  slotBox,
  squareBox,
  startRadius,
  truckBox,
} from "./layout";
import {
  botPiece,
  type Factory,
  holePiece,
  listed,
  loadPiece,
  movers,
  ROWS,
  slotPiece,
  SQUARES,
  squarePiece,
  tileAt,
  truckPiece,
} from "./types";

export interface Target extends Area {
  piece: string;
  /** A square, slot or truck; a hole; a bot. */
  kind: "place" | "hole" | "bot";
  round: number;
  /** Whether it is there even where it may not be chosen, for those who ask what it is. */
  always: boolean;
  /** Whether arrow keys come by even then. */
  reached: boolean;
}

export function targetsOf(factory: Factory, layout: Layout): Target[] {
  const all: Target[] = [];
  const around = (
    piece: string,
    kind: Target["kind"],
    { x, y }: { x: number; y: number },
    r: number,
    always: boolean,
  ) =>
    all.push({
      piece,
      kind,
      left: x - r,
      top: y - r,
      width: 2 * r,
      height: 2 * r,
      round: r,
      always,
      reached: false,
    });
  for (const row of ROWS) {
    const { scale } = slotBox(layout, row);
    const y = row * layout.pitch + layout.pitch / 2 - 45;
    all.push({
      piece: slotPiece(row),
      kind: "place",
      left: 1,
      top: y,
      width: layout.start - 5,
      height: 90,
      round: 14 * scale,
      always: true,
      reached: true,
    });
  }
  for (const square of SQUARES) {
    const { x, y, scale } = squareBox(layout, square);
    all.push({
      piece: squarePiece(square),
      kind: "place",
      left: x + 5 * scale,
      top: y + 5 * scale,
      width: 90 * scale,
      height: 90 * scale,
      round: 15 * scale,
      always: true,
      reached: true,
    });
  }
  for (const row of ROWS) {
    const y = row * layout.pitch + layout.pitch / 2 - 45;
    all.push({
      piece: truckPiece(row),
      kind: "place",
      left: layout.start + 406,
      top: y,
      width: layout.dock - 8,
      height: 90,
      round: 14,
      always: true,
      reached: true,
    });
  }
  factory.start.forEach(({ fabricator }, row) => {
    const r = startRadius(fabricator) * slotBox(layout, row).scale;
    for (const side of fabricator === "Advanced" || fabricator === "Overactive" ? [false, true] : [false])
      around(
        holePiece({ row, side }),
        "hole",
        pointOf(layout, { at: "hole", hole: { row, side }, fabricator }),
        r,
        false,
      );
  });
  for (const { from } of movers(factory)) {
    const fabricator = from.at === "start" ? (factory.start[from.hole.row]?.fabricator ?? null) : null;
    const tile = from.at === "tile" ? tileAt(factory, from.square) : null;
    const r =
      from.at === "start"
        ? startRadius(fabricator) * slotBox(layout, from.hole.row).scale
        : HOLE * layout.scale;
    around(botPiece(from), "bot", pointOf(layout, originSpot(from, tile, fabricator)), r, true);
  }
  factory.trucks.forEach(({ size, bots }, row) => {
    const aboard = listed(bots);
    // Bots of one model aboard one truck are all the same.
    aboard.forEach((model, place) => {
      if (aboard.indexOf(model) === place)
        around(
          loadPiece(row, model),
          "bot",
          pointOf(layout, { at: "load", row, size, place }),
          loadRadius(size, layout.slim) * truckBox(layout, row).scale,
          true,
        );
    });
  });
  return all;
}
