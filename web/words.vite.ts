/**
 * The folder `text/` as modules: which languages it lists, and what each of them says, in one file for the first page, one
 * for the rest of the house and one for each game.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const TEXT = join(import.meta.dirname, "../text");
const LIST = "virtual:words";
/** What only the program says, at a terminal, and what a language says of itself. */
const ELSEWHERE = /(^|\/)(terminal|help|lab|visitors|language)\.ftl$/;

/** The languages: the folders there are. */
const languages = (): string[] =>
  readdirSync(TEXT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** What the first page says; and what is said there when something goes wrong. */
const FIRST = /^(bots|common|server|page\/(home|shell))\.ftl$/;

/** Who says this file: the first page (""), a game, or the house, where everybody needs it, such as what a table's game is called. */
function room(file: string): string {
  if (FIRST.test(file)) return "";
  const [folder = "", ...rest] = file.split("/");
  return rest.length === 0 || folder === "page" || rest[0] === "game.ftl" ? "house" : folder;
}

/** The files of a language that the page speaks from, by who says them. */
function rooms(lang: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const files = readdirSync(join(TEXT, lang), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ftl") && !ELSEWHERE.test(file));
  for (const file of files.sort()) found.set(room(file), [...(found.get(room(file)) ?? []), file]);
  return found;
}

/** What a language calls itself. */
function ownName(lang: string): string {
  const said = readFileSync(join(TEXT, lang, "language.ftl"), "utf8");
  return /^language-name = (.+)$/m.exec(said)?.[1] ?? lang;
}

/** A module that lists the languages, each with its name and its words, which are read when they are needed. */
function list(): string {
  const entries = languages().map((lang) => {
    const loads = [...rooms(lang).keys()].map(
      (of) => `${JSON.stringify(of)}: () => import(${JSON.stringify(`${LIST}/${lang}/${of}`)})`,
    );
    return `${JSON.stringify(lang)}: { name: ${JSON.stringify(ownName(lang))}, rooms: { ${loads.join(", ")} } }`;
  });
  return `export default { ${entries.join(", ")} };`;
}

/** What the first page says of each game: what it is called, what it is, whom it is by. Each is a line of the game's file. */
function cards(lang: string): string[] {
  const told = (rooms(lang).get("house") ?? []).filter((file) => file.endsWith("/game.ftl"));
  return told.flatMap((file) => {
    const [game = ""] = file.split("/");
    const source = readFileSync(join(TEXT, lang, file), "utf8");
    const keys = [game, `game-kind-${game}`, `game-line-${game}`, `game-also-${game}`, `home-credit-${game}`];
    return keys.flatMap((key) => new RegExp(`^${key} = .+$`, "m").exec(source) ?? []);
  });
}

/** A file without its comments, which nobody reads here. */
const bare = (source: string): string => source.replace(/^#.*\n/gm, "").replace(/\n{2,}(?=\S)/g, "\n");

export function words(): Plugin {
  return {
    name: "reverie-words",
    resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return null;
      const [lang, of = ""] = id.slice(LIST.length + 2).split("/");
      const read = (file: string): string => {
        const path = join(TEXT, file);
        this.addWatchFile(path);
        return bare(readFileSync(path, "utf8"));
      };
      if (!lang) return list();
      const sources = (rooms(lang).get(of) ?? []).map((file) => read(`${lang}/${file}`));
      return `export default ${JSON.stringify([...sources, ...(of ? [] : cards(lang))].join("\n"))};`;
    },
  };
}
