/** The guided first game, played in the browser as a person would, and the rules that lead there. */

import type { Locator, Page } from "@playwright/test";
import type { Move } from "../src/bindings/daydream";
import { lesson } from "../src/games/daydream/lesson";
import { expect, test } from "./house";

const card = (page: Page): Locator => page.getByRole("region", { name: "Guided game" });
const piece = (page: Page, name: string): Locator => page.locator(`main [data-piece="${name}"]`).first();

async function begin(page: Page): Promise<void> {
  await page.goto("/learn/daydream");
  await page.getByRole("button", { name: "Play the guided game" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(card(page)).toContainText("Welcome!");
}

/** What a step asks for, by mouse or by keys. */
async function follow(page: Page, step: (typeof lesson)[number], keys: boolean): Promise<void> {
  const move = step.move as Move | undefined;
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "false");
  const use = async (target: Locator) => {
    if (!keys) return target.click();
    await target.focus();
    await page.keyboard.press("Enter");
  };
  if (step.end) return use(page.getByRole("button", { name: "End turn" }));
  if (move === undefined) return use(card(page).getByRole("button", { name: /^(Next|Play on alone)$/ }));
  if (move.do === "write") {
    if (move.digit !== move.die) await use(piece(page, move.digit > move.die ? "plus" : "minus"));
    return use(piece(page, `cloud-${move.cloud}`));
  }
  return use(piece(page, move.do === "bonus" ? `bonus-${move.take}` : "forgo"));
}

for (const keys of [false, true]) {
  test(`the guided game can be played to its end ${keys ? "with the keyboard alone" : "with the mouse"}`, async ({ page }) => {
    await begin(page);
    for (const [n, step] of lesson.entries()) {
      await expect(card(page), `step ${n}: ${step.say}`).toHaveAttribute("data-step", String(n));
      await follow(page, step, keys);
    }
    await expect(card(page)).toHaveCount(0);
    // Three lines: 5 6 3, 2 3 4 5 and 1 4 2 6, worth the mug, the book, the candle and the clock.
    for (const object of [0, 1, 2, 3]) await expect(piece(page, `object-${object}`).locator(".whole")).toHaveCount(1);
    await page.getByRole("button", { name: "End turn" }).click();
    await expect(piece(page, "cloud-d3")).toHaveClass(/\blegal\b/);
  });
}

test("a reload goes on where the lesson was, and undo leads back", async ({ page }) => {
  await begin(page);
  for (const step of lesson.slice(0, 3)) await follow(page, step, false);
  await expect(card(page)).toHaveAttribute("data-step", "3");
  await page.reload();
  await expect(card(page)).toHaveAttribute("data-step", "3");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card(page)).toHaveAttribute("data-step", "2");
});

test("what the lesson does not ask for gets a hint and does nothing", async ({ page }) => {
  await begin(page);
  await piece(page, "cloud-c3").click();
  await expect(page.getByText("press Next")).toBeVisible();
  for (const step of lesson.slice(0, 2)) await follow(page, step, false);
  await piece(page, "cloud-c3").click();
  await expect(page.getByText("follow what the card says")).toBeVisible();
  await expect(card(page)).toHaveAttribute("data-step", "2");
  await expect(piece(page, "cloud-c3")).not.toContainText(/\d/);
});

test("the lesson can be left, and does not come back", async ({ page }) => {
  await begin(page);
  await card(page).getByRole("button", { name: "Leave the lesson" }).click();
  await expect(card(page)).toHaveCount(0);
  await piece(page, "cloud-c3").click();
  await expect(piece(page, "cloud-c3")).toContainText("5");
  await page.reload();
  await expect(piece(page, "cloud-c3")).toContainText("5");
  await expect(card(page)).toHaveCount(0);
});

test("the rules can be searched, and each chapter has its address", async ({ page }) => {
  await page.goto("/learn/daydream/leaves");
  await expect(page.getByRole("heading", { name: "Leaves" })).toBeVisible();
  await page.getByRole("link", { name: "Lines", exact: true }).first().click();
  await expect(page).toHaveURL(/\/learn\/daydream\/lines$/);
  await expect(page.getByRole("heading", { name: "Lines" })).toBeVisible();
  await page.getByRole("searchbox").fill("POLAROÏD winter");
  await expect(page.getByRole("status").filter({ hasText: "found" })).toHaveText("2 chapters found.");
  await expect(page.locator("mark").first()).toBeVisible();
});
