/** Short notices at the foot of the page: why something was refused, that a link was copied. Read aloud. */

export interface Notice {
  id: number;
  text: string;
  kind: "info" | "refusal";
}

const LASTS = 6000;
let notices = $state.raw<readonly Notice[]>([]);
let count = 0;

export const shown = (): readonly Notice[] => notices;

export function notice(text: string, kind: Notice["kind"] = "info"): void {
  const id = ++count;
  notices = [...notices.filter((other) => other.text !== text).slice(-2), { id, text, kind }];
  setTimeout(() => dismiss(id), LASTS);
}

export function dismiss(id: number): void {
  notices = notices.filter((notice) => notice.id !== id);
}

/** What was refused, in the server's words. */
export const refusal = (reason: unknown): void =>
  notice(reason instanceof Error ? reason.message : String(reason), "refusal");
