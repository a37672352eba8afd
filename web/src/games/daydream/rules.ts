/** The chapters of Daydream's rules; the board and the log link to them by these names. */

import type { Chapter } from "../contract";
import Bonus from "./figures/Bonus.svelte";
import Constellation from "./figures/Constellation.svelte";
import End from "./figures/End.svelte";
import Frames from "./figures/Frames.svelte";
import Garland from "./figures/Garland.svelte";
import Goal from "./figures/Goal.svelte";
import Leaves from "./figures/Leaves.svelte";
import Lines from "./figures/Lines.svelte";
import Notes from "./figures/Notes.svelte";
import Polaroids from "./figures/Polaroids.svelte";
import Solo from "./figures/Solo.svelte";
import Strokes from "./figures/Strokes.svelte";
import Turn from "./figures/Turn.svelte";
import Views from "./figures/Views.svelte";
import Writing from "./figures/Writing.svelte";

export const chapters: readonly Chapter[] = [
  { id: "goal", Figure: Goal },
  { id: "turn", Figure: Turn },
  { id: "writing", Figure: Writing },
  { id: "leaves", Figure: Leaves },
  { id: "lines", Figure: Lines },
  { id: "strokes", Figure: Strokes },
  { id: "bonus", Figure: Bonus },
  { id: "constellation", Figure: Constellation },
  { id: "notes", Figure: Notes },
  { id: "polaroids", Figure: Polaroids },
  { id: "garland", Figure: Garland },
  { id: "frames", Figure: Frames },
  { id: "solo", Figure: Solo },
  { id: "end", Figure: End },
  { id: "views", Figure: Views },
  { id: "rulings" },
];
