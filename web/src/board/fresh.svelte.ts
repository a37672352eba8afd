/** What happened since a board was last drawn. */

import { untrack } from "svelte";
import type { BoardProps } from "../games/contract";

/** The table as it was before it happened. */
export type Before<V> = Pick<BoardProps<unknown, V>, "view" | "shown">;

/**
 * Calls `stir` whenever something has happened, just before it is drawn; nothing happens when something was taken back. What lies there
 * when the table appears does not move. Called while a board is made.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- a game names its own events
export function stirred<V, E>(
  props: () => Pick<BoardProps<unknown, V>, "fresh" | "view" | "shown">,
  stir: (events: readonly E[], before: Before<V>) => void,
): void {
  let beat = -1;
  let last: Before<V> | null = null;
  $effect.pre(() => {
    const { fresh, view, shown } = props();
    const before = last;
    last = { view, shown };
    if (before && fresh.beat !== beat) {
      const events = fresh.events.map((told) => told.event as E);
      untrack(() => stir(events, before));
    }
    beat = fresh.beat;
  });
}
