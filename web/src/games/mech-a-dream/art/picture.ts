/** Which picture a machine gets: it follows what the machine gives, and what goes in stands in a hopper. */

import { amounts, type IcoName, type Lot, type MachineLook, type Power } from "./types";

export type Scene =
  | { shows: "greenhouse" | "still" | "clock" | "prism" | "horn"; count: number }
  | { shows: "garden"; flowers: number; ink: number }
  | { shows: "flower-clock" | "ink-clock" | "dream-prism" }
  | { shows: "crystal"; stones: number; scale: number }
  | { shows: "leaf"; power: Power };

export interface Picture {
  scene: Scene;
  /** What falls into the hopper, one icon for each piece. */
  hopper: IcoName[];
}

/** From where and how wide a scene really needs to be seen, of the 88 units from 6 on. */
export const CLOSE: Partial<Record<Scene["shows"], readonly [number, number]>> = {
  greenhouse: [17, 66],
  clock: [17, 66],
  "flower-clock": [18, 64],
  prism: [19, 66],
  crystal: [15, 70],
};

/** Crystals of the box give 5 to 16 dreams: the richer, the more and the taller stones. */
function crystal(dreams: number): Scene {
  const rich = Math.min(1, Math.max(0, (dreams - 5) / 11));
  return {
    shows: "crystal",
    stones: dreams < 7 ? 2 : dreams < 9 ? 3 : dreams < 11 ? 4 : 5,
    scale: 0.78 + 0.22 * rich,
  };
}

function scene({ family, gain, power, reward }: MachineLook): Scene {
  if (family === "crystal") return crystal(reward?.dreams ?? gain.dreams ?? 0);
  if (family === "economical") return { shows: "leaf", power: power ?? "ink" };
  const { flowers = 0, ink = 0, rainbows = 0, dreams = 0, boosts = 0 } = gain;
  if (boosts && flowers) return { shows: "flower-clock" };
  if (boosts && ink) return { shows: "ink-clock" };
  if (boosts) return { shows: "clock", count: boosts };
  if (rainbows && dreams) return { shows: "dream-prism" };
  if (rainbows) return { shows: "prism", count: rainbows };
  if (dreams) return { shows: "horn", count: dreams };
  if (flowers && ink) return { shows: "garden", flowers, ink };
  if (flowers) return { shows: "greenhouse", count: flowers };
  return { shows: "still", count: ink };
}

const pieces = (lot: Lot): IcoName[] =>
  amounts(lot).flatMap(({ icon, count }) => Array<IcoName>(count).fill(icon));

export function pictureOf(look: MachineLook): Picture {
  return { scene: scene(look), hopper: pieces(look.pay) };
}
