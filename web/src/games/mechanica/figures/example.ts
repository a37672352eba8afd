/** Factories for the drawings of the rules, with the figures of the box we ship. None of them carries a rule. */

import { BOARD, factoryWith, tile } from "../board.fixture";
import { type Factory, type Model, type Origin, type Routed, type Square, tallied } from "../types";

export { BOARD, factoryWith, tile };

/** The same factory with a bot in a hole of its Start Zone. */
export function starting(factory: Factory, row: number, centre: Model): Factory {
  return {
    ...factory,
    start: factory.start.map((slot, n) => (n === row ? { ...slot, centre } : slot)) as Factory["start"],
  };
}
/** The same factory with these bots in a truck. */
export function loaded(factory: Factory, row: number, ...bots: Model[]): Factory {
  return {
    ...factory,
    trucks: factory.trucks.map((truck, n) =>
      n === row ? { ...truck, bots: tallied(bots) } : truck,
    ) as Factory["trucks"],
  };
}

export const fromStart = (row: number): Origin => ({ at: "start", hole: { row, side: false } });
export const fromTile = (square: Square, output: number): Origin => ({ at: "tile", square, output });
/** A bot on its way over these squares. */
export const going = (
  model: Model,
  from: Origin,
  over: readonly Square[],
  end: Routed["ride"]["end"],
): Routed => ({
  mover: { model, from },
  ride: { end, vault: 0, wallet: 0, charged: [] },
  way: over.map((square) => ({ square, flew: false })),
});
