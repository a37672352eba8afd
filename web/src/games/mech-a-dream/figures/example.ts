/** Machines for the drawings of the rules. The figures are those of the box we ship; none of them carries a rule. */

import type { MachineLook } from "../art/types";

export interface Machine {
  look: MachineLook;
  price: number;
  time: number;
}

export const greenhouse: Machine = {
  look: { family: "resource", pay: {}, gain: { flowers: 2 } },
  price: 1,
  time: 3,
};
export const still: Machine = { look: { family: "resource", pay: {}, gain: { ink: 2 } }, price: 2, time: 2 };
export const clock: Machine = {
  look: { family: "resource", pay: {}, gain: { boosts: 1 } },
  price: 2,
  time: 2,
};
export const horn: Machine = {
  look: { family: "power", pay: { flowers: 1 }, gain: { dreams: 2 } },
  price: 3,
  time: 3,
};
export const prism: Machine = {
  look: { family: "power", pay: {}, gain: { rainbows: 1 } },
  price: 2,
  time: 4,
};
export const crystal: Machine = {
  look: { family: "crystal", pay: {}, gain: {}, reward: { dreams: 9 } },
  price: 3,
  time: 5,
};

const saver = (power: NonNullable<MachineLook["power"]>, rainbows: number): MachineLook => ({
  family: "economical",
  pay: {},
  gain: {},
  power,
  reward: { rainbows },
});
export const savers: readonly Machine[] = [
  { look: saver("ink", 2), price: 3, time: 3 },
  { look: saver("hourglass", 2), price: 4, time: 3 },
  { look: saver("rainbow", 1), price: 2, time: 3 },
  { look: saver("flower", 1), price: 1, time: 3 },
];

/** Dream points for the 7th, 8th and 9th machine of a workshop. */
export const lastSlots = [1, 2, 3] as const;

/** How a machine stands on sale. */
export function onSale({ look, price, time }: Machine) {
  return {
    look,
    size: "sale" as const,
    price: {
      now: price,
      printed: price,
      of: look.family === "crystal" ? ("rainbow" as const) : ("ink" as const),
    },
    time: { now: time, printed: time },
  };
}
