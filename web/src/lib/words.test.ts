/** Every word the page uses is there in both languages, and says the same things with the same arguments. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import { levelWho } from "./levels";
import { bundleOf, LANGS, say, speak, t, tenths, type Lang } from "./words.svelte";

const WEB = join(import.meta.dirname, "../..");

function sources(lang: Lang): string[] {
  const own = readdirSync(join(WEB, "text")).filter((name) => name.endsWith(`.${lang}.ftl`));
  const rooms = ["crates/text", "crates/bots", "crates/server"];
  const games = readdirSync(join(WEB, "../games")).map((game) => `games/${game}`);
  return [
    ...own.map((name) => join(WEB, "text", name)),
    ...[...rooms, ...games].map((room) => join(WEB, "..", room, "text", `${lang}.ftl`)),
  ].map((path) => readFileSync(path, "utf8"));
}

/** Every message and attribute, with the variables it mentions. */
function messages(lang: Lang): Map<string, string> {
  const found = new Map<string, string>();
  for (const source of sources(lang)) {
    for (const entry of new FluentResource(source).body) {
      const parts = [
        ["", entry.value],
        ...Object.entries(entry.attributes).map(([name, value]) => [`.${name}`, value]),
      ];
      for (const [name, value] of parts) {
        if (value === null) continue;
        const variables = [...JSON.stringify(value).matchAll(/"type":"var","name":"(\w+)"/g)].map(
          (match) => match[1],
        );
        found.set(`${entry.id}${name as string}`, [...new Set(variables)].sort().join(" "));
      }
    }
  }
  return found;
}

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts") && !name.includes("bindings"))
    .map((name) => join(folder, name));
}

const [en, fr] = [messages("en"), messages("fr")];

test("both languages have the same messages, with the same arguments", () => {
  expect([...fr.keys()].sort()).toEqual([...en.keys()].sort());
  const different = [...en].filter(([key, variables]) => fr.get(key) !== variables).map(([key]) => key);
  expect(different).toEqual([]);
});

test("every word the page asks for is there", () => {
  const missing: string[] = [];
  for (const file of files(join(WEB, "src"))) {
    const text = readFileSync(file, "utf8");
    const asked = [/\b(?:t|knows)\(\s*"([^"]+)"/g, /\b(?:key|say|of|label): "([a-z][\w.-]*-[\w.-]+)"/g];
    for (const [, key = ""] of asked.flatMap((form) => [...text.matchAll(form)])) {
      if (!en.has(key)) missing.push(`${file}: ${key}`);
    }
    for (const [, prefix = ""] of text.matchAll(/\bt\(\s*`([\w.-]+)\$\{/g)) {
      if (![...en.keys()].some((key) => key.startsWith(prefix))) missing.push(`${file}: ${prefix}…`);
    }
  }
  expect(missing).toEqual([]);
});

test("every word can be said without a complaint", () => {
  for (const lang of LANGS) {
    const bundle = bundleOf(lang, sources(lang));
    for (const [key, variables] of lang === "en" ? en : fr) {
      const [name = "", attribute] = key.split(".");
      const message = bundle.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      const errors: Error[] = [];
      const args = Object.fromEntries(
        variables
          .split(" ")
          .filter(Boolean)
          .map((variable) => [variable, 3]),
      );
      if (pattern) bundle.formatPattern(pattern, args, errors);
      expect(errors, key).toEqual([]);
    }
  }
});

test("a number with a digit behind the point is written and agreed with as each language does", () => {
  const said = (lang: Lang, source: string, value: number): string => {
    const bundle = bundleOf(lang, [source]);
    return bundle.formatPattern(bundle.getMessage("a")!.value!, { n: tenths(value) });
  };
  const french = "a = { $n } { $n ->\n  [one] point\n *[other] points\n}";
  expect([1.84, 2, -0.01, -12.3].map((value) => said("fr", french, value))).toEqual([
    "1,8 point",
    "2,0 points",
    "0,0 point",
    "−12,3 points",
  ]);
  expect([1, 1.84].map((value) => said("en", french, value))).toEqual(["1.0 points", "1.8 points"]);
});

test("a phrase brings such a number along", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("fr");
  const about = {
    key: "bot-points-ahead",
    args: { points: { tenths: 82 }, rival: { key: "mechanica-armand" } },
  };
  expect(say(about)).toBe("8,2 points devant ARMAND-0");
  expect(t("table-hint-level", { level: levelWho("master") })).toBe("Ici, le Maître choisirait\u00a0:");
  await speak("en");
  expect(say(about)).toBe("8.2 points ahead of ARMAND-0");
});
