/** Factory of Dreams as people play it: a trial at one table, cards laid in silence, dreams written and compared; with a mouse, keys, a thumb, in French, for every eye. */

import type { Browser, Locator, Page } from "@playwright/test";
import type { Move, View } from "../src/bindings/factory-of-dreams";
import type { GameFace, History, Lobby } from "../src/bindings/server";
import { expect, test } from "./house";
import {
  accessible,
  ask,
  asked,
  atNight,
  decide,
  dreamer,
  DREAMS,
  emptiest,
  endTurn,
  fits,
  PHONE,
  playOut,
  result,
  tabTo,
} from "./player";
import { reader, speaking } from "./tongue";

const GAME = "factory-of-dreams";
const piece = (page: Page, name: string): Locator => page.locator(`main .fod [data-piece="${name}"]`);
const labels = (page: Page): Locator => page.locator("main .fod .label input");
const drawers = (page: Page): Locator => page.locator("main .fod .drawer.legal");
const flask = (page: Page, n: number): Locator => page.locator("main .fod button.vessel").nth(n);
const banner = (page: Page): Locator => page.locator(".banner").first();
/** Where one would write to the others, and the words that stand there instead. */
const chatField = (page: Page): Locator => page.getByRole("textbox", { name: "Say something" });
const hush = (page: Page): Locator => page.locator(".chat .hush");

const people = async (browser: Browser, baseURL: string, count: number): Promise<Page[]> =>
  Promise.all(
    Array.from({ length: count }, async () =>
      (await browser.newContext({ baseURL, reducedMotion: "reduce" })).newPage(),
    ),
  );

/* ---- quickly to where the story begins ---- */

/** The bots of the house. */
const bots = async (page: Page): Promise<string[]> =>
  (await ask<{ games: GameFace[] }>(page, "GET", "/api/games")).games.find(({ name }) => name === GAME)!.bots;

/** A table opened without the lobby, by somebody whose browser is at the house: with a bot, unless others are named. */
async function open(page: Page, options: object = {}, seats?: string[]): Promise<string> {
  await page.goto("/");
  await ask(page, "POST", "/api/me", { name: "Lune" });
  const others = seats ?? (await bots(page)).slice(-1);
  return (
    await ask<{ id: string }>(page, "POST", "/api/tables", {
      game: GAME,
      options,
      seats: ["me", ...others],
      start: !others.includes("open"),
    })
  ).id;
}

const viewOf = async (page: Page, id: string): Promise<View> =>
  (await ask<History>(page, "GET", `/api/tables/${id}/history?seat=0`)).steps.at(-1)!.view as View;
let requests = 0;
/** Decides without the page. */
async function move(page: Page, id: string, move: Move): Promise<void> {
  const answer = await ask<{ error?: { message: string } }>(page, "POST", `/api/tables/${id}/ask`, {
    id: `e2e-${++requests}`,
    do: "move",
    seat: 0,
    move,
  });
  if (answer.error) throw new Error(`${JSON.stringify(move)}: ${answer.error.message}`);
}

/** Chooses tools without Doubt if asked, lays a card in each flask that has none, and passes, without the page: then it is time to write. With Doubt on a flask, if it is wanted. */
async function toWriting(page: Page, id: string, doubt: number | null = null): Promise<void> {
  const awaited = async () => (await ask<Lobby>(page, "GET", `/api/tables/${id}`)).waiting.includes(0);
  for (;;) {
    await expect.poll(awaited, { intervals: [20] }).toBe(true);
    const view = await viewOf(page, id);
    if (view.phase === "opening") {
      await move(page, id, { do: "choose", tools: ["FineDust", "Broom", "Upend"] });
      continue;
    }
    if (view.phase !== "connecting") return;
    const empty = view.flasks.findIndex(({ cards }) => cards.length === 0);
    if (doubt !== null && view.tools.includes("Doubt") && view.flasks[doubt]!.token === null)
      await move(page, id, { do: "token", tool: "Doubt", flask: doubt });
    else await move(page, id, empty < 0 ? { do: "pass" } : { do: "place", reserve: 0, flask: empty });
  }
}

/** At the table, with the pencil in hand. */
async function writing(page: Page, options: object = {}, doubt: number | null = null): Promise<string> {
  const id = await open(page, options);
  await toWriting(page, id, doubt);
  await page.goto(`/table/${id}`);
  await expect(labels(page).first()).toBeVisible();
  return id;
}

/* ---- a whole trial ---- */

test("two browsers and two bots play Monday: silent until the dreams are written, then a vote, then the verdict", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const [ada, bo] = (await people(browser, baseURL, 2)) as [Page, Page];
  // Neither wants to be waited for at the end of a turn.
  for (const page of [ada, bo])
    await page.addInitScript(() => localStorage.setItem("reverie-settings", JSON.stringify({ hold: false })));
  await ada.goto("/");
  const bot = (await bots(ada)).at(-1)!;
  const id = await open(ada, { night: "monday" }, ["open", bot, bot]);
  await ada.goto(`/table/${id}`);
  await bo.goto((await ada.getByRole("status").filter({ hasText: "/join/" }).textContent())!.trim());
  await bo.getByRole("textbox").first().fill("Bo");
  await bo.getByRole("button", { name: "Take the seat" }).click();
  await expect(ada.getByText("Bo").first()).toBeVisible();
  await ada.getByRole("button", { name: "Start", exact: true }).click();
  for (const page of [ada, bo]) await expect(page.locator("main .fod")).toBeVisible();
  await expect(ada.locator("main .fod .drawer")).toHaveCount(6);

  const chat = async (page: Page) => page.getByRole("tab", { name: /^Chat/ }).click();
  for (const page of [ada, bo]) {
    await chat(page);
    await expect(hush(page)).toContainText("Nobody may talk");
    await expect(chatField(page)).toHaveCount(0);
  }
  /** Both play until something is there that belongs to the next phase. */
  const until = async (there: (page: Page) => Locator) => {
    const plays = async (page: Page) => {
      const { pick, use } = dreamer();
      const reached = async () => (await there(page).count()) > 0;
      for (;;) {
        await expect
          .poll(async () => (await reached()) || (await atNight(page).count()) > 0, {
            timeout: 120_000,
            intervals: [50],
          })
          .toBe(true);
        if (await reached()) return;
        // What the other has just decided may have led there: then what was picked belongs to the next phase.
        await decide(page, {
          pick: async () => pick(page).then(async (target) => ((await reached()) ? null : target)),
          use,
        });
      }
    };
    await Promise.all([plays(ada), plays(bo)]);
  };
  await until(labels);
  for (const page of [ada, bo]) {
    await expect(hush(page)).toBeVisible();
    await expect(chatField(page)).toHaveCount(0);
  }

  // Ada has sealed; Bo sees that, and not what. Until he has, she may change her mind.
  const write = async (page: Page, last: string) => {
    const lines = await labels(page).count();
    for (const [n, dream] of DREAMS.en.slice(0, lines).entries())
      await labels(page)
        .nth(n)
        .fill(n === lines - 1 ? last : dream);
    await piece(page, "done").click();
  };
  await write(ada, "sea horse");
  await expect(piece(ada, "change")).toBeVisible();
  await expect(bo.getByText("Dreams sealed").first()).toBeVisible();
  expect(await bo.locator("body").innerText()).not.toContain("apple pie");
  await piece(ada, "change").click();
  await expect(labels(ada).first()).toHaveValue("apple pie");
  await write(ada, "sea horse");
  await expect(piece(ada, "change")).toBeVisible();
  await write(bo, "seahorse");

  // Waking up: the chat is open.
  for (const page of [ada, bo]) {
    await expect(piece(page, "settle")).toBeVisible();
    await expect(hush(page)).toHaveCount(0);
    await expect(chatField(page)).toBeVisible();
  }
  await chatField(ada).fill("That was close");
  await chatField(ada).press("Enter");
  await expect(bo.locator(".chat")).toContainText("That was close");

  // Both dreamt of apple pie. Bo proposes that it does not fit; Ada does not agree, and it stays.
  await expect(ada.locator('[data-card="0"]')).toHaveAccessibleName(/apple pie/);
  await expect(ada.locator(".group.best")).toContainText("apple pie");
  await bo.locator('[data-card="1"]').click();
  await piece(bo, "strike").click();
  await piece(ada, "settle").click();
  await expect(piece(ada, "disagree")).toBeVisible();
  await expect(ada.locator("main .fod .dock")).toContainText("does not fit the theme");
  await piece(ada, "disagree").click();
  for (const page of [ada, bo])
    await expect(page.locator("main .fod .decided")).toContainText("Not agreed, 1 to 1.");
  await expect(ada.locator(".group.best")).toContainText("apple pie");

  const end = async (page: Page) => {
    const manner = dreamer();
    do
      await expect
        .poll(async () => (await atNight(page).count()) + (await result(page).count()) > 0, {
          timeout: 120_000,
          intervals: [50],
        })
        .toBe(true);
    while (await decide(page, manner));
  };
  await Promise.all([end(ada), end(bo)]);
  // Two of four alike in every flask make 5 points, and 5 pass Monday.
  for (const page of [ada, bo]) {
    await expect(result(page)).toBeVisible();
    await expect(page.locator("main")).toContainText("Monday passed");
  }
  const table = (page: Page) => result(page).locator("table").innerText();
  expect(await table(ada)).toBe(await table(bo));
});

/* ---- with every hand ---- */

test("keys alone play a whole night: drawers, flasks, a tool, dreams, groups", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const [page] = (await people(browser, baseURL, 1)) as [Page];
  await page.goto(`/table/${await open(page)}`);
  await expect(drawers(page).first()).toBeVisible();

  // A tool, then its flask by its number.
  await tabTo(page, piece(page, "tool:Doubt"));
  await page.keyboard.press("Enter");
  await expect(piece(page, "tool:Doubt")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("1");
  await expect(flask(page, 0)).toHaveAccessibleName(/Doubt/);
  await expect(endTurn(page)).not.toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("e");

  // Arrows lead through the drawers, Enter takes a card, Escape puts it back.
  await expect(drawers(page).first()).toBeVisible();
  await tabTo(page, drawers(page).first());
  await page.keyboard.press("ArrowRight");
  await expect(piece(page, "drawer:1")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(piece(page, "drawer:1")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(piece(page, "drawer:1")).toHaveAttribute("aria-pressed", "false");

  const { pick } = dreamer();
  const use = async (target: Locator) => {
    const kind = await target.evaluate((button) =>
      button.matches(".drawer")
        ? "drawer"
        : button.matches("input")
          ? "label"
          : button.matches(".pass")
            ? "pass"
            : button.getAttribute("aria-keyshortcuts") === "E"
              ? "end"
              : "button",
    );
    if (kind === "end") return page.keyboard.press("e");
    if (kind === "pass") return page.keyboard.press("p");
    await tabTo(page, target);
    if (kind === "label") {
      // Enter goes on to the next label, and seals after the last.
      for (const [n, dream] of DREAMS.en.entries()) {
        await expect(labels(page).nth(n)).toBeFocused();
        await page.keyboard.type(dream);
        await page.keyboard.press("Enter");
      }
      return;
    }
    await page.keyboard.press("Enter");
    if (kind === "drawer") await page.keyboard.press(String((await emptiest(page)) + 1));
  };
  await playOut(page, { pick, use });
  await expect(result(page)).toBeVisible();
});

test("on a phone a whole night is played by taps, without scrolling sideways", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const page = await (await browser.newContext({ baseURL, ...PHONE, reducedMotion: "reduce" })).newPage();
  await page.goto(`/table/${await open(page)}`);
  await expect(drawers(page).first()).toBeVisible();
  const { pick } = dreamer();
  /** What can be pressed is big enough for a thumb. */
  const big = async () =>
    expect(
      await page
        .locator("main .fod")
        .locator("button.drawer, button.vessel, .tool, .btn, .dream, .label input")
        .evaluateAll((all) =>
          Math.min(
            ...all
              .map((one) => one.getBoundingClientRect())
              .filter(({ width }) => width > 0)
              .map(({ height }) => height),
          ),
        ),
    ).toBeGreaterThanOrEqual(40);
  const use = async (target: Locator) => {
    await fits(page);
    await big();
    const kind = await target.evaluate((button) =>
      button.matches(".drawer") ? "drawer" : button.matches("input") ? "label" : "button",
    );
    if (kind !== "label") await target.tap();
    if (kind === "drawer") await flask(page, await emptiest(page)).tap();
    if (kind === "label") {
      // One label after the other, as the phone's own keyboard leads on.
      for (const [n, dream] of DREAMS.en.slice(0, await labels(page).count()).entries()) {
        await labels(page).nth(n).tap();
        await labels(page).nth(n).fill(dream);
        await fits(page);
      }
      await piece(page, "done").tap();
    }
  };
  await playOut(page, { pick, use });
  await expect(result(page)).toBeVisible();
  await fits(page);
});

/* ---- what is written ---- */

test("a reload while writing keeps the dreams, and none of them was sent", async ({ browser, baseURL }) => {
  const [page] = (await people(browser, baseURL, 1)) as [Page];
  const id = await writing(page, {}, 1);
  await expect(labels(page)).toHaveCount(6);
  for (const n of [0, 3]) await labels(page).nth(n).fill(DREAMS.en[n]!);
  await page.reload();
  for (const [n, kept] of ["apple pie", "", "", "night owl", "", ""].entries())
    await expect(labels(page).nth(n)).toHaveValue(kept);
  expect((await viewOf(page, id)).boards[0]!.words).toEqual([]);

  // The second line of Doubt may stay blank; all others have to be filled.
  await expect(piece(page, "done")).toHaveAttribute("aria-disabled", "true");
  for (const n of [1, 4, 5]) await labels(page).nth(n).fill(DREAMS.en[n]!);
  await expect(piece(page, "done")).not.toHaveAttribute("aria-disabled", "true");
  await piece(page, "done").click();
  await expect(piece(page, "settle")).toBeVisible();
});

test("a word that lies in a flask, or is written twice, is refused while one writes, with the reason", async ({
  browser,
  baseURL,
}) => {
  const [page] = (await people(browser, baseURL, 1)) as [Page];
  // Without Doubt, which a bot may use too: a line for each flask.
  const id = await writing(page, { tools: "chosen" });
  const thought = (await viewOf(page, id)).banned[0]!;
  await labels(page).nth(0).fill(`The ${thought.toUpperCase()}`);
  await labels(page).nth(1).fill("Apple pie");
  await labels(page).nth(2).fill("apple pies");
  await labels(page).nth(3).focus();
  await expect(labels(page).nth(0)).toHaveAttribute("aria-invalid", "true");
  await expect(piece(page, "label:0")).toContainText(thought);
  await expect(page.locator("main .fod .slip.clash")).toHaveText(thought);
  await expect(piece(page, "label:2")).toContainText("flask 2");
  await expect(labels(page).nth(1)).toHaveAttribute("aria-invalid", "false");
  await labels(page).nth(0).fill("ski lift");
  await expect(page.locator("main .fod .slip.clash")).toHaveCount(0);
});

test("two dreams are joined and parted by tapping, and a person alone among bots decides", async ({
  browser,
  baseURL,
}) => {
  const [page] = (await people(browser, baseURL, 1)) as [Page];
  // Without Doubt, which a bot may use too: a line for each flask.
  await writing(page, { tools: "chosen" });
  for (const [n, dream] of DREAMS.en.slice(0, 5).entries()) await labels(page).nth(n).fill(dream);
  await piece(page, "done").click();
  await expect(page.locator("main .fod .group")).toHaveCount(2);
  await page.locator('[data-card="0"]').click();
  await page.locator('[data-card="1"]').click();
  await expect(page.locator("main .fod .group")).toHaveCount(1);
  await expect(page.locator("main .fod .decided")).toContainText("Agreed, 1 to 0.");
  await page.locator('[data-card="1"]').click();
  await piece(page, "split").click();
  await expect(page.locator("main .fod .group")).toHaveCount(2);
  await piece(page, "settle").click();
  await expect(page.getByRole("button", { name: "Flask 1: 0 points. Look at it again" })).toBeVisible();
});

/* ---- for every eye ---- */

test("in French the night is French, from the cards to the verdict", async ({ browser, baseURL }) => {
  test.slow();
  const page = await reader(browser, baseURL, "fr-FR");
  const files = [`${GAME}/game`, `${GAME}/page`, "common", "page/table", "page/shell"];
  const keys = ["fd", "factory", "table", "score", "band", "option", "level", "match", "likeness", "undo"];
  const speaksFrench = speaking(page, "fr", files, keys);
  await page.goto(`/table/${await open(page, { words: "fr", night: "monday" })}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(banner(page)).toContainText("À vous");
  await expect(page.locator("main .fod .drawer .slip").first()).toHaveAttribute("lang", "fr");
  const manner = dreamer(DREAMS.fr);
  const seen = new Set<string>();
  do {
    await asked(page);
    await speaksFrench();
    for (const [what, there] of [
      ["connecting", drawers(page)],
      ["creating", labels(page)],
      ["waking", piece(page, "settle")],
    ] as const)
      if ((await there.count()) > 0) seen.add(what);
  } while (await decide(page, manner));
  expect([...seen].sort()).toEqual(["connecting", "creating", "waking"]);
  await expect(page.locator("main")).toContainText(/Lundi\s: (réussi|échec)/);
  await speaksFrench();
});

test("axe finds nothing serious in any phase, light and dark", async ({ browser, baseURL }) => {
  test.slow();
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await (
      await browser.newContext({ baseURL, colorScheme, reducedMotion: "reduce" })
    ).newPage();
    const check = (where: string) => accessible(page, `${where} ${colorScheme}`);
    await page.goto(`/table/${await open(page, { night: "friday" })}`);
    await expect(drawers(page).first()).toBeVisible();
    await check("connecting");
    await drawers(page).first().click();
    await check("a card in hand");
    await page.keyboard.press("Escape");
    await piece(page, "tool:Feather").click();
    await flask(page, 0).click();
    await expect(piece(page, "word")).toBeVisible();
    await check("the Feather’s word");

    await writing(page, {}, 0);
    await check("writing");
    await labels(page)
      .first()
      .fill((await page.locator("main .fod .flask .slip").first().textContent())!.trim());
    await labels(page).nth(2).focus();
    await expect(labels(page).first()).toHaveAttribute("aria-invalid", "true");
    await check("a word that is refused");
    for (const [n, dream] of DREAMS.en.entries()) await labels(page).nth(n).fill(dream);
    await piece(page, "done").click();
    await expect(piece(page, "settle")).toBeVisible();
    await check("waking up");
    await page.locator('[data-card="0"]').click();
    await check("a dream in hand");
    await page.keyboard.press("Escape");
    await playOut(page, dreamer());
    await check("the verdict");
    await page.context().close();
  }
});
