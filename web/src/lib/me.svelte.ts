/** Who I am here: a guest with a name and a colour, known by a cookie. Nobody needs an account. */

import type { Guest } from "./wire";
import { api, Refused } from "./api";
import { t } from "./words.svelte";

export const COLOURS = ["violet", "rose", "teal", "amber", "blue", "green", "coral", "slate"] as const;
export type Colour = (typeof COLOURS)[number];

let guest = $state.raw<Guest | null>(null);

/** Who I am, if we met. */
export const me = (): Guest | null => guest;

/** Asks the server whether we met; quiet where we did not. */
export async function remember(): Promise<void> {
  try {
    guest = await api.me();
  } catch (reason) {
    if (!(reason instanceof Refused)) throw reason;
  }
}

/** A name and a colour from now on. */
export async function introduce(name: string, colour?: string): Promise<Guest> {
  guest = await api.introduce(name, colour);
  return guest;
}

/** A name and a colour to lend somebody who has none yet. */
export function lend(): { name: string; colour: Colour } {
  const names = t("guest-names")
    .split(",")
    .map((name) => name.trim());
  const pick = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!;
  return { name: pick(names), colour: pick(COLOURS) };
}

/** Whoever wants to play has a name: their own, or one we lend them. */
export async function welcome(): Promise<Guest> {
  if (guest) return guest;
  const { name, colour } = lend();
  return introduce(name, colour);
}

/** Moves somebody here from another device. */
export async function redeem(code: string): Promise<void> {
  guest = await api.redeem(code);
}
