import { expect, test } from "vitest";
import { faults, folded, missing, sameWord } from "./writing";
import type { Line } from "./types";

const lines: Line[] = [0, 1, 2, 3, 3, 4].map((flask, n) => ({ flask, second: n === 4 }));

test("case, accents, hyphens and articles do not make another word", () => {
  expect(folded("  Élan ", "fr")).toBe("elan");
  expect(folded("l’Arc-en-ciel", "fr")).toBe("arc en ciel");
  expect(folded("The Sea", "en")).toBe("sea");
  expect(folded("la", "fr")).toBe("la");
});

test("one and many are one word, short words are left alone", () => {
  expect(sameWord("shoe", "Shoes", "en")).toBe(true);
  expect(sameWord("château", "chateaux", "fr")).toBe(true);
  expect(sameWord("bus", "bu", "en")).toBe(false);
  expect(sameWord("tree", "wood", "en")).toBe(false);
});

test("a Thought in a flask is no dream, and it says which", () => {
  expect(faults(lines, ["Towers"], ["tower", "hair"], "en")[0]).toEqual({
    fault: "thought",
    thought: "tower",
  });
});

test("the same word for two flasks is refused at the later one", () => {
  const found = faults(lines, ["frog", "", "a Frog"], [], "en");
  expect(found[0]).toBeNull();
  expect(found[2]).toEqual({ fault: "repeat", flask: 1 });
});

test("what does not fit the board, or has no letter", () => {
  expect(faults(lines, ["x".repeat(41)], [], "en")[0]).toEqual({ fault: "long" });
  expect(faults(lines, ["1984"], [], "en")[0]).toEqual({ fault: "letters" });
});

test("a second dream may be left out, any other is missed", () => {
  const texts = ["a1", "b1", "c1", "d1", "", ""];
  expect(missing(lines, texts, faults(lines, texts, [], "en"))).toEqual([5]);
  expect(missing(lines, ["a1", "a1", "c1", "d1", "", "e1"], [null, { fault: "repeat", flask: 1 }])).toEqual([
    1,
  ]);
});
