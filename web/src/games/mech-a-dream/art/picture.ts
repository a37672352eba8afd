/** Which picture a machine gets: it follows what the machine gives, and what goes in stands in a hopper. */

import { amounts, type IcoName, type Lot, type MachineLook, type Power } from "./types";

export type Scene =
  | { of: "greenhouse" | "still" | "clock" | "prism" | "horn"; count: number }
  | { of: "garden"; flowers: number; ink: number }
  | { of: "flower-clock" | "ink-clock" | "dream-prism" }
  | { of: "crystal"; stones: number; scale: number }
  | { of: "leaf"; power: Power };

export interface Picture {
  scene: Scene;
  /** What falls into the hopper, one icon for each piece. */
  hopper: IcoName[];
}

/** Crystals of the box give 5 to 16 dreams: the richer, the more and the taller stones. */
function crystal(dreams: number): Scene {
  const rich = Math.min(1, Math.max(0, (dreams - 5) / 11));
  return { of: "crystal", stones: dreams < 7 ? 2 : dreams < 9 ? 3 : dreams < 11 ? 4 : 5, scale: 0.78 + 0.22 * rich };
}

function scene({ family, gain, power, reward }: MachineLook): Scene {
  if (family === "crystal") return crystal(reward?.dreams ?? gain.dreams ?? 0);
  if (family === "economical") return { of: "leaf", power: power ?? "ink" };
  const { flowers = 0, ink = 0, rainbows = 0, dreams = 0, boosts = 0 } = gain;
  if (boosts && flowers) return { of: "flower-clock" };
  if (boosts && ink) return { of: "ink-clock" };
  if (boosts) return { of: "clock", count: boosts };
  if (rainbows && dreams) return { of: "dream-prism" };
  if (rainbows) return { of: "prism", count: rainbows };
  if (dreams) return { of: "horn", count: dreams };
  if (flowers && ink) return { of: "garden", flowers, ink };
  if (flowers) return { of: "greenhouse", count: flowers };
  return { of: "still", count: ink };
}

const pieces = (lot: Lot): IcoName[] => amounts(lot).flatMap(({ icon, count }) => Array<IcoName>(count).fill(icon));

export function pictureOf(look: MachineLook): Picture {
  return { scene: scene(look), hopper: pieces(look.pay) };
}
