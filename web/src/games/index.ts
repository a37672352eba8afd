/** The games the page can draw, each loaded when it is needed. */

import type { GameModule } from "./contract";

const GAMES: Record<string, () => Promise<{ default: unknown }>> = {
  "mech-a-dream": () => import("./mech-a-dream"),
  daydream: () => import("./daydream"),
  mechanica: () => import("./mechanica"),
  "factory-of-dreams": () => import("./factory-of-dreams"),
};

/** Whether the page can draw this game. */
export const drawn = (name: string): boolean => name in GAMES;

/** The game of this name. */
export async function gameModule(name: string): Promise<GameModule> {
  const load = GAMES[name];
  if (!load) throw new Error(`there is no drawing of ${name}`);
  // Each game types its own board, view and moves; the shell passes them through unread.
  return (await load()).default as GameModule;
}
