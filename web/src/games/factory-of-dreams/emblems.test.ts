import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emblem } from "./art/emblems";

const THEMES = join(import.meta.dirname, "../../../../games/factory-of-dreams/lexicon/content/themes");

test("every theme has a picture of its own", () => {
  const ids = readdirSync(THEMES).map((file) => file.replace(/\.txt$/, ""));
  const pictures = new Set(ids.map(emblem));
  expect(ids.filter((id) => emblem(id) === emblem("somebody's own"))).toEqual([]);
  expect(pictures.size).toBe(ids.length);
});
