/** The guided first game, played in the browser as a person would, and the rules that lead there. */

import type { Locator, Page } from "@playwright/test";
import type { Move as DaydreamMove } from "../src/bindings/daydream";
import type { LessonStep } from "../src/games/contract";
import { lesson as daydream } from "../src/games/daydream/lesson";
import { lesson as dreams } from "../src/games/factory-of-dreams/lesson";
import type { Move as NightMove } from "../src/games/factory-of-dreams/types";
import { lesson as mechADream } from "../src/games/mech-a-dream/lesson";
import { type Move as MechMove, pieceOf } from "../src/games/mech-a-dream/types";
import { lesson as mechanica } from "../src/games/mechanica/lesson";
import { pieceOf as factoryPieceOf } from "../src/games/mechanica/pieces";
import type { Move as FactoryMove } from "../src/games/mechanica/types";
import { expect, test } from "./house";

const card = (page: Page): Locator => page.getByRole("region", { name: "Guided game" });
const piece = (page: Page, name: string): Locator => page.locator(`main [data-piece="${name}"]`).first();
/** Where several pieces share a name, the one that can be chosen. */
const button = (page: Page, name: string): Locator =>
  page.locator(`main button[data-piece="${name}"]`).first();

interface Guide {
  game: string;
  lesson: readonly LessonStep[];
  /** What is pressed for a decision, one after the other. */
  presses(page: Page, move: unknown): Locator[];
  /** What is written where a step asks for words: where, and what. */
  writes?(page: Page, step: LessonStep): (readonly [Locator, string])[];
  /** Where the player stands when the lesson is over. */
  learned(page: Page): Promise<void>;
  /** A decision that could be made at once, and that the lesson never asks for first. */
  other(page: Page): Locator;
  /** What is pressed after it, where one thing does not decide. */
  then?(page: Page): Locator;
  /** That it was made, and that it was not. */
  made(page: Page): Promise<void>;
  unmade(page: Page): Promise<void>;
}

const GUIDES: readonly Guide[] = [
  {
    game: "daydream",
    lesson: daydream,
    presses(page, decided) {
      const move = decided as DaydreamMove;
      if (move.do !== "write") return [piece(page, move.do === "bonus" ? `bonus-${move.take}` : "forgo")];
      const leaf = move.digit > move.die ? ["plus"] : move.digit < move.die ? ["minus"] : [];
      return [...leaf, `cloud-${move.cloud}`].map((name) => piece(page, name));
    },
    async learned(page) {
      // Three lines: 5 6 3, 2 3 4 5 and 1 4 2 6, worth the mug, the book, the candle and the clock.
      for (const object of [0, 1, 2, 3])
        await expect(piece(page, `object-${object}`).locator(".whole")).toHaveCount(1);
      await page.getByRole("button", { name: "End turn" }).click();
      await expect(piece(page, "cloud-d3")).toHaveClass(/\blegal\b/);
    },
    other: (page) => piece(page, "cloud-c3"),
    made: (page) => expect(piece(page, "cloud-c3")).toContainText("5"),
    unmade: (page) => expect(piece(page, "cloud-c3")).not.toContainText(/\d/),
  },
  {
    game: "mech-a-dream",
    lesson: mechADream,
    presses: (page, move) => [button(page, pieceOf(move as MechMove))],
    async learned(page) {
      // The ink garden and the crystal are on the bench, the crystal's dreams are counted, and the evening is the player's.
      for (const tile of ["B6", "C1"]) await expect(piece(page, `bench:${tile}`)).toBeVisible();
      await expect(piece(page, "dreams")).toHaveAccessibleName(/^5 dreams/);
      await expect(page.getByText("Day 2, evening").first()).toBeVisible();
      await button(page, "sale:B7").click();
      await expect(piece(page, "belt:B7")).toBeVisible();
    },
    other: (page) => button(page, "sale:B11"),
    made: (page) => expect(piece(page, "belt:B11")).toBeVisible(),
    unmade: (page) => expect(piece(page, "belt:B11")).toHaveCount(0),
  },
  {
    game: "mechanica",
    lesson: mechanica,
    presses(page, decided) {
      const move = decided as FactoryMove;
      // A tile is held over its square first; a way is chosen in the open line of the plan.
      if (move.do === "install") return [button(page, factoryPieceOf(move)), button(page, "install")];
      if (move.do === "send")
        return [button(page, "ask:0"), page.getByRole("button", { name: "to the bottom truck" })];
      return [button(page, factoryPieceOf(move))];
    },
    async learned(page) {
      // The blueprint is paid, three tiles lie in the middle row, and the turn of workday 3 is the player's.
      await expect(page.locator('main [data-coins="vault"]')).toHaveAccessibleName("Vault, 7");
      for (const [square, tile] of [
        ["b2", "Duplicator"],
        ["b3", "Fork"],
        ["b4", "Upgrader"],
      ])
        await expect(piece(page, `square:${square}`)).toHaveAccessibleName(new RegExp(tile!));
      await expect(page.getByText("Workday 3").first()).toBeVisible();
      await button(page, "make").click();
      await page.getByRole("button", { name: "End turn" }).click();
      await expect(page.getByText("Workday 4").first()).toBeVisible();
    },
    other: (page) => button(page, "spot:0"),
    made: (page) => expect(piece(page, "hand")).toContainText("Upgrader"),
    unmade: (page) => expect(piece(page, "hand")).toHaveCount(0),
  },
  {
    game: "factory-of-dreams",
    lesson: dreams,
    presses(page, decided) {
      const move = decided as NightMove;
      switch (move.do) {
        case "place":
          return [button(page, `drawer:${move.reserve}`), button(page, `flask:${move.flask}`)];
        case "token":
          return [button(page, `tool:${move.tool}`), button(page, `flask:${move.flask}`)];
        case "dream":
          return [button(page, "done")];
        case "join":
          return [button(page, "card:0"), button(page, "card:1")];
        default:
          return [button(page, move.do)];
      }
    },
    writes(page, { say }) {
      const words: Record<string, [number, string][]> = {
        "factory-lesson-dreams": [
          [0, "carriage"],
          [1, "formula one"],
          [2, "car"],
        ],
        "factory-lesson-two": [
          [3, "scooter"],
          [4, "skateboard"],
        ],
        "factory-lesson-seal": [[5, "canoe"]],
      };
      return (words[say] ?? []).map(([line, word]) => [page.locator(`main [data-line="${line}"]`), word]);
    },
    async learned(page) {
      // Two cards alike and dust, two alike under two names, one, one in doubt, two that were joined.
      await button(page, "settle").click();
      await expect(page.getByRole("heading", { name: "Treasures" })).toBeVisible();
      await expect(page.locator("main tfoot")).toContainText("14");
    },
    other: (page) => button(page, "drawer:7"),
    then: (page) => button(page, "flask:3"),
    made: (page) => expect(piece(page, "flask:3")).toHaveAccessibleName(/mask/),
    unmade: (page) => expect(piece(page, "flask:3")).not.toHaveAccessibleName(/mask/),
  },
];

async function begin(page: Page, { game }: Guide): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.getByRole("button", { name: "Play the guided game" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(card(page)).toContainText("Welcome!");
}

/** What a step asks for, by mouse or by keys. */
async function follow(page: Page, { presses, writes }: Guide, step: LessonStep, keys = false): Promise<void> {
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "false");
  for (const [field, words] of writes?.(page, step) ?? []) {
    await field.focus();
    await page.keyboard.type(words);
  }
  const pressed = (): Locator[] => {
    if (step.end) return [page.getByRole("button", { name: "End turn" })];
    return step.move === undefined
      ? [card(page).getByRole("button", { name: /^(Next|Play on)$/ })]
      : presses(page, step.move);
  };
  for (const target of pressed()) {
    // The others may still be deciding: then nothing can be pressed yet.
    await expect(target).not.toHaveAttribute("aria-disabled", "true");
    if (keys) {
      await target.focus();
      await page.keyboard.press("Enter");
    } else await target.click();
  }
}

for (const guide of GUIDES) {
  const { game, lesson } = guide;
  const at = async (page: Page, step: number) =>
    expect(card(page), lesson[step]?.say).toHaveAttribute("data-step", String(step));
  const decision = lesson.findIndex(({ move }) => move !== undefined);

  for (const keys of [false, true]) {
    test(`the guided game of ${game} can be played to its end ${keys ? "with the keyboard alone" : "with the mouse"}`, async ({
      page,
    }) => {
      await begin(page, guide);
      for (const [n, step] of lesson.entries()) {
        await at(page, n);
        await follow(page, guide, step, keys);
      }
      await expect(card(page)).toHaveCount(0);
      await guide.learned(page);
    });
  }

  test(`a reload goes on where the lesson of ${game} was, and undo leads back`, async ({ page }) => {
    await begin(page, guide);
    for (const step of lesson.slice(0, decision + 1)) await follow(page, guide, step);
    await at(page, decision + 1);
    await page.reload();
    await at(page, decision + 1);
    await page.getByRole("button", { name: "Undo" }).click();
    await at(page, decision);
  });

  test(`what the lesson of ${game} does not ask for gets a hint and does nothing`, async ({ page }) => {
    await begin(page, guide);
    // It says that it cannot be chosen now; somebody may try all the same.
    await guide.other(page).click({ force: true });
    await expect(page.getByText("press Next")).toBeVisible();
    for (const step of lesson.slice(0, decision)) await follow(page, guide, step);
    await guide.other(page).click({ force: true });
    await expect(page.getByText("follow what the card says")).toBeVisible();
    await at(page, decision);
    await guide.unmade(page);
  });

  test(`the lesson of ${game} can be left, and does not come back`, async ({ page }) => {
    await begin(page, guide);
    await card(page).getByRole("button", { name: "Leave the lesson" }).click();
    await expect(card(page)).toHaveCount(0);
    await guide.other(page).click();
    await guide.then?.(page).click();
    await guide.made(page);
    await page.reload();
    await guide.made(page);
    await expect(card(page)).toHaveCount(0);
  });
}

test("on a phone the lesson brings what it points at into sight", async ({ page }) => {
  const guide = GUIDES.find(({ game }) => game === "mech-a-dream")!;
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page, guide);
  for (const step of guide.lesson.slice(0, 12)) {
    const name = step.point?.[0];
    if (name) {
      const found = (await button(page, name).count()) > 0 ? button(page, name) : piece(page, name);
      await expect(async () => {
        const [box, over] = [await found.boundingBox(), await card(page).boundingBox()];
        expect(box!.y, `${name} below the card`).toBeGreaterThanOrEqual(over!.y + over!.height);
        expect(box!.y + Math.min(box!.height, 100), `${name} above the buttons`).toBeLessThan(740 - 60);
      }).toPass();
    }
    await follow(page, guide, step);
  }
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
