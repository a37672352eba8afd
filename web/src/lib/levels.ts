/** What the levels of bots are called. */

import type { Arg } from "../bindings/game";
import type { Seat } from "./wire";
import { knows, t } from "./words.svelte";

/** A bot's name: its level, and a number where several sit. */
export function botName(level: string, seat: Seat): string {
  return t("bot-name", { level: levelName(level), number: seat + 1 });
}

/** What a level is called within a sentence, as an argument of one; a program of the host's has only its own name. */
export function levelKey(level: string): Arg {
  const key = `level-${level}.who`;
  return knows(key) ? { key } : level;
}

/** What a level is called within a sentence. */
export function levelWho(level: string): string {
  const key = levelKey(level);
  return typeof key === "string" ? key : t(`level-${level}.who`);
}

/** What a level is called. */
export function levelName(level: string): string {
  const key = `level-${level}`;
  return knows(key) ? t(key) : level;
}
