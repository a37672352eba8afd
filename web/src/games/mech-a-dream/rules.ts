/** The chapters of Mech a Dream's rules; the board and the log link to them by these names. */

import { chaptersOf } from "../chapters";

export const chapters = chaptersOf(
  "goal day stock-room dock buying building time completing boosts activation machines economical night end robots specialists rulings",
  import.meta.glob("./figures/*.svelte", { eager: true, import: "default" }),
);
