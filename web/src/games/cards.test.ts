/** What every game gives the home page and the lobby. */

import { afterAll, expect, test, vi } from "vitest";
import { learn, knows, LANGS, speak } from "../lib/words.svelte";
import { knownBy } from "../lobby/options";
import { CARDS, drawn } from ".";

vi.stubGlobal("document", { documentElement: {} });
afterAll(() => vi.unstubAllGlobals());

const games = Object.entries(CARDS);

test("games are found, and each has a card and a board", () => {
  expect(games).not.toHaveLength(0);
  for (const [name] of games) expect(drawn(name), name).toBe(true);
});

test.each(LANGS)(
  "in %s every game has a name, a kind and a line, and words for what its tables are known by",
  async (lang) => {
    await Promise.all([speak(lang), learn()]);
    for (const [name, card] of games) {
      for (const key of [name, `game-kind-${name}`, `game-line-${name}`, `game-also-${name}`])
        expect(knows(key), key).toBe(true);
      for (const { option, usual } of card.knownBy) {
        const value = usual === false ? true : usual;
        expect(knows(`option-${option}-${value}`), `option-${option}-${value}`).toBe(true);
        expect(knownBy(card, { [option]: value })[0]?.help).not.toBe("");
      }
    }
  },
);

// All posters share a page.
test.each(games)("the ids of %s's poster begin with its name, and each is defined", (name, { poster }) => {
  const svg = poster.svg + poster.thumb + poster.ornament;
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? "");
  for (const id of ids) expect(id.startsWith(name), id).toBe(true);
  for (const [, used = ""] of svg.matchAll(/(?:url\(#|href="#)([^")]+)/g))
    expect([...ids, "cut", "cut-s", "pencil"], used).toContain(used);
});
