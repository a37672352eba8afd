/** What a click or a tap at the table leads to: in a run, while a tile is held, while somebody sells, buys and places bots. */

import { expect, test, vi } from "vitest";
import { BOARD, factoryWith, tile } from "./board.fixture";
import { Desk, type Props, wanted } from "./play.svelte";
import type {
  Asked,
  Factory,
  Lie,
  Model,
  Move,
  Placement,
  Plan,
  Projection,
  Ride,
  State,
  View,
} from "./types";

const NONE = { basic: 0, plus: 0, deluxe: 0 };
const day = (sold: number): Projection => ({ bots: NONE, sold, vault: 0, wallet: 0, lost: 0 });
const days = (sold: number): [Projection, Projection, Projection] => [day(sold), day(sold), day(sold)];
const lies = (square: string, lie: Lie, sold: number): Placement => ({
  move: { do: "install", square, lie },
  ahead: days(sold),
});
const sets = (row: number, side: boolean): Placement => ({ move: { do: "set", row, side }, ahead: days(2) });

function tableOf(factory: Partial<Factory>, phase: State["phase"] = "trading"): State {
  return {
    day: 1,
    phase,
    first: 0,
    active: 0,
    shop: ["Upgrader", null, null, null],
    fallen: null,
    unseen: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    stack: 9,
    extras: 0,
    blueprints: [
      { seen: [], top: null },
      { seen: [], top: null },
    ],
    sideways: false,
    armand: null,
    factories: [{ ...factoryWith(), ...factory }],
  };
}

interface Seen {
  factory?: Partial<Factory>;
  phase?: State["phase"];
  plan?: Plan;
  placements?: Placement[];
}

function sit(
  { factory = {}, phase, plan, placements = [] }: Seen,
  legal: readonly Move[],
  more: Partial<Props> = {},
) {
  const play = vi.fn((_: Move) => Promise.resolve());
  const explain = vi.fn();
  const view: View = {
    table: tableOf(factory, phase),
    sights: [
      { points: 0, value: 0, missing: [NONE, NONE], ahead: days(2), tomorrow: null, plan: plan ?? null },
    ],
    blueprints: [0, 1],
    armand: null,
    placements,
  };
  const props = {
    board: BOARD,
    view,
    seat: 0,
    shown: 0,
    legal,
    play,
    explain,
    preview: () => Promise.resolve(null),
    fresh: { beat: 0, events: [] },
    lit: null,
    ...more,
  } as unknown as Props;
  return { desk: new Desk(() => props), play, explain };
}

const owing = (owes: Partial<Factory["owes"]>): Partial<Factory> => ({
  owes: { ...factoryWith().owes, ...owes },
});

/* ---- what is asked ---- */

test("gifts come before everything, a run before trading, bots before tiles", () => {
  const now = (factory: Partial<Factory>, phase?: State["phase"]) => wanted(tableOf(factory, phase), 0);
  expect(now({ gifts: { basics: 1, choices: 0 } }, "running")).toBe("gifts");
  expect(now({}, "running")).toBe("run");
  expect(now({ ran: true }, "running")).toBe("nothing");
  expect(now({})).toBe("trade");
  expect(now(owing({ hand: "Upgrader" }))).toBe("hand");
  expect(now(owing({ fork: true }))).toBe("fork");
  expect(now(owing({ bots: { ...NONE, plus: 1 } }), "falling")).toBe("bots");
  expect(now(owing({ blueprint: { blueprint: 0, bots: { ...NONE, basic: 1 } } }))).toBe("delivery");
  expect(now({}, "making")).toBe("announcement");
  expect(now(owing({ made: "Plus" }), "making")).toBe("centre");
  expect(now({}, "over")).toBe("nothing");
});

test("who has nothing to decide is asked nothing, whatever the table does", () => {
  expect(sit({ phase: "running" }, []).desk.wants).toBe("nothing");
  expect(sit({}, [{ do: "make" }], { shown: 1 }).desk.wants).toBe("nothing");
});

/* ---- a run ---- */

const ride = (row: number): Ride => ({ end: { at: "truck", row }, vault: 0, wallet: 0, charged: [] });
const asksRide = (row: number, answer: number): Asked => ({
  ask: {
    ask: "ride",
    mover: { model: "Basic", from: { at: "start", hole: { row, side: false } } },
    rides: [ride(0), ride(1), ride(2)],
  },
  answer,
  ways: [[{ square: "a1", flew: false }], [{ square: "b1", flew: false }], [{ square: "c1", flew: false }]],
});
const asksModel: Asked = { ask: { ask: "repurpose", square: "b2" }, answer: 2, ways: [] };
const planned = (answered = 0): Plan => ({
  asks: [asksRide(0, 0), asksRide(1, 1), asksModel],
  answered,
  forecast: {
    rides: [0, 1].map((row) => ({
      mover: { model: "Basic", from: { at: "start", hole: { row, side: false } } },
      ride: ride(row),
      way: [],
    })),
    collisions: [],
    made: [],
  },
});
const RUN: Seen = { phase: "running", plan: planned() };
const PLANNED: Move = { do: "planned" };

test("another answer is given after the planned ones before it, in order", async () => {
  const { desk, play } = sit(RUN, [PLANNED]);
  await desk.answer(2, 0);
  expect(play.mock.calls.map(([move]) => move)).toEqual([
    { do: "send", ride: ride(0) },
    { do: "send", ride: ride(1) },
    { do: "repurpose", model: "Basic" },
  ]);
});

test("what is answered already is not answered again", async () => {
  const { desk, play } = sit({ ...RUN, plan: planned(1) }, [PLANNED]);
  await desk.answer(1, 2);
  expect(play.mock.calls.map(([move]) => move)).toEqual([{ do: "send", ride: ride(2) }]);
  await desk.answer(0, 2);
  expect(play).toHaveBeenCalledTimes(1);
});

test("a bot whose way may change opens its part of the plan, a second click closes it", () => {
  const { desk } = sit(RUN, [PLANNED]);
  expect([...desk.glowing]).toEqual(["bot:start:0", "bot:start:1", "square:b2"]);
  desk.choose("bot:start:1");
  expect(desk.open).toBe(1);
  expect(desk.chosen).toBe("bot:start:1");
  desk.choose("bot:start:1");
  expect(desk.open).toBeNull();
  desk.choose("square:b2");
  expect(desk.open).toBe(2);
});

test("what is answered no longer glows", () => {
  expect([...sit({ ...RUN, plan: planned(2) }, [PLANNED]).desk.glowing]).toEqual(["square:b2"]);
});

test("an answer pointed at shows its way instead of the planned one", () => {
  const { desk } = sit(RUN, [PLANNED]);
  desk.ask(1);
  desk.try(2);
  expect(desk.routes.map(({ ride }) => ride.end)).toEqual([
    { at: "truck", row: 0 },
    { at: "truck", row: 2 },
  ]);
  desk.try(null);
  expect(desk.routes.map(({ ride }) => ride.end)).toEqual([
    { at: "truck", row: 0 },
    { at: "truck", row: 1 },
  ]);
});

test("a finger's first tap on an answer shows it, the second gives it", async () => {
  const { desk, play } = sit(RUN, [PLANNED]);
  desk.touch = true;
  desk.ask(0);
  await desk.answer(0, 2);
  expect(desk.trial).toBe(2);
  expect(play).not.toHaveBeenCalled();
  await desk.answer(0, 2);
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: "send", ride: ride(2) });
});

/* ---- a tile in hand ---- */

const EAST = { turns: 0, back: false };
const SOUTH = { turns: 1, back: false };
const BACK = { turns: 1, back: true };
const HELD = [
  lies("b2", BACK, 9),
  lies("b2", SOUTH, 4),
  lies("b2", EAST, 2),
  lies("c1", SOUTH, 1),
  lies("c1", EAST, 1),
];
const HAND: Seen = { factory: owing({ hand: "Duplicator" }), placements: HELD };
const MAY: Move[] = [...HELD.map(({ move }) => move), { do: "recycle" }];

test("a tile is first held the way that brings most", () => {
  const { desk } = sit(HAND, MAY);
  expect([...desk.glowing].sort()).toEqual(["square:b2", "square:c1"]);
  desk.choose("square:b2");
  expect(desk.held?.move).toEqual({ do: "install", square: "b2", lie: BACK });
});

test("a click on the place where it is held turns it through the ways that fit, on the same side", () => {
  const { desk, play } = sit(HAND, MAY);
  desk.choose("square:b2");
  desk.flip();
  expect(desk.held?.move).toMatchObject({ lie: SOUTH });
  desk.choose("square:b2");
  expect(desk.held?.move).toMatchObject({ lie: EAST });
  desk.choose("square:b2");
  expect(desk.held?.move).toMatchObject({ lie: SOUTH });
  expect(play).not.toHaveBeenCalled();
  desk.install();
  expect(play).toHaveBeenCalledExactlyOnceWith({ do: "install", square: "b2", lie: SOUTH });
});

test("as it was turned it is held elsewhere, where that fits", () => {
  const { desk } = sit(HAND, MAY);
  desk.choose("square:b2");
  desk.flip();
  desk.choose("square:c1");
  expect(desk.held?.move).toEqual({ do: "install", square: "c1", lie: SOUTH });
  expect(desk.flippable).toBe(false);
  expect(desk.turnable).toBe(true);
});

test("the pointer over a place shows it there, until it is held somewhere", () => {
  const { desk } = sit(HAND, MAY);
  desk.hover("square:c1");
  expect(desk.held?.move).toMatchObject({ square: "c1" });
  expect(desk.pinned).toBe(false);
  desk.choose("square:b2");
  desk.hover("square:c1");
  expect(desk.held?.move).toMatchObject({ square: "b2" });
});

test("a place where it does not fit is crossed out, and a click says why", () => {
  const { desk, explain } = sit(HAND, MAY);
  desk.hover("square:a1");
  expect([...desk.blocked]).toEqual(["square:a1"]);
  desk.choose("square:a1");
  expect(explain).toHaveBeenCalledExactlyOnceWith({ do: "install", square: "a1", lie: EAST });
});

test("a Fabricator goes where a bot is parked too, and the bot into either hole", () => {
  const placements = [sets(0, false), sets(0, true)];
  const { desk } = sit(
    { factory: owing({ hand: "AdvancedFabricator" }), placements },
    placements.map(({ move }) => move),
  );
  desk.choose("bot:start:0");
  expect(desk.held?.move).toEqual({ do: "set", row: 0, side: false });
  desk.turn();
  expect(desk.held?.move).toEqual({ do: "set", row: 0, side: true });
});

/* ---- trading ---- */

const SELL: Move = { do: "sell", row: 1, model: "Plus" };
const MAKE: Move = { do: "make" };
const BIG = (row: number): Move => ({ do: "truck", row, size: "Big" });

test("bots aboard are sold with a click, and a finger's first tap shows", () => {
  const { desk, play } = sit({}, [SELL, MAKE]);
  expect([...desk.glowing]).toEqual(["load:1:Plus"]);
  desk.touch = true;
  desk.choose("load:1:Plus");
  expect(desk.aimed).toEqual(SELL);
  expect(play).not.toHaveBeenCalled();
  desk.choose("load:1:Plus");
  expect(play).toHaveBeenCalledExactlyOnceWith(SELL);
});

test("a piece that does nothing tells what it is", () => {
  const { desk, explain } = sit({}, [SELL, MAKE]);
  desk.choose("square:a1");
  expect(desk.asked).toBe("square:a1");
  expect(explain).not.toHaveBeenCalled();
});

test("a bigger truck asks for its row; a click on the bot aboard means its truck", () => {
  const { desk, play } = sit({}, [BIG(0), BIG(2), MAKE]);
  desk.truck("Big");
  expect([...desk.glowing]).toEqual(["truck:0", "truck:2"]);
  desk.choose("load:2:Basic");
  expect(play).toHaveBeenCalledExactlyOnceWith(BIG(2));
});

test("a bigger truck that nobody can pay is explained", () => {
  const { desk, explain } = sit({}, [MAKE]);
  desk.truck("Huge");
  expect(explain).toHaveBeenCalledExactlyOnceWith({ do: "truck", row: 0, size: "Huge" });
});

test("tearing down is asked about first, with a mouse too", () => {
  const raze: Move = { do: "demolish", site: { at: "floor", square: "b2" } };
  const { desk, play } = sit({ factory: factoryWith({ b2: tile("Upgrader") }) }, [raze, MAKE]);
  desk.choose("square:b2");
  expect(play).not.toHaveBeenCalled();
  desk.take({ tool: "demolish" });
  expect([...desk.glowing]).toEqual(["square:b2"]);
  desk.choose("bot:b2:0");
  expect(desk.aimed).toEqual(raze);
  expect(play).not.toHaveBeenCalled();
  desk.choose("square:b2");
  expect(play).toHaveBeenCalledExactlyOnceWith(raze);
});

test("bots of a blueprint come from the truck that is clicked", () => {
  const take: Move = { do: "deliver", row: 0, model: "Basic" };
  const { desk, play } = sit(
    { factory: owing({ blueprint: { blueprint: 0, bots: { ...NONE, basic: 1 } } }) },
    [take],
  );
  desk.choose("load:0:Basic");
  expect(play).toHaveBeenCalledExactlyOnceWith(take);
});

/* ---- bots for the Start Zone ---- */

const place = (model: Model, row: number): Move => ({ do: "place", model, hole: { row, side: false } });
const gift = (model: Model, choice: boolean, row: number): Move => ({
  do: "gift",
  choice,
  model,
  hole: { row, side: false },
});

test("the bot that was picked goes into the hole that is clicked, also a taken one", () => {
  const { desk, play } = sit({ factory: owing({ bots: { ...NONE, basic: 1, plus: 1 } }) }, [
    place("Basic", 0),
    place("Plus", 0),
    place("Plus", 1),
  ]);
  expect(desk.owed?.model).toBe("Basic");
  expect([...desk.glowing]).toEqual(["hole:0"]);
  desk.pick({ model: "Plus", gift: false, choice: false });
  expect([...desk.glowing]).toEqual(["hole:0", "hole:1"]);
  desk.choose("bot:start:1");
  expect(play).toHaveBeenCalledExactlyOnceWith(place("Plus", 1));
});

test("a gift that may be a Plus is a Plus unless somebody picks a Basic", () => {
  const { desk, play } = sit({ factory: { gifts: { basics: 0, choices: 1 } } }, [
    gift("Basic", true, 2),
    gift("Plus", true, 2),
  ]);
  expect(desk.due.map(({ model }) => model)).toEqual(["Plus", "Basic"]);
  desk.choose("hole:2");
  expect(play).toHaveBeenCalledExactlyOnceWith(gift("Plus", true, 2));
});

test("a bot may be declined only where the game allows it", () => {
  const owed = owing({ bots: { ...NONE, basic: 1 } });
  expect(sit({ factory: owed }, [place("Basic", 0)]).desk.decline).toBeNull();
  expect(sit({ factory: owed }, [place("Basic", 0), { do: "discard", model: "Basic" }]).desk.decline).toEqual(
    { do: "discard", model: "Basic" },
  );
});

test("a move is the same whatever the order in which its parts came", () => {
  const { desk } = sit({}, [{ model: "Plus", row: 1, do: "sell" }, MAKE]);
  expect(desk.can(SELL)).toBe(true);
});

/* ---- lessons, spectators, the log ---- */

test("in a lesson only the pieces it points at may be chosen", () => {
  const { desk, play, explain } = sit(HAND, MAY, { pointed: ["square:c1"] });
  expect([...desk.glowing]).toEqual(["square:c1"]);
  desk.choose("square:b2");
  expect(desk.held).toBeNull();
  expect(explain).not.toHaveBeenCalled();
  desk.choose("square:c1");
  desk.install();
  expect(play).toHaveBeenCalledOnce();
});

test("who only watches decides nothing", () => {
  const { desk, play, explain } = sit({}, [], { seat: null });
  desk.act(MAKE);
  desk.choose("load:1:Plus");
  expect(play).not.toHaveBeenCalled();
  expect(explain).not.toHaveBeenCalled();
});

test("a tile that is to be bought is lit itself, one that was bought only where it came from", () => {
  const lit = (improvement: string, price: number) => [
    ...sit({}, [], { lit: { event: { event: "bought", seat: 0, improvement, price } } as Props["lit"] }).desk
      .lit,
  ];
  const { desk } = sit({}, []);
  const spot = desk.table.shop.findIndex((tile) => tile !== null);
  expect(lit(desk.table.shop[spot]!, desk.board.prices[spot]!)).toEqual([`spot:${spot}`]);
  expect(lit("Nothing", desk.board.prices[spot]!)).toEqual(["wheel"]);
});

test("an event of the log lights the pieces it is about", () => {
  const { desk } = sit({}, [], {
    lit: { event: { event: "installed", seat: 0, square: "b3", machine: "Fork", lie: EAST } } as Props["lit"],
  });
  expect(desk.shines("square:b3")).toBe(true);
  expect(desk.shines("square:b2")).toBe(false);
});
