/** The dealer's promise of each table as this device first saw it, so that it cannot be changed unnoticed later. */

const KEY = "reverie-promises";
const KEPT = 60;

function all(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, string][];
  } catch {
    return []; // private windows, broken storage: the server's word has to do
  }
}

/** The promise this device saw at that table. */
export const promiseSeen = (table: string): string | null => all().find(([id]) => id === table)?.[1] ?? null;

/** Keeps a promise, once. */
export function keepPromise(table: string, commitment: string): void {
  const kept = all();
  if (kept.some(([id]) => id === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept.slice(1 - KEPT), [table, commitment]]));
  } catch {
    // as above
  }
}
