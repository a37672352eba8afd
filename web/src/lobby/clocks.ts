/** The clocks a table can have, in the words people use for them. */

import type { Clock } from "../lib/wire";
import { t } from "../lib/words.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const CLOCKS: readonly Clock[] = [
  { kind: "none" },
  { kind: "move", seconds: MINUTE },
  { kind: "move", seconds: 3 * MINUTE },
  { kind: "move", seconds: DAY },
  { kind: "bank", seconds: 10 * MINUTE, increment: 10 },
  { kind: "bank", seconds: 3 * DAY, increment: 12 * HOUR },
];

/** So many seconds as people say it: in the largest unit that fits. */
export function span(seconds: number): string {
  if (seconds % DAY === 0) return t("lobby-days", { count: seconds / DAY });
  if (seconds % HOUR === 0) return t("lobby-hours", { count: seconds / HOUR });
  if (seconds % MINUTE === 0) return t("lobby-minutes", { count: seconds / MINUTE });
  return t("lobby-seconds", { count: seconds });
}

export function clockWords(clock: Clock): { name: string; help: string } {
  switch (clock.kind) {
    case "none":
      return { name: t("lobby-clock-none"), help: t("lobby-clock-none.help") };
    case "move":
      return { name: t("lobby-clock-move", { time: span(clock.seconds) }), help: t("lobby-clock-move.help") };
    case "bank":
      return {
        name: t("lobby-clock-bank", { time: span(clock.seconds), more: span(clock.increment) }),
        help: t("lobby-clock-bank.help", { time: span(clock.seconds), more: span(clock.increment) }),
      };
  }
}

/** Whether a game is played over days: then there are days off. */
export const overDays = (clock: Clock): boolean => clock.kind !== "none" && clock.seconds >= DAY;

export const sameClock = (one: Clock, other: Clock): boolean => clockKey(one) === clockKey(other);

/** A clock as one word, for lists. */
export function clockKey(clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return "none";
    case "move":
      return `move-${clock.seconds}`;
    case "bank":
      return `bank-${clock.seconds}-${clock.increment}`;
  }
}
