/** The four posters, by game. */
import { DAYDREAM } from "./posters/daydream";
import { FACTORY_OF_DREAMS } from "./posters/factory-of-dreams";
import { MECH_A_DREAM } from "./posters/mech-a-dream";
import { MECHANICA } from "./posters/mechanica";
import type { Poster } from "./posters/poster";

export type { Poster };

export const POSTERS: Record<string, Poster> = {
  "mech-a-dream": MECH_A_DREAM,
  daydream: DAYDREAM,
  "factory-of-dreams": FACTORY_OF_DREAMS,
  mechanica: MECHANICA,
};
