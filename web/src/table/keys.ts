/** The keys of the table; those of the pieces belong to the board. */

import { notice } from "../lib/toast.svelte";
import type { Sitting } from "./sitting.svelte";

/** Does what this key is for, if it is for anything. */
export function press(sitting: Sitting, event: KeyboardEvent): void {
  const at = event.target as Element | null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (at?.closest("input:not([type=range]), textarea, select, dialog")) return;
  const { past, back } = sitting;
  if (back && !at?.matches("input") && !at?.closest("[role=grid], [role=tablist]") && past.key(event))
    return event.preventDefault();
  if (open(sitting, event.key) || decide(sitting, event.key)) event.preventDefault();
}

/** What anybody may open and close. */
function open(sitting: Sitting, key: string): boolean {
  if (key === "Escape") {
    if (sitting.back) sitting.past.close();
    else if (sitting.advice.hint) sitting.advice.drop();
    else sitting.chosen = null;
  } else if (key === "?") sitting.chapter = "";
  else if (key === "l" || key === "L") {
    sitting.tab = "log";
    sitting.sheet = !sitting.desk.current;
    if (!sitting.sheet)
      document.querySelector<HTMLElement>(".side [role=tabpanel] button, .side [role=tab]")?.focus();
  } else return false;
  return true;
}

/** What whoever plays may do; where it does not go, it says why. */
function decide(sitting: Sitting, key: string): boolean {
  if (sitting.own === null || sitting.back || sitting.table.over) return false;
  const act = (what: "undo" | "restart" | "confirm", no: string | null) =>
    no === null ? void sitting.ask(what) : notice(no);
  if (key === "u") act("undo", sitting.fixed);
  else if (key === "U") act("restart", sitting.fixed);
  else if (key === "h" || key === "H") void sitting.hint();
  else if (key === "e" || key === "E") act("confirm", sitting.unended);
  else return false;
  return true;
}
