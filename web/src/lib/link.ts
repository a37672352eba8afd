/**
 * The line to a table. Coming back is the normal case: it carries the number it has, resends what was not answered
 * (the server plays a resent move once), and falls back to server-sent events where sockets are blocked.
 */

import type { Answer, Ask, Bye, ChatLine, Message, People, Update } from "./wire";
import { api, query, Refused, refused, tablePath, type Eyes } from "./api";
import { Follower } from "./splice";
import { t } from "./words.svelte";

export type Status = "connecting" | "live" | "lost" | "ended";

/** What is told over the line: updates are whole by then, and answers have gone to whoever asked. */
export type Told =
  | ({ is: "update" } & Update)
  | ({ is: "people" } & People)
  | ({ is: "chat" } & ChatLine)
  | ({ is: "bye" } & Bye);

export interface Heard {
  message(message: Told): void;
  status(status: Status): void;
}

/** Half a second, doubled up to thirty, and not all at once with the others. */
export const pause = (tries: number, random = Math.random()): number =>
  Math.min(30_000, 500 * 2 ** tries) * (0.5 + random);

/** After so many sockets that never opened, the other way is tried. */
const SOCKETS_TRIED = 3;
/** A sign of life this often, in milliseconds: the server hangs up after a minute of silence. */
const SIGN_OF_LIFE = 25_000;

interface Waiting {
  request: Ask & { id: string };
  done(answer: Answer): void;
  fail(reason: unknown): void;
}

export class Link {
  #socket: WebSocket | null = null;
  #stream: EventSource | null = null;
  #waiting = new Map<string, Waiting>();
  #timer = 0;
  #life = 0;
  #tries = 0;
  #neverOpened = 0;
  #closed = false;
  #open = false;
  #have: number | null = null;
  #count = 0;
  readonly #follower = new Follower();
  /** Whether a fresh view was asked for and that is not answered yet. */
  #astray = false;
  /** Ids are the sender's own and must be new even after a reload. */
  readonly #name = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly table: string,
    readonly eyes: Eyes,
    readonly heard: Heard,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  /** Asks something of the table; waits for the answer, however often the line breaks meanwhile. */
  ask(ask: Ask): Promise<Answer> {
    const id = `${this.#name}-${++this.#count}`;
    const request = { id, ...ask };
    return new Promise((done, fail) => {
      this.#waiting.set(id, { request, done, fail });
      this.#send(request);
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#timer);
    clearInterval(this.#life);
    this.#socket?.close();
    this.#stream?.close();
    for (const waiting of this.#waiting.values()) waiting.fail(new Refused("away", t("line-closed")));
    this.#waiting.clear();
  }

  /** Whoever looks at the page again, or is online again, need not wait for the pause to end. */
  #now = (): void => {
    if (this.#closed || this.#open || document.visibilityState === "hidden") return;
    this.#tries = 0;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #connect(): void {
    const before = [this.#socket, this.#stream];
    this.#socket = this.#stream = null;
    this.#astray = false;
    for (const line of before) line?.close();
    this.heard.status("connecting");
    const path = (way: string) =>
      `${tablePath(this.table)}/${way}${query({ ...this.eyes, have: this.#have })}`;
    if (this.#neverOpened >= SOCKETS_TRIED) {
      const stream = new EventSource(path("stream"));
      this.#stream = stream;
      stream.onopen = () => this.#opened();
      stream.onmessage = (event: MessageEvent<string>) => this.#hear(event.data);
      stream.onerror = () => this.#lost(stream);
      return;
    }
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path("socket")}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.#neverOpened = 0;
      this.#opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(event.data);
    socket.onclose = () => this.#lost(socket);
  }

  #opened(): void {
    this.#open = true;
    this.#tries = 0;
    this.heard.status("live");
    for (const { request } of this.#waiting.values()) this.#send(request);
    clearInterval(this.#life);
    this.#life = window.setInterval(() => this.#sign(), SIGN_OF_LIFE);
  }

  #sign(): void {
    if (this.#have !== null) this.#sync({ id: `${this.#name}-life`, do: "sync", have: this.#have });
  }

  #sync(request: Ask & { id: string }): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(request));
    return true;
  }

  /** A patch did not fit what we have: a fresh view is asked for, once; over a stream, by coming back. */
  #strayed(): void {
    if (this.#astray) return;
    this.#astray = this.#sync({
      id: `${this.#name}-astray`,
      do: "sync",
      have: this.#have ?? 0,
      hash: "astray",
    });
    if (!this.#astray) this.#connect();
  }

  #lost(line: WebSocket | EventSource): void {
    if (this.#closed || (line !== this.#socket && line !== this.#stream)) return;
    if (!this.#open && line instanceof WebSocket) this.#neverOpened += 1;
    line.close();
    this.#socket = this.#stream = null;
    this.#open = false;
    clearInterval(this.#life);
    this.heard.status("lost");
    this.#timer = window.setTimeout(() => this.#connect(), pause(this.#tries++));
  }

  #send(request: Ask & { id: string }): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
    else if (this.#stream && this.#open) {
      api.post(this.table, request).then(
        (answer) => this.#answered(answer),
        (reason: unknown) => this.#settle(request.id)?.fail(reason),
      );
    }
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as Message;
    if (message.is === "answer") return this.#answered(message);
    if (message.is === "patch") {
      const update = this.#follower.take(message);
      return update ? this.#tell({ is: "update", ...update }) : this.#strayed();
    }
    this.#tell(message);
  }

  #tell(message: Told): void {
    if (message.is === "update") this.#have = message.n;
    this.heard.message(message);
    if (message.is === "bye" && !message.again) {
      this.heard.status("ended");
      this.close();
    }
  }

  #answered(answer: Answer): void {
    if (answer.re === `${this.#name}-astray`) this.#astray = false;
    const waiting = answer.re === undefined ? undefined : this.#settle(answer.re);
    if (answer.error) waiting?.fail(refused(answer.error));
    else waiting?.done(answer);
  }

  /** Whoever waits for the answer to this request: for nothing more from now on. */
  #settle(id: string): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    return waiting;
  }
}
