/** What stands over the board: who must do what, or how it ended. */

import type { GameModule } from "../games/contract";
import type { TableState } from "../lib/table.svelte";
import { spoken, t } from "../lib/words.svelte";
import { together } from "./doing";
import { shared } from "./standings";

export interface Headline {
  /** One word for it. */
  tag: string;
  words: string;
  /** Whether it is about whoever reads. */
  mine: boolean;
}

type Table = Pick<
  TableState,
  "waiting" | "held" | "over" | "seat" | "view" | "legal" | "myTurn" | "holding" | "name"
>;

export function headline(
  table: Table,
  module: Pick<GameModule, "todo" | "rival">,
  lesson: boolean,
): Headline {
  const wait =
    table.waiting.length > 0
      ? t("table-wait-for", { names: together(table.waiting.map(table.name), spoken()) })
      : heldWords(table);
  if (table.over) return { tag: t("table-tag-over"), words: wonWords(table, module), mine: false };
  if (table.seat === null) return { tag: t("table-tag-watching"), words: wait, mine: false };
  if (table.myTurn) {
    const todo = module.todo(table.view, table.seat, table.legal);
    return {
      tag: t(lesson ? "table-tag-lesson" : "table-tag-turn"),
      words: t(todo.key, todo.args),
      mine: true,
    };
  }
  if (table.holding) return { tag: t("table-tag-held"), words: t("table-held"), mine: true };
  return { tag: t("table-tag-wait"), words: wait, mine: false };
}

/** Nobody is awaited: either somebody may still change their mind, or chance is at work. */
function heldWords({ held, name }: Table): string {
  return held.length > 0
    ? t("table-wait-held", { names: together(held.map(name), spoken()), count: held.length })
    : t("table-wait-chance");
}

function wonWords(table: Table, module: Pick<GameModule, "rival">): string {
  const { over } = table;
  const first = (over?.seats ?? []).filter((standing) => standing.place === 1);
  const points = first[0]?.points ?? 0;
  // Where all share one result and the rules have a verdict on it, that is what counts.
  if (over && shared(over)) {
    const said = { verdict: t(over.band!.name), points };
    const rival = module.rival?.(table.view);
    if (rival) return t("table-against", { ...said, rival: rival.points });
    return t(first.length > 1 ? "table-together" : "table-alone", said);
  }
  if (over?.seats.length === 1) return t("table-solo-result", { points });
  const names = together(
    first.map((standing) => table.name(standing.seat)),
    spoken(),
  );
  return t("table-won", { names, count: first.length, points });
}
