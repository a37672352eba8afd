/** What styles are told by name. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WEB = join(import.meta.dirname, "../..");

/** The page's sources, and those of the examples' pages. */
const sources = [join(WEB, "src"), join(WEB, "../examples")]
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((path) => /\.(css|svelte|ts)$/.test(path) && !path.endsWith(".test.ts"))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

test("every custom property that a style asks for is set somewhere", () => {
  const set = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)["']?\s*[:=},]/g)].map(([, name]) => name)),
  );
  expect(set).toContain("--space-1");
  // A name that ends in a hyphen goes on with a number.
  const missing = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/var\(\s*(--[\w-]*\w)\s*\)/g)]
      .filter(([, name]) => !set.has(name))
      .map(([, name]) => `${path}: ${name ?? ""}`),
  );
  expect(missing).toEqual([]);
});
