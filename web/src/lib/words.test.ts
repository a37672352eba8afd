/** Every word the page uses is there in every language, and can be said. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import languages from "virtual:words";
import { expect, test, vi } from "vitest";
import { levelWho } from "./levels";
import { bundleOf, LANGS, learn, ownName, preferred, say, speak, spoken, t, tenths } from "./words.svelte";

const WEB = join(import.meta.dirname, "../..");

/** All that a language says, by who says it. */
async function rooms(lang: string): Promise<Map<string, string>> {
  const read = Object.entries(languages[lang]?.rooms ?? {}).map(
    async ([room, words]) => [room, (await words()).default] as const,
  );
  return new Map(await Promise.all(read));
}

/** Every message and attribute, with the variables it mentions. */
function messages(sources: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const source of sources) {
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

const english = await rooms("en");
const said = (...rooms: string[]) => rooms.map((room) => english.get(room) ?? "");

/** What the first page consists of, before anybody has a table or opens a dialog. */
function firstPage(file = join(WEB, "src/main.ts"), found = new Set<string>()): Set<string> {
  if (found.has(file) || /(Table|Broken)Card\.svelte$/.test(file)) return found;
  found.add(file);
  for (const [, name = ""] of readFileSync(file, "utf8").matchAll(
    /^\s*import (?!type).*?from "(\..+?)";$/gms,
  )) {
    const path = join(dirname(file), name);
    const next = [path, `${path}.ts`, join(path, "index.ts")].find(
      (at) => /\.(svelte|ts)$/.test(at) && existsSync(at),
    );
    if (next) firstPage(next, found);
  }
  return found;
}

test("the first page has its words with it", () => {
  const [there, house] = [messages(said("")), messages(said("house"))];
  const files = [...firstPage()];
  expect(files.map((file) => basename(file))).toContain("Poster.svelte");
  const asked = files.flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bt\(\s*["`]([\w.-]+)/g)]);
  const missing = asked.map(([, key = ""]) => key).filter((key) => !there.has(key) && house.has(key));
  expect(missing).toEqual([]);
});

test("the first page says of every game what it is called and what it is", async () => {
  const games = [...english.keys()].filter((room) => room !== "" && room !== "house");
  expect(games.length).toBeGreaterThan(3);
  for (const lang of LANGS) {
    const there = messages([(await rooms(lang)).get("") ?? ""]);
    const asked = games.flatMap((game) => [
      game,
      ...["kind", "line", "also"].map((of) => `game-${of}-${game}`),
    ]);
    expect(
      asked.filter((key) => !there.has(key)),
      lang,
    ).toEqual([]);
  }
});

test("every word the page asks for is there", () => {
  const missing: string[] = [];
  const [everything, house] = [messages(english.values()), messages(said("", "house"))];
  for (const file of files(join(WEB, "src"))) {
    // A game's own words are read with the game: until then there are those of the house, with every room but the first.
    const en = file.includes("/games/") ? everything : house;
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

test("every word can be said without a complaint", async () => {
  for (const lang of LANGS) {
    const sources = [...(await rooms(lang)).values()];
    const bundle = bundleOf(lang, sources);
    for (const [key, variables] of messages(sources)) {
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
  const said = (lang: string, source: string, value: number): string => {
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

test("the first language of a browser's list that we speak is spoken, its region before another", () => {
  expect(preferred(["tlh", "fr-CA", "en"])).toBe("fr");
  expect(preferred(["FR"])).toBe("fr");
  expect(preferred(["tlh"])).toBe("en");
  expect(preferred([])).toBe("en");
});

test("every language has its own name", () => {
  expect(LANGS.length).toBeGreaterThan(1);
  expect(new Set(LANGS.map(ownName)).size).toBe(LANGS.length);
  expect(ownName("fr")).toBe("Français");
});

test("the words of a game are read with the game, and kept when the language changes", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speak("fr");
  const [one = "", other = ""] = [...english.keys()].filter((room) => room !== "" && room !== "house");
  const goal = (game: string) => `${game}-rules-goal`;
  expect(t(goal(one))).toBe(goal(one));
  await learn(one);
  const french = t(goal(one));
  expect(french).not.toBe(goal(one));
  // Whoever changes their mind gets what they said last.
  await Promise.all([speak("fr"), speak("en"), learn(other)]);
  expect(spoken()).toBe("en");
  expect(t(goal(one))).not.toBe(french);
  expect(t(goal(other))).not.toBe(goal(other));
});

test("a phrase brings such a number along", async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await Promise.all([speak("fr"), learn()]);
  const about = {
    key: "bot-points-ahead",
    args: { points: { tenths: 82 }, rival: { key: "player", args: { number: 2 } } },
  };
  expect(say(about)).toBe("8,2 points devant Joueur 2");
  expect(t("table-hint-level", { level: levelWho("master") })).toBe("Ici, le Maître choisirait\u00a0:");
  await speak("en");
  expect(say(about)).toBe("8.2 points ahead of Player 2");
});
