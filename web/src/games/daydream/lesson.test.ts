import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Move } from "../../bindings/daydream";
import { bundleOf, LANGS } from "../../lib/words.svelte";
import { lesson } from "./lesson";

const TEXT = join(import.meta.dirname, "../../../../text");

test("everything the lesson says is there in every language", () => {
  for (const lang of LANGS) {
    const bundle = bundleOf(lang, [readFileSync(join(TEXT, `${lang}/page/learn.ftl`), "utf8")]);
    for (const { say } of lesson) expect(bundle.getMessage(say)?.value, `${lang}: ${say}`).toBeTruthy();
  }
});

test("every decision can be made on Calm Morning with the leaves there are", () => {
  const grid = [".ooo", "oooo", "oooo", "oooo", "ooo."];
  const isCloud = (cloud: string) => grid[cloud.charCodeAt(0) - 97]?.[Number(cloud.slice(1)) - 1] === "o";
  const beside = (cloud: string) => {
    const [row, column] = [cloud.charCodeAt(0), Number(cloud.slice(1))];
    return [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ].map(([down = 0, right = 0]) => `${String.fromCharCode(row + down)}${column + right}`);
  };
  const written = new Set<string>();
  let leaves = 2;
  let turn = 0;
  for (const step of lesson) {
    turn += step.dealt ?? 0;
    const move = step.move as Move | undefined;
    if (move?.do === "forgo") leaves += 1;
    if (move?.do !== "write") continue;
    expect(isCloud(move.cloud), move.cloud).toBe(true);
    expect(written.has(move.cloud), move.cloud).toBe(false);
    if (turn > 1)
      expect(
        beside(move.cloud).some((cloud) => written.has(cloud)),
        `${move.cloud} touches a digit`,
      ).toBe(true);
    leaves -= Math.abs(move.digit - move.die);
    expect(leaves).toBeGreaterThanOrEqual(0);
    written.add(move.cloud);
  }
});

test("what is to be decided is pointed at", () => {
  for (const step of lesson.filter(({ move }) => move !== undefined)) {
    const move = step.move as Move;
    const piece =
      move.do === "write" ? `cloud-${move.cloud}` : move.do === "bonus" ? `bonus-${move.take}` : move.do;
    expect(step.point).toContain(piece);
  }
});

test("only one leaf at a time changes a die, so that the one legal decision can be reached", () => {
  for (const { move } of lesson) {
    const written = move as Move | undefined;
    if (written?.do === "write") expect(Math.abs(written.digit - written.die)).toBeLessThanOrEqual(1);
  }
});
