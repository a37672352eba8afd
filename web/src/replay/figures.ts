/** Points that are only expected, as they are written: one digit behind the point, never a minus zero. */

import { spoken } from "../lib/words.svelte";

const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export const points = (value: number): string =>
  new Intl.NumberFormat(spoken(), DIGITS)
    .format(value)
    .replace(/^-(0\D0)$/, "$1")
    .replace("-", "−");

/** With its sign, for what was won or given away. */
export const signed = (value: number): string => (value > 0 ? `+${points(value)}` : points(value));
