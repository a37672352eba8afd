import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { piece, points, type Drawing } from "./drawing";
import { DRAWINGS, drawingOf, fallback } from "./objects";
import { trace } from "./trace";

const COMPONENTS = readFileSync(
  new URL("../../../../../games/daydream/data/components.ron", import.meta.url),
  "utf8",
);

/** The objects on all shelves and the segments of their outlines, as the box has them. */
const OBJECTS: Record<string, number> = Object.fromEntries(
  [...COMPONENTS.matchAll(/\b(\w): \(\s*grid:(.*?)(?=\b\w: \(\s*grid:|notes:)/gs)]
    .flatMap(([, , shelf = ""]) => [...shelf.matchAll(/"([a-z]+) (\d+)( \+)?"/g)])
    .map(([, name = "", segments]) => [name, Number(segments)]),
);

const PARCELS = Array.from(
  { length: 30 },
  (_, i) => [`a parcel of ${2 * i + 2}`, fallback(2 * i + 2)] as const,
);

const DRAWN = Object.entries(DRAWINGS);

const whole = (drawing: Drawing): string => piece(drawing, 0, drawing.segments.length);

const square: Drawing = {
  fill: "#ffffff",
  start: [0, 0],
  segments: ["L9 0", "L9 9", "Q5 12 0 9", "L0 0"],
  detail: "",
};

test("the points are the start and the end of every segment but the last", () => {
  expect(points(square)).toEqual([
    [0, 0],
    [9, 0],
    [9, 9],
    [0, 9],
  ]);
});

test("a piece begins on its first point and runs on to its last", () => {
  expect(piece(square, 1, 3)).toBe("M9 0L9 9Q5 12 0 9");
  expect(piece(square, 0, 4)).toBe("M0 0L9 0L9 9Q5 12 0 9L0 0");
});

test("a path is followed through every kind of command", () => {
  expect(trace("M1 1l2 0h3v4H2V8z").at(-1)).toEqual([1, 1]);
  expect(trace("M0 0q5 10 10 0t10 0").at(-1)).toEqual([20, 0]);
  const circle = trace("M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0");
  for (const [x, y] of circle) expect(Math.hypot(x, y)).toBeCloseTo(10);
  expect(Math.max(...circle.map(([, y]) => y))).toBeCloseTo(10);
  expect(() => trace("M0 0L5")).toThrow();
});

test("every object of the box is drawn, and no other", () => {
  expect(OBJECTS).toMatchObject({ mug: 4, monstera: 6, bell: 4, telescope: 6 });
  expect(Object.keys(DRAWINGS).sort()).toEqual(Object.keys(OBJECTS).sort());
});

test("an object nobody drew, or one with other segments, is a parcel", () => {
  expect(drawingOf("mug", 4)).toBe(DRAWINGS["mug"]);
  expect(drawingOf("mug", 8)).toEqual(fallback(8));
  expect(drawingOf("constructor", 6)).toEqual(fallback(6));
});

test.each(PARCELS)("%s has that many segments", (name, parcel) => {
  expect(parcel.segments).toHaveLength(Number(name.split(" ").at(-1)));
});

test.each(DRAWN)("%s has the segments the box gives it", (name, drawing) => {
  expect(drawing.segments).toHaveLength(OBJECTS[name] ?? NaN);
});

test.each([...DRAWN, ...PARCELS])(
  "%s: segments are absolute, end on a point, and close the outline",
  (_, drawing) => {
    for (const segment of drawing.segments) expect(segment).toMatch(/^([LCQA][-\d. ]+)+$/);
    expect(trace(whole(drawing)).at(-1)).toEqual(drawing.start);
    points(drawing).forEach((point, i) => {
      if (i > 0) expect(trace(piece(drawing, 0, i)).at(-1)).toEqual(point);
    });
  },
);

test.each([...DRAWN, ...PARCELS.slice(0, 6)])("%s: points can be told apart", (_, drawing) => {
  const all = points(drawing);
  const apart = all.flatMap(([ax, ay], i) =>
    all.slice(i + 1).map(([bx, by]) => Math.hypot(ax - bx, ay - by)),
  );
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(12);
});

test.each([...DRAWN, ...PARCELS])("%s keeps to its box and stands on the plank", (_, drawing) => {
  const outline = trace(whole(drawing));
  const reach = [...outline, ...trace(drawing.detail)].flat();
  expect(Math.min(...reach)).toBeGreaterThanOrEqual(-2);
  expect(Math.max(...reach)).toBeLessThanOrEqual(102);
  const foot = Math.max(...outline.map(([, y]) => y));
  expect(foot).toBeGreaterThan(90);
  expect(foot).toBeLessThan(92.5);
});

test.each([...DRAWN, ...PARCELS])("%s has a colour", (_, drawing) => {
  expect(drawing.fill).toMatch(/^#[0-9a-f]{6}$/);
});
