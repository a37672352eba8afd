/** The lit cable shows how many machines are complete. */

import { expect, test } from "vitest";
import { stretches } from "./cable";

test.each([9, 5] as const)(
  "with %i columns every completed machine lights one stretch, from the right",
  (columns) => {
    const lit = stretches(3, columns).map((stretch) => stretch.lit);
    expect(lit).toEqual([true, true, true, false, false, false, false, false, false, false]);
  },
);

test("with the ninth machine the robot gets its light", () => {
  expect(stretches(8, 9).at(-1)?.lit).toBe(false);
  expect(stretches(9, 9).every((stretch) => stretch.lit)).toBe(true);
});

test.each([9, 5] as const)("with %i columns every stretch starts where the one before ended", (columns) => {
  const ends = stretches(0, columns).map(({ path }) => ({
    from: /^M([\d.-]+) /.exec(path)?.[1],
    to: /H([\d.-]+)$/.exec(path)?.[1],
  }));
  for (const [n, end] of ends.slice(1).entries()) expect(end.from).toBe(ends[n]?.to);
});
