/** Updates told as what changed are made anew, or known not to fit: with what a table of ours really told, and over a bad line. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Follower, spliced } from "./splice";
import type { Patch, Update } from "./wire";

/** Made by the server's tests: `REVERIE_BLESS=1 cargo nextest run -p reverie-server patches`. */
const RECORDED = JSON.parse(
  readFileSync(new URL("./splice.fixture.json", import.meta.url), "utf8"),
) as Record<string, { patches: Patch[]; update: Update }>;

/** Numbers that look random and are the same each time. */
function dice(seed: number): (end: number) => number {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

test("pieces are taken from the old text, and from what is made of the new one", () => {
  expect(spliced("abcdef", [0, 2, "X", 1, 3])).toBe("abXdef");
  expect(spliced("abcdef", [3, 3, -6, 3])).toBe("defabc");
  expect(spliced("", ['ab"', 0, 3, 0, 3])).toBe('ab"ab"ab"');
  expect(spliced("abc", ["x", 2, 2])).toBe("xcx");
  expect(spliced("abc", [])).toBe("");
});

test("what is not there cannot be taken", () => {
  for (const splices of [[0, 4], [-1, 2], [2], [2, -1], [0, "a"], [4, 0], [0.5, NaN]])
    expect(spliced("abc", splices)).toBeNull();
});

test.each(Object.entries(RECORDED))("%s is followed from patch to patch", (_, { patches, update }) => {
  const follower = new Follower();
  const updates = patches.map((patch) => follower.take(patch));
  expect(updates).not.toContain(null);
  expect(updates.map((update) => update?.n)).toEqual(patches.map((patch) => patch.n));
  const { hash, ...last } = updates.at(-1)!;
  expect(hash).toBe(patches.at(-1)!.hash);
  expect(last).toEqual(update);
});

test("over a bad line nothing wrong is ever shown, and a fresh patch makes it right", () => {
  for (const [seed, { patches }] of [...Object.values(RECORDED), ...Object.values(RECORDED)].entries()) {
    const right = new Follower();
    const rights = new Map(patches.map((patch) => [patch.hash, JSON.stringify(right.take(patch))]));
    const any = dice(seed + 1);
    const follower = new Follower();
    let [fitted, refused] = [0, 0];
    const hears = (text: string): void => {
      let patch: Patch;
      try {
        patch = JSON.parse(text) as Patch;
      } catch {
        return;
      }
      if (!Array.isArray(patch.parts)) return;
      const update = follower.take(patch);
      if (update) {
        fitted += 1;
        expect(JSON.stringify(update)).toBe(rights.get(patch.hash));
      } else refused += 1;
    };
    const late: string[] = [];
    for (const patch of patches.slice(1)) {
      const text = JSON.stringify(patch);
      const way = any(5);
      if (way === 0) continue;
      if (way === 1) late.push(text);
      else if (way === 2) {
        const at = any(text.length);
        hears(text.slice(0, at) + '0123456789{}[],:"ax'.charAt(any(19)) + text.slice(at + 1));
      } else [text, ...(way === 3 ? [text] : []), ...late.splice(0)].forEach(hears);
    }
    expect(refused).toBeGreaterThan(0);
    fitted = 0;
    patches.forEach((patch) => hears(JSON.stringify(patch)));
    expect(fitted).toBe(patches.length);
  }
});
