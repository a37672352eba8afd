/** What has an effect in a workshop: the robot with what its monitor shows, and the completed purple machines. */

import type { Gain, Lot } from "./art/types";
import { type Board, type Effect, type Engine, figuresOf, type Seen } from "./types";

export interface EngineOf {
  engine: Engine;
  /** What it does: one of these. */
  ways: readonly Effect[];
  /** Whether it was used tonight. */
  used: boolean;
}

/** What a monitor shows; nothing while its tile is still a secret. */
export function waysOf(board: Board, { screen }: Seen): readonly Effect[] {
  if (screen.is === "own") return [board.robot];
  return screen.is === "enlightened" ? (board.robots[screen.robot - 1]?.ways ?? []) : [];
}

/** The number of the Enlightened Robot that somebody plays with; none for the one painted on the board. */
export const robotOf = ({ screen }: Seen): number | null =>
  screen.is === "enlightened" ? screen.robot : null;

/** Whether a tile does something when it is used: green and yellow ones do not. */
const works = ({ pay, gain, special }: Effect): boolean =>
  special !== undefined || [pay, gain].some((lot) => Object.values(lot ?? {}).some((count) => count > 0));

export function enginesOf(board: Board, self: Seen): EngineOf[] {
  const machines = self.workshop.flatMap(({ tile, used }): EngineOf[] => {
    const figures = figuresOf(board, tile);
    return figures && works(figures.effect) ? [{ engine: tile, ways: [figures.effect], used }] : [];
  });
  return [{ engine: "robot", ways: waysOf(board, self), used: self.robot_used }, ...machines];
}

/** What would join them if it were finished. */
export function comingOf(board: Board, self: Seen): EngineOf[] {
  return self.belt.flatMap(({ tile }): EngineOf[] => {
    const figures = figuresOf(board, tile);
    return figures && works(figures.effect) ? [{ engine: tile, ways: [figures.effect], used: false }] : [];
  });
}

/** What an effect gives, as its drawing wants it. */
export function gainOf({ gain, special }: Effect): Gain {
  if (special === undefined || special === null) return gain ?? {};
  if (special === "EveningPackage") return "package";
  return special === "Copy" ? "copy" : { earlier: special.Purchase.earlier };
}

/** Everything in these lots together. */
export function together(lots: readonly Lot[]): Lot {
  const sum: Record<string, number> = {};
  for (const lot of lots)
    for (const [kind, count] of Object.entries(lot as Record<string, number>))
      sum[kind] = (sum[kind] ?? 0) + count;
  return sum as Lot;
}
