/** Somebody at the table who plays by what the page shows: what glows is clicked, what is asked is answered. */

import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

export const clouds = (page: Page): Locator => page.locator('main [role="gridcell"].legal');
export const endTurn = (page: Page): Locator =>
  page.getByRole("button", { name: /^(End turn|Finir le tour|Terminar turno)$/ });
export const result = (page: Page): Locator =>
  page.locator("main > article").filter({ has: page.locator("tfoot") });

/** What glows on Mech a Dream's board. A robot that was picked only waits for its confirmation; the one at the cable leads to its ways. */
export const glowing = (page: Page): Locator =>
  page.locator(
    'main .mech button:is(.legal, .glows:not(.chosen, .body), .can, .bonus, .decline, .everything, .done:not([aria-disabled="true"])), main .mech .confirm button:enabled',
  );

/** What somebody presses who runs a factory of Mechanica simply, first things first. */
const FACTORY = [
  '.mec [data-piece="install"]:not([aria-disabled="true"])',
  '.mec:has([data-piece="hand"], .offer[aria-pressed="true"]) .target.open',
  '.mec [data-piece="recycle"]',
  '.mec [data-piece="run"]',
  ".mec .choice",
  ".mec .holes .btn",
  '.mec:not(:has([data-piece="make"])) .target.open',
  ".mec .blueprint.legal",
  '.mec [data-piece="sellall"]',
  '.mec .offer.legal:not([data-piece="fork"])',
  ".mec .spot.open",
  '.mec [data-piece="make"]',
].map((step) => `main ${step}`);
const PURCHASES = /\.(offer|spot)\./;
export const inFactory = (page: Page): Locator => page.locator(FACTORY.join(", "));

/** What somebody presses in a night of Factory of Dreams, first things first: whoever may pass does. */
const NIGHT = [
  '[data-piece="settle"]',
  '[data-piece="agree"]',
  '.pass:not([aria-disabled="true"])',
  ".drawer.legal",
  ".label input:enabled",
].map((step) => `main .fod ${step}`);
export const atNight = (page: Page): Locator => page.locator(NIGHT.join(", "));

/** What can be done now: a choice that is asked for, a glowing cloud, the end of the turn. */
function choices(page: Page): Locator {
  return page
    .locator('main .choice:not([role="radio"])')
    .or(clouds(page))
    .or(glowing(page))
    .or(inFactory(page))
    .or(atNight(page))
    .or(endTurn(page).and(page.locator(':not([aria-disabled="true"]):not(:disabled)')))
    .or(result(page));
}

/** Waits until there is something to do, or the game is over; the others may have much to decide before. */
export const asked = (page: Page): Promise<void> =>
  expect(choices(page).first()).toBeVisible({ timeout: 120_000 });

/** How somebody plays: which of the choices they take, and with what hand. */
export interface Manner {
  /** None where somebody finds that there is nothing for them to do after all. */
  pick?: (page: Page) => Promise<Locator | null>;
  use?: (target: Locator) => Promise<void>;
}

/** Somebody who always finds something to do. */
interface Sure extends Required<Manner> {
  pick: (page: Page) => Promise<Locator>;
}

/** Takes the first choice. */
const first = (page: Page): Promise<Locator> => Promise.resolve(choices(page).first());

/** Plays Mech a Dream now here, now there, so that a game sees every corner; at night everything at once. */
export function rover(): (page: Page) => Promise<Locator> {
  let turns = 0;
  return async (page) => {
    const sure = page.locator("main .mech .confirm button:enabled, main .mech .everything").first();
    if (await sure.isVisible()) return sure;
    const count = await glowing(page).count();
    turns += 1;
    return count === 0 ? first(page) : glowing(page).nth((turns * 5) % count);
  };
}

/** Runs a factory of Mechanica simply: as planned, sells everything, buys now and then, installs now here, now there. */
export function foreman(): Sure {
  let steps = 0;
  let bought = false;
  const pick = async (page: Page): Promise<Locator> => {
    steps += 1;
    const counts = await page.evaluate(
      (steps) => steps.map((step) => document.querySelectorAll(step).length),
      FACTORY,
    );
    const step = FACTORY.findIndex(
      (step, n) => counts[n]! > 0 && !(PURCHASES.test(step) && (bought || (steps + n) % 3 === 0)),
    );
    const selector = FACTORY[step];
    if (!selector) return first(page);
    if (PURCHASES.test(selector)) bought = true;
    if (selector.includes('"make"')) bought = false;
    return page.locator(selector).nth((steps * 5) % counts[step]!);
  };
  return { pick, use: async (target) => target.click({ force: await covered(target) }) };
}

/** Where a card helps most: the flask with the fewest. */
export const emptiest = (page: Page): Promise<number> =>
  page.locator("main .fod .flask").evaluateAll((flasks) => {
    const cards = flasks.map((flask) => flask.querySelectorAll(".in").length);
    return cards.indexOf(Math.min(...cards));
  });

/** Dreams that are no card: nothing refuses them. */
export const DREAMS = {
  en: ["apple pie", "ski lift", "snow globe", "night owl", "sun hat", "sea horse"],
  fr: [
    "tarte aux pommes",
    "boule de neige",
    "chapeau de paille",
    "cerf-volant",
    "pomme de pin",
    "clair de lune",
  ],
};

/** Plays a night of Factory of Dreams simply: a card where there are few, passes as soon as possible, dreams what was said. */
export function dreamer(dreams: readonly string[] = DREAMS.en): Sure {
  const pick = async (page: Page): Promise<Locator> => {
    const counts = await page.evaluate(
      (steps) => steps.map((step) => document.querySelectorAll(step).length),
      NIGHT,
    );
    const step = NIGHT[counts.findIndex((count) => count > 0)];
    // Nothing that may by now belong to the next phase.
    return step
      ? page.locator(step).first()
      : page.locator('main .choice:not([role="radio"])').or(endTurn(page)).or(result(page)).first();
  };
  const use = async (target: Locator): Promise<void> => {
    const page = target.page();
    const kind = await target.evaluate((piece) =>
      piece.matches(".drawer") ? "drawer" : piece.matches("input") ? "label" : "button",
    );
    if (kind === "label") {
      const labels = page.locator("main .fod .label input");
      for (const [n, dream] of dreams.slice(0, await labels.count()).entries())
        await labels.nth(n).fill(dream);
      await page.locator('main .fod [data-piece="done"]').click();
    } else {
      await target.click();
      if (kind === "drawer")
        await page
          .locator("main .fod button.vessel")
          .nth(await emptiest(page))
          .click();
    }
  };
  return { pick, use };
}

/** Whether a bot may lie over it: whoever presses the bot presses what it is in. */
export const covered = (target: Locator): Promise<boolean> =>
  target.evaluate((button) => button.matches(".mec .target"));

/** The table under way, with what stands on it for whoever waits: its number, who is awaited, who holds, how the line is. */
export const table = (page: Page): Locator => page.locator(".table[data-n]");

/** Nobody holds, or these seats do. */
export const holds = (page: Page, ...seats: number[]): Promise<void> =>
  expect(table(page)).toHaveAttribute("data-held", seats.join(" "));

/** What was asked of the table is done, and seen. */
const settled = (page: Page): Promise<void> =>
  expect(page.locator("main")).not.toHaveAttribute("aria-busy", "true");

/** Makes one decision, and waits until it is seen. False when the game is over. */
export async function decide(
  page: Page,
  { pick = first, use = (target) => target.click() }: Manner = {},
): Promise<boolean> {
  await asked(page);
  await settled(page);
  if (await result(page).isVisible()) return false;
  const before = await signature(page);
  // Between the look and the click the table may have gone on by itself: then there is simply another choice.
  const target = await pick(page);
  if (!target) return true;
  const why = await use(target).then(() => "", String);
  await expect.poll(() => signature(page), { message: `nothing was decided. ${why}` }).not.toBe(before);
  await settled(page);
  return true;
}

/** What one sees of one's own things and turn; nothing new while the table is still asked. */
export async function signature(page: Page): Promise<string> {
  await settled(page);
  return page.evaluate(() => {
    const pieces = [...document.querySelectorAll('main [role="gridcell"], main [data-piece]')].map(
      (piece) =>
        `${piece.getAttribute("aria-label")}${piece.getAttribute("aria-disabled")}${piece.getAttribute("aria-checked")}`,
    );
    const buttons = [...document.querySelectorAll("main button")].map(
      (button) =>
        `${button.textContent}${button.getAttribute("aria-disabled")}${(button as HTMLButtonElement).disabled}`,
    );
    // Where the same is asked again, only what is said tells that something was done.
    const said = [
      document.querySelector("header"),
      document.querySelector(".banner"),
      document.querySelector("main .choices header"),
    ].map((words) => words?.textContent);
    return JSON.stringify([pieces, buttons, said, document.querySelectorAll(".side li").length]);
  });
}

/** Plays to the end. */
export async function playOut(page: Page, manner?: Manner): Promise<number> {
  for (let decisions = 0; decisions < 200; decisions += 1) {
    if (!(await decide(page, manner))) return decisions;
  }
  throw new Error("this game does not end");
}

/** What a page of ours answers to a request, as the person in that browser. */
export async function ask<T>(page: Page, method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([method, path, body]) =>
      (
        await fetch(path as string, {
          method: method as string,
          headers: { "Content-Type": "application/json" },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
      ).json() as Promise<never>,
    [method, path, body],
  );
}

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** Nothing on the page is wider than the page. */
export async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
}

/** Nothing here keeps somebody out. */
export async function accessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(
    serious.map(
      ({ id, nodes }) =>
        `${where}: ${id} ${nodes
          .map((node) => node.target.join(" "))
          .slice(0, 4)
          .join(" | ")}`,
    ),
  ).toEqual([]);
}

/** The button of a game's poster that deals it at once. */
export const playNow = (page: Page, game: string): Locator =>
  page
    .locator("article")
    .filter({ has: page.getByRole("heading", { name: game, exact: true }) })
    .getByRole("button", { name: "Play now" });

/** Tab, forward or back, until it has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 150; steps += 1) {
    // Looked up at every step: the table may draw it anew in the meantime.
    const where = await target.evaluate((element) =>
      element === document.activeElement
        ? "here"
        : document.activeElement!.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
          ? "before"
          : "after",
    );
    if (where === "here") return;
    await page.keyboard.press(where === "before" ? "Shift+Tab" : "Tab");
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}
