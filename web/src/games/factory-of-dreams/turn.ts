/** A turn of Connecting Thoughts: what is chosen, what it leads to, and why something is not allowed, in short words for its face. */

import type { Words } from "../contract";
import type { Board, Event, Move, Tool, View } from "./types";

/** What somebody has picked and not used yet: a card and then a flask, a flask and then a card, a tool and then a flask. */
export type Pick = { drawer: number } | { flask: number } | { tool: Tool } | null;

/** The decision that a press on a flask makes, if something is picked for it. */
export function onFlask(pick: Pick, flask: number): Move | null {
  if (!pick || "flask" in pick) return null;
  if ("drawer" in pick) return { do: "place", reserve: pick.drawer, flask };
  return pick.tool === "Broom" ? null : { do: "token", tool: pick.tool, flask };
}

/** Why a flask does not take what is picked; null where it does. */
export function flaskFault(view: View, board: Board, pick: Pick, flask: number): Words | null {
  const it = view.flasks[flask];
  if (!it || !pick) return null;
  const full = it.cards.length >= board.cards;
  if (!("tool" in pick)) return full ? { key: "fd-full" } : null;
  if (pick.tool === "Broom") return null;
  if (it.token) return { key: "fd-token-there" };
  if (pick.tool === "Upend" && it.cards.length === 0) return { key: "fd-empty" };
  return pick.tool === "Feather" && full ? { key: "fd-full" } : null;
}

/** Why nobody may pass now; null where one may. */
export function passFault(view: View, board: Board): Words | null {
  if (!board.passing) return { key: "fd-pass-never" };
  const empty = view.flasks.flatMap(({ cards }, n) => (cards.length === 0 ? [n + 1] : []));
  if (empty.length === 0) return null;
  return { key: "fd-pass-empty", args: { flask: empty[0] ?? 1, count: empty.length } };
}

/** The flask a tool's token lies on. */
export const playedOn = (view: View, tool: Tool): number | null => {
  const flask = view.flasks.findIndex(({ token }) => token === tool);
  return flask < 0 ? null : flask;
};

export const isUsed = (view: View, tool: Tool): boolean => !view.tools.includes(tool);

/** How many cards lie below flasks, of how many. */
export const laid = (view: View): number => view.flasks.reduce((sum, { cards }) => sum + cards.length, 0);

/** What dust a token adds. */
export const dust = (token: Tool | null): number => (token === "Dust" ? 1 : token === "FineDust" ? 2 : 0);

/** The piece a decision is made with: a card and a token go to a flask. */
export function pieceOf(move: Move): string {
  switch (move.do) {
    case "place":
    case "token":
      return `flask:${move.flask}`;
    case "broom":
      return "use";
    default:
      return move.do;
  }
}

/** The pieces an event is about. */
export function piecesOf(event: Event): string[] {
  switch (event.event) {
    case "theme":
      return ["theme"];
    case "turned":
      return [`drawer:${event.reserve}`];
    case "placed":
    case "feathered":
    case "upended":
    case "token":
    case "scored":
    case "revealed":
    case "dreamt":
      return [`flask:${event.flask}`];
    case "swept":
      return ["tool:Broom"];
    case "ended":
      return ["track"];
    default:
      return [];
  }
}
