/**
 * Where everything of the sky lies, in the units of its drawing: a cloud stands in a square of 104. Nothing here knows a
 * rule; clouds, lines and panels are the board's.
 */

import type { Board, Cloud, Line } from "./types";
import { at, ends, named } from "./types";

/** The width a cloud stands in. */
export const PITCH = 104;
const ROWS = 5;
/** Room for the tags at the end of rows and columns, and for the neighbours that peek over a fold. */
const TAGS = 58;
const FOOT = 50;
const PEEK = 36;
const EDGE = 10;
const FOLD = 22;

/** Side by side with the shelf, across the whole sheet, or for a narrow screen. */
export type Arrangement = "beside" | "across" | "narrow";

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Place extends Point {
  cloud: Cloud;
  row: number;
  column: number;
  unit: number;
}

/** The tag of a line, and where the string that ties them begins. */
export interface Tag extends Point {
  line: Line;
  along: readonly Cloud[];
  row: boolean;
  from: Point;
}

/** A neighbour beyond a fold, where the sheet is laid in pieces: `cloud` peeks in beside `beside`. */
export interface Peek extends Point {
  cloud: Cloud;
  beside: Cloud;
  side: "left" | "right";
}

/** A fold; at a soft one lines run on. */
export interface Fold {
  x: number;
  from: number;
  to: number;
  soft: boolean;
}

export interface Sky {
  width: number;
  height: number;
  /** The height a cloud stands in. */
  pitch: number;
  places: ReadonlyMap<Cloud, Place>;
  tags: readonly Tag[];
  folds: readonly Fold[];
  /** Where a unit ends and the next lies below it. */
  tears: readonly number[];
  bridges: readonly (Point & { cloud: Cloud; other: Cloud; half: number })[];
  peeks: readonly Peek[];
  gaps: readonly (Point & { key: string; scale: number })[];
  notes: readonly Point[];
  polaroids: readonly (Point & { to: Point })[];
  /** Where constellation and garland run, where the rewards of the frames hang. */
  track: Box | null;
  rewards: Box | null;
  /** The lines round each line's clouds, with its tag. */
  frame(line: Line): Box | null;
}

interface Unit {
  left: number;
  columns: number;
  x: number;
  y: number;
}

/** How wide a band a track of this kind wants for each unit of height. */
const CONSTELLATION = 160 / 1000;
const GARLAND = 128 / 1000;

export function layout(board: Board, arrangement: Arrangement): Sky {
  const units: Unit[] = [];
  for (const panel of board.panels) {
    const unit = units[panel.unit];
    if (unit) unit.columns += panel.columns;
    else units[panel.unit] = { left: panel.left, columns: panel.columns, x: 0, y: 0 };
  }
  const torn = arrangement === "narrow" && units.length > 1;
  const pitch =
    arrangement === "across"
      ? 77
      : torn
        ? 96
        : board.columns > 4
          ? 102
          : arrangement === "narrow"
            ? 95
            : PITCH;
  const own = (unit: Unit) => unit.columns * PITCH + TAGS + 2 * EDGE;
  // A unit has neighbours peeking in on the sides where another follows or came before.
  const peeking = (n: number) =>
    (torn ? [n > 0 ? PEEK : 0, n < units.length - 1 ? PEEK : 0] : [0, 0]) as [number, number];
  const width = torn
    ? Math.max(...units.map((unit, n) => own(unit) + peeking(n)[0] + peeking(n)[1]))
    : units.reduce((sum, unit) => sum + own(unit), 0) + (units.length - 1) * FOLD;

  // What hangs over the clouds: polaroids over their columns, else the tracks.
  const photos = board.polaroids.length > 0 ? (arrangement === "across" ? 86 : 100) : 0;
  const { track, rewards, height: band } = bands(board, width, arrangement);
  const top = band + 6;
  const block = photos + ROWS * pitch + FOOT;

  units.forEach((unit, n) => {
    const before = units.slice(0, n).reduce((sum, other) => sum + own(other) + FOLD, 0);
    const [left, right] = peeking(n);
    unit.x = torn ? (width - own(unit) - left - right) / 2 + left + EDGE : before + EDGE;
    unit.y = top + photos + (torn ? n * (block + 26) : 0);
  });
  const height = top + (torn ? units.length * block + (units.length - 1) * 26 : block) + 4;

  const unitOf = (column: number) =>
    units.findIndex((unit) => column >= unit.left && column < unit.left + unit.columns);
  const spot = (row: number, column: number): Point => {
    const unit = units[unitOf(column)] ?? { left: 0, x: 0, y: 0 };
    return { x: unit.x + (column - unit.left + 0.5) * PITCH, y: unit.y + (row + 0.5) * pitch };
  };
  const places = new Map<Cloud, Place>(
    board.clouds.map((cloud) => {
      const { row, column } = at(cloud);
      return [cloud, { cloud, row, column, unit: unitOf(column), ...spot(row, column) }];
    }),
  );
  const has = (row: number, column: number) => places.has(named(row, column));

  const tags = board.lines.map(({ line, along }): Tag => {
    const { from, to, row } = ends(line);
    const [first, last] = [at(from), at(to)];
    const n = unitOf(last.column);
    const unit = units[n] ?? { left: 0, columns: 0, x: 0, y: 0 };
    const start = spot(first.row, first.column);
    const end = spot(last.row, last.column);
    const common = { line, along, row, from: start };
    if (row) {
      const right = unit.left + unit.columns - 1;
      const more = Array.from({ length: right - last.column }, (_, i) => last.column + 1 + i).some((column) =>
        has(last.row, column),
      );
      // Clouds that are no part of the line stand between it and the end of the row: its tag hangs in the gap.
      return {
        ...common,
        x: more ? end.x + PITCH * 0.7 : unit.x + unit.columns * PITCH + TAGS / 2 - 2,
        y: end.y,
      };
    }
    const more = Array.from({ length: ROWS - 1 - last.row }, (_, i) => last.row + 1 + i).some((below) =>
      has(below, last.column),
    );
    // Where a row ends in the same gap, its tag has the left side.
    const shared = board.lines.some(
      ({ line: other }) => ends(other).row && ends(other).to === named(last.row + 1, last.column - 1),
    );
    return {
      ...common,
      x: more ? end.x + (shared ? 18 : -10) : end.x,
      y: more ? end.y + pitch * 0.5 + 18 : unit.y + ROWS * pitch + FOOT / 2 - 6,
    };
  });

  const gaps: (Point & { key: string; scale: number })[] = [];
  for (const { panel, left, columns } of board.panels) {
    for (let row = 0; row < ROWS; row++) {
      for (let column = left; column < left + columns; column++) {
        if (has(row, column)) continue;
        const here = spot(row, column);
        const guests = tags.filter(
          (tag) => Math.abs(tag.x - here.x) < PITCH / 2 && Math.abs(tag.y - here.y) < pitch / 2,
        );
        const most = Math.min(pitch / PITCH, 1);
        // A tag in the gap leaves its dweller the other corner.
        const beside = guests.some((tag) => tag.row) ? 16 : 0;
        const below = guests.some((tag) => !tag.row) ? 14 : 0;
        gaps.push({
          key: `${panel}${row + 1},${column - left + 1}`,
          x: here.x + beside,
          y: here.y + below,
          scale: most * (guests.length === 2 ? 0.42 : guests.length === 1 ? 0.62 : 0.92),
        });
      }
    }
  }

  const folds: Fold[] = board.panels.slice(1).map((panel) => {
    const unit = units[panel.unit] ?? { left: 0, columns: 0, x: 0, y: 0 };
    const soft = board.panels.some((other) => other.unit === panel.unit && other.left < panel.left);
    const x = soft ? unit.x + (panel.left - unit.left) * PITCH : unit.x - EDGE - FOLD / 2;
    return {
      x,
      from: torn ? unit.y - photos - 10 : 0,
      to: torn ? unit.y + ROWS * pitch + FOOT : height,
      soft,
    };
  });

  const bridges: (Point & { cloud: Cloud; other: Cloud; half: number })[] = [];
  const peeks: Peek[] = [];
  for (const place of places.values()) {
    const other = places.get(named(place.row, place.column + 1));
    if (!other || other.unit === place.unit) continue;
    const [here, there] = [units[place.unit], units[other.unit]];
    if (!here || !there) continue;
    if (torn) {
      peeks.push({
        cloud: other.cloud,
        beside: place.cloud,
        side: "right",
        x: here.x + here.columns * PITCH + TAGS + PEEK / 2,
        y: place.y,
      });
      peeks.push({
        cloud: place.cloud,
        beside: other.cloud,
        side: "left",
        x: there.x - PEEK / 2 - 4,
        y: other.y,
      });
    } else {
      bridges.push({
        cloud: place.cloud,
        other: other.cloud,
        x: there.x - EDGE - FOLD / 2,
        y: place.y,
        half: FOLD / 2 + EDGE + 4,
      });
    }
  }

  const notes = board.notes.map(({ clouds }): Point => {
    const all = clouds.flatMap((cloud) => places.get(cloud) ?? []);
    const together = all.filter((place) => place.unit === all[0]?.unit || !torn);
    // Between clouds around one corner: the middle of the square they span.
    const [xs, ys] = [together.map(({ x }) => x), together.map(({ y }) => y)];
    return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  });

  const polaroids = board.polaroids.map(({ cloud }) => {
    const to = places.get(cloud) ?? { x: 0, y: 0, unit: 0 };
    return { x: to.x, y: (units[to.unit]?.y ?? 0) - photos / 2 - 2, to: { x: to.x, y: to.y } };
  });

  const frame = (line: Line): Box | null => {
    const tag = tags.find((tag) => tag.line === line);
    const [first, last] = [tag?.along[0], tag?.along.at(-1)].map((cloud) =>
      cloud === undefined ? undefined : places.get(cloud),
    );
    if (!tag || !first || !last) return null;
    const [w, h] = [PITCH / 2 - 2, pitch / 2 - 1];
    const right = tag.row ? tag.x + 22 : last.x + w;
    const bottom = tag.row ? last.y + h : tag.y + 22;
    return { x: first.x - w, y: first.y - h, width: right - first.x + w, height: bottom - first.y + h };
  };

  const tears = torn ? units.slice(1).map((unit) => unit.y - photos - 13) : [];
  return {
    width,
    height,
    pitch,
    places,
    tags,
    folds,
    tears,
    bridges,
    peeks,
    gaps,
    notes,
    polaroids,
    track,
    rewards,
    frame,
  };
}

/** The bands over the clouds. Frames share theirs with the garland where there is width for both. */
function bands(
  board: Board,
  width: number,
  arrangement: Arrangement,
): { track: Box | null; rewards: Box | null; height: number } {
  const ratio = board.constellation ? CONSTELLATION : board.garland ? GARLAND : null;
  if (ratio === null) return { track: null, rewards: null, height: 0 };
  if (arrangement === "across") {
    const height = 90;
    const full = Math.min(width - 2 * EDGE, height / ratio);
    const track = { x: EDGE, y: 4, width: board.frames ? full : width - 2 * EDGE, height };
    return {
      track,
      rewards: board.frames
        ? { x: full + 3 * EDGE, y: 8, width: width - full - 5 * EDGE, height: height - 12 }
        : null,
      height: height + 4,
    };
  }
  const height = (width - 2 * EDGE) * ratio;
  const track = { x: EDGE, y: 4, width: width - 2 * EDGE, height };
  if (!board.frames) return { track, rewards: null, height: height + 8 };
  const rewards = { x: EDGE + 20, y: height + 16, width: width - 2 * EDGE - 40, height: 78 };
  return { track, rewards, height: height + 78 + 20 };
}

/** How the sheet is laid out in this width. */
export function arrange(board: Board, width: number): Arrangement {
  if (width < 700) return "narrow";
  return board.columns > 6 ? "across" : "beside";
}
