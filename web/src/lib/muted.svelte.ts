/** People somebody does not want to hear in the chat, kept on this device. */

const KEY = "reverie-muted";

function load(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return []; // private windows, broken storage: muted until the page is left
  }
}

let names = $state.raw<readonly string[]>(load());

export const muted = (name: string): boolean => names.includes(name);

export function mute(name: string, on: boolean): void {
  names = on ? [...names.filter((other) => other !== name), name] : names.filter((other) => other !== name);
  try {
    localStorage.setItem(KEY, JSON.stringify(names));
  } catch {
    // as above
  }
}
