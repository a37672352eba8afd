/** The chapters of Goofspiel's rules; the board and the log link to them by these names. */

import { chaptersOf } from "@page/games/chapters";

export const chapters = chaptersOf(
  "goal dreams bids ties end",
  import.meta.glob("./figures/*.svelte", { eager: true, import: "default" }),
);
