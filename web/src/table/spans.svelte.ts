/** Time that runs out, counted here between two words of the server. */

import { t } from "../lib/words.svelte";

/** Milliseconds since a moment, looked at a few times a second for as long as it is `running`. */
export function passed(since: () => number, running: () => boolean): () => number {
  let now = $state(performance.now());
  $effect(() => {
    now = performance.now();
    if (!running() || since() === 0) return;
    const timer = setInterval(() => (now = performance.now()), 250);
    return () => clearInterval(timer);
  });
  return () => (running() ? Math.max(0, now - since()) : 0);
}

const two = (number: number): string => String(number).padStart(2, "0");

/** So many milliseconds as a clock shows them. */
export function shown(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / 1000));
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  if (hours >= 24) return t("table-clock-days", { days: Math.floor(hours / 24), hours: hours % 24 });
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** What a clock shows after so many milliseconds: time off comes first, then the time left, then the grace. */
export function reading(
  { left, grace = 0, off = 0 }: { left: number; grace?: number; off?: number },
  passed: number,
): { kind: "off" | "left" | "grace"; left: number } {
  if (passed < off) return { kind: "off", left: off - passed };
  const used = passed - off;
  if (used < left || grace === 0) return { kind: "left", left: Math.max(0, left - used) };
  return { kind: "grace", left: Math.max(0, left + grace - used) };
}
