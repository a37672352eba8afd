/** The server's addresses. Every refusal comes as a `Refused` with words in the reader's language. */

import type {
  Answer,
  Ask,
  BrokenTable,
  GameInfo,
  Guest,
  History,
  HostAsk,
  Kind,
  Lobby,
  Opening,
  Phase,
  Refusal,
  Review,
  Team,
} from "./wire";
import { spoken, t } from "./words.svelte";

/** The kind of a refusal; the last is our own: nobody answered. */
export type Why = Kind | "away";

/** The server said no, and why; or it could not be reached. */
export class Refused extends Error {
  constructor(
    readonly kind: Why,
    message: string,
    readonly code: string = kind,
  ) {
    super(message);
  }

  /** Whether the same may be answered otherwise in a while: whoever asked did nothing wrong. */
  get passes(): boolean {
    return this.kind === "away" || this.kind === "ours";
  }
}

/** What the server wrote about why not. */
export const refused = ({ kind, message, code }: Refusal): Refused => new Refused(kind, message, code);

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": spoken() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused("away", t("offline"));
  }
  const json = (await response.json().catch(() => null)) as (T & { error?: Refusal }) | null;
  if (response.ok && json !== null) return json;
  throw json?.error ? refused(json.error) : new Refused("ours", t("server-broken"));
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

/** What stands behind the question mark, without what is not there. */
function query(args: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(args).filter((entry): entry is [string, string | number] => entry[1] != null);
  return given.length === 0
    ? ""
    : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

export interface Eyes {
  seat?: number | null;
  watch?: string | null;
}

export const api = {
  me: () => ask<Guest>("GET", "/api/me"),
  introduce: (name: string, colour?: string) => ask<Guest>("POST", "/api/me", { name, colour }),
  code: () => ask<{ code: string; seconds: number }>("POST", "/api/me/code"),
  redeem: (code: string) => ask<Guest>("POST", "/api/me/redeem", { code }),
  games: () => ask<{ games: GameInfo[] }>("GET", "/api/games"),
  board: (game: string, seats: number, options: Record<string, unknown>) =>
    ask<unknown>(
      "GET",
      `/api/games/${encodeURIComponent(game)}/board${query({ seats, options: JSON.stringify(options) })}`,
    ),
  tables: () => ask<{ tables: Lobby[]; broken?: BrokenTable[] }>("GET", "/api/tables"),
  open: (opening: Opening) => ask<{ id: string }>("POST", "/api/tables", opening),
  teams: () => ask<{ teams: Team[] }>("GET", "/api/teams"),
  team: (id: string) => ask<Team>("GET", `/api/teams/${encodeURIComponent(id)}`),
  found: (game: string, name: string) => ask<Team>("POST", "/api/teams", { game, name }),
  look: (id: string, watch?: string | null) => ask<Lobby>("GET", table(id) + query({ watch })),
  host: (id: string, what: HostAsk) =>
    ask<{ ok?: boolean; id?: string; phase?: Phase }>("POST", table(id), what),
  invite: (id: string, seat: number) =>
    ask<{ link: string; path: string }>("POST", `${table(id)}/links`, { to: "seat", seat }),
  watchLink: (id: string) =>
    ask<{ link: string; path: string }>("POST", `${table(id)}/links`, { to: "watch" }),
  link: (link: string) =>
    ask<{ table: Lobby; seat: number | null }>("GET", `/api/links/${encodeURIComponent(link)}`),
  join: (link: string) =>
    ask<{ table: string; seat: number }>("POST", `/api/links/${encodeURIComponent(link)}`),
  history: (id: string, eyes: Eyes & { views?: "no" } = {}) =>
    ask<History>("GET", `${table(id)}/history${query({ ...eyes })}`),
  review: (id: string, from: number, watch?: string | null) =>
    ask<Review>("GET", `${table(id)}/review${query({ from, watch })}`),
  record: (id: string, watch?: string | null) =>
    ask<unknown>("GET", `${table(id)}/record${query({ watch })}`),
  replay: (record: unknown, seat?: number | null) =>
    ask<History>("POST", `/api/replay${query({ seat })}`, record),
  pushKey: () => ask<{ key: string }>("GET", "/api/push/key"),
  pushOn: (subscription: { endpoint?: string; keys?: Record<string, string> }) =>
    ask<unknown>("POST", "/api/push", subscription),
  pushOff: (endpoint: string) => ask<unknown>("DELETE", "/api/push", { endpoint }),
  /** The way of requests where sockets are blocked. */
  post: (id: string, request: Ask & { id: string }) => ask<Answer>("POST", `${table(id)}/ask`, request),
};

export { query, table as tablePath };
