/** Mech a Dream on the home page and in the lobby. */

import type { Card } from "../contract";
import { poster } from "./poster";

const card: Card = {
  poster,
  knownBy: [
    { option: "robots", usual: false },
    { option: "specialists", usual: false },
  ],
};

export default card;
