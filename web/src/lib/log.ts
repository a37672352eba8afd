/** The log of a table: what the game told and what was noted beside the rules, in pieces that can be taken back. */

import { levelKey, levelWho } from "./levels";
import type { Note, Phrase, Seat, SeatFace, Step, Told } from "./wire";
import { type Names, say, t } from "./words.svelte";

/** A bot that decided for somebody. */
export interface Stead {
  seat: Seat;
  bot: string;
}

/** A line of the log. `at`: how many steps had been played then. */
export type Line = { at: number; told: Told; by?: Stead } | { at: number; note: Note };

/** Lines that came together: the record had `from` entries before them and has `to` with them. */
export interface Piece {
  from: number;
  to: number;
  lines: readonly Line[];
}

/** The pieces of these steps, one each; the first of them is step `first` of its game. */
export function pieces(steps: readonly Step[], first = 0): Piece[] {
  return steps.map(({ by, events, notes }, n) => {
    const at = first + n;
    const bot = by && "seat" in by && by.bot ? { seat: by.seat, bot: by.bot } : null;
    const lines: Line[] = events.map((told) => ({ at, told, ...(bot && { by: bot }) }));
    return {
      from: Math.max(0, at - 1),
      to: at,
      lines: [...lines, ...(notes ?? []).map((note) => ({ at, note }))],
    };
  });
}

/** What came at once: notes are made before the decisions they are about. */
export function piece(from: number, to: number, events: readonly Told[], notes: readonly Note[] = []): Piece {
  const bot = notes.flatMap((note) => ("standin" in note ? [note.standin] : [])).at(-1);
  const lines: Line[] = events.map((told) => ({
    at: to,
    told,
    ...(bot && { by: { seat: bot.seat, bot: bot.bot } }),
  }));
  return { from, to, lines: [...notes.map((note): Line => ({ at: from, note })), ...lines] };
}

/**
 * What still stands where everything after step `kept` was taken back by this seat: with its decision goes what was noted
 * of who made it. None where a piece would have to be torn.
 */
export function cut(log: readonly Piece[], kept: number, seat: Seat): Piece[] | null {
  const standing = log.filter(({ from, to }) => to <= kept || from < kept);
  if (standing.some(({ to }) => to > kept)) return null;
  const gone = (line: Line): boolean =>
    "note" in line && line.at === kept && "standin" in line.note && line.note.standin.seat === seat;
  return standing.map((piece) =>
    piece.lines.some(gone) ? { ...piece, lines: piece.lines.filter((line) => !gone(line)) } : piece,
  );
}

/** Whose affair a note is, if it is one seat's. */
export function noteSeat(note: Note): Seat | null {
  if ("back" in note) return note.back;
  if ("sat" in note) return note.sat;
  if ("standin" in note) return note.standin.seat;
  if ("out" in note) return note.out.seat;
  return "off" in note ? note.off.seat : null;
}

/** The words of a note; none for what nobody needs to read. */
export function noteWords(note: Note): Phrase | null {
  if ("back" in note) return { key: "note-back", args: { who: { seat: note.back } } };
  if ("sat" in note) return { key: "note-sat", args: { who: { seat: note.sat } } };
  if ("off" in note) return { key: "note-off", args: { who: { seat: note.off.seat } } };
  if ("rules" in note) return { key: "note-rules", args: { rules: note.rules } };
  if ("out" in note) {
    const { seat, bot, by } = note.out;
    return { key: `note-out-${by}`, args: { who: { seat }, bot: levelKey(bot) } };
  }
  if ("standin" in note && note.standin.why !== "still") {
    const { seat, bot, why } = note.standin;
    return {
      key: why === "late" ? "note-late" : "note-standin",
      args: { who: { seat }, bot: levelKey(bot) },
    };
  }
  return null;
}

/** The words of a line; none where there is nothing to read. */
export const wordsOf = (line: Line): Phrase | null =>
  "note" in line ? noteWords(line.note) : (line.told.words ?? null);

/**
 * How people were called at each line: whoever was turned out goes by their own name until then, not by that of the bot
 * that plays on, nor of whoever took the seat over; where the name is no longer known, by the seat's number.
 */
export function namesThen(
  lines: readonly Line[],
  seats: readonly SeatFace[],
  names: Names,
): (line: number) => Names {
  /** Until which line somebody else sat there, and who, if that is known. */
  const before = new Map<Seat, { until: number; name: string | undefined }>();
  for (const [n, line] of lines.entries()) {
    if (!("note" in line)) continue;
    if ("out" in line.note) {
      const { seat } = line.note.out;
      const name = seats.find((face) => face.seat === seat)?.former;
      if (name !== undefined) before.set(seat, { until: n, name });
    } else if ("sat" in line.note) before.set(line.note.sat, { until: n - 1, name: undefined });
  }
  if (before.size === 0) return () => names;
  const called = (line: number, seat: Seat): string => {
    const other = before.get(seat);
    if (!other || line > other.until) return names.name(seat);
    return other.name ?? t("player", { number: seat + 1 });
  };
  const since = names.you === null ? -1 : (before.get(names.you)?.until ?? -1);
  return (line) => ({ you: line > since ? names.you : null, name: (seat) => called(line, seat) });
}

/** Who decided in whose stead, said. */
export const sayStead = ({ seat, bot }: Stead, names: Names): string =>
  t("table-log-for", { bot: levelWho(bot), name: names.name(seat), you: names.you === seat ? "yes" : "no" });

/** A line, said. */
export function sayLine(line: Line, names: Names): string {
  const words = wordsOf(line);
  return words === null ? "" : say(words, names);
}
