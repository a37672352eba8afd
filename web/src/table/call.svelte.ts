/** The tab says whose turn it is; somebody who looks elsewhere is called back, once for each turn. */

import { untrack } from "svelte";
import { callBack } from "../lib/notify";
import type { TableState } from "../lib/table.svelte";
import { t } from "../lib/words.svelte";

/** Called while a component is made. */
export function callForTurns(table: () => TableState, todo: () => string): void {
  const game = $derived(t(table().lobby!.game));
  $effect(() => {
    document.title =
      table().myTurn && !table().over ? `● ${t("table-tag-turn")} · ${game}` : `${game} · Reverie`;
    return () => (document.title = "Reverie");
  });
  $effect(() => {
    if (!table().myTurn || !document.hidden) return;
    const away = callBack(t("table-call", { game }), untrack(todo), table().id);
    const looked = () => !document.hidden && away();
    document.addEventListener("visibilitychange", looked);
    return () => {
      document.removeEventListener("visibilitychange", looked);
      away();
    };
  });
}
