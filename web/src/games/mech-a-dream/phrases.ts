/** A workshop in words: what each machine in it is called, where it stands, what it brings. */

import { t } from "../../lib/words.svelte";
import { waysOf } from "./engines";
import { type Board, type Effect, type Engine, figuresOf, type Seen, type Tile } from "./types";
import { doesWords, eitherEffect } from "./words";

/** What a machine is called: after its picture, as in the log. */
export function machineName(board: Board, tile: Tile): string {
  const figures = figuresOf(board, tile);
  if (!figures) return tile;
  const { family, power, effect } = figures;
  if (family === "crystal") return t("mw-name-crystal");
  if (power) return t(`mw-name-saves-${power}`);
  const { dreams = 0, rainbows = 0, boosts = 0, ink = 0, flowers = 0 } = effect.gain ?? {};
  return t(
    `mw-name-${boosts > 0 ? "clock" : rainbows > 0 ? "prism" : dreams > 0 ? "horn" : flowers > 0 && ink > 0 ? "garden" : ink > 0 ? "still" : "greenhouse"}`,
  );
}

export const engineName = (board: Board, engine: Engine): string =>
  engine === "robot" ? t("mw-name-robot") : machineName(board, engine);

/** "Every night: 1 rainbow", as far as the monitor is known. */
export function robotWords(board: Board, self: Seen): string {
  const ways = waysOf(board, self);
  return ways.length > 0 ? t("mw-robot-does", { effect: eitherEffect(ways) }) : t("mw-robot-secret");
}

/** What an effect costs and brings, whichever of its ways. */
export const effectsWords = (ways: readonly Effect[]): string =>
  ways.length > 0 ? eitherEffect(ways) : t("mw-robot-secret");

/** "Prism, slot 3 of 7, 1 assistant. Once complete, every night: 1 rainbow." */
export function beltWords(board: Board, self: Seen, tile: Tile): string {
  const figures = figuresOf(board, tile);
  const on = self.belt.find((machine) => machine.tile === tile);
  return figures && on
    ? `${t("mw-on-belt", { name: machineName(board, tile), slot: on.slot, assistants: on.assistants })} ${doesWords(figures)}`
    : tile;
}

/** "Prism, machine 2, used tonight. Every night: 1 rainbow." */
export function benchWords(board: Board, self: Seen, tile: Tile): string {
  const figures = figuresOf(board, tile);
  const place = self.workshop.findIndex((machine) => machine.tile === tile);
  if (!figures || place < 0) return tile;
  return `${t("mw-on-bench", { name: machineName(board, tile), place: place + 1, used: self.workshop[place]?.used ? "yes" : "no" })} ${benchDoes(board, tile)}`;
}

function benchDoes(board: Board, tile: Tile): string {
  const figures = figuresOf(board, tile);
  if (!figures) return "";
  if (figures.power) return t(`mw-saves-${figures.power}`);
  return figures.family === "crystal" ? "" : t("mw-nightly", { effect: eitherEffect([figures.effect]) });
}
