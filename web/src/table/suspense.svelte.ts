/** While the board uncovers what happened, the log does not tell it yet. */

import type { GameModule } from "../games/contract";
import { moves, settings } from "../lib/settings.svelte";
import type { Line } from "../lib/log";
import type { TableState } from "../lib/table.svelte";

export class Suspense {
  /** So many of the newest events are not told yet. */
  #untold = $state(0);

  constructor(
    readonly table: Pick<TableState, "fresh">,
    readonly module: Pick<GameModule, "suspense">,
  ) {}

  over = $derived.by(() => this.#untold === 0);
  /** Of the lines of the log, those that may be read. */
  told = (log: readonly Line[]): readonly Line[] => log.slice(0, log.length - this.#untold);

  /** Holds back what has just happened. Called in an effect. */
  wait(): (() => void) | void {
    const { events } = this.table.fresh;
    const wait = this.module.suspense?.(events.map((told) => told.event)) ?? 0;
    if (wait === 0 || !moves()) return;
    this.#untold = events.length;
    const timer = setTimeout(() => (this.#untold = 0), settings.pace === 2 ? wait / 2 : wait);
    return () => {
      clearTimeout(timer);
      this.#untold = 0;
    };
  }
}
