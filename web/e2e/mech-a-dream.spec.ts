/** Mech a Dream as people play it: secret robots, days in turn, nights together; with a mouse, keys, a thumb, in French, and through thick and thin. */

import type { Browser, Locator, Page } from "@playwright/test";
import type { Board, Move, SeenScreen, Tile, View } from "../src/bindings/mech-a-dream";
import type { History, Lobby, Message, Update } from "../src/bindings/server";
import { Follower } from "../src/lib/splice";
import { expect, House, test } from "./house";
import {
  accessible,
  ask,
  decide,
  endTurn,
  fits,
  glowing,
  holds,
  PHONE,
  playOut,
  result,
  rover,
  tabTo,
} from "./player";
import { reader, speaking } from "./tongue";

const VARIATIONS = { robots: true, specialists: true };
const STOCK: Move = { do: "stock", choice: 0 };

const offers = (page: Page): Locator =>
  page.getByRole("region", { name: /^(Machines for sale|Machines à vendre)$/ }).getByRole("button");
const everyPiece = (page: Page): Promise<(string | null)[]> =>
  page
    .locator("main [data-piece]")
    .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute("aria-label")));
const banner = (page: Page): Locator => page.locator(".banner").first();

/* ---- quickly to where the story begins ---- */

/** A table opened without the lobby, by somebody whose browser is at the house. */
async function open(page: Page, seats: string[], options: object = {}): Promise<string> {
  await page.goto("/");
  await ask(page, "POST", "/api/me", { name: "Lune" });
  return (
    await ask<{ id: string }>(page, "POST", "/api/tables", {
      game: "mech-a-dream",
      options,
      seats,
      start: !seats.includes("open"),
    })
  ).id;
}

const past = (page: Page, id: string, seat: number): Promise<History> =>
  ask<History>(page, "GET", `/api/tables/${id}/history?seat=${seat}`);
const viewOf = async (page: Page, id: string, seat: number): Promise<View> =>
  (await past(page, id, seat)).steps.at(-1)!.view as View;

let requests = 0;
async function move(page: Page, id: string, seat: number, move: Move): Promise<void> {
  const answer = await ask<{ error?: { message: string } }>(page, "POST", `/api/tables/${id}/ask`, {
    id: `e2e-${++requests}`,
    do: "move",
    seat,
    move,
  });
  if (answer.error) throw new Error(answer.error.message);
}

/** Plays whatever seats these pages have until the table is as wanted, and somebody of them is awaited. Whether it ever was: a game may end first. */
async function hurry(
  pages: Page[],
  id: string,
  there: (view: View) => boolean,
  choose: (view: View, seat: number) => Move,
): Promise<boolean> {
  for (;;) {
    const at = { seat: -1, over: false };
    // A bot or the dealer may be at it.
    const asked = async () => {
      const { waiting, phase } = await ask<Lobby>(pages[0]!, "GET", `/api/tables/${id}`);
      Object.assign(at, {
        seat: pages.findIndex((_, seat) => waiting.includes(seat)),
        over: phase === "over",
      });
      return at.over || at.seat >= 0;
    };
    await expect.poll(asked, { intervals: [20] }).toBe(true);
    const { seat, over } = at;
    if (over) return false;
    const view = await viewOf(pages[seat]!, id, seat);
    if (there(view)) return true;
    await move(pages[seat]!, id, seat, choose(view, seat));
  }
}

/** A table against a bot, at the first moment of a person's own that is as wanted. */
async function against(
  page: Page,
  there: (view: View) => boolean = () => true,
  choose: (view: View) => Move = () => STOCK,
): Promise<string> {
  const id = await open(page, ["me", "greedy"]);
  expect(await hurry([page], id, there, choose), "the game ended before such a moment").toBe(true);
  await page.goto(`/table/${id}`);
  await expect(glowing(page).first()).toBeVisible();
  return id;
}

const people = async (browser: Browser, baseURL: string, count: number): Promise<Page[]> =>
  Promise.all(
    Array.from({ length: count }, async () =>
      (await browser.newContext({ baseURL, reducedMotion: "reduce" })).newPage(),
    ),
  );

/* ---- together ---- */

/** Every view that this browser is sent over its socket. */
function overhear(page: Page): Update[] {
  const heard: Update[] = [];
  page.on("websocket", (socket) => {
    const follower = new Follower();
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload)) as Message;
      const update = message.is === "patch" ? follower.take(message) : null;
      if (update) heard.push(update);
    });
  });
  return heard;
}

/** What a view and its events tell of another's robots: nothing. */
function keepsSecret(view: View, other: number): void {
  const screen: SeenScreen = view.players[other]!.screen;
  expect(screen.is).not.toBe("enlightened");
  if (screen.is === "dealt") expect(screen.from).toBeNull();
  if (screen.is === "sealed") expect(screen.kept).toBeNull();
}

test("two browsers play a whole game with both variations while a third watches; robots are chosen in secret", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const [ada, bo, eve] = (await people(browser, baseURL, 3)) as [Page, Page, Page];
  const heard = [overhear(ada), overhear(bo), overhear(eve)] as const;
  await ada.goto("/new/mech-a-dream?with=friends");
  await ada.locator("label").filter({ hasText: "Enlightened Robots" }).click();
  await ada.locator("label").filter({ hasText: "Everybody hires a Specialist" }).click();
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(ada).toHaveURL(/\/table\//);
  const id = new URL(ada.url()).pathname.split("/").pop()!;
  await bo.goto((await ada.getByRole("status").filter({ hasText: "/join/" }).textContent())!.trim());
  await bo.getByRole("textbox").first().fill("Bo");
  await bo.getByRole("button", { name: "Take the seat" }).click();
  await expect(ada.getByText("Bo").first()).toBeVisible();
  await ada.getByRole("button", { name: "Start", exact: true }).click();
  const watch = await ask<{ path: string }>(ada, "POST", `/api/tables/${id}/links`, { to: "watch" });
  await eve.goto(watch.path);
  await expect(eve.getByRole("heading", { name: "Everybody chooses a robot" })).toBeVisible();

  // Two robots each; the other's are not on the page, nor in anything that was sent to it.
  const dealt = async (page: Page) => page.getByRole("radio").locator(".title").allTextContents();
  await expect(ada.getByRole("radio")).toHaveCount(2);
  await expect(bo.getByRole("radio")).toHaveCount(2);
  const [adas, bos] = [await dealt(ada), await dealt(bo)];
  expect(new Set([...adas, ...bos]).size).toBe(4);
  await ada.getByRole("radio").first().click();
  await ada.getByRole("button", { name: /^Keep robot/ }).click();
  await expect(ada.getByRole("heading", { name: "You have chosen" })).toBeVisible();
  for (const page of [bo, eve]) await expect(page.locator("main .who .ready")).toHaveCount(1);
  for (const name of adas)
    for (const page of [bo, eve]) await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  for (const name of bos)
    for (const page of [ada, eve]) await expect(page.getByText(name, { exact: true })).toHaveCount(0);
  for (const [n, others] of [[1], [0], [0, 1]].entries()) {
    expect(heard[n]!.length).toBeGreaterThan(0);
    for (const { view, events } of heard[n]!)
      for (const other of others) {
        keepsSecret(view as View, other);
        for (const { event } of events)
          expect(event).not.toMatchObject({ seat: other, event: expect.stringMatching(/^(dealt|kept)$/) });
      }
  }
  for (const [page, own] of [
    [ada, 0],
    [bo, 1],
  ] as const)
    for (const { view } of (await past(page, id, own)).steps) keepsSecret(view as View, 1 - own);
  // Nobody borrows another's eyes.
  expect(await ask(bo, "GET", `/api/tables/${id}/history?seat=0`)).toHaveProperty("error");

  // Once both have chosen, all three see both robots; the last player hires first.
  await bo.getByRole("radio").last().click();
  await bo.getByRole("button", { name: /^Keep robot/ }).click();
  for (const page of [ada, bo, eve]) await expect(page.locator("main .specialists .person")).toHaveCount(3);
  await expect
    .poll(() => heard[2].at(-1)!.view as View)
    .toMatchObject({ players: [{ screen: { is: "enlightened" } }, { screen: { is: "enlightened" } }] });

  // Days in turn, nights together, whoever of the two is asked.
  const asked = async (page: Page) =>
    (await glowing(page).count()) > 0 ||
    (await endTurn(page).and(page.locator('[aria-disabled="false"]')).count()) > 0;
  const manners = [ada, bo].map((page) => ({ page, manner: { pick: rover() } }));
  while (!(await result(ada).isVisible())) {
    for (const { page, manner } of manners) if (await asked(page)) await decide(page, manner);
    await expect
      .poll(async () => (await asked(ada)) || (await asked(bo)) || (await result(ada).isVisible()))
      .toBe(true);
  }
  for (const page of [ada, bo, eve]) await expect(result(page)).toBeVisible();
  const rows = ["Dream points", "Rainbows", "Flowers and ink"];
  for (const name of rows) await expect(result(eve).getByRole("rowheader", { name })).toBeVisible();
  const sums = await result(eve)
    .locator("table")
    .evaluate((table) => {
      const numbers = (of: string) =>
        [...table.querySelectorAll(of)].map((row) =>
          [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)),
        );
      return { parts: numbers("tbody tr"), total: numbers("tfoot tr")[0]! };
    });
  for (const [seat, total] of sums.total.entries())
    expect(sums.parts.reduce((sum, row) => sum + row[seat]!, 0)).toBe(total);

  await ada.getByRole("button", { name: "Rematch" }).click();
  await expect(ada).not.toHaveURL(new RegExp(id));
  await bo.getByRole("link", { name: "Come" }).click();
  await expect(bo).toHaveURL(ada.url());
  await expect(bo.locator("h1")).toContainText("Enlightened Robots");
});

/** A table of four at a night in which the third has a machine to use besides the robot; none where the week had no such night. */
async function night(pages: Page[]): Promise<string | null> {
  const id = await open(pages[0]!, ["me", "open", "open", "open"]);
  for (const [seat, page] of pages.entries()) {
    if (seat === 0) continue;
    const { link } = await ask<{ link: string }>(pages[0]!, "POST", `/api/tables/${id}/links`, {
      to: "seat",
      seat,
    });
    await page.goto("/");
    await ask(page, "POST", "/api/me", { name: ["", "Ada", "Bo", "Cy"][seat] });
    await ask(page, "POST", `/api/links/${link}`);
  }
  await ask(pages[0]!, "POST", `/api/tables/${id}`, { do: "start" });
  // Bo has a machine besides the robot by then: who can do nothing more is done without saying so.
  const { board } = await ask<{ board: Board }>(pages[0]!, "GET", `/api/tables/${id}`);
  const works = (tile: Tile | null) =>
    board.tiles.some(
      (figures) =>
        figures.tile === tile &&
        figures.family === "resource" &&
        !figures.effect.pay &&
        !figures.effect.gain?.boosts,
    );
  // What would be lost to the cap is not offered, nor a boost without a machine under way.
  const brings = (tile: Tile | null, { flowers, ink }: View["players"][number]) => {
    const gain = board.tiles.find((figures) => figures.tile === tile)?.effect.gain;
    return (
      !!gain &&
      (!!gain.dreams || !!gain.rainbows || (!!gain.flowers && flowers < 9) || (!!gain.ink && ink < 9))
    );
  };
  const ready = ({ time, players }: View) =>
    time === "night" && players[2]!.workshop.some(({ tile }) => works(tile) && brings(tile, players[2]!));
  const found = await hurry(pages, id, ready, ({ time, sale, players }, seat): Move => {
    if (time === "night") return { do: "done" };
    if (seat !== 2) return STOCK;
    const { belt, offers } = players[2]!;
    const wanted = sale.find((tile, spot) => works(tile) && offers[spot]!.short === 0);
    return belt[0] ? { do: "build", tile: belt[0].tile } : wanted ? { do: "buy", tile: wanted } : STOCK;
  });
  return found ? id : null;
}

test("a night of four is everybody's at once, and who is done is asked for nothing more", async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const pages = await people(browser, baseURL, 4);
  let id: string | null = null;
  // Not every week has such a night.
  while (id === null) id = await night(pages);
  const { day } = await viewOf(pages[0]!, id, 0);
  for (const page of pages) await page.goto(`/table/${id}`);

  const done = (page: Page) => page.getByRole("button", { name: "Done for tonight" });
  for (const page of pages) {
    await expect(banner(page)).toContainText("Your turn");
    await expect(done(page)).toHaveAttribute("aria-disabled", "false");
  }
  const [late, ...early] = [pages[2]!, pages[0]!, pages[1]!, pages[3]!];
  for (const page of early) {
    await done(page).click();
    await expect(page.getByText(/^You are done for tonight\. Still at it: /)).toBeVisible();
  }
  for (const page of early) {
    await expect(page.getByText("You are done for tonight. Still at it: Bo.")).toBeVisible();
    await expect(banner(page)).not.toContainText("Your turn");
    await expect(glowing(page)).toHaveCount(0);
    await expect(endTurn(page)).toHaveCount(0);
  }
  await expect(banner(late)).toContainText("Your turn");
  await late.locator(".night .way.can").first().click();
  await expect(late.locator(".night .tick")).toHaveCount(1);
  await late.keyboard.press("u");
  await expect(late.locator(".night .tick")).toHaveCount(0);
  await late.locator(".night .way.can").first().click();
  await expect(late.locator(".night .tick")).toHaveCount(1);
  for (const page of early) await expect(banner(page)).not.toContainText("Your turn");

  // The dealer would wait for somebody who holds: nobody does.
  await done(late).click();
  for (const page of pages) await expect(banner(page)).toContainText(`Day ${day + 1}, morning`);
  for (const page of pages) await holds(page);
  const { first } = await viewOf(pages[0]!, id, 0);
  for (const [seat, page] of pages.entries()) {
    if (seat === first) await expect(glowing(page).first()).toBeVisible();
    else await expect(glowing(page)).toHaveCount(0);
  }
});

/* ---- what is shown, what is taken back ---- */

test("what a purchase leads to is shown before it is made, and what is too dear says so", async ({
  page,
}) => {
  await against(page);
  const ghost = page.locator(".workshop .belt .ghost");
  const dear = page.locator("main .room .slot:has(.short)");
  const cheap = page.locator("main .room .slot.legal");
  const starts = async (offer: Locator) =>
    /It starts on slot (\d)/.exec((await offer.getAttribute("aria-label"))!)![1]!;
  /** Whether the ghost stands over the number of its slot. */
  const stands = async (slot: string) => {
    const [over, roller] = [
      await ghost.boundingBox(),
      await page.locator(".workshop .rollers span").filter({ hasText: slot }).boundingBox(),
    ];
    const middle = over!.x + over!.width / 2;
    return middle > roller!.x && middle < roller!.x + roller!.width;
  };

  await expect(offers(page)).toHaveCount(6);
  await expect(ghost).toHaveCount(0);
  const slot = await starts(cheap.first());
  await cheap.first().hover();
  await expect(ghost).toHaveCount(1);
  await expect(page.locator(".tip")).toContainText(`It starts on slot ${slot}.`);
  expect(await stands(slot)).toBe(true);
  await page.mouse.move(2, 2);
  await expect(ghost).toHaveCount(0);

  // The same for whoever comes by with the keyboard: on the page and aloud.
  await offers(page).first().focus();
  for (
    let steps = 0;
    steps < 6 && !(await cheap.last().evaluate((offer) => offer === document.activeElement));
    steps += 1
  )
    await page.keyboard.press("Tab");
  await expect(cheap.last()).toBeFocused();
  const other = await starts(cheap.last());
  await expect(ghost).toHaveCount(1);
  await expect(page.locator("main .mech > [role=status]")).toContainText(`It starts on slot ${other}.`);
  expect(await stands(other)).toBe(true);
  await page.keyboard.press("Escape");
  await expect(ghost).toHaveCount(0);

  // Nobody begins with rainbows: the yellow one is always too dear.
  await expect(dear.last()).toHaveAttribute("aria-label", /You are \d+ rainbows? short\./);
  await expect(dear.last()).toHaveAttribute("aria-disabled", "true");
  const before = await everyPiece(page);
  // Pressed all the same: it is there to say why.
  await dear.last().click({ force: true });
  await expect(
    page.getByRole("status").filter({ hasText: /That costs \d+ rainbows?: you are \d+ short\./ }),
  ).toBeVisible();
  expect(await everyPiece(page)).toEqual(before);
});

test("a purchase is taken back until the turn ends, and then it is said why not", async ({ page }) => {
  await against(page);
  const machines = page.locator(".workshop .belt .machine");
  const before = await everyPiece(page);
  await page.locator("main .room .slot.legal").first().click();
  await expect(machines).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "false");
  await page.keyboard.press("u");
  await expect(machines).toHaveCount(0);
  await expect.poll(() => everyPiece(page)).toEqual(before);
  await page.locator("main .room .slot.legal").first().click();
  await expect(machines).toHaveCount(1);
  await endTurn(page).click();
  await expect(glowing(page).first()).toBeVisible();
  // Pressed all the same: it is there to say why.
  await page.getByRole("button", { name: "Undo" }).click({ force: true });
  await expect(
    page.getByRole("status").filter({ hasText: "Something has been rolled or dealt since" }),
  ).toBeVisible();
  await expect(machines).toHaveCount(1);
});

test("the last thing used at night is taken back, though morning has come with it", async ({ page }) => {
  await against(page, ({ time }) => time === "night");
  const ink = page.locator('.workshop [data-piece="ink"]');
  const before = (await ink.getAttribute("aria-label"))!;
  const use = page.locator(".night .way.can");
  await expect(use).toHaveCount(1);
  await use.click();
  // Nothing is left to be used, and the bot is done: only the dealer waits.
  await expect(banner(page)).toContainText("Day 2, morning");
  await expect(ink).not.toHaveAttribute("aria-label", before);
  await page.keyboard.press("u");
  await expect(banner(page)).toContainText("Day 1, night");
  await expect(ink).toHaveAttribute("aria-label", before);
  await expect(use).toHaveCount(1);
});

test("a reload shows the very same table", async ({ page }) => {
  await against(
    page,
    ({ day, time }) => day === 2 && time === "afternoon",
    ({ time }) => (time === "night" ? { do: "done" } : STOCK),
  );
  const log = () => page.locator(".side li").allTextContents();
  await page.locator("main .room .slot.legal, main .crate.legal").first().click();
  await expect(endTurn(page)).toHaveAttribute("aria-disabled", "false");
  const before = [await everyPiece(page), await log()];
  await page.reload();
  await expect(endTurn(page)).toHaveAttribute("aria-disabled", "false");
  await expect.poll(async () => [await everyPiece(page), await log()]).toEqual(before);
});

test("what was shown survives the plug being pulled", async ({ browser }) => {
  const house = new House();
  await house.start();
  const page = await (await browser.newContext({ baseURL: house.url })).newPage();
  await against(page);
  await page.locator("main .room .slot.legal").first().click();
  await expect(page.locator(".workshop .belt .machine")).toHaveCount(1);
  const bought = (await page.locator(".workshop .belt .machine").getAttribute("data-piece"))!.replace(
    "belt:",
    "",
  );
  await house.kill();
  await expect(page.getByText("The connection is lost")).toBeVisible();
  await house.start();
  await expect(page.getByText("The connection is lost")).toHaveCount(0, { timeout: 60_000 });
  // Who waits for whom is forgotten: the bot may have played, and time may have moved it on.
  await expect(glowing(page).first()).toBeVisible();
  await expect(
    page.locator(`.workshop [data-piece="belt:${bought}"], .workshop [data-piece="bench:${bought}"]`),
  ).toHaveCount(1);
  await decide(page, { pick: rover() });
  await page.context().close();
  await house.close();
});

/* ---- with every hand, for every eye ---- */

test("keys alone play a whole game", async ({ browser, baseURL }) => {
  test.slow();
  const [page] = (await people(browser, baseURL, 1)) as [Page];
  await page.goto("/new/mech-a-dream?with=bots");
  await tabTo(page, page.getByRole("button", { name: "Start", exact: true }));
  await page.keyboard.press("Enter");
  await expect(glowing(page).first()).toBeVisible();

  // Arrows lead from piece to piece.
  await tabTo(page, offers(page).first());
  await page.keyboard.press("ArrowRight");
  await expect(offers(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(offers(page).first()).toBeFocused();

  await playOut(page, {
    pick: rover(),
    use: async (target) => {
      // The shell's own key ends the turn.
      if ((await target.getAttribute("aria-keyshortcuts")) === "E") return page.keyboard.press("e");
      await tabTo(page, target);
      await page.keyboard.press("Enter");
    },
  });
  await expect(result(page).getByRole("rowheader", { name: "Dream points" })).toBeVisible();
});

test("on a phone a whole game is played by taps, without scrolling sideways", async ({
  browser,
  baseURL,
}) => {
  const page = await (await browser.newContext({ baseURL, ...PHONE, reducedMotion: "reduce" })).newPage();
  await against(page);
  await expect(offers(page)).toHaveCount(6);
  const names = await offers(page).evaluateAll((offers) =>
    offers.map((offer) => offer.getAttribute("aria-label")),
  );
  // Two of a kind may lie side by side, and are called the same.
  for (const name of names) expect(name).toMatch(/\w/);
  for (const offer of await offers(page).all()) {
    await offer.scrollIntoViewIfNeeded();
    await expect(offer).toBeInViewport({ ratio: 0.9 });
  }
  await playOut(page, {
    pick: rover(),
    use: async (target) => {
      await fits(page);
      const sure = await target.evaluate((button) =>
        button.matches(".way, .everything, .done, .bonus, .decline, .action"),
      );
      await target.tap();
      if (sure) return;
      // The first tap shows what would happen.
      await expect(page.locator("main .strip")).toContainText("Tap again to do it.");
      await fits(page);
      await target.tap();
    },
  });
  await fits(page);
});

/** In French and in Spanish: what the table is called to, the robots, and how many dreams there were. */
for (const [locale, yours, robots, dreams] of [
  ["fr-FR", "À vous", "Choisissez votre robot", "Points de rêve"],
  ["es-ES", "Tu turno", "Elige tu robot", "Puntos de sueño"],
] as const)
  test(`in ${locale} a whole game is told in its language`, async ({ browser, baseURL }) => {
    const page = await reader(browser, baseURL, locale);
    const lang = locale.slice(0, 2);
    const files = ["game", "page", "workshop"].map((file) => `mech-a-dream/${file}`);
    const keys = ["mech", "md", "mw", "table", "score", "level", "undo"];
    const speaks = speaking(page, lang, [...files, "common", "page/table", "page/shell"], keys);
    const id = await open(page, ["me", "greedy"], VARIATIONS);
    await page.goto(`/table/${id}`);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(banner(page)).toContainText(yours);
    await expect(page.getByRole("heading", { name: robots })).toBeVisible();
    const manner = { pick: rover() };
    const seen = new Set<string>();
    do {
      await speaks();
      for (const part of ["factory", "night"])
        if (await page.locator(`main .${part}`).first().isVisible()) seen.add(part);
    } while (await decide(page, manner));
    expect([...seen].sort()).toEqual(["factory", "night"]);
    await speaks();
    await expect(result(page).getByRole("rowheader", { name: dreams })).toBeVisible();
  });

test("axe finds nothing serious before the first day, by day and by night, light and dark", async ({
  browser,
  baseURL,
}) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await (
      await browser.newContext({ baseURL, colorScheme, reducedMotion: "reduce" })
    ).newPage();
    const check = (where: string) => accessible(page, `${where} ${colorScheme}`);
    const id = await open(page, ["me", "greedy"], VARIATIONS);
    await page.goto(`/table/${id}`);
    await expect(page.getByRole("radio")).toHaveCount(2);
    await page.getByRole("radio").first().click();
    await check("robots");
    await page.getByRole("button", { name: /^Keep robot/ }).click();
    const hire = page.locator("main .person.glows");
    await expect(hire.first().or(endTurn(page).and(page.locator('[aria-disabled="false"]')))).toBeVisible();
    if ((await hire.count()) === 0) await endTurn(page).click();
    await expect(hire.first()).toBeVisible();
    await check("Specialists");
    const manner = { pick: rover() };
    const asked = async (where: string) =>
      (await page.locator(where).count()) > 0 && (await glowing(page).count()) > 0;
    while (!(await asked("main .factory"))) await decide(page, manner);
    await check("day");
    while (!(await asked("main .night"))) await decide(page, manner);
    await check("night");
    await page.context().close();
  }
});
