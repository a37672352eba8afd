/** Manners: lost lines, killed servers, phones, screen readers, no connection at all. */

import type { Page } from "@playwright/test";
import { expect, House, test } from "./house";
import { accessible, clouds, decide, endTurn, fits, PHONE, playNow, playOut, result } from "./player";

async function against(page: Page): Promise<void> {
  await page.goto("/");
  await playNow(page, "Daydream").click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(clouds(page).first()).toBeVisible();
}

const written = (page: Page) => page.locator("main .cloud.written");

test("a line lost in the middle of a move comes back by itself, and the move is played once", async ({
  page,
}) => {
  await against(page);
  // The line dies under the first move: it is sent, nothing comes back.
  let cut = false;
  await page.routeWebSocket(/socket/, (socket) => {
    const server = socket.connectToServer();
    let dead = false;
    socket.onMessage((message) => {
      if (dead) return;
      server.send(message);
      if (!cut && String(message).includes('"do":"move"')) cut = dead = true;
    });
    server.onMessage((message) => {
      if (!dead) return socket.send(message);
      if (String(message).includes('"is":"answer"')) void socket.close();
    });
  });
  await page.reload();
  await clouds(page).first().click();
  await expect(written(page)).toHaveCount(1);
  await expect(page.getByText("The connection is lost")).toHaveCount(0);
  await decide(page);
  await expect(written(page)).toHaveCount(2);
});

test("what was shown survives the plug being pulled", async ({ browser }) => {
  const house = new House();
  await house.start();
  const page = await (await browser.newContext({ baseURL: house.url })).newPage();
  await against(page);
  await decide(page);
  await expect(written(page)).toHaveCount(1);
  await house.kill();
  await expect(page.getByText("The connection is lost")).toBeVisible();
  await expect(written(page)).toHaveCount(1);
  await house.start();
  await expect(page.getByText("The connection is lost")).toHaveCount(0, { timeout: 60_000 });
  await expect(written(page)).toHaveCount(1);
  await decide(page);
  await expect(written(page)).toHaveCount(2);
  await page.context().close();
  await house.close();
});

/** The smallest side of any glowing cloud's target, once the board has unfolded. */
const smallest = (page: Page) =>
  clouds(page)
    .locator(".target")
    .evaluateAll((targets) =>
      Math.min(
        ...targets
          .map((target) => target.getBoundingClientRect())
          .map(({ width, height }) => Math.min(width, height)),
      ),
    );

test("on a phone a whole game is played without scrolling sideways", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL, ...PHONE })).newPage();
  await page.goto("/");
  await fits(page);
  await page.goto("/new/daydream?with=friends");
  await expect(page.getByRole("button", { name: "Open the table" })).toBeVisible();
  await fits(page);
  await page.goto("/learn/daydream");
  await expect(page.getByRole("heading").first()).toBeVisible();
  await fits(page);
  await page.goto("/");
  await playNow(page, "Daydream").click();
  await expect(clouds(page).first()).toBeVisible();
  await fits(page);
  // Every glowing cloud is big enough for a thumb.
  await expect.poll(() => smallest(page)).toBeGreaterThanOrEqual(40);
  await playOut(page, { use: (target) => target.tap() });
  await fits(page);
});

for (const view of ["BC", "EF", "AD", "DA", "ABC", "DEF"]) {
  test(`the wide view ${view} fits a phone`, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ baseURL, ...PHONE })).newPage();
    await page.goto("/");
    const id = await page.evaluate(async (view) => {
      const post = async (path: string, body: unknown) =>
        (
          await fetch(path, {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(body),
          })
        ).json() as Promise<{ id: string }>;
      await post("/api/me", { name: "Lune" });
      return (await post("/api/tables", { game: "daydream", options: { view }, seats: ["me"], start: true }))
        .id;
    }, view);
    await page.goto(`/table/${id}`);
    await expect(clouds(page).first()).toBeVisible();
    await fits(page);
    await expect.poll(() => smallest(page)).toBeGreaterThanOrEqual(40);
    for (let n = 0; n < 6; n += 1) await decide(page, { use: (target) => target.tap() });
  });
}

test("axe finds nothing serious on any page, light and dark", async ({ browser, baseURL }) => {
  test.slow();
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await (
      await browser.newContext({ baseURL, colorScheme, reducedMotion: "reduce" })
    ).newPage();
    const check = (where: string) => accessible(page, `${where} ${colorScheme}`);
    await page.goto("/");
    await expect(playNow(page, "Daydream")).toBeVisible();
    await check("home");
    await page.goto("/new/daydream?with=friends");
    await expect(page.getByRole("button", { name: "Open the table" })).toBeVisible();
    await check("new");
    await page.getByRole("button", { name: "Open the table" }).click();
    await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
    await check("lobby");
    await page.goto("/learn/daydream");
    await expect(page.getByRole("heading").first()).toBeVisible();
    await check("learn");
    await page.goto("/");
    await playNow(page, "Daydream").click();
    await expect(clouds(page).first()).toBeVisible();
    await check("table");
    await decide(page);
    await decide(page);
    await endTurn(page).click();
    await page.getByRole("button", { name: "Settings" }).click();
    await check("settings");
    await page.keyboard.press("Escape");
    await playOut(page);
    await check("result");
    await page.getByRole("link", { name: "Replay" }).click();
    await expect(page.getByRole("slider")).toBeVisible();
    await check("replay");
    await page.context().close();
  }
});

test("without a connection the shell, the rules and past games are there", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto("/new/daydream?with=nobody");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(clouds(page).first()).toBeVisible();
  await playOut(page);
  await expect(result(page)).toBeVisible();
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("slider")).toBeVisible();
  const replay = page.url();
  await context.setOffline(true);
  await page.goto("/");
  await expect(page.getByText("Daydream").first()).toBeVisible();
  await page.goto("/learn/daydream/lines");
  await expect(page.getByRole("heading", { name: /lines/i }).first()).toBeVisible();
  await page.goto(replay);
  await expect(page.getByRole("slider")).toBeVisible();
  await context.close();
});

test("the first load is small, and the board is soon there", async ({ page }) => {
  await page.goto("/");
  await expect(playNow(page, "Daydream")).toBeVisible();
  const script = await page.evaluate(() => {
    const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return loaded
      .filter(({ name }) => name.endsWith(".js"))
      .reduce((all, { encodedBodySize }) => all + encodedBodySize, 0);
  });
  expect(script).toBeGreaterThan(10_000);
  expect(script).toBeLessThan(60_000);
});
