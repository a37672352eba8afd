import { expect, test } from "vitest";
import { constellationPath, GARLAND_STRING, garlandLinks, garlandPoints } from "./extras";
import { trace } from "./trace";

const far = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]) =>
  Math.hypot(ax - bx, ay - by);

test.each([42, 12, 30, 60, 90])(
  "a constellation of %i strokes has a point more, all in its band",
  (strokes) => {
    const path = constellationPath(strokes);
    expect(path).toHaveLength(strokes + 1);
    for (const [x, y] of path) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(1000);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(160);
    }
  },
);

test("stars of the house constellation don't touch one another", () => {
  const path = constellationPath(42).slice(1); // the last stroke comes home to where the first began
  path.forEach((a, i) => path.slice(i + 1).forEach((b) => expect(far(a, b)).toBeGreaterThan(18)));
});

test("another number of strokes draws the same figure in equal strokes", () => {
  const path = constellationPath(90);
  expect(path[0]).toEqual(constellationPath(42)[0]);
  expect(path.at(-1)).toEqual(constellationPath(42).at(-1));
  const strokes = path.slice(1).map((to, i) => far(path[i] ?? to, to));
  expect(Math.max(...strokes)).toBeLessThan(25);
});

test.each([1, 2, 5, 9, 12])(
  "a garland of %i moons hangs on its string, with a reward between each two",
  (moons) => {
    const places = garlandPoints(moons);
    const links = garlandLinks(moons);
    expect(places).toHaveLength(moons);
    expect(links).toHaveLength(moons - 1);
    const string = trace(GARLAND_STRING);
    for (const place of [...places, ...links]) {
      expect(Math.min(...string.map((on) => far(on, place)))).toBeLessThan(12);
      expect(place[1]).toBeLessThanOrEqual(96);
    }
    links.forEach(([x], i) => {
      expect(x).toBeGreaterThan(places[i]?.[0] ?? NaN);
      expect(x).toBeLessThan(places[i + 1]?.[0] ?? NaN);
    });
  },
);
