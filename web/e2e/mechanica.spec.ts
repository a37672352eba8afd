/** Mechanica as people play it: runs and turns, alone against ARMAND-0 and at one table; with a mouse, keys, a thumb, in French, for every eye. */

import type { Browser, Locator, Page } from "@playwright/test";
import type { Event, Move, View } from "../src/bindings/mechanica";
import type { History, Lobby } from "../src/bindings/server";
import { expect, test } from "./house";
import {
  accessible,
  ask,
  covered,
  decide,
  fits,
  foreman,
  inFactory,
  PHONE,
  playOut,
  result,
  signature,
  tabTo,
} from "./player";
import { reader, speaking } from "./tongue";

const piece = (page: Page, name: string): Locator => page.locator(`main .mec [data-piece="${name}"]`);
const banner = (page: Page): Locator => page.locator(".banner").first();
const places = (page: Page): Locator => page.locator("main .mec .target.open");
/** The tile in hand, where it is held over the factory. */
const ghost = (page: Page): Locator => page.locator("main .mec .factory .hand");
/** What is for sale and lies on the floor, wherever one likes. */
const machines = (page: Page): Locator =>
  page.locator("main .mec .spot.open").and(page.locator(':not([aria-label*="Fabricator"])'));
const button = (page: Page, name: string): Locator =>
  page.locator("main .mec").getByRole("button", { name, exact: true });
/** No two places of the factory are called the same. */
async function namesPlaces(page: Page): Promise<void> {
  const names = await page
    .locator("main .mec button.target:not(.dot)")
    .evaluateAll((places) => places.map((place) => place.getAttribute("aria-label")));
  expect(names).toHaveLength(18);
  expect(new Set(names).size).toBe(18);
}
const able = (button: Locator, page: Page): Locator =>
  button.and(page.locator(':not([aria-disabled="true"])'));

/* ---- quickly to where the story begins ---- */

/** A table opened without the lobby, by somebody whose browser is at the house. */
async function open(page: Page, seats: string[] = ["me"], options: object = {}): Promise<string> {
  await page.goto("/");
  await ask(page, "POST", "/api/me", { name: "Lune" });
  return (
    await ask<{ id: string }>(page, "POST", "/api/tables", { game: "mechanica", options, seats, start: true })
  ).id;
}

/** A table against ARMAND-0 where not only Fabricators are for sale at first. */
async function dealt(page: Page): Promise<string> {
  for (;;) {
    const id = await open(page);
    await awaited(page, id);
    const { table } = await viewOf(page, id);
    if (table.shop.some((tile) => tile !== null && !tile.endsWith("Fabricator"))) return id;
  }
}

/** There, at the first turn. */
async function alone(page: Page): Promise<void> {
  await page.goto(`/table/${await dealt(page)}`);
  await toTurn(page);
}

/** Runs the factory, and does whatever is asked, until it is one's turn to sell and buy. */
async function toTurn(page: Page): Promise<void> {
  const manner = foreman();
  await expect(inFactory(page).first()).toBeVisible();
  while ((await piece(page, "make").count()) === 0) await decide(page, manner);
}

/** Ends the turn, as far as the next run or turn. */
async function toNextDay(page: Page): Promise<void> {
  const before = await banner(page).locator(".moment").textContent();
  const manner = foreman();
  await piece(page, "make").click();
  while ((await banner(page).locator(".moment").textContent()) === before) await decide(page, manner);
}

const awaited = (page: Page, id: string): Promise<void> =>
  expect
    .poll(async () => (await ask<Lobby>(page, "GET", `/api/tables/${id}`)).waiting, { intervals: [20] })
    .toContain(0);
let requests = 0;
/** Decides without the page, as soon as one is asked. */
async function move(page: Page, id: string, move: Move): Promise<void> {
  await awaited(page, id);
  const answer = await ask<{ error?: { message: string } }>(page, "POST", `/api/tables/${id}/ask`, {
    id: `e2e-${++requests}`,
    do: "move",
    seat: 0,
    move,
  });
  if (answer.error) throw new Error(`${JSON.stringify(move)}: ${answer.error.message}`);
}
const viewOf = async (page: Page, id: string): Promise<View> =>
  (await ask<History>(page, "GET", `/api/tables/${id}/history?seat=0`)).steps.at(-1)!.view as View;

const people = async (browser: Browser, baseURL: string, count: number): Promise<Page[]> =>
  Promise.all(
    Array.from({ length: count }, async () =>
      (await browser.newContext({ baseURL, reducedMotion: "reduce" })).newPage(),
    ),
  );

/** What stands in each column adds up to what stands below it. */
async function addsUp(page: Page, columns: number): Promise<void> {
  const { parts, total } = await result(page)
    .locator("table")
    .evaluate((table) => {
      const numbers = (of: string) =>
        [...table.querySelectorAll(of)].map((row) =>
          [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)),
        );
      return { parts: numbers("tbody tr"), total: numbers("tfoot tr")[0]! };
    });
  expect(total).toHaveLength(columns);
  for (const [column, sum] of total.entries())
    expect(parts.reduce((all, row) => all + row[column]!, 0)).toBe(sum);
}

/* ---- whole games ---- */

test("a whole game against ARMAND-0 is played by mouse, from the lobby to the result", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const [page] = (await people(browser, baseURL, 1)) as [Page];
  await page.goto("/new/mechanica?with=nobody");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(piece(page, "armand")).toBeVisible();
  const decisions = await playOut(page, foreman());
  expect(decisions).toBeGreaterThan(30);
  await expect(result(page)).toContainText("ARMAND-0");
  // His points stand beside one's own, and the header tells both.
  await expect(result(page).getByRole("columnheader", { name: "ARMAND-0" })).toBeVisible();
  await expect(page.getByText(/ARMAND-0 (beaten|wins): \d+ points? to \d+\./)).toBeVisible();
  for (const name of ["Wallet", "Vault", "Improvements"])
    await expect(result(page).getByRole("rowheader", { name })).toBeVisible();
  await addsUp(page, 2);
});

test("two browsers play a whole game at one table", async ({ browser, baseURL }) => {
  test.slow();
  const [ada, bo] = (await people(browser, baseURL, 2)) as [Page, Page];
  // Neither wants to be waited for at the end of a turn.
  for (const page of [ada, bo])
    await page.addInitScript(() => localStorage.setItem("reverie-settings", JSON.stringify({ hold: false })));
  await ada.goto("/new/mechanica?with=friends");
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(ada).toHaveURL(/\/table\//);
  await bo.goto((await ada.getByRole("status").filter({ hasText: "/join/" }).textContent())!.trim());
  await bo.getByRole("textbox").first().fill("Bo");
  await bo.getByRole("button", { name: "Take the seat" }).click();
  await expect(ada.getByText("Bo").first()).toBeVisible();
  await ada.getByRole("button", { name: "Start", exact: true }).click();
  for (const page of [ada, bo]) await expect(page.locator("main .mec")).toBeVisible();

  // Factories run at the same time, turns come one after the other: each plays as soon as something is asked.
  const asked = async (page: Page) => (await inFactory(page).or(result(page)).count()) > 0;
  const plays = async (page: Page) => {
    const manner = foreman();
    do await expect.poll(() => asked(page), { timeout: 120_000, intervals: [50] }).toBe(true);
    while (await decide(page, manner));
  };
  await Promise.all([plays(ada), plays(bo)]);
  for (const page of [ada, bo]) {
    await expect(result(page)).toBeVisible();
    await addsUp(page, 2);
  }
  const table = (page: Page) => result(page).locator("table").innerText();
  expect(await table(ada)).toBe(await table(bo));
});

/* ---- with every hand ---- */

/** Where the focus is. */
const focused = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute("data-piece") ?? null);

/** With arrow keys to a piece of the factory, row by row. */
async function walkTo(page: Page, square: string): Promise<void> {
  await tabTo(page, page.locator('main .mec .target[tabindex="0"]'));
  for (let steps = 0; steps < 12; steps += 1) {
    const here = await focused(page);
    if (here === square) return;
    const at = (name: string): [number, number] => {
      const [kind, which = ""] = name.split(":");
      return kind === "square"
        ? ["abc".indexOf(which[0]!), Number(which[1])]
        : [Number(which), kind === "truck" ? 5 : 0];
    };
    const [[row, column], [wantedRow, wantedColumn]] = [at(here!), at(square)];
    await page.keyboard.press(
      row < wantedRow
        ? "ArrowDown"
        : row > wantedRow
          ? "ArrowUp"
          : column < wantedColumn
            ? "ArrowRight"
            : "ArrowLeft",
    );
  }
  throw new Error(`arrows do not lead to ${square}, only to ${await focused(page)}`);
}

/** With arrow keys around the Shop. */
async function walkAround(page: Page, spot: string): Promise<void> {
  await tabTo(page, page.locator('main .mec .spot[tabindex="0"]'));
  for (let steps = 0; steps < 4 && (await focused(page)) !== spot; steps += 1)
    await page.keyboard.press("ArrowRight");
  await expect(piece(page, spot)).toBeFocused();
}

test("keys alone play the first two workdays, and turn and install a tile", async ({ browser, baseURL }) => {
  const [page] = (await people(browser, baseURL, 1)) as [Page];
  await page.goto(`/table/${await dealt(page)}`);
  await expect(inFactory(page).first()).toBeVisible();
  const { pick } = foreman();
  const use = async (target: Locator) => {
    if ((await target.getAttribute("aria-keyshortcuts")) === "E") return page.keyboard.press("e");
    const name = (await target.getAttribute("data-piece")) ?? "";
    if (name.startsWith("spot:")) await walkAround(page, name);
    else if ((await target.getAttribute("tabindex")) === "-1") await walkTo(page, name);
    else await tabTo(page, target);
    await page.keyboard.press("Enter");
  };
  const onlyTo = async (there: () => Promise<boolean>) => {
    while (!(await there())) await decide(page, { pick, use });
  };
  const trading = async () => (await piece(page, "make").count()) > 0;
  await onlyTo(trading);
  await expect(banner(page)).toContainText("Workday 1");
  await namesPlaces(page);
  await expect(page.locator("main").getByRole("group", { name: "Your factory" })).toBeVisible();

  // Arrows lead around the Shop; what is bought is said before.
  const wanted = (await machines(page).last().getAttribute("data-piece"))!;
  await walkAround(page, wanted);
  const name = (await piece(page, wanted).getAttribute("aria-label"))!.split(",")[0]!;
  await expect(page.locator("main .mec > [role=status]")).toContainText(name);
  await page.keyboard.press("Enter");
  await expect(piece(page, "hand")).toBeVisible();

  // Over a square it is held, and how it lies is said; R turns it, I installs it.
  await expect(piece(page, "install")).toHaveAttribute("aria-disabled", "true");
  const where = page.locator('main .mec .target.open[data-piece^="square"]');
  for (const square of await where.evaluateAll((squares) =>
    squares.map((square) => square.getAttribute("data-piece")!),
  )) {
    await walkTo(page, square);
    await expect(ghost(page)).toHaveCount(1);
    if ((await able(button(page, "Turn"), page).count()) > 0) break;
  }
  const square = (await focused(page))!;
  const said = piece(page, "hand").getByRole("status");
  await expect(said).toContainText(`Square ${square.split(":")[1]}: ${name}, facing`);
  const before = (await said.textContent())!;
  await page.keyboard.press("r");
  await expect(said).not.toHaveText(before);
  const facing = /facing \w+/.exec((await said.textContent())!)![0];
  expect(before).not.toContain(facing);
  await page.keyboard.press("i");
  await expect(piece(page, "hand")).toHaveCount(0);
  await expect(piece(page, square)).toHaveAttribute("aria-label", new RegExp(`${name}, ${facing}`));

  // The turn is ended, and the next workday's.
  for (const day of [2, 3]) {
    await tabTo(page, piece(page, "make"));
    await page.keyboard.press("Enter");
    await onlyTo(
      async () => ((await banner(page).textContent()) ?? "").includes(`Workday ${day}`) && trading(),
    );
  }
  await expect(banner(page)).toContainText("Workday 3");
});

test("on a phone taps buy, turn and install a tile and run the factory, without scrolling sideways", async ({
  browser,
  baseURL,
}) => {
  const page = await (await browser.newContext({ baseURL, ...PHONE, reducedMotion: "reduce" })).newPage();
  await alone(page);
  await fits(page);
  // What glows is big enough for a thumb.
  await expect
    .poll(() =>
      page
        .locator("main .mec")
        .locator("button.spot, .offer, .btn, .blueprint")
        .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().height))),
    )
    .toBeGreaterThanOrEqual(40);

  // The first tap says what it is, the second buys it.
  const spot = machines(page).last();
  const wanted = (await spot.getAttribute("data-piece"))!;
  const name = (await spot.getAttribute("aria-label"))!.split(",")[0]!;
  await piece(page, wanted).tap();
  await expect(page.locator("main .strip")).toContainText("Tap again to do it.");
  await expect(page.locator("main .strip")).toContainText(name);
  await fits(page);
  await piece(page, wanted).tap();
  await expect(piece(page, "hand")).toContainText(name);
  await fits(page);

  // A tap on a square holds it there; a ghost shows how it would lie.
  await expect(ghost(page)).toHaveCount(0);
  const squares = page.locator('main .mec .target.open[data-piece^="square"]');
  let square = "";
  for (square of await squares.evaluateAll((squares) =>
    squares.map((square) => square.getAttribute("data-piece")!),
  )) {
    await piece(page, square).tap();
    await expect(ghost(page)).toHaveCount(1);
    await expect(piece(page, "hand").locator("h2")).toContainText(`on ${square.split(":")[1]}`);
    if ((await able(button(page, "Turn"), page).count()) > 0) break;
  }
  const said = piece(page, "hand").getByRole("status");
  const before = (await said.textContent())!;
  await button(page, "Turn").tap();
  await expect(said).not.toHaveText(before);
  const turned = (await said.textContent())!;
  await fits(page);
  // The same square again turns it as well.
  await piece(page, square).tap();
  await expect(said).not.toHaveText(turned);
  const facing = /facing \w+/.exec((await said.textContent())!)![0];
  await piece(page, "install").tap();
  await expect(ghost(page)).toHaveCount(0);
  await expect(piece(page, square)).toHaveAttribute("aria-label", new RegExp(`${name}, ${facing}`));

  // On to the next workday, by taps: what is only shown at first is tapped again.
  const { pick } = foreman();
  const use = async (target: Locator) => {
    await fits(page);
    const sure = await target.evaluate((button) =>
      button.matches(
        '.action, .choice, [data-piece="run"], [data-piece="make"], [data-piece="sellall"], [data-piece="install"], [data-piece="recycle"], [data-piece="fork"]',
      ),
    );
    const force = await covered(target);
    const before = await signature(page);
    await target.tap({ force });
    if (sure) return;
    const again = page.locator("main .strip").filter({ hasText: "Tap again to do it." });
    await expect.poll(async () => (await again.isVisible()) || (await signature(page)) !== before).toBe(true);
    if (await again.isVisible()) await target.tap({ force });
  };
  await piece(page, "make").tap();
  while (!((await banner(page).textContent()) ?? "").includes("Workday 3")) await decide(page, { pick, use });
  await fits(page);
});

/* ---- the plan of a run ---- */

test("part of a run's plan is changed before the rest is run, and taken back", async ({
  browser,
  baseURL,
}) => {
  const [page] = (await people(browser, baseURL, 1)) as [Page];
  const id = await open(page);
  // Two bots, two Forks: each bot is asked about.
  const { table } = await viewOf(page, id);
  if (!table.factories[0]!.ran) await move(page, id, { do: "planned" });
  for (const [row, square] of [
    [1, "b1"],
    [2, "c1"],
  ] as const) {
    await move(page, id, { do: "fork" });
    await move(page, id, { do: "install", square, lie: { turns: 0, back: false } });
    if (row === 2) await recycled(page, id, row);
  }
  await move(page, id, { do: "make" });
  await page.goto(`/table/${id}`);
  await expect(inFactory(page).first()).toBeVisible();
  const manner = foreman();
  while ((await piece(page, "plan").count()) === 0) await decide(page, manner);

  const lines = page.locator("main .mec .asks .line");
  const set = page.locator("main .mec .asks .set");
  const run = piece(page, "run");
  const asked = await lines.count();
  expect(asked).toBeGreaterThanOrEqual(2);
  await expect(run).toHaveText("Run");
  // The bot itself leads to its line.
  await piece(page, "bot:start:1").click();
  await expect(lines.first()).toHaveAttribute("aria-expanded", "true");
  const answers = page.locator("main .mec .asks .answer");
  const other = page.locator('main .mec .asks .answer[aria-pressed="false"]').first();
  const planned = (await page.locator('main .mec .asks .answer[aria-pressed="true"] > span').textContent())!;
  const words = (await other.locator("> span").textContent())!;
  expect(words).not.toBe(planned);
  await other.click();
  await expect(answers).toHaveCount(0);
  await expect(set).toHaveCount(1);
  await expect(set).toContainText(words);
  await expect(run).toHaveText("Run the rest");

  // Nothing has run yet: it is taken back, and given again.
  await page.keyboard.press("u");
  await expect(set).toHaveCount(0);
  await expect(lines).toHaveCount(asked);
  await expect(run).toHaveText("Run");
  await lines.first().click();
  await page.locator('main .mec .asks .answer[aria-pressed="false"]').first().click();
  await expect(set).toContainText(words);
  await run.click();
  await expect(piece(page, "plan")).toHaveCount(0);
  // The bot went where it was sent, not where it was planned to go.
  const { steps } = await ask<History>(page, "GET", `/api/tables/${id}/history?seat=0`);
  const rides = steps
    .flatMap(({ events }) => events.map(({ event }) => event as Event))
    .filter((event) => event.event === "rode");
  const ride = rides.findLast(({ mover: { from } }) => from.at === "start" && from.hole.row === 1)!.ride;
  expect(ride.end).toEqual({
    at: "truck",
    row: ["to the top truck", "to the middle truck", "to the bottom truck"].indexOf(words),
  });
});

/** Buys the cheaper tile of the first workday and recycles it into bots, into the holes from this row on. */
async function recycled(page: Page, id: string, row: number): Promise<void> {
  await move(page, id, { do: "buy", spot: 1 });
  await move(page, id, { do: "recycle" });
  for (let at = row; ; at = (at + 1) % 3) {
    const { bots } = (await viewOf(page, id)).table.factories[0]!.owes;
    const model = bots.basic > 0 ? "Basic" : bots.plus > 0 ? "Plus" : bots.deluxe > 0 ? "Deluxe" : null;
    if (!model) return;
    await move(page, id, { do: "place", model, hole: { row: at, side: false } });
  }
}

/* ---- for every eye ---- */

for (const [locale, yours] of [
  ["fr-FR", "À vous"],
  ["es-ES", "Tu turno"],
] as const)
  test(`in ${locale} the factory speaks its language`, async ({ browser, baseURL }) => {
    const page = await reader(browser, baseURL, locale);
    const lang = locale.slice(0, 2);
    const files = ["mechanica/game", "mechanica/page", "common", "page/table", "page/shell"];
    const keys = ["mc", "mechanica", "table", "score", "option", "level", "undo"];
    const speaks = speaking(page, lang, files, keys);
    const id = await open(page);
    await page.goto(`/table/${id}`);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(banner(page)).toContainText(yours);
    const manner = foreman();
    const seen = new Set<string>();
    for (let decisions = 0; decisions < 28; decisions += 1) {
      await speaks();
      await namesPlaces(page);
      for (const what of ["make", "hand"]) if ((await piece(page, what).count()) > 0) seen.add(what);
      if (!(await decide(page, manner))) break;
    }
    expect([...seen].sort()).toEqual(["hand", "make"]);
  });

test("axe finds nothing serious on the board, light and dark", async ({ browser, baseURL }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await (
      await browser.newContext({ baseURL, colorScheme, reducedMotion: "reduce" })
    ).newPage();
    const check = (where: string) => accessible(page, `${where} ${colorScheme}`);
    await alone(page);
    await check("turn");
    await machines(page).last().click();
    await expect(piece(page, "hand")).toBeVisible();
    await places(page).first().click();
    await expect(ghost(page)).toHaveCount(1);
    await check("hand");
    await piece(page, "install").click();
    await expect(piece(page, "hand")).toHaveCount(0);
    await piece(page, "fork").click();
    await piece(page, "square:b1").or(piece(page, "square:b2")).and(places(page)).first().click();
    await piece(page, "install").click();
    await toNextDay(page);
    await check("next workday");
    await page.context().close();
  }
});
