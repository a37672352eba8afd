/** Whose seat it is: those who are late, away or voted on, as they and the others see it; and games that cannot go on. */

import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from "node:fs";
import type { Browser, Locator, Page } from "@playwright/test";
import type { Clock } from "../src/bindings/server";
import { expect, House, test } from "./house";
import { accessible, ask, clouds, decide, fits, PHONE, table } from "./player";

const log = (page: Page): Locator => page.locator(".side [role=tabpanel] li");
const panel = (page: Page, seat: number): Locator => page.locator(`.side [data-panel="${seat}"]`);

/** A game under way among these people, without the lobby, everybody at the table. */
async function together(
  browser: Browser,
  baseURL: string,
  names: readonly string[],
  { game = "daydream", clock = { kind: "none" } as Clock, phones = [] as readonly string[] } = {},
): Promise<{ id: string; pages: Page[] }> {
  const pages = await Promise.all(
    names.map(async (name) => {
      const page = await (
        await browser.newContext({
          baseURL,
          reducedMotion: "reduce",
          ...(phones.includes(name) ? PHONE : {}),
        })
      ).newPage();
      // Nobody wants to be waited for at the end of a turn.
      await page.addInitScript(() =>
        localStorage.setItem("reverie-settings", JSON.stringify({ hold: false })),
      );
      await page.goto("/");
      await ask(page, "POST", "/api/me", { name });
      return page;
    }),
  );
  const [host, ...others] = pages as [Page, ...Page[]];
  const seats = ["me", ...others.map(() => "open")];
  const { id } = await ask<{ id: string }>(host, "POST", "/api/tables", {
    game,
    options: {},
    seats,
    clock,
    start: false,
  });
  for (const [n, page] of others.entries()) {
    const { link } = await ask<{ link: string }>(host, "POST", `/api/tables/${id}/links`, {
      to: "seat",
      seat: n + 1,
    });
    await ask(page, "POST", `/api/links/${link}`);
  }
  await ask(host, "POST", `/api/tables/${id}`, { do: "start" });
  for (const page of pages) {
    await page.goto(`/table/${id}`);
    await expect(table(page)).toHaveAttribute("data-line", "live");
  }
  return { id, pages };
}

test("two of three turn the third out by their votes: who is meant sees it, and it stands in the log", async ({
  browser,
  baseURL,
}) => {
  const { pages } = await together(browser, baseURL!, ["Ada", "Bo", "Cy"], { phones: ["Bo"] });
  const [ada, bo, cy] = pages as [Page, Page, Page];

  // With the keys.
  await ada.getByRole("button", { name: "About Cy" }).focus();
  await ada.keyboard.press("Enter");
  const dialog = ada.getByRole("dialog", { name: "Cy" });
  await expect(dialog).toContainText("a bot stands in only for somebody who is away");
  await expect(dialog).toContainText("0 of 2 agree");
  await accessible(ada, "somebody at the table");
  await dialog.getByRole("button", { name: "I am for it" }).focus();
  await ada.keyboard.press("Enter");
  await expect(dialog).toContainText("1 of 2 agree. In favour: Ada.");
  await dialog.getByRole("button", { name: "I am no longer for it" }).click();
  await expect(dialog).toContainText("0 of 2 agree");
  await dialog.getByRole("button", { name: "I am for it" }).click();
  await expect(cy.getByText("Ada wants you to be turned out of this game.")).toBeVisible();

  // On a phone, with a thumb; the last word is asked for twice.
  await expect(bo.getByText("Is Cy to be turned out of this game?")).toBeVisible();
  await fits(bo);
  await bo.getByRole("button", { name: "Decide", exact: true }).tap();
  await bo.getByRole("button", { name: "I am for it" }).tap();
  await expect(bo.getByText("Yours is the last word")).toBeVisible();
  await fits(bo);
  await bo.getByRole("button", { name: "Turn Cy out" }).tap();
  await expect(bo.getByRole("dialog")).toHaveCount(0);

  await expect(cy.getByText("You have been turned out of this game.")).toBeVisible();
  await ada.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(panel(ada, 2)).toContainText("A bot plays since Cy left");
  await expect(log(ada).filter({ hasText: "The others have voted Cy out." })).toHaveCount(1);
  await ada.reload();
  await expect(log(ada).filter({ hasText: "The others have voted Cy out." })).toHaveCount(1);
});

test("nobody is turned out by one alone while they are here", async ({ browser, baseURL }) => {
  const { pages } = await together(browser, baseURL!, ["Ada", "Bo"]);
  const [ada] = pages as [Page, Page];
  await ada.getByRole("button", { name: "About Bo" }).click();
  const dialog = ada.getByRole("dialog", { name: "Bo" });
  await expect(dialog).toContainText("it takes two others at least");
  await expect(dialog.getByRole("button", { name: "I am for it" })).toHaveCount(0);
});

test("a link to a seat that has seen secrets says why nobody can take it", async ({ browser, baseURL }) => {
  const { id, pages } = await together(browser, baseURL!, ["Ada", "Bo", "Cy"], { game: "factory-of-dreams" });
  const [ada, bo] = pages as [Page, Page, Page];
  for (const page of [ada, bo])
    await ask(page, "POST", `/api/tables/${id}/ask`, { id: "vote", do: "out", seat: 2, agree: true });
  const { path } = await ask<{ path: string }>(ada, "POST", `/api/tables/${id}/links`, {
    to: "seat",
    seat: 2,
  });
  const di = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await di.goto(path);
  await di.getByRole("textbox").first().fill("Di");
  await di.getByRole("button", { name: "Take the seat" }).click();
  await expect(di.getByRole("alert")).toContainText("Seat 3 has seen what is hidden in this game");
  await expect(di.getByRole("button", { name: "Take the seat" })).toHaveCount(0);
});

test("for whoever misses a deadline a bot decides that turn, named as such, and they are back by saying so", async ({
  browser,
  baseURL,
}) => {
  const { id, pages } = await together(browser, baseURL!, ["Ada", "Bo"], {
    clock: { kind: "move", seconds: 6 },
  });
  const [ada, bo] = pages as [Page, Page];
  // Whoever decided is not waited for; the other lets the time run out.
  await expect(log(ada).filter({ hasText: "Bo is out of time" }).first()).toBeVisible();
  await expect(
    log(ada)
      .filter({ hasText: /Bo wrote .*decided by \w+ for Bo/ })
      .first(),
  ).toBeVisible();
  await expect(log(bo).filter({ hasText: "Your time was up" }).first()).toBeVisible();
  await expect(
    log(bo)
      .filter({ hasText: /You wrote .*decided by \w+ for you/ })
      .first(),
  ).toBeVisible();

  // Nobody else is here any more: the game waits, and no clock runs.
  await expect(bo.getByText("The game waits for you: no clock runs.")).toBeVisible();
  await expect(bo.getByText(/^You missed a deadline: a bot decided for you\./)).toBeVisible();
  await accessible(bo, "a missed deadline");
  await bo.getByRole("button", { name: "I’m here" }).click();
  await expect(log(bo).filter({ hasText: "You are back." })).toHaveCount(1);
  await expect(log(ada).filter({ hasText: "Bo is back." })).toHaveCount(1);

  // Looked back at, it is still told who decided.
  await bo.goto(`/replay/${id}`);
  await bo
    .locator(".log li")
    .filter({ hasText: /decided by \w+ for you/ })
    .last()
    .getByRole("button")
    .click();
  await expect(bo.locator("header .said")).toContainText(/decided by \w+ for you/);
});

test("over days one takes days off, and is back by saying so", async ({ browser, baseURL }) => {
  const { pages } = await together(browser, baseURL!, ["Ada", "Bo"], {
    clock: { kind: "move", seconds: 3 * 86_400 },
    phones: ["Bo"],
  });
  const [ada, bo] = pages as [Page, Page];
  await ada.getByRole("button", { name: "About Ada" }).click();
  await ada.getByRole("combobox", { name: "Days off" }).selectOption("3");
  await ada.getByRole("button", { name: "Take days off" }).click();
  await expect(ada.getByText(/^You are off for another/)).toBeVisible();
  await expect(log(ada).filter({ hasText: "You take time off." })).toHaveCount(1);
  await ada.getByRole("button", { name: "I’m here" }).click();
  await expect(ada.getByText(/^You are off for another/)).toHaveCount(0);

  await bo.getByRole("button", { name: "Log and chat" }).tap();
  await bo.getByRole("button", { name: "Days off" }).tap();
  await fits(bo);
  await bo.getByRole("button", { name: "Take days off" }).tap();
  await expect(bo.getByText(/^You are off for another/)).toBeVisible();
  await expect(panel(ada, 1)).toContainText("off for");
});

/** Puts into the file what SQLite keeps beside it: the pages of its log, in order, up to where it had begun anew. */
function gather(file: string): void {
  const log = readFileSync(`${file}-wal`);
  const [size, salt] = [log.readUInt32BE(8), log.subarray(16, 24)];
  const pages = openSync(file, "r+");
  for (
    let at = 32;
    at + 24 + size <= log.length && log.subarray(at + 8, at + 16).equals(salt);
    at += 24 + size
  ) {
    writeSync(pages, log, at + 24, size, (log.readUInt32BE(at) - 1) * size);
  }
  closeSync(pages);
  for (const beside of ["-wal", "-shm"]) rmSync(file + beside, { force: true });
}

/** What was decided there can no longer be read, as if by a program that has forgotten these rules. */
function forget(house: House): void {
  if (existsSync(`${house.data}-wal`)) gather(house.data);
  // Latin 1 has a letter for each byte: nothing else in the file changes, nor does its length.
  const file = readFileSync(house.data, "latin1");
  const forgotten = file.replaceAll('"do":"write"', '"do":"wrote"');
  expect(forgotten === file, "there is nothing to forget").toBe(false);
  writeFileSync(house.data, forgotten, "latin1");
}

test("a game that cannot go on says why, can be looked at as far as it went, and be closed", async ({
  browser,
}) => {
  const house = new House();
  await house.start();
  const page = await (await browser.newContext({ baseURL: house.url, reducedMotion: "reduce" })).newPage();
  await page.goto("/");
  await ask(page, "POST", "/api/me", { name: "Ada" });
  const { id } = await ask<{ id: string }>(page, "POST", "/api/tables", {
    game: "daydream",
    options: {},
    seats: ["me"],
    start: true,
  });
  await page.goto(`/table/${id}`);
  await expect(clouds(page).first()).toBeVisible();
  await decide(page);
  await decide(page);
  await house.stop();
  forget(house);
  await house.start();

  await page.goto("/");
  const card = page.getByRole("link", { name: /Daydream/ }).filter({ hasText: "Cannot go on" });
  await expect(card).toBeVisible();
  await accessible(page, "home with a table that cannot go on");
  await card.click();
  await expect(page.getByRole("heading", { name: "Daydream cannot go on here" })).toBeVisible();
  await accessible(page, "a table that cannot go on");
  await page.getByRole("link", { name: "Look back at it" }).click();
  await expect(page.getByRole("slider")).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.locator('main [role="gridcell"][aria-label*="empty"]')).toHaveCount(16);
  await page.goBack();
  await page.getByRole("button", { name: "Close the table" }).click();
  await page.getByRole("button", { name: "Close it for everybody" }).click();
  await expect(page).toHaveURL(`${house.url}/`);
  await expect(page.getByText("Cannot go on")).toHaveCount(0);
  await page.context().close();
  await house.close();
});
