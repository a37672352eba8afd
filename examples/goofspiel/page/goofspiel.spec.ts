/** A whole game against a bot, and the lesson, played by what the page shows. */

import { expect, type Page, test } from "@e2e/house";
import { accessible, fits, PHONE, playNow, result } from "@e2e/player";
import { lesson } from "./lesson";

test.use({ told: ["--games", "daydream,goofspiel"] });

const legal = (page: Page) => page.locator("main .goof .star.legal");

async function playOut(page: Page, bid: (page: Page) => Promise<void>): Promise<void> {
  for (let rounds = 0; rounds < 13; rounds += 1) {
    await expect(legal(page).first().or(result(page))).toBeVisible();
    if (await result(page).isVisible()) return;
    const before = await page.locator(".table[data-n]").getAttribute("data-n");
    await bid(page);
    await expect(page.locator(".table[data-n]")).not.toHaveAttribute("data-n", before!);
  }
  await expect(result(page)).toBeVisible();
}

test("a whole game is played by click, and the board keeps nobody out, light and dark", async ({ page }) => {
  await page.goto("/");
  await playNow(page, "Goofspiel").click();
  await expect(legal(page)).toHaveCount(13);
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await accessible(page, theme);
  }
  await playOut(page, (page) => legal(page).first().click());
  await expect(result(page).getByRole("rowheader", { name: "Dreams won" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a first tap shows what would be bid, the second bids it; nothing is wider than the page", async ({
    page,
  }) => {
    await page.goto("/");
    await playNow(page, "Goofspiel").tap();
    await expect(legal(page)).toHaveCount(13);
    await fits(page);
    await playOut(page, async (page) => {
      const card = legal(page).last();
      await card.tap();
      await expect(page.locator(".strip")).toContainText("Bids");
      await card.tap();
    });
    await fits(page);
  });
});

test("the lesson is played as it is told, and the game goes on", async ({ page }) => {
  await page.goto("/learn/goofspiel");
  await page.getByRole("button", { name: "Play the guided game" }).click();
  const card = page.getByRole("region", { name: "Guided game" });
  for (const step of lesson) {
    if (step.move === undefined) await card.getByRole("button", { name: /^(Next|Play on)$/ }).click();
    else await page.locator(`main button.legal[data-piece="${step.point?.[0]}"]`).click();
  }
  await expect(page.locator('main [data-piece="won-0"]')).toContainText("18 points");
  await expect(legal(page)).toHaveCount(3);
});
