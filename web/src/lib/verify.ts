/**
 * Whether the dealer kept the promise: the seed shown at the end is the one promised before the deal, and every roll
 * follows from it. The procedure is the one in crates/game/src/dealer.rs, worked out again here, on the reader's device.
 */

import { blake3 } from "@noble/hashes/blake3.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Chance, History } from "./wire";

const COMMITMENT_CONTEXT = "reverie 2026 seed commitment";

/** What the table is shown before the deal. */
export const commitmentOf = (seed: Uint8Array): string =>
  bytesToHex(blake3(seed, { context: utf8ToBytes(COMMITMENT_CONTEXT) }));

/** The `n`th roll of a source, counted from 0, as its place in the list of weights; -1 where there is nothing to roll. */
export function roll(
  seed: Uint8Array,
  source: string,
  index: number,
  n: number,
  weights: readonly number[],
): number {
  const name = utf8ToBytes(source);
  const input = new Uint8Array(name.length + 10);
  input.set(name);
  input[name.length + 1] = index;
  new DataView(input.buffer).setBigUint64(name.length + 2, BigInt(n), true);
  const mac = blake3(input, { key: seed });
  const bits = new DataView(mac.buffer, mac.byteOffset).getBigUint64(0, true);
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  let at = (bits * total) >> 64n;
  return weights.findIndex((weight) => {
    if (at < BigInt(weight)) return true;
    at -= BigInt(weight);
    return false;
  });
}

/** One roll, checked: the step of the game it was, what came and what the seed gives. */
export interface Checked {
  step: number;
  source: string;
  came: unknown;
  due: unknown;
  right: boolean;
}

export type Verdict =
  | { is: "sealed" } // the seed is shown when the game is over
  | { is: "checked"; promised: string; shown: string; kept: boolean; rolls: Checked[] };

/** Checks a game; `seen` is the promise as this device saw it during the game, where it did. */
export function verify(
  history: Pick<History, "seed" | "commitment" | "steps">,
  seen?: string | null,
): Verdict {
  const promised = seen ?? history.commitment;
  if (!history.seed || !promised) return { is: "sealed" };
  const seed = hexToBytes(history.seed);
  const shown = commitmentOf(seed);
  const counts = new Map<string, number>();
  const rolls = history.steps.flatMap(({ by }, step) => {
    if (!by || !("chance" in by)) return [];
    const { chance } = by;
    const name = `${chance.source} ${chance.index}`;
    const n = counts.get(name) ?? 0;
    counts.set(name, n + 1);
    return [check(seed, step, chance, n)];
  });
  return {
    is: "checked",
    promised,
    shown,
    kept: promised === shown && promised === (history.commitment ?? promised),
    rolls,
  };
}

function check(
  seed: Uint8Array,
  step: number,
  { source, index, rolls = [], roll: came }: Chance,
  n: number,
): Checked {
  const due =
    rolls[
      roll(
        seed,
        source,
        index,
        n,
        rolls.map(([, weight]) => weight),
      )
    ]?.[0];
  return { step, source, came, due, right: JSON.stringify(came) === JSON.stringify(due) };
}
