/**
 * Worked examples: a small sheet written as rows of text, shown with the board's own pieces. `.` is a blank cloud, `+` one
 * a die may go to, `_` a gap; a mark behind it, `*` or `(`, is a star or a moon.
 */

import { api } from "../../../lib/api";
import type { Props } from "../play.svelte";
import { type Board, type Cloud, type Marks, type Move, named, type Outcome, type Sheet } from "../types";

export interface Example {
  rows?: readonly string[];
  /** Lines with a tag, and what became of them. */
  lines?: Readonly<Record<string, Outcome | null>>;
  board?: Partial<Board>;
  sheet?: Partial<Sheet>;
  marks?: Partial<Marks>;
  /** How many play. */
  sheets?: number;
}

/** What the board's pieces are drawn from in this example. Nothing can be decided in it. */
export function propsOf({
  rows = [],
  lines = {},
  board = {},
  sheet = {},
  marks = {},
  sheets = 1,
}: Example): Props {
  const cells = rows
    .flatMap((row, r) => row.split(" ").map((text, c) => ({ text, cloud: named(r, c) })))
    .filter(({ text }) => text !== "_");
  const having = (sign: string) => cells.filter(({ text }) => text.includes(sign)).map(({ cloud }) => cloud);
  const grid: Record<Cloud, number> = {};
  for (const { text, cloud } of cells) if (/^\d/.test(text)) grid[cloud] = Number(text[0]);
  const mine: Sheet = {
    grid,
    leaves: { ready: 0, coloured: 0 },
    drawing: { objects: 0, segments: 0 },
    ...sheet,
  };
  const nothing: Marks = { lines: [], score: [], points: 0 };
  const done = Object.entries(lines).flatMap(([line, outcome]) =>
    outcome === null ? [] : [{ line, outcome }],
  );
  return {
    board: {
      folding: "A",
      columns: Math.max(0, ...rows.map((row) => row.split(" ").length)),
      panels: [],
      clouds: cells.map(({ cloud }) => cloud),
      stars: having("*"),
      moons: having("("),
      lines: Object.keys(lines).map((line) => ({
        line,
        along: cells.map(({ cloud }) => cloud).filter((cloud) => within(cloud, line)),
      })),
      objects: [],
      planks: [0, 0, 0],
      leaves: { all: 0, circled: 0 },
      notes: [],
      polaroids: [],
      bands: [0, 0, 0],
      ...board,
    },
    view: {
      view: "A",
      table: { turn: 2, roll: [1, 2], sheets: Array.from({ length: sheets }, () => mine) },
      marks: Array.from({ length: sheets }, () => ({ ...nothing, lines: done, ...marks })),
    },
    seat: 0,
    shown: 0,
    legal: having("+").map((cloud): Move => ({ do: "write", die: 1, digit: 1, cloud })),
    play: () => undefined,
    preview: () => Promise.resolve(null),
    explain: () => undefined,
    fresh: { beat: 0, events: [] },
    lit: null,
    names: { name: () => "", you: 0 },
    help: () => undefined,
    actions: (() => undefined) as unknown as Props["actions"],
  };
}

/** Whether a cloud lies on a line: between its ends, in its row or its column. */
function within(cloud: Cloud, line: string): boolean {
  const [from = "", to = ""] = line.split("-");
  return (
    cloud >= from &&
    cloud <= to &&
    (from[0] === to[0] ? cloud[0] === from[0] : cloud.slice(1) === from.slice(1))
  );
}

const boxes = new Map<string, Promise<Board | null>>();

/** A board of the box as the server has it; none while it cannot be reached. */
export function boxOf(view: string): Promise<Board | null> {
  let asked = boxes.get(view);
  if (!asked) {
    asked = (api.board("daydream", 1, { view }) as Promise<Board>).catch(() => {
      boxes.delete(view);
      return null;
    });
    boxes.set(view, asked);
  }
  return asked;
}
