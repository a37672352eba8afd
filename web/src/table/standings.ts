/** A result, ready to be shown: who stands where, what each kind of points brought whom, what decided between equals. */

import type { Band, Seat, Standing, Standings } from "../lib/wire";

/** The seats by place, the winner first. */
export const ranked = (standings: Standings): Standing[] =>
  [...standings.seats].sort((a, b) => a.place - b.place || a.seat - b.seat);

/** One line for each kind of points anybody has, in the order the game names them; points by seat. */
export function kinds({ seats }: Standings): { name: string; points: Map<Seat, number> }[] {
  const names = [...new Set(seats.flatMap((standing) => standing.parts.map((part) => part.name)))];
  return names.map((name) => ({
    name,
    points: new Map(
      seats.map(({ seat, parts }) => [
        seat,
        parts.filter((part) => part.name === name).reduce((sum, part) => sum + part.points, 0),
      ]),
    ),
  }));
}

/** Two neighbours with equal points and different places: which comparison told them apart, and by how much. */
export interface Tie {
  ahead: Seat;
  behind: Seat;
  points: number;
  /** Which of the game's comparisons, counted from 0. */
  by: number;
  more: number;
  less: number;
}

export function ties(standings: Standings): Tie[] {
  const order = ranked(standings);
  return order.slice(1).flatMap((behind, at) => {
    const ahead = order[at]!;
    if (ahead.points !== behind.points || ahead.place === behind.place) return [];
    const by = (ahead.ties ?? []).findIndex((value, n) => value !== behind.ties?.[n]);
    const [more, less] = [ahead.ties?.[by] ?? 0, behind.ties?.[by] ?? 0];
    return by < 0 ? [] : [{ ahead: ahead.seat, behind: behind.seat, points: ahead.points, by, more, less }];
  });
}

/** Whether everybody shares one result, on which the rules have a verdict: a game won or lost together, or alone. */
export const shared = ({ seats, band }: Standings): boolean =>
  band !== undefined && seats.every((standing) => standing.place === 1);

/** The Fluent keys of all rows of the table of results that this one is from. */
export const bands = ({ name, of }: Band): string[] =>
  Array.from({ length: of }, (_, index) => name.replace(/\d+$/, String(index)));
