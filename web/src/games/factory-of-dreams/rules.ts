/** The chapters of Factory of Dreams' rules; the board and the log link to them by these names. */

import { chaptersOf, has } from "../chapters";

export const chapters = chaptersOf(
  "goal theme silence connecting tools writing refused waking matching votes scoring chart trials variant bots rulings",
  import.meta.glob("./figures/*.svelte", { eager: true, import: "default" }),
);

export const written = (id: string): boolean => has(chapters, id);
