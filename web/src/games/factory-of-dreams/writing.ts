/**
 * What is wrong with a dream while it is being written, as far as the page can tell: the server decides, and knows more
 * (stems, aliases, alphabets). Nothing here refuses what the server would take.
 */

import type { Language, Line } from "./types";

/** As many bytes as a dream board has room for. */
export const LONGEST = 40;

export type Fault =
  /** The Thought it is the same as; its slip is marked, too. */
  | { fault: "thought"; thought: string }
  /** The flask it is already written for, counted from 1. */
  | { fault: "repeat"; flask: number }
  | { fault: "long" }
  | { fault: "letters" };

const ARTICLES: Readonly<Record<Language, RegExp>> = {
  en: /^(?:the|an|a) (?=.)/,
  fr: /^(?:de la|les|le|la|une|un|des|du|l) (?=.)/,
};

/** A word as it is compared: without case, accents, hyphens, article. */
export function folded(text: string, language: Language): string {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .replace(/[-'’\s]+/g, " ")
    .trim();
  return plain.replace(ARTICLES[language], "");
}

/** One and many are the same word. */
const singular = (word: string): string => (word.length > 3 ? word.replace(/(?:s|x)$/, "") : word);

export const sameWord = (one: string, other: string, language: Language): boolean => {
  const [here, there] = [folded(one, language), folded(other, language)];
  return here !== "" && (here === there || singular(here) === singular(there));
};

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** What the server would make of it: one space between words, none around. */
export const tidy = (text: string): string => text.normalize("NFC").replace(/\s+/g, " ").trim();

/** What is wrong with each line; none where nothing is, or nothing is written. */
export function faults(
  lines: readonly Line[],
  texts: readonly string[],
  banned: readonly string[],
  language: Language,
): (Fault | null)[] {
  return lines.map((_, n) => {
    const text = tidy(texts[n] ?? "");
    if (text === "") return null;
    if (bytes(text) > LONGEST) return { fault: "long" };
    if (!/\p{L}/u.test(text)) return { fault: "letters" };
    const thought = banned.find((word) => sameWord(word, text, language));
    if (thought !== undefined) return { fault: "thought", thought };
    // Of two that are alike, the later one is the one too many.
    const twin = texts.findIndex((other, at) => at < n && sameWord(other, text, language));
    return twin >= 0 ? { fault: "repeat", flask: (lines[twin]?.flask ?? 0) + 1 } : null;
  });
}

/** Whether this line may stay empty: a second dream is a choice. */
export const optional = (line: Line): boolean => line.second;

/** The lines that still need a word, or another one. */
export const missing = (
  lines: readonly Line[],
  texts: readonly string[],
  wrong: readonly (Fault | string | null)[],
): number[] =>
  lines.flatMap((line, n) =>
    (tidy(texts[n] ?? "") === "" && !optional(line)) || (wrong[n] ?? null) !== null ? [n] : [],
  );
