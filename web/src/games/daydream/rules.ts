/** The chapters of Daydream's rules; the board and the log link to them by these names. */

import { chaptersOf } from "../chapters";

export const chapters = chaptersOf(
  "goal turn writing leaves lines strokes bonus constellation notes polaroids garland frames solo end views rulings",
  import.meta.glob("./figures/*.svelte", { eager: true, import: "default" }),
);
