/**
 * A table tells what changed as splices of what it told before (docs/server.md, "Patches"): whoever follows it makes each update anew
 * from the one before, and knows by its hash whether it is the one that was meant.
 */

import { blake3 } from "@noble/hashes/blake3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Patch, Update } from "./wire";

/** A string is set in; numbers come in pairs: how many characters to go on from the end of what was taken last, how many to take. */
export type Splices = readonly (number | string)[];

/** So many characters of what happened before can be taken from. */
const MEMORY = 4096;
/** Of the hash so many digits are told. */
const DIGITS = 8;

/** The text that splices make of an old one; none where they are not of it. */
export function spliced(old: string, splices: Splices): string | null {
  let text = "";
  let at = 0;
  for (let n = 0; n < splices.length; n += 1) {
    const piece = splices[n];
    if (typeof piece === "string") {
      text += piece;
      continue;
    }
    const from = at + Number(piece);
    at = from + Number(splices[(n += 1)]);
    // What is taken stands in the old text or, behind it, in what is made of the new one.
    if (!(from >= 0 && at >= from && at <= old.length + text.length)) return null;
    text += old.slice(from, at) + text.slice(Math.max(0, from - old.length), Math.max(0, at - old.length));
  }
  return text;
}

/** Follows a table by its patches. */
export class Follower {
  #n: number | undefined;
  #parts: readonly string[] = ["", "", ""];

  /** The update that a patch tells; none where it does not fit what was told before: then a fresh one is to be asked for. */
  take(patch: Patch): Update | null {
    const old = patch.whole ? ["", "", ""] : this.#parts;
    const [events, ...others] = patch.parts.map((splices, n) => spliced(old[n] ?? "", splices));
    const since = patch.from ?? (patch.whole ? undefined : this.#n);
    const from = since === undefined ? "" : `"from":${since},`;
    const text = `{"is":"update","n":${patch.n},${from}"events":[${events}],${others.join("")}`;
    if (events == null || bytesToHex(blake3(utf8ToBytes(text))).slice(0, DIGITS) !== patch.hash) return null;
    this.#n = patch.n;
    this.#parts = [`${old[0] ?? ""}${events}`.slice(-MEMORY), ...others.map(String)];
    return { ...(JSON.parse(text) as Omit<Update, "hash">), hash: patch.hash };
  }
}
