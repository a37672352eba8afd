/** Somebody at the table who plays by what the page shows: what glows is clicked, what is asked is answered. */

import { expect, type Locator, type Page } from "@playwright/test";

export const clouds = (page: Page): Locator => page.locator('main [role="gridcell"][aria-disabled="false"]');
export const endTurn = (page: Page): Locator => page.getByRole("button", { name: /^(End turn|Finir le tour)$/ });
export const result = (page: Page): Locator => page.locator("main > article").filter({ has: page.locator("tfoot") });

/** What can be done now: a choice that is asked for, a glowing cloud, the end of the turn. */
function choices(page: Page): Locator {
  return page.locator("main .choice").or(clouds(page)).or(endTurn(page).and(page.locator(':not([aria-disabled="true"]):not(:disabled)'))).or(result(page));
}

/** Makes one decision, whichever comes first. False when the game is over. */
export async function decide(page: Page, use: (target: Locator) => Promise<void> = (target) => target.click()): Promise<boolean> {
  const first = choices(page).first();
  await expect(first).toBeVisible({ timeout: 30_000 });
  if (await result(page).isVisible()) return false;
  const before = await signature(page);
  // Between the look and the click the table may have gone on by itself: then there is simply another choice.
  await use(first).catch(() => undefined);
  await expect.poll(() => signature(page), { timeout: 10_000 }).not.toBe(before);
  return true;
}

/** What one sees of one's own sheet and turn. */
async function signature(page: Page): Promise<string> {
  return page.evaluate(() => {
    const cells = [...document.querySelectorAll('main [role="gridcell"]')].map((cell) => cell.getAttribute("aria-label"));
    const buttons = [...document.querySelectorAll("main button")].map((button) => `${button.textContent}${button.getAttribute("aria-disabled")}${(button as HTMLButtonElement).disabled}`);
    return JSON.stringify([cells, buttons, document.querySelector("header")?.textContent]);
  });
}

/** Plays to the end. */
export async function playOut(page: Page, use?: (target: Locator) => Promise<void>): Promise<number> {
  for (let decisions = 0; decisions < 200; decisions += 1) {
    if (!(await decide(page, use))) return decisions;
  }
  throw new Error("this game does not end");
}
