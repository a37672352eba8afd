/**
 * What the drawing of Mech a Dream works with, and the names of its pieces.
 *
 * A lesson, the log and the hints name pieces like this:
 *
 * | name                   | piece                                                              |
 * |------------------------|--------------------------------------------------------------------|
 * | `sale:B7`              | a tile on sale                                                     |
 * | `sale`                 | all six of them                                                    |
 * | `pile:0`               | the blue-green, the red, the yellow pile                           |
 * | `stock`, `stock:0`     | the stock room, its last choice on today's floor                   |
 * | `recruit:3`            | a Specialist taken in the stock room                               |
 * | `dock`                 | the gate of the dock                                               |
 * | `calendar`, `arc`      | the seven days, the parts of a day                                 |
 * | `specialist:3`         | a Specialist's card                                                |
 * | `belt:P2`, `bench:B1`  | a machine under construction, a completed one                      |
 * | `bench`                | the nine places along the cable                                    |
 * | `robot`                | one's own robot                                                    |
 * | `copy:1:B3`            | an opponent's robot or machine, copied                             |
 * | `bonus:5:0`            | a way of a Specialist's bonus                                      |
 * | `keep:4`, `hire:7`     | a robot, a Specialist to begin with                                |
 * | `everything`, `done`, `decline` | the buttons of the night and of an activation             |
 * | `flowers`, `ink`, `rainbows`, `dreams` | what a player has                                  |
 * | `lockers`              | the assistants who are still at home                               |
 */

import type * as board from "../../board/desk.svelte";
import type { Board, Event, Move, Part, Tile, TileFigures, View } from "../../bindings/mech-a-dream";
import type { Lot, MachineLook, Power } from "./art/types";

export type * from "../../bindings/mech-a-dream";

/** Events and moves of one kind. */
export type EventOf<K extends Event["event"]> = board.EventOf<Event, K>;
export type MoveOf<K extends Move["do"]> = board.MoveOf<Move, K>;

export const PARTS: readonly Part[] = ["morning", "afternoon", "evening"];

export const figuresOf = (board: Board, tile: Tile): TileFigures | undefined =>
  board.tiles.find((figures) => figures.tile === tile);

/** A tile as its drawing wants it. */
export function lookOf(figures: TileFigures): MachineLook {
  const { family, effect, reward, power } = figures;
  return {
    family,
    pay: effect.pay ?? {},
    gain: effect.gain ?? {},
    ...(power === undefined ? {} : { power: power.toLowerCase() as Power }),
    reward: reward as Lot,
  };
}

/** What a yellow tile is paid in is not what the others are. */
export const coinOf = (figures: TileFigures): "ink" | "rainbow" =>
  figures.family === "crystal" ? "rainbow" : "ink";

/** Whose assistant of a part of the day stands at one of the factory's two places. */
export function standing(view: View, part: Part, at: "stock" | "dock"): number[] {
  const n = PARTS.indexOf(part);
  return view.players.flatMap(({ assistants }, seat) => (assistants[n]?.at === at ? [seat] : []));
}

/** The piece a move is made with. */
export function pieceOf(move: Move): string {
  switch (move.do) {
    case "keep":
      return `keep:${move.robot}`;
    case "hire":
      return `hire:${move.specialist}`;
    case "stock":
      return `stock:${move.choice}`;
    case "recruit":
      return `recruit:${move.specialist}`;
    case "buy":
      return `sale:${move.tile}`;
    case "build":
    case "boost":
      return `belt:${move.tile}`;
    case "use":
      return move.engine === "robot" ? "robot" : `bench:${move.engine}`;
    case "copy":
      return `copy:${move.of}:${move.engine}`;
    case "bonus":
      return `bonus:${move.specialist}:${move.way}`;
    case "dock":
    case "decline":
    case "everything":
    case "done":
      return move.do;
  }
}

/** The pieces an event is about. */
export function piecesOf(event: Event): string[] {
  switch (event.event) {
    case "turned":
    case "slid":
      return [`sale:${event.tile}`];
    case "delivery":
      return ["dock"];
    case "specialist":
    case "hired":
    case "middle":
    case "recruited":
    case "fell":
      return [`specialist:${event.specialist}`];
    case "dealt":
    case "chose":
      return [];
    case "kept":
    case "robot":
      return ["robot"];
    case "first":
      return ["lockers"];
    case "began":
    case "ended":
      return ["calendar"];
    case "stock":
      return ["stock"];
    case "dock":
      return ["dock"];
    case "bought":
      // Where it is now, and, while it is only advised, where it still lies.
      return [`belt:${event.tile}`, `bench:${event.tile}`, `sale:${event.tile}`];
    case "built":
    case "moved":
    case "boosted":
      return [`belt:${event.tile}`, `bench:${event.tile}`];
    case "completed":
      return [`bench:${event.tile}`];
    case "used":
    case "copied":
      return [event.engine === "robot" ? "robot" : `bench:${event.engine}`];
    case "gained":
      return (["flowers", "ink", "rainbows", "dreams"] as const).filter((kind) => event.gain[kind]);
    case "wasted":
    case "declined":
    case "done":
      return [];
  }
}
