/** What somebody likes, kept on this device. */

import { type Lang, LANGS, preferred, speak } from "./words.svelte";

export interface Settings {
  lang: Lang | null; // none: as the browser says
  theme: "light" | "dark" | null; // none: as the system says
  pace: 0 | 1 | 2 | null; // how fast pieces move; none: 1, or 0 where the system asks for less motion
  sound: boolean;
  notify: boolean; // the browser's notifications when it is your turn
  hold: boolean; // wait for "End turn" before the dice are rolled
  mutedChat: boolean;
}

const KEY = "reverie-settings";
const DEFAULTS: Settings = {
  lang: null,
  theme: null,
  pace: null,
  sound: true,
  notify: false,
  hold: true,
  mutedChat: false,
};

function load(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS }; // private windows, broken storage: the page works without
  }
}

export const settings: Settings = $state(load());

let query: MediaQueryList | undefined;
const dark = (): MediaQueryList => (query ??= matchMedia("(prefers-color-scheme: dark)"));

function apply(): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme ?? (dark().matches ? "dark" : "light");
  if (settings.pace === null) delete root.dataset["pace"];
  else root.dataset["pace"] = String(settings.pace);
}

/** Whether pieces move at all. */
export function moves(): boolean {
  return settings.pace === null ? !matchMedia("(prefers-reduced-motion: reduce)").matches : settings.pace > 0;
}

/** What every duration is multiplied by: pieces that move at all move at normal speed, or twice as fast. */
export const pace = (): number => (settings.pace === 2 ? 0.5 : 1);

/** The language somebody reads: the one they chose, if it is still spoken here. */
const reads = (): Lang => LANGS.find((lang) => lang === settings.lang) ?? preferred();

/** Keeps the page as somebody likes it. Called once. */
export async function settle(): Promise<void> {
  apply();
  dark().addEventListener("change", apply);
  $effect.root(() => {
    $effect(() => {
      apply();
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // as above
      }
    });
    $effect(() => void speak(reads()));
  });
  await speak(reads());
}
