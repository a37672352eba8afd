/**
 * The links a host has handed out, kept on this device. A new link voids the one before it, so a friend who was sent one
 * must not lose it because the host looked at the page again.
 */

import { api, Refused } from "../lib/api";

const KEY = "reverie-links";
/** More tables than anybody waits at. */
const MOST = 60;

type Kept = Record<string, string>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {}; // without storage each look makes a new link
  }
}

function keep(place: string, link: string): void {
  const { [place]: _, ...others } = read();
  const entries = [...Object.entries(others), [place, link] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // as above
  }
}

/** The link to a seat (or, with null, to watch): the one handed out before if it still holds, else a new one. */
export async function linkTo(table: string, seat: number | null, { anew = false } = {}): Promise<string> {
  const place = `${table}/${seat ?? "watch"}`;
  const before = read()[place];
  if (before !== undefined && !anew && (await holds(before))) return address(before, seat);
  const { link } = seat === null ? await api.watchLink(table) : await api.invite(table, seat);
  keep(place, link);
  return address(link, seat);
}

const address = (link: string, seat: number | null): string =>
  `${location.origin}/${seat === null ? "watch" : "join"}/${link}`;

async function holds(link: string): Promise<boolean> {
  try {
    await api.link(link);
    return true;
  } catch (reason) {
    if (reason instanceof Refused && reason.kind === "not-there") return false;
    throw reason;
  }
}
