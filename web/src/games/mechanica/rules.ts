/** The chapters of Mechanica's rules; the board and the log link to them by these names. */

import { chaptersOf, has } from "../chapters";

export const chapters = chaptersOf(
  "goal factory run collisions turn selling shop recycling installing improvements fabricators forks trucks blueprints gifts end solo long-shift rulings",
  import.meta.glob("./figures/*.svelte", { eager: true, import: "default" }),
);

export const written = (id: string): boolean => has(chapters, id);
