/** Which of my tables come first, and what each of them waits for. */

import type { Lobby, Phrase, SeatFace } from "../lib/wire";

/** A table that waits for me, one that cannot go on, one where others decide, one that has not begun, one that is over. */
export type Standing = "turn" | "stuck" | "play" | "lobby" | "over";

const ORDER: readonly Standing[] = ["turn", "stuck", "play", "lobby", "over"];

export function standing(table: Lobby): Standing {
  if (table.stuck && table.phase !== "over") return "stuck";
  if (table.phase === "play") return table.your_turn ? "turn" : "play";
  return table.phase === "lobby" ? "lobby" : "over";
}

/** Whether nobody sits there, person or bot. */
export const isOpen = (seat: SeatFace): boolean => seat.name === undefined && seat.bot === undefined;

/** My tables, those that wait for me first and the latest first among equals. Lessons and closed tables are not kept there. */
export function sorted(tables: readonly Lobby[]): { now: Lobby[]; past: Lobby[] } {
  const kept = tables.filter((table) => table.phase !== "closed" && !table.lesson);
  const rank = (table: Lobby) => ORDER.indexOf(standing(table));
  kept.sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
  return {
    now: kept.filter((table) => table.phase !== "over"),
    past: kept.filter((table) => table.phase === "over"),
  };
}

/** What a card says under the game's name: a key of the page's words, with its arguments. */
export function waits(table: Lobby, name: (seat: number) => string): Phrase {
  switch (standing(table)) {
    case "turn":
      return { key: "home-waits-you" };
    case "stuck":
      return { key: "home-stuck" };
    case "play": {
      const [first, ...others] = table.waiting;
      if (first === undefined) return { key: "home-under-way" };
      return { key: "home-waits-for", args: { name: name(first), others: others.length } };
    }
    case "lobby": {
      const open = table.seats.filter(isOpen).length;
      if (open > 0) return { key: "home-seats-open", args: { seats: open } };
      return { key: table.hosting ? "home-can-begin" : "home-waits-host" };
    }
    case "over":
      return result(table);
  }
}

function result(table: Lobby): Phrase {
  const own = table.seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  const all = table.over?.seats ?? [];
  const mine = all
    .filter((standing) => own.includes(standing.seat))
    .sort((one, other) => one.place - other.place)[0];
  if (!mine) return { key: "home-over" };
  if (all.length === 1) {
    const band = table.over?.band;
    return band
      ? { key: "home-result-band", args: { points: mine.points, band: { key: band.name } } }
      : { key: "home-result-points", args: { points: mine.points } };
  }
  if (mine.place > 1)
    return { key: "home-result-place", args: { place: mine.place, of: all.length, points: mine.points } };
  const shared = all.filter((standing) => standing.place === 1).length > 1;
  return { key: shared ? "home-result-shared" : "home-result-won", args: { points: mine.points } };
}
