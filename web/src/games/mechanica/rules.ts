/** The chapters of Mechanica's rules; the board and the log link to them by these names. */

import type { Chapter } from "../contract";
import Blueprints from "./figures/Blueprints.svelte";
import Collisions from "./figures/Collisions.svelte";
import End from "./figures/End.svelte";
import Fabricators from "./figures/Fabricators.svelte";
import Factory from "./figures/Factory.svelte";
import Forks from "./figures/Forks.svelte";
import Gifts from "./figures/Gifts.svelte";
import Goal from "./figures/Goal.svelte";
import Improvements from "./figures/Improvements.svelte";
import Installing from "./figures/Installing.svelte";
import Recycling from "./figures/Recycling.svelte";
import Run from "./figures/Run.svelte";
import Selling from "./figures/Selling.svelte";
import Shop from "./figures/Shop.svelte";
import Solo from "./figures/Solo.svelte";
import Trucks from "./figures/Trucks.svelte";
import Turn from "./figures/Turn.svelte";

export const chapters: readonly Chapter[] = [
  { id: "goal", Figure: Goal },
  { id: "factory", Figure: Factory },
  { id: "run", Figure: Run },
  { id: "collisions", Figure: Collisions },
  { id: "turn", Figure: Turn },
  { id: "selling", Figure: Selling },
  { id: "shop", Figure: Shop },
  { id: "recycling", Figure: Recycling },
  { id: "installing", Figure: Installing },
  { id: "improvements", Figure: Improvements },
  { id: "fabricators", Figure: Fabricators },
  { id: "forks", Figure: Forks },
  { id: "trucks", Figure: Trucks },
  { id: "blueprints", Figure: Blueprints },
  { id: "gifts", Figure: Gifts },
  { id: "end", Figure: End },
  { id: "solo", Figure: Solo },
  { id: "long-shift" },
  { id: "rulings" },
];

/** Whether there is a chapter of this name to be read. */
export const written = (id: string): boolean => chapters.some((chapter) => chapter.id === id);
