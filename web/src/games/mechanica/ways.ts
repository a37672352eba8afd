/** The way of a bot over the floor, as places to be drawn one after the other, and why it was lost where it was. */

import { originSpot, type Spot } from "./layout";
import {
  across,
  beyond,
  type Board,
  type End,
  exitsOf,
  faceOf,
  type Factory,
  inputsOf,
  laid,
  listed,
  type Machine,
  ROOM,
  type Routed,
  rowOf,
  columnOf,
  type Side,
  SIDES,
  type Square,
  tileAt,
} from "./types";

/**
 * Why a bot was destroyed on its way: carried over the edge, into a face that lets nothing in, against a belt, through a tile
 * it had passed before, or thrown where it could not land.
 */
export type Why = "edge" | "shut" | "against" | "again" | "nowhere";

/** A place on the way. */
export interface Step {
  spot: Spot;
  /** Whether it comes here through the air. */
  flies?: boolean;
  /** What it passes here. */
  passes?: { square: Square; machine: Machine; leaves?: Side };
  /** Whether the flight to here brought a coin: it went over a tile. */
  pays?: boolean;
}

export interface Way {
  routed: Routed;
  steps: Step[];
  lost: Why | null;
}

/** Which side of a square looks toward another in the same row or column. */
function toward(from: Square, to: Square): Side {
  const [rows, columns] = [rowOf(to) - rowOf(from), columnOf(to) - columnOf(from)];
  return rows < 0 ? "North" : rows > 0 ? "South" : columns > 0 ? "East" : "West";
}

/** Whether there is a tile between two places of a line; the dock lies beyond the last column. */
function overTile(factory: Factory, from: Square, side: Side, to: Square | null): boolean {
  for (let cell = beyond(from, side); cell.at === "floor"; cell = beyond(cell.square, side)) {
    if (cell.square === to) return false;
    if (tileAt(factory, cell.square)) return true;
  }
  return false;
}

/** The way of one bot; `place` counts the holes of its end from 0. */
export function wayOf(board: Board, factory: Factory, routed: Routed, place: number): Way {
  const { mover, ride, way: legs } = routed;
  const steps: Step[] = [];
  const { from } = mover;
  const home = from.at === "tile" ? tileAt(factory, from.square) : null;
  const fabricator = from.at === "start" ? (factory.start[from.hole.row]?.fabricator ?? null) : null;
  steps.push({ spot: originSpot(from, home, fabricator) });
  const left =
    from.at === "tile" && home ? (exitsOf(board, laid(home), home.lie)[from.output] ?? "East") : "East";
  if (from.at === "tile") steps.push({ spot: { at: "side", square: from.square, side: left } });

  const entered: { square: Square; side: Side }[] = [];
  let lost: Why | null = null;
  legs.forEach((leg, n) => {
    const before = legs[n - 1];
    const side: Side = before ? toward(leg.square, before.square) : across(left);
    const tile = tileAt(factory, leg.square);
    const last = n === legs.length - 1;
    const flies = leg.flew;
    const pays = flies && before ? overTile(factory, before.square, across(side), leg.square) : false;
    const air = { ...(flies ? { flies } : {}), ...(pays ? { pays } : {}) };
    if (last && ride.end.at === "tile" && tile) {
      if (!flies) steps.push({ spot: { at: "side", square: leg.square, side } });
      steps.push({
        spot: { at: "input", square: leg.square, machine: tile.machine, lie: tile.lie, input: place },
        ...air,
      });
      return;
    }
    if (last && ride.end.at === "lost") {
      const shut = tile ? faceOf(board, laid(tile), tile.lie, side) !== "entrance" : side === "East";
      if (shut) {
        lost = tile ? "shut" : "against";
        steps.push({ spot: { at: "side", square: leg.square, side }, ...air });
        return;
      }
      const again = entered.some(
        (door) => door.square === leg.square && (tile?.machine !== "Fork" || door.side === side),
      );
      steps.push({
        spot: { at: "middle", square: leg.square },
        ...air,
        ...(tile && !again ? { passes: { square: leg.square, machine: tile.machine } } : {}),
      });
      const off =
        again || !tile
          ? undefined
          : SIDES.find(
              (out) =>
                faceOf(board, laid(tile), tile.lie, out) ===
                  (tile.machine === "FlightTester" ? "flat" : "exit") &&
                (tile.machine === "FlightTester" || !["floor", "truck"].includes(beyond(leg.square, out).at)),
            );
      lost = off === undefined ? "again" : tile?.machine === "FlightTester" ? "nowhere" : "edge";
      if (off !== undefined)
        steps.push({
          spot: { at: "beyond", square: leg.square, side: off },
          ...(lost === "nowhere" ? { flies: true } : {}),
        });
      return;
    }
    entered.push({ square: leg.square, side });
    const next = legs[n + 1]?.square;
    const leaves = next ? toward(leg.square, next) : ride.end.at === "truck" ? "East" : undefined;
    steps.push({
      spot: { at: "middle", square: leg.square },
      ...air,
      ...(tile
        ? { passes: { square: leg.square, machine: tile.machine, ...(leaves ? { leaves } : {}) } }
        : {}),
    });
  });

  if (legs.length === 0 && ride.end.at === "lost" && from.at === "tile") {
    lost = "edge";
    steps.push({ spot: { at: "beyond", square: from.square, side: left } });
  }
  if (ride.end.at === "truck") {
    const { row } = ride.end;
    const last = legs.at(-1)?.square;
    const flies = last !== undefined && tileAt(factory, last)?.machine === "FlightTester";
    const pays = flies && overTile(factory, last, "East", null);
    steps.push({
      spot: { at: "load", row, size: factory.trucks[row]?.size ?? "Small", place },
      ...(flies ? { flies } : {}),
      ...(pays ? { pays } : {}),
    });
  }
  return { routed, steps, lost };
}

/** How many holes there are at an end, and how many of them are taken before anybody arrives. */
function roomAt(factory: Factory, end: End): { room: number; taken: number } {
  if (end.at === "truck") {
    const truck = factory.trucks[end.row];
    return truck ? { room: ROOM[truck.size], taken: listed(truck.bots).length } : { room: 1, taken: 0 };
  }
  const tile = end.at === "tile" ? tileAt(factory, end.square) : null;
  return tile
    ? { room: Math.max(1, inputsOf(tile.machine)), taken: tile.waiting ? 1 : 0 }
    : { room: 1, taken: 0 };
}
export const endKey = (end: End): string =>
  end.at === "truck" ? `truck:${end.row}` : end.at === "tile" ? `square:${end.square}` : "lost";

/** The last holes of the places where more would arrive than there is room for. */
export function crowded(factory: Factory, routes: readonly Routed[]): Spot[] {
  const ends = new Map(
    routes.filter(({ ride }) => ride.end.at !== "lost").map(({ ride }) => [endKey(ride.end), ride.end]),
  );
  return [...ends].flatMap(([key, end]): Spot[] => {
    const { room, taken } = roomAt(factory, end);
    if (taken + routes.filter(({ ride }) => endKey(ride.end) === key).length <= room) return [];
    if (end.at === "truck")
      return [{ at: "load", row: end.row, size: factory.trucks[end.row]?.size ?? "Small", place: room - 1 }];
    const tile = end.at === "tile" ? tileAt(factory, end.square) : null;
    return tile && end.at === "tile"
      ? [{ at: "input", square: end.square, machine: tile.machine, lie: tile.lie, input: room - 1 }]
      : [];
  });
}

/** The ways of all of them; whoever arrives where everything is taken comes to the last hole. */
export function waysOf(board: Board, factory: Factory, routes: readonly Routed[]): Way[] {
  const arrived = new Map<string, number>();
  return routes.map((routed) => {
    const key = endKey(routed.ride.end);
    const { room, taken } = roomAt(factory, routed.ride.end);
    const nth = taken + (arrived.get(key) ?? 0);
    arrived.set(key, (arrived.get(key) ?? 0) + 1);
    return wayOf(board, factory, routed, Math.min(nth, room - 1));
  });
}
