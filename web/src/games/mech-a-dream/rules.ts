/** The chapters of Mech a Dream's rules; the board and the log link to them by these names. */

import type { Chapter } from "../contract";

export const chapters: readonly Chapter[] = [
  { id: "goal" },
  { id: "day" },
  { id: "stock-room" },
  { id: "dock" },
  { id: "buying" },
  { id: "building" },
  { id: "time" },
  { id: "completing" },
  { id: "boosts" },
  { id: "activation" },
  { id: "machines" },
  { id: "economical" },
  { id: "night" },
  { id: "end" },
  { id: "robots" },
  { id: "specialists" },
  { id: "rulings" },
];
