/** Advice at the table, and what the strongest bot says of a game afterwards. */

import { expect, test } from "./house";
import { accessible, clouds, fits, PHONE, playOut } from "./player";

test("somebody who plays alone asks what to do, sees it on the board with the reason, and does it", async ({
  page,
}) => {
  await page.goto("/new/daydream?with=nobody");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(clouds(page).first()).toBeVisible();
  const hint = page.getByRole("region", { name: "What would you do?" });
  await page.keyboard.press("h");
  await expect(hint.getByRole("button", { name: "Do that" })).toBeVisible();
  await expect(hint).toContainText(/About \d/);
  await expect(hint).toContainText("Next best");
  // Its pieces are lit on the board.
  await expect(page.locator("main .lit").first()).toBeVisible();
  await accessible(page, "a hint");
  await page.keyboard.press("Escape");
  await expect(hint).toHaveCount(0);
  await page.getByRole("button", { name: "What would you do?" }).click();
  const empty = page.locator('main [role="gridcell"][aria-label*="empty"]');
  const before = await empty.count();
  await hint.getByRole("button", { name: "Do that" }).click();
  await expect(hint).toHaveCount(0);
  await expect.poll(() => empty.count()).toBeLessThanOrEqual(before);
  await expect(page.locator(".side li").last()).toBeVisible();
});

test("a finished game is reviewed: the curve under the slider, what was played and what would have been better", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(480_000);
  await page.goto("/new/daydream?with=nobody");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await playOut(page);
  await page.getByRole("link", { name: "Review" }).click();
  await expect(page).toHaveURL(/\/replay\/.*review=yes/);
  const review = page.getByRole("region", { name: "Review" });
  await expect(review).toBeVisible();
  await expect(review.getByText(/\d+ of \d+ decisions/)).toBeVisible();
  // Whoever waits sees it grow until all is there.
  await expect(review.getByRole("progressbar")).toHaveCount(0, { timeout: 360_000 });
  await expect(page.getByRole("img", { name: /could be expected/ })).toBeVisible();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(review).toContainText(/played: .* would have/);
  // Somebody who takes the first thing that glows gives something away: that is a moment to go to, by key.
  const moment = review.getByRole("list", { name: "Where the game turned" }).getByRole("button").first();
  await moment.focus();
  await page.keyboard.press("Enter");
  await expect(moment).toHaveAttribute("aria-current", "step");
  await expect(review).toContainText(/[−+]\d+\.\d/);
  await accessible(page, "a review");
  // The same on a phone, without a page that is too wide.
  const phone = await (
    await browser.newContext({
      baseURL: baseURL!,
      ...PHONE,
      storageState: await page.context().storageState(),
    })
  ).newPage();
  await phone.goto(page.url());
  await expect(phone.getByRole("region", { name: "Review" })).toContainText(/would have|Nobody decided/);
  await fits(phone);
});
