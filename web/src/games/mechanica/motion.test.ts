import { expect, test } from "vitest";
import { BOARD, factoryWith, tile } from "./board.fixture";
import { type Effect, filmOf, LIFT } from "./motion";
import type { Event, Factory, Leg, Model, Origin, Ride } from "./types";

const start = (row: number): Origin => ({ at: "start", hole: { row, side: false } });
const legs = (...squares: string[]): Leg[] =>
  squares.map((square) =>
    square.startsWith("^") ? { square: square.slice(1), flew: true } : { square, flew: false },
  );
const rode = (model: Model, from: Origin, end: Ride["end"], way: Leg[], seat = 0): Event => ({
  event: "rode",
  seat,
  mover: { model, from },
  ride: { end, vault: 0, wallet: 0, charged: [] },
  way,
});

function run(factory: Factory, ...events: Event[]) {
  const film = filmOf(BOARD, factory, events, 0);
  if (!film) throw new Error("nothing was filmed");
  const of = <K extends Effect["is"]>(is: K) =>
    film.effects.filter((effect): effect is Extract<Effect, { is: K }> => effect.is === is);
  return { film, of };
}

const NONE = { basic: 0, plus: 0, deluxe: 0 };
test("a factory that has not run has no film", () => {
  expect(
    filmOf(
      BOARD,
      factoryWith(),
      [{ event: "ran", seat: 0, loaded: NONE, made: NONE, vault: 0, wallet: 0 }],
      0,
    ),
  ).toBeNull();
  expect(
    filmOf(
      BOARD,
      factoryWith(),
      [rode("Basic", start(1), { at: "truck", row: 1 }, legs("b1", "b2", "b3", "b4"), 1)],
      0,
    ),
  ).toBeNull();
});

test("all movers are lifted before anybody rides, and their holes are empty meanwhile", () => {
  const factory = factoryWith({
    a2: tile("Upgrader", {}, ["Plus"]),
    c3: tile("Repurposer", {}, [], "Basic"),
  });
  factory.start[1].centre = "Basic";
  const { film } = run(
    factory,
    rode("Basic", start(1), { at: "truck", row: 1 }, legs("b1", "b2", "b3", "b4")),
    rode("Plus", { at: "tile", square: "a2", output: 0 }, { at: "truck", row: 0 }, legs("a3", "a4")),
  );
  expect(film.actors.map(({ key, marks }) => [key, marks[0]?.at])).toEqual([
    ["bot:start:1", LIFT],
    ["bot:a2:0", LIFT],
  ]);
  expect(film.lifted.start[1].centre).toBeNull();
  expect(film.lifted.floor[1]?.outputs).toEqual([null, null, null]);
  expect(film.lifted.floor[10]?.waiting).toBe("Basic");
});

test("bots ride at one speed: every square of belt takes as long as any other", () => {
  const { film } = run(
    factoryWith(),
    rode("Basic", start(1), { at: "truck", row: 1 }, legs("b1", "b2", "b3", "b4")),
    rode("Basic", start(0), { at: "truck", row: 0 }, legs("a1", "a2", "a3", "a4")),
  );
  const spans = film.actors.flatMap(({ marks }) =>
    marks.slice(2, 5).map((mark, n) => mark.at - (marks[n + 1]?.at ?? 0)),
  );
  expect(new Set(spans.map((span) => Math.round(span)))).toEqual(new Set([320]));
  expect(film.stops).toBeCloseTo(Math.max(...film.actors.map(({ marks }) => marks.at(-1)?.at ?? 0)));
});

test("a Gift Wrapper pays into the Vault when a bot is over it", () => {
  const { film, of } = run(
    factoryWith({ b2: tile("GiftWrapper") }),
    rode("Basic", start(1), { at: "truck", row: 1 }, legs("b1", "b2", "b3", "b4")),
  );
  const over = film.actors[0]?.marks.find(({ spot }) => spot.at === "middle" && spot.square === "b2");
  expect(of("coin")).toEqual([
    { is: "coin", at: over?.at, from: { at: "middle", square: "b2" }, amount: 1, to: "vault" },
  ]);
});

test("a flight pays into the Wallet only over a tile", () => {
  const near = run(
    factoryWith({ b1: tile("FlightTester"), b2: tile("GiftWrapper") }),
    rode("Basic", start(1), { at: "truck", row: 1 }, legs("b1", "^b2", "b3", "b4")),
  );
  expect(near.of("coin").map(({ to }) => to)).toEqual(["vault"]);
  const far = run(
    factoryWith({ b1: tile("FlightTester"), b2: tile("GiftWrapper"), b4: tile("Upgrader") }),
    rode("Basic", start(1), { at: "tile", square: "b4" }, legs("b1", "^b4")),
  );
  expect(far.of("coin")).toMatchObject([{ from: { square: "b1" }, to: "wallet" }]);
  expect(far.film.actors[0]?.marks.at(-1)).toMatchObject({
    flies: true,
    spot: { at: "input", square: "b4" },
  });
  const dock = run(
    factoryWith({ b3: tile("FlightTester"), b4: tile("Fork") }),
    rode("Basic", start(1), { at: "truck", row: 1 }, legs("b1", "b2", "b3")),
  );
  expect(dock.of("coin")).toMatchObject([{ from: { square: "b3" }, to: "wallet" }]);
});

test("Static Chargers spark and Forks turn to where the bot goes", () => {
  const { of } = run(
    factoryWith({ b1: tile("StaticCharger"), b3: tile("Fork") }),
    rode("Basic", start(1), { at: "truck", row: 0 }, legs("b1", "b2", "b3", "a3", "a4")),
  );
  expect(of("spark").map(({ square }) => square)).toEqual(["b1"]);
  expect(of("turn")).toMatchObject([{ square: "b3", side: "North" }]);
});

test("why a bot was destroyed on its way is told where it happened", () => {
  const whys = (factory: Factory, from: Origin, ...squares: string[]) =>
    run(factory, rode("Basic", from, { at: "lost" }, legs(...squares)))
      .of("lost")
      .map(({ why, spot }) => [why, spot.at, "side" in spot ? spot.side : null]);
  expect(whys(factoryWith({ b2: tile("Upgrader", { turns: 2 }) }), start(1), "b1", "b2")).toEqual([
    ["shut", "side", "West"],
  ]);
  expect(
    whys(factoryWith({ b2: tile("Upgrader", { turns: 2 }) }), { at: "tile", square: "b2", output: 0 }, "b1"),
  ).toEqual([["against", "side", "East"]]);
  expect(whys(factoryWith({ a2: tile("GiftWrapper", { turns: 3 }) }), start(0), "a1", "a2")).toEqual([
    ["edge", "beyond", "North"],
  ]);
  expect(
    whys(factoryWith({ c2: tile("Upgrader", { turns: 1 }, ["Plus"]) }), {
      at: "tile",
      square: "c2",
      output: 0,
    }),
  ).toEqual([["edge", "beyond", "South"]]);
  expect(whys(factoryWith({ b2: tile("FlightTester", { turns: 1 }) }), start(1), "b1", "b2")).toEqual([
    ["nowhere", "beyond", "South"],
  ]);
  expect(
    whys(
      factoryWith({
        b1: tile("GiftWrapper"),
        b2: tile("Fork"),
        a2: tile("Fork", { turns: 3 }),
        a1: tile("Fork", { turns: 2 }),
      }),
      start(1),
      "b1",
      "b2",
      "a2",
      "a1",
      "b1",
    ),
  ).toEqual([["again", "middle", null]]);
});

test("a collision destroys whoever came last, after everybody has arrived and before the tiles work", () => {
  const factory = factoryWith({ b3: tile("Upgrader"), c1: tile("Fork") });
  const { film, of } = run(
    factory,
    rode("Basic", start(1), { at: "tile", square: "b3" }, legs("b1", "b2", "b3")),
    rode("Basic", start(2), { at: "tile", square: "b3" }, legs("c1", "b1", "b2", "b3")),
    { event: "collided", seat: 0, at: { at: "tile", square: "b3" }, lost: { basic: 1, plus: 0, deluxe: 0 } },
    { event: "worked", seat: 0, square: "b3", machine: "Upgrader", made: { basic: 0, plus: 1, deluxe: 0 } },
  );
  const [lost] = of("lost");
  expect(lost).toMatchObject({ why: "full", spot: { at: "input", square: "b3" } });
  expect(film.actors.map((actor) => actor.lost)).toEqual([null, lost?.at]);
  expect(lost?.at).toBeGreaterThan(film.stops);
  expect(of("works")[0]?.at).toBe(film.works);
  expect(film.works).toBeGreaterThan(lost?.at ?? 0);
  expect(film.lasts).toBeGreaterThan(film.works);
});

test("a bot that was aboard can be the one destroyed", () => {
  const factory = factoryWith();
  factory.trucks[1] = { size: "Small", bots: { basic: 1, plus: 0, deluxe: 0 } };
  const { film, of } = run(
    factory,
    rode("Plus", start(1), { at: "truck", row: 1 }, legs("b1", "b2", "b3", "b4")),
    { event: "collided", seat: 0, at: { at: "truck", row: 1 }, lost: { basic: 1, plus: 0, deluxe: 0 } },
  );
  expect(of("lost")).toMatchObject([{ why: "full", spot: { at: "load", row: 1, place: 0 } }]);
  expect(film.actors[0]?.lost).toBeNull();
});

test("what is sold and completed pays where it is counted, and only its owner", () => {
  const sold: Event = { event: "sold", seat: 0, row: 2, model: "Plus", money: 4 };
  const completed: Event = { event: "completed", seat: 0, stack: 1, blueprint: 3, money: 10 };
  const { film, of } = run(factoryWith(), sold, { ...sold, seat: 1 }, completed);
  expect(of("coin")).toMatchObject([
    { from: { at: "load", row: 2 }, amount: 4, to: "wallet" },
    { from: "blueprint:1", amount: 10, to: "vault" },
  ]);
  expect(film.works).toBe(0);
});

test("long loops do not make a long film", () => {
  const round = Array.from({ length: 15 }, () => ["b2", "a2", "a1", "b1"]).flat();
  const { film } = run(
    factoryWith({
      b1: tile("Fork", { turns: 1 }),
      b2: tile("Fork"),
      a2: tile("Fork", { turns: 3 }),
      a1: tile("Fork", { turns: 2 }),
    }),
    rode("Basic", start(1), { at: "lost" }, legs("b1", ...round)),
  );
  expect(film.stops).toBeLessThan(5000);
});
