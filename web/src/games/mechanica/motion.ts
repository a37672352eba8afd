/**
 * A run as movement. From the events of a run comes a film: all movers lift, ride their real ways together at one speed,
 * coins and sparks come where tiles are passed, then collisions are seen, and at last the tiles do their work. The factory
 * itself is known at once; whoever skips the film, or wants none, sees it as it is.
 */

import type { Seat } from "../../lib/wire";
import { LARGE, pointOf, type Spot } from "./layout";
import {
  blueprintPiece,
  type Board,
  botPiece,
  type Bots,
  type Event,
  type EventOf,
  type Factory,
  type Lie,
  listed,
  type Machine,
  type Model,
  type Side,
  SQUARES,
  type Square,
  squarePiece,
  tileAt,
  truckPiece,
} from "./types";
import { endKey, type Way, waysOf, type Why } from "./ways";

/** A bot comes to a place, at this many milliseconds at normal pace. */
export interface Mark {
  spot: Spot;
  at: number;
  flies: boolean;
}

export interface Actor {
  /** Its name as a piece: where it stood. */
  key: string;
  model: Model;
  marks: Mark[];
  /** When it is destroyed, where it is. */
  lost: number | null;
}

/** Something that is seen at a place for a moment. Coins come from a place of the factory, or from a piece of the page. */
export type Effect =
  | { is: "coin"; at: number; from: Spot | string; amount: number; to: "vault" | "wallet" }
  | { is: "spark"; at: number; square: Square }
  | { is: "turn"; at: number; square: Square; lie: Lie; side: Side }
  | { is: "lost"; at: number; spot: Spot; why: Why | "full" }
  | { is: "works"; at: number; square: Square; machine: Machine };

/** A run being shown, or only what was paid. Every film is an object of its own: a new one begins anew. */
export interface Film {
  /** The factory while the bots ride: all movers are lifted first. */
  lifted: Factory;
  actors: readonly Actor[];
  effects: readonly Effect[];
  /** When the belts stop, when the tiles begin their work, when all is over. */
  stops: number;
  works: number;
  lasts: number;
  /** The places where something came of it. */
  touched: readonly string[];
}

export const LIFT = 260;
/** How long a bot takes over a square; in the air it is faster. */
const SQUARE = 320;
const AIR = 0.6;
/** The longest that belts roll: with long loops everything goes faster. */
const LONGEST = 4200;
const CRASH = 700;
const WORK = 620;

/** How long each step of a way takes at one speed. */
function pace(way: Way): number[] {
  const points = way.steps.map((step) => pointOf(LARGE, step.spot));
  return way.steps.map((step, n) => {
    const [from, to] = [points[n - 1], points[n]];
    return from && to
      ? ((Math.hypot(to.x - from.x, to.y - from.y) * SQUARE) / 100) * (step.flies ? AIR : 1)
      : 0;
  });
}

/** The factory with the holes of all movers empty. */
function lift(factory: Factory): Factory {
  return {
    ...factory,
    floor: factory.floor.map((tile) => tile && { ...tile, outputs: [null, null, null] }) as Factory["floor"],
    start: factory.start.map((slot) => ({ ...slot, centre: null, side: null })) as Factory["start"],
  };
}

/** Where a bot stands that was there before anybody came: the last of its model. */
function stayer(factory: Factory, at: EventOf<"collided">["at"], model: Model): Spot | null {
  if (at.at === "truck") {
    const truck = factory.trucks[at.row];
    const place = truck ? listed(truck.bots).lastIndexOf(model) : -1;
    return truck && place >= 0 ? { at: "load", row: at.row, size: truck.size, place } : null;
  }
  const tile = at.at === "tile" ? tileAt(factory, at.square) : null;
  return tile && at.at === "tile"
    ? { at: "input", square: at.square, machine: tile.machine, lie: tile.lie, input: 0 }
    : null;
}

/** Puts those destroyed by a collision at this time; of the same model whoever came last. */
function crash(
  factory: Factory,
  actors: readonly Actor[],
  ways: readonly Way[],
  event: EventOf<"collided">,
  at: number,
): Effect[] {
  return listed(event.lost as Bots).map((model): Effect => {
    const arrived = (actor: Actor, n: number) =>
      actor.model === model &&
      actor.lost === null &&
      endKey(ways[n]?.routed.ride.end ?? { at: "lost" }) === endKey(event.at);
    const actor = actors
      .filter(arrived)
      .sort((a, b) => (b.marks.at(-1)?.at ?? 0) - (a.marks.at(-1)?.at ?? 0))[0];
    if (actor) actor.lost = at;
    const spot = actor?.marks.at(-1)?.spot ??
      stayer(factory, event.at, model) ?? { at: "middle", square: SQUARES[0] ?? "a1" };
    return { is: "lost", at, spot, why: "full" };
  });
}

const over = (square: Square): Spot => ({ at: "middle", square });

/** Without a run, only what is paid is seen: for bots that were sold, and for blueprints. */
function paid(before: Factory, events: readonly Event[], seat: Seat): Film | null {
  const effects: Effect[] = [];
  for (const event of events) {
    const at = effects.length * 120;
    if (event.event === "sold" && event.seat === seat)
      effects.push({
        is: "coin",
        at,
        from: { at: "load", row: event.row, size: before.trucks[event.row]?.size ?? "Small", place: 0 },
        amount: event.money,
        to: "wallet",
      });
    if (event.event === "completed" && event.seat === seat)
      effects.push({ is: "coin", at, from: blueprintPiece(event.stack), amount: event.money, to: "vault" });
  }
  return effects.length === 0
    ? null
    : {
        lifted: before,
        actors: [],
        effects,
        stops: 0,
        works: 0,
        lasts: (effects.at(-1)?.at ?? 0) + 820,
        touched: [],
      };
}

/** What is seen of these events at a seat's factory; null where there is nothing. `before` is its factory as it was seen last. */
export function filmOf(board: Board, before: Factory, events: readonly Event[], seat: Seat): Film | null {
  const rode = events.filter(
    (event): event is EventOf<"rode"> => event.event === "rode" && event.seat === seat,
  );
  const worked = events.filter(
    (event): event is EventOf<"worked"> => event.event === "worked" && event.seat === seat,
  );
  const collided = events.filter(
    (event): event is EventOf<"collided"> => event.event === "collided" && event.seat === seat,
  );
  if (rode.length === 0) return paid(before, events, seat);

  const lifted = lift(before);
  const ways = waysOf(board, lifted, rode);
  const paces = ways.map(pace);
  const longest = Math.max(...paces.map((steps) => steps.reduce((sum, step) => sum + step, 0)));
  const hurry = longest > LONGEST ? LONGEST / longest : 1;

  const effects: Effect[] = [];
  const actors = ways.map((way, n): Actor => {
    let now = LIFT;
    const marks: Mark[] = [];
    way.steps.forEach((step, k) => {
      const set = now;
      now += (paces[n]?.[k] ?? 0) * hurry;
      marks.push({ spot: step.spot, at: now, flies: step.flies ?? false });
      const thrower = way.steps[k - 1]?.passes;
      if (step.pays && thrower)
        effects.push({ is: "coin", at: set, from: over(thrower.square), amount: 1, to: "wallet" });
      const { passes } = step;
      if (passes?.machine === "GiftWrapper")
        effects.push({ is: "coin", at: now, from: over(passes.square), amount: 1, to: "vault" });
      if (passes?.machine === "StaticCharger") effects.push({ is: "spark", at: now, square: passes.square });
      if (passes?.machine === "Fork" && passes.leaves)
        effects.push({
          is: "turn",
          at: now,
          square: passes.square,
          lie: tileAt(lifted, passes.square)?.lie ?? { turns: 0, back: false },
          side: passes.leaves,
        });
    });
    const last = marks.at(-1);
    if (way.lost && last) effects.push({ is: "lost", at: last.at, spot: last.spot, why: way.lost });
    return {
      key: botPiece(way.routed.mover.from),
      model: way.routed.mover.model,
      marks,
      lost: way.lost && last ? last.at : null,
    };
  });

  const stops = LIFT + longest * hurry;
  let now = stops + 80;
  for (const event of collided) effects.push(...crash(lifted, actors, ways, event, now));
  if (collided.length > 0) now += CRASH;
  const works = now;
  for (const { square, machine } of worked) effects.push({ is: "works", at: works, square, machine });
  const lasts = Math.max(
    works + (worked.length > 0 ? WORK : 200),
    ...effects.map(({ is, at }) => at + (is === "lost" ? CRASH : is === "works" ? 0 : 480)),
  );
  const touched = [
    ...new Set([
      ...rode.map(({ ride }) =>
        ride.end.at === "truck"
          ? truckPiece(ride.end.row)
          : ride.end.at === "tile"
            ? squarePiece(ride.end.square)
            : "",
      ),
      ...worked.map(({ square }) => squarePiece(square)),
    ]),
  ].filter((piece) => piece !== "");
  return { lifted, actors, effects: effects.sort((a, b) => a.at - b.at), stops, works, lasts, touched };
}
