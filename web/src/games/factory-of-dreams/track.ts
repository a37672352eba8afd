/** The score track: a factory whose windows are the points, a floor for each row of the Great Sandman's chart. */

export interface Window {
  points: number;
  /** The last stands for all that is more. */
  more: boolean;
}

/** How many windows the top floor has: there is no row above it. */
const TOP = 3;

/** The floors from the ground up. */
export function floors(chart: readonly number[]): Window[][] {
  const starts = [0, ...chart];
  return starts.map((from, n) => {
    const next = starts[n + 1];
    const to = next ?? from + TOP;
    return Array.from({ length: to - from }, (_, at) => ({
      points: from + at,
      more: next === undefined && at === TOP - 1,
    }));
  });
}

/** The window the flask stands in. */
export const here = ({ points, more }: Window, score: number): boolean =>
  score === points || (more && score > points);
