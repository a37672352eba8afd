/** The chapters of the rules; the board and the log link to them by these names. */

import type { Chapter } from "../contract";
import Bots from "./figures/Bots.svelte";
import Chart from "./figures/Chart.svelte";
import Connecting from "./figures/Connecting.svelte";
import Goal from "./figures/Goal.svelte";
import Matching from "./figures/Matching.svelte";
import Refused from "./figures/Refused.svelte";
import Scoring from "./figures/Scoring.svelte";
import Silence from "./figures/Silence.svelte";
import Theme from "./figures/Theme.svelte";
import Tools from "./figures/Tools.svelte";
import Trials from "./figures/Trials.svelte";
import Variant from "./figures/Variant.svelte";
import Votes from "./figures/Votes.svelte";
import Waking from "./figures/Waking.svelte";
import Writing from "./figures/Writing.svelte";

export const chapters: readonly Chapter[] = [
  { id: "goal", Figure: Goal },
  { id: "theme", Figure: Theme },
  { id: "silence", Figure: Silence },
  { id: "connecting", Figure: Connecting },
  { id: "tools", Figure: Tools },
  { id: "writing", Figure: Writing },
  { id: "refused", Figure: Refused },
  { id: "waking", Figure: Waking },
  { id: "matching", Figure: Matching },
  { id: "votes", Figure: Votes },
  { id: "scoring", Figure: Scoring },
  { id: "chart", Figure: Chart },
  { id: "trials", Figure: Trials },
  { id: "variant", Figure: Variant },
  { id: "bots", Figure: Bots },
  { id: "rulings" },
];

/** Whether there is a chapter of this name to be read. */
export const written = (id: string): boolean => chapters.some((chapter) => chapter.id === id);
