import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAPS } from "./gaps";
import { trace } from "./trace";

const COMPONENTS = readFileSync(
  new URL("../../../../../games/daydream/data/components.ron", import.meta.url),
  "utf8",
);

/** Panel, row and column of every `.` in the grids of the box. */
const gaps = [...COMPONENTS.matchAll(/(\w): \(\s*grid: \[([^\]]*)\]/g)].flatMap(([, panel = "", grid = ""]) =>
  [...grid.matchAll(/"([^"]*)"/g)].flatMap(([, row = ""], r) =>
    row.split(" ").flatMap((spot, c) => (spot === "." ? [`${panel.toUpperCase()}${r + 1},${c + 1}`] : [])),
  ),
);

test("somebody lives in every gap of the sky, and nowhere else", () => {
  expect(gaps).toHaveLength(13);
  expect(Object.keys(GAPS).sort()).toEqual(gaps.sort());
});

test("no two gaps have the same dweller", () => {
  const names = Object.values(GAPS).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each(Object.values(GAPS))("$name is cut from paper within its gap", ({ svg }) => {
  for (const [, d = ""] of svg.matchAll(/\sd="([^"]*)"/g)) {
    expect(Math.max(...trace(d).flat().map(Math.abs))).toBeLessThanOrEqual(47);
  }
  expect(svg).not.toMatch(/\sid=/);
  expect(svg.replaceAll("url(#cut)", "")).not.toContain("url(");
});
