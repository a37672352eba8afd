/** Where arrow keys go from a cloud or the tag of a line: along the row and the column, over gaps and folds. */

import { wayOf } from "../../board/arrows";
import type { Board } from "./types";
import { at, ends } from "./types";

interface Stop {
  cell: string;
  row: number;
  column: number;
  kind: "cloud" | "row" | "column";
}

/** The tag of a line stands half a step behind its last cloud. */
function stops(board: Board): Stop[] {
  const clouds = board.clouds.map((cloud): Stop => ({ cell: cloud, ...at(cloud), kind: "cloud" }));
  const tags = board.lines.map(({ line }): Stop => {
    const { to, row } = ends(line);
    const last = at(to);
    return row
      ? { cell: line, row: last.row, column: last.column + 0.5, kind: "row" }
      : { cell: line, row: last.row + 0.5, column: last.column, kind: "column" };
  });
  return [...clouds, ...tags];
}

/** The cell an arrow key leads to, or none. */
export function walk(board: Board, from: string, key: string): string | null {
  const all = stops(board);
  const here = all.find(({ cell }) => cell === from);
  const way = wayOf(key);
  if (!here) return null;
  if (key === "Home" || key === "End") {
    const row = all
      .filter(({ row, kind }) => row === Math.floor(here.row) && kind === "cloud")
      .sort((a, b) => a.column - b.column);
    return row.at(key === "Home" ? 0 : -1)?.cell ?? null;
  }
  if (!way) return null;
  const [right, down] = way;
  // Tags of rows stand in a column of their own, tags of columns in a row of their own.
  const [across, along] = right !== 0 ? (["row", "column"] as const) : (["column", "row"] as const);
  const sideways = here.kind !== "cloud" && here.kind !== across;
  const step = right + down;
  const ahead = all.filter((stop) => {
    if ((stop[along] - here[along]) * step <= 0) return false;
    return sideways
      ? stop.kind === here.kind
      : stop[across] === here[across] && (stop.kind === "cloud" || stop.kind === across);
  });
  const far = (stop: Stop) =>
    Math.abs(stop[along] - here[along]) * 20 + Math.abs(stop[across] - here[across]);
  return ahead.sort((a, b) => far(a) - far(b))[0]?.cell ?? null;
}
