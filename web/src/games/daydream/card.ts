/** Daydream on the home page and in the lobby: each view of the board is a game of its own, and is chosen by its picture. */

import type { Card } from "../contract";
import { poster } from "./poster";

const card: Card = {
  poster,
  knownBy: [{ option: "view", usual: "A" }],
  pictures: { view: () => import("./Folding.svelte") },
};

export default card;
