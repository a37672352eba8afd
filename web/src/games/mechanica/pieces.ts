/**
 * Which pieces a decision is made with, what an event is about, and what contains what.
 *
 * Beside the pieces of a factory (types.ts), lesson, log and hints name these:
 *
 * | name                       | piece                                                        |
 * |----------------------------|--------------------------------------------------------------|
 * | `fork`, `big`, `huge`      | the buttons that buy them                                    |
 * | `hand`                     | the tile in hand, with turn, flip, install and recycle       |
 * | `plan`, `ask:2`            | the plan of a run, one of its questions                      |
 * | `run`, `sellall`, `make`, `recycle`, `install`, `decline` | buttons                       |
 * | `gift:Plus`, `announce:Plus`, `retain:old` | choices                                      |
 * | `armand`                   | the rival of a solo game                                     |
 */

import {
  type Ask,
  blueprintPiece,
  botPiece,
  type End,
  type Event,
  holePiece,
  loadPiece,
  type Move,
  type Origin,
  type Site,
  slotPiece,
  spotPiece,
  squarePiece,
  truckPiece,
} from "./types";

export const sitePiece = (site: Site): string =>
  site.at === "floor"
    ? squarePiece(site.square)
    : site.at === "start"
      ? slotPiece(site.row)
      : truckPiece(site.row);
export const endPiece = (end: End): string | null =>
  end.at === "truck" ? truckPiece(end.row) : end.at === "tile" ? squarePiece(end.square) : null;

/** Where the bot of a `bot:` piece stands. */
export const originOf = (at: string, more: string, side: string | undefined): Origin =>
  at === "start"
    ? { at: "start", hole: { row: Number(more), side: side === "side" } }
    : { at: "tile", square: at, output: Number(more) };

/** Where a question about a run is asked: at the bot, or where something is decided. */
export function askPiece(ask: Ask): string {
  if (ask.ask === "ride") return botPiece(ask.mover.from);
  if (ask.ask === "keep") return endPiece(ask.at) ?? "plan";
  return squarePiece(ask.square);
}

/** The site a piece could be demolished at. */
export function siteOf(piece: string): Site | null {
  const [kind, at = ""] = piece.split(":");
  if (kind === "square") return { at: "floor", square: at };
  if (kind === "slot") return { at: "start", row: Number(at) };
  return kind === "truck" ? { at: "dock", row: Number(at) } : null;
}

/** A piece, then what it is in: whoever means the truck may well hit the bot aboard. */
export function within(piece: string): string[] {
  const [kind, at = "", more, side] = piece.split(":");
  switch (kind) {
    case "bot":
      if (at !== "start") return [piece, `square:${at}`];
      return [piece, side ? `hole:${more}:side` : `hole:${more}`, `slot:${more}`];
    case "hole":
      return [piece, `slot:${at}`];
    case "load":
      return [piece, `truck:${at}`];
    default:
      return [piece];
  }
}

/** The piece a decision is made with. */
export function pieceOf(move: Move): string {
  switch (move.do) {
    case "send":
    case "keep":
    case "repurpose":
    case "hole":
      return "plan";
    case "planned":
      return "run";
    case "gift":
    case "place":
      return holePiece(move.hole);
    case "refuse":
    case "discard":
      return "decline";
    case "sell":
    case "deliver":
      return loadPiece(move.row, move.model);
    case "complete":
      return blueprintPiece(move.stack);
    case "buy":
      return spotPiece(move.spot);
    case "install":
      return squarePiece(move.square);
    case "set":
      return slotPiece(move.row);
    case "truck":
      return truckPiece(move.row);
    case "demolish":
      return sitePiece(move.site);
    case "announce":
      return `announce:${move.model}`;
    case "retain":
      return move.old ? "retain:old" : "retain:new";
    case "recycle":
    case "fork":
    case "make":
    case "sellall":
      return move.do;
  }
}

/** The pieces an event is about. */
export function piecesOf(event: Event): string[] {
  const end = (at: End) => [endPiece(at)].filter((piece) => piece !== null);
  switch (event.event) {
    case "rode":
      return [
        botPiece(event.mover.from),
        ...event.way.map(({ square }) => squarePiece(square)),
        ...end(event.ride.end),
      ];
    case "collided":
      return end(event.at);
    case "worked":
    case "installed":
      return [squarePiece(event.square)];
    case "sold":
      return [truckPiece(event.row), "wallet"];
    case "truck":
      return [truckPiece(event.row)];
    case "set":
    case "made":
    case "dropped":
      return [slotPiece(event.row)];
    case "placed":
      return [holePiece(event.hole)];
    case "demolished":
      return [sitePiece(event.site)];
    case "completed":
      return [blueprintPiece(event.stack), "vault"];
    case "blueprint":
      return [blueprintPiece(event.stack)];
    case "refreshed":
      return ["blueprint:0", "blueprint:1"];
    case "drew":
    case "bought":
    case "turned":
      return ["wheel"];
    case "forked":
      return ["fork"];
    case "fell":
    case "recycled":
      return ["recycler"];
    case "chip":
    case "armandbought":
    case "armandshort":
    case "armandpaid":
      return ["armand"];
    case "first":
    case "day":
    case "ran":
    case "turn":
    case "declined":
    case "gave":
    case "ended":
      return [];
  }
}
