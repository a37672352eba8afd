/** The boards of all eight views for tests, laid out from the grids of the box itself. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Board, type Cloud, named } from "./types";

const BOX = readFileSync(
  join(import.meta.dirname, "../../../../games/daydream/data/components.ron"),
  "utf8",
).replace(/\/\/.*$/gm, "");

/** The panels of each view, those that share lines together. */
export const VIEWS = {
  A: ["A"],
  D: ["D"],
  BC: ["BC"],
  EF: ["EF"],
  AD: ["A", "D"],
  DA: ["D", "A"],
  ABC: ["A", "BC"],
  DEF: ["D", "EF"],
} as const;
export type ViewName = keyof typeof VIEWS;

const quoted = (text: string): string[] => [...text.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? "");
const grid = (panel: string): string[][] =>
  quoted(BOX.match(new RegExp(`\\b${panel.toLowerCase()}: \\(\\s*grid: \\[([^\\]]*)\\]`))?.[1] ?? "").map(
    (row) => row.split(" "),
  );
const objects = (panel: string): Board["objects"][] => {
  const figures =
    BOX.match(new RegExp(`\\b${panel.toLowerCase()}: \\(\\s*grid[\\s\\S]*?\\n        \\),`))?.[0] ?? "";
  const shelf = figures.match(/shelf: \[([\s\S]*?)\n {12}\],/)?.[1] ?? "";
  return [...shelf.matchAll(/\[([^\]]*)\]/g)].map((plank) =>
    quoted(plank[1] ?? "").map((text) => {
      const [name = "", segments, bonus] = text.split(" ");
      return { name, segments: Number(segments), bonus: bonus === "+" };
    }),
  );
};

export function boardOf(view: ViewName): Board {
  const board: Board = {
    folding: view,
    columns: 0,
    panels: [],
    clouds: [],
    stars: [],
    moons: [],
    lines: [],
    objects: [],
    planks: [0, 0, 0],
    leaves: { all: 6, circled: 2 },
    notes: [],
    polaroids: [],
    bands: [1, 2, 3],
  };
  const spots = new Map<string, Cloud>();
  VIEWS[view].forEach((panels, unit) => {
    const left = board.columns;
    for (const panel of panels) {
      const marks = grid(panel);
      const columns = marks[0]?.length ?? 0;
      board.panels.push({
        panel: panel as Board["panels"][number]["panel"],
        left: board.columns,
        columns,
        unit,
      });
      marks.forEach((row, r) =>
        row.forEach((mark, c) => {
          if (mark === ".") return;
          const cloud = named(r, board.columns + c);
          spots.set(`${panel}${r + 1},${c + 1}`, cloud);
          board.clouds.push(cloud);
          if (mark === "*") board.stars.push(cloud);
          if (mark === "(") board.moons.push(cloud);
        }),
      );
      board.columns += columns;
    }
    const across = [0, 1, 2, 3, 4].map((row) =>
      Array.from({ length: board.columns - left }, (_, i) => named(row, left + i)),
    );
    const down = Array.from({ length: board.columns - left }, (_, i) =>
      [0, 1, 2, 3, 4].map((row) => named(row, left + i)),
    );
    for (const places of [...across, ...down]) board.lines.push(...runs(places, new Set(board.clouds)));
  });
  board.planks = [0, 1, 2].map((plank) => {
    for (const { panel } of board.panels) board.objects.push(...(objects(panel)[plank] ?? []));
    return board.objects.length;
  }) as Board["planks"];
  if (view.includes("BC")) board.constellation = { strokes: 42, stars: [9, 42] };
  if (view.includes("EF")) board.garland = [1, 1, 2, 2, 2, 3, 3, 3];
  if (view === "ABC") {
    const notes = BOX.match(/notes: \[\n([\s\S]*?)\n {4}\],/)?.[1] ?? "";
    board.notes = [...notes.matchAll(/\[([^\]]*)\]/g)].map((note) => ({
      clouds: quoted(note[1] ?? "").map((spot) => spots.get(spot) ?? ""),
    }));
  }
  if (view === "DEF") {
    const family = (name: string) =>
      quoted(BOX.match(new RegExp(`${name}: \\[([^\\]]*)\\]`))?.[1] ?? "").map(
        (spot) => spots.get(spot) ?? "",
      );
    const reward = (points: number) => ({ points, barred_by: 0 });
    board.frames = {
      families: [family("round"), family("square"), family("oval")],
      rewards: [reward(5), reward(2)],
    };
  }
  if (view === "AD" || view === "DA") {
    board.polaroids = [...board.stars, ...board.moons].map((cloud) => ({
      cloud,
      star: board.stars.includes(cloud),
    }));
    board.polaroid_scoring = view === "AD" ? "StarsMinusMoons" : "Distinct";
  }
  return board;
}

/** Unbroken runs of two clouds or more. */
function runs(places: readonly Cloud[], clouds: ReadonlySet<Cloud>): Board["lines"] {
  const found: Cloud[][] = [[]];
  for (const cloud of places) {
    if (clouds.has(cloud)) found.at(-1)?.push(cloud);
    else found.push([]);
  }
  return found
    .filter(({ length }) => length > 1)
    .map((along) => ({ line: `${along[0]}-${along.at(-1)}`, along }));
}
