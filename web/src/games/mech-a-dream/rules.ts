/** The chapters of Mech a Dream's rules; the board and the log link to them by these names. */

import type { Chapter } from "../contract";
import Activation from "./figures/Activation.svelte";
import Boosts from "./figures/Boosts.svelte";
import Building from "./figures/Building.svelte";
import Buying from "./figures/Buying.svelte";
import Completing from "./figures/Completing.svelte";
import Day from "./figures/Day.svelte";
import Dock from "./figures/Dock.svelte";
import Economical from "./figures/Economical.svelte";
import Families from "./figures/Families.svelte";
import Goal from "./figures/Goal.svelte";
import Night from "./figures/Night.svelte";
import Robots from "./figures/Robots.svelte";
import Score from "./figures/Score.svelte";
import Specialists from "./figures/Specialists.svelte";
import StockRoom from "./figures/StockRoom.svelte";
import Time from "./figures/Time.svelte";

export const chapters: readonly Chapter[] = [
  { id: "goal", Figure: Goal },
  { id: "day", Figure: Day },
  { id: "stock-room", Figure: StockRoom },
  { id: "dock", Figure: Dock },
  { id: "buying", Figure: Buying },
  { id: "building", Figure: Building },
  { id: "time", Figure: Time },
  { id: "completing", Figure: Completing },
  { id: "boosts", Figure: Boosts },
  { id: "activation", Figure: Activation },
  { id: "machines", Figure: Families },
  { id: "economical", Figure: Economical },
  { id: "night", Figure: Night },
  { id: "end", Figure: Score },
  { id: "robots", Figure: Robots },
  { id: "specialists", Figure: Specialists },
  { id: "rulings" },
];
