import { expect, test } from "vitest";
import { ICONS } from "./icons";

test.each(Object.entries(ICONS))("%s takes its colours from where it stands", (_, svg) => {
  const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
  expect(colours).not.toHaveLength(0);
  for (const colour of colours) expect(["currentColor", "var(--cut,#fff)", "none"]).toContain(colour);
});

test("no two icons look the same, but for the way back and the step back", () => {
  const seen = Object.entries(ICONS).filter(([name]) => name !== "prev");
  expect(new Set(seen.map(([, svg]) => svg)).size).toBe(seen.length);
  expect(ICONS.prev).toBe(ICONS.back);
});
