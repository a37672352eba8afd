/** How wide an effect stands in a tile's strip, in ems, so that it is set as large as the tile allows and never spills. */

import { amounts, type Lot, type MachineLook } from "./types";

const [ICON, NUMERAL, GAP, ARROW] = [1.25, 0.62, 0.3, 0.62];

export interface Strip {
  /** All on one line. */
  line: number;
  /** Broken after the triangle. */
  wrapped: number;
  /** Everything under each other. */
  stacked: number;
  trade: boolean;
}

const piece = (count: number): number => ICON + (count > 1 ? NUMERAL * String(count).length : 0);
const width = (lot: Lot): number =>
  amounts(lot).reduce((sum, { count }) => sum + (sum > 0 ? GAP : 0) + piece(count), 0);

export function strip({ pay, gain, power, reward = {} }: MachineLook): Strip {
  const [input, output] = [width(pay), width(gain)];
  if (input > 0)
    return {
      line: input + 2 * GAP + ARROW + output,
      wrapped: Math.max(input + GAP + ARROW, output),
      stacked: Math.max(input, output),
      trade: true,
    };
  const widths = [
    ...[...amounts(gain), ...amounts(reward)].map(({ count }) => piece(count)),
    ...(power ? [NUMERAL + ICON] : []),
  ];
  const widest = Math.max(...widths);
  return {
    line: widths.reduce((sum, wide) => sum + wide + GAP, -GAP),
    wrapped: widest,
    stacked: widest,
    trade: false,
  };
}

/** The least width of a tile that can show the effect on one line, in px. */
export const needs = ({ line }: Strip): number => Math.ceil(line * 12 + 8);
