/** Dreams not sent yet, kept on this device for a table and a seat, so that a reload loses nothing. */

const key = (table: string, seat: number): string => `reverie-dreams:${table}:${seat}`;

export function loadDraft(
  table: string,
  seat: number,
  store: Pick<Storage, "getItem"> = localStorage,
): string[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key(table, seat)) ?? "[]");
    return Array.isArray(kept) ? kept.map((word) => (typeof word === "string" ? word : "")) : [];
  } catch {
    return []; // private windows, broken storage: writing works without
  }
}

/** Keeps these words; with none left, nothing is kept. */
export function saveDraft(
  table: string,
  seat: number,
  words: readonly string[],
  store: Pick<Storage, "setItem" | "removeItem"> = localStorage,
): void {
  try {
    if (words.every((word) => word === "")) store.removeItem(key(table, seat));
    else store.setItem(key(table, seat), JSON.stringify(words));
  } catch {
    // as above
  }
}
