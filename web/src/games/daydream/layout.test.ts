import { describe, expect, test } from "vitest";
import { boardOf, type ViewName, VIEWS } from "./boards.fixture";
import { arrange, type Arrangement, layout, PITCH } from "./layout";
import { named } from "./types";
import { walk } from "./walk";

const ALL = Object.keys(VIEWS) as ViewName[];
/** What a page of 360 leaves the sky: 12 on either side, 4 around the drawing. */
const PHONE = 360 - 24 - 8;

describe.each(ALL)("the sky of %s", (view) => {
  const board = boardOf(view);
  const wide: Arrangement = arrange(board, 980);

  test.each([wide, "narrow"] as const)("%s: every cloud has one place of its own", (arrangement) => {
    const sky = layout(board, arrangement);
    expect([...sky.places.keys()].sort()).toEqual([...board.clouds].sort());
    const places = [...sky.places.values()];
    for (const one of places) {
      for (const other of places) {
        if (one === other) continue;
        expect(
          Math.abs(one.x - other.x) >= PITCH - 1 || Math.abs(one.y - other.y) >= sky.pitch - 1,
          `${one.cloud} and ${other.cloud}`,
        ).toBe(true);
      }
    }
  });

  test.each([wide, "narrow"] as const)("%s: everything lies on the sheet", (arrangement) => {
    const sky = layout(board, arrangement);
    const spots = [...sky.places.values(), ...sky.tags, ...sky.notes, ...sky.peeks, ...sky.gaps];
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(sky.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(sky.height);
    }
  });

  test("on a screen of 360 a cloud is a target of 40", () => {
    const sky = layout(board, "narrow");
    const scale = PHONE / sky.width;
    expect(PITCH * scale).toBeGreaterThanOrEqual(40);
    expect(sky.pitch * scale).toBeGreaterThanOrEqual(40);
  });

  test.each([wide, "narrow"] as const)(
    "%s: neighbours stand side by side, or their fold shows that they are",
    (arrangement) => {
      const sky = layout(board, arrangement);
      for (const place of sky.places.values()) {
        const right = sky.places.get(named(place.row, place.column + 1));
        const below = sky.places.get(named(place.row + 1, place.column));
        if (below) expect(below.y - place.y).toBeCloseTo(sky.pitch);
        if (!right) continue;
        if (right.unit === place.unit) expect(right.x - place.x).toBeCloseTo(PITCH);
        else if (arrangement === "narrow") {
          expect(sky.peeks.some((peek) => peek.cloud === right.cloud && peek.beside === place.cloud)).toBe(
            true,
          );
          expect(sky.peeks.some((peek) => peek.cloud === place.cloud && peek.beside === right.cloud)).toBe(
            true,
          );
        } else
          expect(
            sky.bridges.some((bridge) => bridge.cloud === place.cloud && bridge.other === right.cloud),
          ).toBe(true);
      }
    },
  );

  test.each([wide, "narrow"] as const)("%s: no tag hangs over a cloud or over another tag", (arrangement) => {
    const sky = layout(board, arrangement);
    const size = (tag: { row: boolean }) => (tag.row ? [17, 31] : [31, 17]);
    for (const tag of sky.tags) {
      const [w = 0, h = 0] = size(tag);
      for (const place of sky.places.values())
        expect(
          Math.abs(tag.x - place.x) > 38 + w * 0.5 || Math.abs(tag.y - place.y) > 24 + h * 0.5,
          `${tag.line} over ${place.cloud}`,
        ).toBe(true);
      for (const other of sky.tags) {
        if (other === tag) continue;
        const [ow = 0, oh = 0] = size(other);
        expect(
          Math.abs(tag.x - other.x) >= w + ow || Math.abs(tag.y - other.y) >= h + oh,
          `${tag.line} over ${other.line}`,
        ).toBe(true);
      }
    }
  });

  test("arrow keys reach every cloud and every tag", () => {
    const reached = new Set([board.clouds[0] ?? ""]);
    for (const cell of reached) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = walk(board, cell, key);
        if (next !== null) reached.add(next);
      }
    }
    expect([...reached].sort()).toEqual([...board.clouds, ...board.lines.map(({ line }) => line)].sort());
  });
});

test("arrow keys go over gaps and folds", () => {
  const board = boardOf("ABC");
  expect(walk(board, "b2", "ArrowRight")).toBe("b3");
  expect(walk(board, "a2", "ArrowLeft")).toBe(null); // a1 is a gap, and nothing lies beyond it
  expect(walk(board, "d5", "ArrowRight")).toBe("d7");
  expect(walk(board, "b4", "ArrowRight")).toBe("b1-b4"); // its line ends here; the next step crosses the fold
  expect(walk(board, "b1-b4", "ArrowRight")).toBe("b5");
});
