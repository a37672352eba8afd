/** Whether a page speaks one language and no other: what stands on it is compared with the sentences of both. */

import { readFileSync } from "node:fs";
import { type Browser, expect, type Page } from "@playwright/test";
import { FluentResource } from "@fluent/bundle";

/** Our sentences in a language, those without anything to be filled in. */
function sentences(lang: string, files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    const source = new FluentResource(readFileSync(`../text/${lang}/${file}.ftl`, "utf8"));
    for (const { id, value, attributes } of source.body)
      for (const [key, words] of [["", value], ...Object.entries(attributes)] as const)
        if (typeof words === "string") found.set(`${id}.${key}`, words);
  }
  return found;
}

/** Everything that is read on a page, by eye or aloud. */
const read = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll("[aria-label], [title]")].flatMap((named) => [
        named.getAttribute("aria-label") ?? "",
        named.getAttribute("title") ?? "",
      ]),
    ].join("\n"),
  );

/** Opens a browser of somebody who reads this language. */
export async function reader(browser: Browser, baseURL: string | undefined, locale: string): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    locale,
    reducedMotion: "reduce",
  });
  return context.newPage();
}

/**
 * What holds a page to this language: no English sentence of these files stands on it, nor the key of a message that begins with one of
 * these words.
 */
export function speaking(
  page: Page,
  lang: string,
  files: readonly string[],
  keys: readonly string[],
): () => Promise<string> {
  const own = sentences(lang, files);
  // One word may be the same in both; two are not by chance.
  const english = [...sentences("en", files)]
    .filter(
      ([key, words]) =>
        words.includes(" ") &&
        own.get(key) !== words &&
        ![...own.values()].some((said) => said.includes(words)),
    )
    .map(([, words]) => words);
  expect(english.length).toBeGreaterThan(100);
  const raw = new RegExp(`\\b(?:${keys.join("|")})-[a-z][\\w-]*`, "gi");
  return async () => {
    const text = await read(page);
    expect(english.filter((words) => text.includes(words))).toEqual([]);
    // The name of a game is no key.
    expect(text.replaceAll("factory-of-dreams", "").match(raw) ?? []).toEqual([]);
    // A no-break space stands before these in French.
    if (lang === "fr") expect(text.match(/.*[\p{L}\d)][;:!?](?=\s|$).*/gmu) ?? []).toEqual([]);
    return text;
  };
}
