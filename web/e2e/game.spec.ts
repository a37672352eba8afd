/** Whole games as people play them: alone, together, on a phone, with keys only, in French, through thick and thin. */

import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./house";
import { clouds, decide, endTurn, playOut, result } from "./player";

/** A table for one, from the poster, as a newcomer would. */
async function alone(page: Page, words = { alone: "alone", start: "Start" }): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: words.alone, exact: true }).first().click();
  await page.getByRole("button", { name: words.start, exact: true }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(clouds(page).first()).toBeVisible();
}

test("a newcomer plays a whole game alone, sees where the points came from, looks back, checks the dealer", async ({
  page,
}) => {
  await alone(page);
  await expect(page).toHaveTitle("● Your turn · Daydream");
  await playOut(page);
  await expect(result(page).getByRole("rowheader", { name: "Objects" })).toBeVisible();
  await expect(
    result(page).getByRole("list", { name: "The scale of results" }).getByRole("listitem"),
  ).toHaveCount(4);

  // The dealer kept the promise, roll by roll.
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByRole("dialog")).toContainText(/rolls/);
  await expect(page.getByRole("dialog").locator(".bad, .broken")).toHaveCount(0);
  await page.keyboard.press("Escape");

  // The record is a file that can be opened again.
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the record" }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ game: "daydream" });

  // The replay: slider, arrow keys, a link to this very step.
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page).toHaveURL(/\/replay\//);
  const slider = page.getByRole("slider");
  await expect(slider).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.locator('main [role="gridcell"][aria-label*="empty"]')).toHaveCount(18);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator('main [role="gridcell"][aria-label*="empty"]')).toHaveCount(17);
  await page.goto("/record");
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole("slider")).toBeVisible();
});

test("two browsers share a table by a link while a third watches", async ({ browser, baseURL }) => {
  const open = async () => (await browser.newContext({ baseURL })).newPage();
  const [ada, bo, eve] = [await open(), await open(), await open()];
  await ada.goto("/new/daydream?with=friends");
  await ada.getByRole("button", { name: "Open the table" }).click();
  await expect(ada).toHaveURL(/\/table\//);
  const link = ada.getByRole("status").filter({ hasText: "/join/" });
  await expect(link).toBeVisible();

  await bo.goto((await link.textContent())!.trim());
  await bo.getByRole("textbox").first().fill("Bo");
  await bo.getByRole("button", { name: "Take the seat" }).click();
  await expect(bo).toHaveURL(/\/table\//);
  await expect(ada.getByText("Bo").first()).toBeVisible();
  await ada.getByRole("button", { name: "Start", exact: true }).click();
  await expect(clouds(ada).first()).toBeVisible();
  await expect(clouds(bo).first()).toBeVisible();

  // A link to watch, from the table's own menu.
  const id = new URL(ada.url()).pathname.split("/").pop()!;
  const watch = await ada.evaluate(
    async (id) =>
      (
        await fetch(`/api/tables/${id}/links`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: '{"to":"watch"}',
        })
      ).json() as Promise<{ path: string }>,
    id,
  );
  await eve.goto(watch.path);
  await expect(eve.locator("header")).toContainText("Watching");

  // Something is said; the spectator reads it too.
  await ada.getByRole("tab", { name: /Chat/ }).click();
  await ada.getByRole("textbox", { name: "Say something" }).fill("Good luck!");
  await ada.keyboard.press("Enter");
  await bo.getByRole("tab", { name: /Chat/ }).click();
  await expect(bo.getByText("Good luck!")).toBeVisible();

  // Both play the game out; neither waits for the other before the next roll is due.
  await Promise.all([playOut(ada), playOut(bo)]);
  for (const page of [ada, bo, eve]) await expect(result(page)).toBeVisible();

  // One asks for a rematch, the other comes.
  await ada.getByRole("button", { name: "Rematch" }).click();
  await expect(ada).not.toHaveURL(new RegExp(id));
  await bo.getByRole("link", { name: "Come" }).click();
  await expect(bo).toHaveURL(ada.url());
});

test("a reload shows the very same table", async ({ page }) => {
  await alone(page);
  await decide(page);
  const labels = () =>
    page
      .locator('main [role="gridcell"]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")));
  const [before, log] = [await labels(), await page.locator(".side li").allTextContents()];
  await page.reload();
  await expect(clouds(page).first()).toBeVisible();
  expect(await labels()).toEqual(before);
  await expect(page.locator(".side li").first()).toBeVisible();
  expect(await page.locator(".side li").allTextContents()).toEqual(log);
});

test("undo takes back, start over takes all back, and where it is locked it says why", async ({ page }) => {
  await alone(page);
  await decide(page);
  await decide(page);
  await page.keyboard.press("u");
  await expect(page.locator('main [role="gridcell"][aria-label*="empty"]')).toHaveCount(17);
  await decide(page);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.locator('main [role="gridcell"][aria-label*="empty"]')).toHaveCount(18);
  await decide(page);
  await decide(page);
  await endTurn(page).click();
  await expect(page.locator("header")).toContainText("Turn 1");
  // Pressed all the same: it is there to say why.
  await page.getByRole("button", { name: "Undo" }).click({ force: true });
  await expect(
    page.getByRole("status").filter({ hasText: "Something has been rolled or dealt since" }),
  ).toBeVisible();
});

test("an undo tells only what has changed: nothing is read again", async ({ page }) => {
  const read: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/history")) read.push(request.url());
  });
  await alone(page);
  const lines = page.locator(".side [role=tabpanel] li");
  await expect(lines).toHaveCount(1);
  const before = read.length;
  await decide(page);
  await decide(page);
  await expect(lines).toHaveCount(3);
  await page.keyboard.press("u");
  await expect(lines).toHaveCount(2);
  await page.keyboard.press("u");
  await expect(lines).toHaveCount(1);
  await decide(page);
  await expect(lines).toHaveCount(2);
  expect(read.length).toBe(before);
  // What stands there now is what a reload shows.
  const log = await lines.allTextContents();
  await page.reload();
  await expect(lines).toHaveText(log);
});

test("a click that is refused says why", async ({ page }) => {
  await alone(page);
  await decide(page);
  await decide(page);
  await endTurn(page).click();
  await expect(page.locator("header")).toContainText("Turn 1");
  await page.locator('main [role="gridcell"]:not(.legal)[aria-label*="empty"]').first().click();
  await expect(page.getByRole("status").filter({ hasText: "touches no written cloud" })).toBeVisible();
});

test("what a cloud would do is shown before it is written", async ({ page }) => {
  await alone(page);
  const cloud = clouds(page).first();
  const label = await cloud.getAttribute("aria-label");
  await cloud.hover();
  await expect(cloud.locator(".coming")).toBeVisible();
  expect(await cloud.getAttribute("aria-label")).toBe(label);
});

test("an event of the log leads to its moment, and back to now", async ({ page }) => {
  await alone(page);
  await decide(page);
  await decide(page);
  await page.locator(".side li button").last().click();
  await expect(page.getByText(/You look back/)).toBeVisible();
  await expect(page.locator('main [role="gridcell"][aria-label*="empty"]')).toHaveCount(18);
  await page.keyboard.press("Escape");
  await expect(page.getByText(/You look back/)).toHaveCount(0);
  await expect(page.locator('main [role="gridcell"][aria-label*="empty"]')).toHaveCount(16);
});

test("keys alone play a whole game", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "alone", exact: true }).first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Start", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(clouds(page).first()).toBeVisible();
  // Into the grid by Tab, over it by arrows, Enter writes, E ends the turn.
  const use = async (target: Locator) => {
    if ((await target.getAttribute("aria-keyshortcuts")) === "E") return page.keyboard.press("e");
    if ((await target.getAttribute("role")) === "gridcell") await walk(page);
    else await target.focus();
    await page.keyboard.press("Enter");
  };
  await playOut(page, { use });
  await expect(result(page)).toBeVisible();
});

/** Arrow keys from the cloud that has the focus to one that glows. */
async function walk(page: Page): Promise<void> {
  await page.locator('main [role="gridcell"][tabindex="0"]').first().focus();
  const glows = () => page.evaluate(() => document.activeElement?.matches("[role=gridcell].legal") ?? false);
  const at = () => page.evaluate(() => document.activeElement?.getAttribute("data-cell") ?? "");
  for (const sweep of ["ArrowLeft", "ArrowUp"])
    for (let n = 0; n < 12; n += 1) await page.keyboard.press(sweep);
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 12; column += 1) {
      if (await glows()) return;
      const before = await at();
      await page.keyboard.press(row % 2 === 0 ? "ArrowRight" : "ArrowLeft");
      if ((await at()) === before) break;
    }
    if (await glows()) return;
    await page.keyboard.press("ArrowDown");
  }
  if (!(await glows())) throw new Error("no glowing cloud can be reached with the arrow keys");
}

test("in French everything is in French", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL, locale: "fr-FR" })).newPage();
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(
    page
      .getByRole("button", { name: "Jouer" })
      .or(page.getByRole("button", { name: /Jouer/ }))
      .first(),
  ).toBeVisible();
  await page.goto("/new/daydream?with=nobody");
  await page.locator("form, main").first().waitFor();
  await page.getByRole("button", { name: /^(Commencer|Démarrer|C’est parti)/ }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(clouds(page).first()).toBeVisible();
  await expect(page.locator("header")).toContainText("À vous");
  await playOut(page);
  await expect(result(page).getByRole("rowheader", { name: "Objets" })).toBeVisible();
});

test("two people share one device: the table turns to whoever is awaited", async ({ page }) => {
  await page.goto("/new/daydream?with=bots");
  await page.getByText("Here", { exact: true }).first().click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByText(/Now: .* 1 \(you hold 2 seats\)/)).toBeVisible();
  await decide(page);
  await decide(page);
  await endTurn(page).click();
  // Nothing is hidden in this game, so no curtain falls: the other sheet is simply there.
  await expect(page.getByText(/Now: .* 2 \(you hold 2 seats\)/)).toBeVisible();
  await expect(page.locator("main .cloud.written")).toHaveCount(0);
  await decide(page);
  await decide(page);
  await endTurn(page).click();
  await expect(page.locator("header")).toContainText("Turn 1");
});
