/** What can be used in a workshop, and what it is called. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Board, Effect, Seen, SeenScreen, TileFigures } from "../../bindings/mech-a-dream";
import { bundleOf, LANGS } from "../../lib/words.svelte";
import { comingOf, enginesOf, gainOf, robotOf, together, waysOf } from "./engines";

const tile = (
  name: string,
  family: TileFigures["family"],
  effect: Effect,
  more: Partial<TileFigures> = {},
): TileFigures => ({ tile: name, family, price: 1, time: 3, effect, reward: {}, ...more });
const OWN: Effect = { gain: { ink: 1 } };
const TRADES: Effect[] = [
  { pay: { flowers: 1 }, gain: { ink: 3 } },
  { pay: { ink: 1 }, gain: { flowers: 3 } },
];
const board = {
  tiles: [
    tile("B1", "resource", { gain: { flowers: 2 } }),
    tile("P1", "power", { gain: { dreams: 1 } }),
    tile("E1", "economical", {}, { power: "Ink", reward: { rainbows: 2 } }),
    tile("C1", "crystal", {}, { reward: { dreams: 5 } }),
  ],
  robots: [{ ways: TRADES, start: {} }],
  robot: OWN,
} as unknown as Board;
const self = (screen: SeenScreen, more: Partial<Seen> = {}): Seen =>
  ({ screen, robot_used: false, belt: [], workshop: [], owes: [], ...more }) as unknown as Seen;

test("the robot does what its monitor shows, and nothing while that is a secret", () => {
  expect(waysOf(board, self({ is: "own" }))).toEqual([OWN]);
  expect(waysOf(board, self({ is: "enlightened", robot: 1 }))).toEqual(TRADES);
  expect(waysOf(board, self({ is: "dealt", from: null }))).toEqual([]);
  expect(robotOf(self({ is: "enlightened", robot: 1 }))).toBe(1);
  expect(robotOf(self({ is: "own" }))).toBeNull();
});

test("only the robot and purple machines can be used, each with whether it was", () => {
  const workshop = ["B1", "E1", "C1", "P1"].map((name) => ({
    tile: name,
    used: name === "P1",
    assistants: 0,
  }));
  const found = enginesOf(board, self({ is: "own" }, { workshop, robot_used: true }));
  expect(found.map(({ engine, used }) => [engine, used])).toEqual([
    ["robot", true],
    ["B1", false],
    ["P1", true],
  ]);
});

test("what could still join them tonight is what stands on the belt and turns purple", () => {
  const belt = ["C1", "B1"].map((name) => ({ tile: name, slot: 1, assistants: 0 }));
  expect(comingOf(board, self({ is: "own" }, { belt })).map(({ engine }) => engine)).toEqual(["B1"]);
});

test("an effect is drawn as what it gives, or as what only robots do", () => {
  expect(gainOf({ gain: { ink: 3 } })).toEqual({ ink: 3 });
  expect(gainOf({ special: "EveningPackage" })).toBe("package");
  expect(gainOf({ special: "Copy" })).toBe("copy");
  expect(gainOf({ special: { Purchase: { earlier: 2 } } })).toEqual({ earlier: 2 });
});

test("amounts of several effects add up", () => {
  expect(together([{ ink: 1 }, { flowers: 2, ink: 2 }, {}])).toEqual({ flowers: 2, ink: 3 });
});

const WEB = join(import.meta.dirname, "../../..");
const CALLED = {
  horn: "horn",
  prism: "prism",
  clock: "clock",
  still: "still",
  garden: "garden",
  greenhouse: "greenhouse",
  crystal: "crystal",
  "saves-Ink": "saves-ink",
  "saves-Hourglass": "saves-time",
  "saves-Rainbow": "saves-rainbows",
  "saves-Flower": "saves-flowers",
};

test.each(LANGS)("machines are called in the workshop as in the log (%s)", (lang) => {
  const words = bundleOf(
    lang,
    ["workshop", "game"].map((file) =>
      readFileSync(join(WEB, `../text/${lang}/mech-a-dream/${file}.ftl`), "utf8"),
    ),
  );
  const say = (key: string) =>
    words.formatPattern(words.getMessage(key)?.value ?? "", { effect: "" }, []).toLowerCase();
  for (const [here, there] of Object.entries(CALLED))
    expect(say(`mech-machine-${there}`)).toContain(say(`mw-name-${here}`));
});
