import { expect, test } from "vitest";
import { found, paragraphs, runs, terms } from "./find";

const hits = (text: string, search: string) =>
  runs(text, terms(search))
    .filter((run) => run.hit)
    .map((run) => run.text);

test("accents, case and ligatures are ignored", () => {
  expect(found("Laissez filer un dé : une ÉPINE pousse", terms("epine"))).toBe(true);
  expect(found("Un cœur", terms("coeur"))).toBe(true);
  expect(found("l’étoile", terms("L'ETOILE"))).toBe(true);
});

test("every word has to be there, in any order", () => {
  expect(found("a dot stroke for each cloud", terms("cloud dot"))).toBe(true);
  expect(found("a dot stroke for each cloud", terms("cloud moon"))).toBe(false);
});

test("what is found is marked as it was written", () => {
  expect(hits("Une épine, deux Épines", "epine")).toEqual(["épine", "Épine"]);
  expect(hits("le cœur du nœud", "coeur noeud")).toEqual(["cœur", "nœud"]);
  expect(hits("nothing here", "")).toEqual([]);
});

test("marking loses no letter", () => {
  const text = "Tous _différents_ : un trait par nuage.";
  expect(
    runs(text, terms("differents un"))
      .map((run) => run.text)
      .join(""),
  ).toBe(text.replaceAll("_", ""));
});

test("underscores stress", () => {
  expect(runs("all _different_ digits")).toEqual([
    { text: "all ", strong: false, hit: false },
    { text: "different", strong: true, hit: false },
    { text: " digits", strong: false, hit: false },
  ]);
});

test("paragraphs are split by blank lines, questions know their answers", () => {
  expect(paragraphs("One.\n\n# Why?\nBecause\nit is so.\n")).toEqual([
    { question: null, text: "One." },
    { question: "Why?", text: "Because it is so." },
  ]);
});
