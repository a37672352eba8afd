/** Who is to sit where at a table not yet opened, row by row; and the same as the server wants it. */

import type { Clock, GameInfo, Opening } from "../lib/wire";

/** The first row is always me; "device" is somebody who plays on this device too. */
export type Row = { kind: "me" } | { kind: "device" } | { kind: "friend" } | { kind: "bot"; level: string };
export type Other = Exclude<Row, { kind: "me" }>;
export type Kind = Other["kind"];

/** What is chosen before a table is opened. */
export interface Plan {
  options: Record<string, unknown>;
  rows: Row[];
  clock: Clock;
  /** Whether hints are given although several people play. */
  hints?: boolean;
}

type Bots = Pick<GameInfo, "bots" | "visitors">;
type Places = Pick<GameInfo, "seats" | "bots" | "visitors">;

export const strongest = ({ bots }: Bots): string | undefined => bots.at(-1);

/** A row of this kind; where there are no bots, a friend. */
export function row(kind: Kind, game: Bots): Other {
  const level = strongest(game);
  if (kind === "bot") return level === undefined ? { kind: "friend" } : { kind, level };
  return { kind };
}

/** As many rows as the game allows, the first of them mine. */
function fitted(rows: readonly Row[], game: Places, fill: Kind): Row[] {
  const others = rows.filter((row) => row.kind !== "me").slice(0, game.seats.most - 1);
  while (others.length + 1 < game.seats.fewest) others.push(row(fill, game));
  return [{ kind: "me" }, ...others];
}

export const canAdd = (rows: readonly Row[], game: Places): boolean => rows.length < game.seats.most;
export const canRemove = (rows: readonly Row[], game: Places): boolean =>
  rows.length > Math.max(1, game.seats.fewest);

/** Rows to begin with: alone, against a bot, or with a friend. */
export function usual(company: "nobody" | "bots" | "friends", game: Places): Row[] {
  const fill: Kind = company === "friends" ? "friend" : "bot";
  return fitted(company === "nobody" ? [] : [row(fill, game)], game, fill);
}

/** What was chosen last on this device, as far as it still makes sense. */
export function recalled(kept: unknown, game: GameInfo): Plan | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { options, seats, clock } = kept as Partial<Opening> & { options?: Record<string, unknown> };
  if (!Array.isArray(seats) || seats.length === 0) return null;
  const known = game.options.filter(({ name, values }) => values.some((value) => value === options?.[name]));
  return {
    options: Object.fromEntries(known.map(({ name }) => [name, options?.[name]])),
    rows: fitted(rowsOf(seats, game), game, "friend"),
    clock: clock ?? { kind: "none" },
  };
}

/** The rows of a list of seats as the server knows it; a bot we do not know becomes the strongest we do. */
export function rowsOf(seats: readonly string[], game: Bots): Row[] {
  const first = seats.indexOf("me");
  return seats.map((seat, n): Row => {
    if (seat === "me") return { kind: n === first ? "me" : "device" };
    if (seat === "open") return { kind: "friend" };
    return game.bots.includes(seat) || game.visitors.includes(seat)
      ? { kind: "bot", level: seat }
      : row("bot", game);
  });
}

/** The table to be opened; it begins at once where nobody has to come first. */
export function opening(game: string, { options, rows, clock, hints }: Plan): Opening {
  const seats = rows.map((row) => {
    switch (row.kind) {
      case "me":
      case "device":
        return "me";
      case "friend":
        return "open";
      case "bot":
        return row.level;
    }
  });
  const company = timed(rows);
  return {
    game,
    options,
    seats,
    clock: company ? clock : { kind: "none" },
    start: !seats.includes("open"),
    ...(company && hints ? { hints } : {}),
  };
}

/** Whether a clock makes sense: somebody else waits. */
export const timed = (rows: readonly Row[]): boolean =>
  rows.some((row) => row.kind === "friend" || row.kind === "device");
