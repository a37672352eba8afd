/** Machines can be told apart by their picture. */

import { expect, test } from "vitest";
import { pictureOf } from "./picture";
import { amounts, type Lot, type MachineLook } from "./types";

const blue = (gain: Lot, pay: Lot = {}): MachineLook => ({ family: "resource", pay, gain });
const red = (gain: Lot, pay: Lot = {}): MachineLook => ({ family: "power", pay, gain });

test.each([
  [blue({ flowers: 2 }), "greenhouse"],
  [blue({ ink: 2 }), "still"],
  [blue({ flowers: 1, ink: 2 }), "garden"],
  [blue({ boosts: 1 }), "clock"],
  [blue({ flowers: 1, boosts: 1 }), "flower-clock"],
  [blue({ ink: 1, boosts: 1 }), "ink-clock"],
  [red({ rainbows: 1 }), "prism"],
  [red({ dreams: 3 }), "horn"],
  [red({ rainbows: 1, dreams: 1 }), "dream-prism"],
  [
    { family: "economical", pay: {}, gain: {}, power: "flower", reward: { rainbows: 1 } } as MachineLook,
    "leaf",
  ],
  [{ family: "crystal", pay: {}, gain: {}, reward: { dreams: 5 } } as MachineLook, "crystal"],
])("%o is drawn as a %s", (look, shows) => {
  expect(pictureOf(look).scene.shows).toBe(shows);
});

test("machines with different effects have different pictures", () => {
  const resource = [
    { flowers: 2 },
    { ink: 2 },
    { flowers: 1, ink: 1 },
    { flowers: 2, ink: 1 },
    { flowers: 1, ink: 2 },
    { flowers: 2, ink: 2 },
    { boosts: 1 },
    { boosts: 2 },
    { flowers: 1, boosts: 1 },
    { ink: 1, boosts: 1 },
  ];
  const trades: [Lot, Lot][] = [
    [{ boosts: 3 }, { rainbows: 1 }],
    [{ boosts: 2 }, { flowers: 1 }],
    [{ boosts: 2 }, { ink: 1 }],
    [{ ink: 3 }, { flowers: 1 }],
  ];
  const power = [{ dreams: 1 }, { dreams: 2 }, { dreams: 3 }, { rainbows: 1 }, { rainbows: 1, dreams: 1 }];
  const looks = [
    ...resource.map((gain) => blue(gain)),
    ...trades.map(([gain, pay]) => blue(gain, pay)),
    ...power.map((gain) => red(gain)),
  ];
  expect(new Set(looks.map((look) => JSON.stringify(pictureOf(look)))).size).toBe(looks.length);
});

test("what a trade takes lies in the hopper, piece by piece", () => {
  expect(pictureOf(red({ dreams: 4 }, { flowers: 2, ink: 1 })).hopper).toEqual(["flower", "flower", "ink"]);
  expect(pictureOf(red({ dreams: 2 })).hopper).toEqual([]);
});

test("a richer crystal is never drawn smaller", () => {
  const drawn = [5, 7, 8, 9, 10, 11, 13, 16].map(
    (dreams) => pictureOf({ family: "crystal", pay: {}, gain: {}, reward: { dreams } }).scene,
  );
  const sizes = drawn.map((scene) => (scene.shows === "crystal" ? scene.stones * scene.scale : 0));
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(new Set(sizes).size).toBe(sizes.length);
});

test("a lot names what it holds, and nothing else", () => {
  expect(amounts({ dreams: 3, flowers: 1, ink: 0 })).toEqual([
    { icon: "flower", count: 1 },
    { icon: "dream", count: 3 },
  ]);
});
