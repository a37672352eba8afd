// @vitest-environment happy-dom
/** The line to a table comes back by itself, and nothing asked over it is lost or asked as something new. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { blake3 } from "@noble/hashes/blake3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { Link, pause, type Status, type Told } from "./link";
import type { Splices } from "./splice";
import type { Patch } from "./wire";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { id: string; do: string }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { id: string; do: string });
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

class FakeStream {
  static all: FakeStream[] = [];
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    FakeStream.all.push(this);
  }
  close(): void {}
}

const last = (): FakeSocket => FakeSocket.all.at(-1)!;
let heard: Told[];
let status: Status[];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("EventSource", FakeStream);
  FakeSocket.all = [];
  FakeStream.all = [];
  heard = [];
  status = [];
  link = new Link(
    "abc",
    { seat: 1 },
    { message: (message) => heard.push(message), status: (now) => status.push(now) },
  );
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const update = (n: number) => ({
  is: "update",
  n,
  events: [],
  turn: { waiting: [] },
  view: {},
  hash: "",
  step: n,
});

test("the line looks through the seat it was given", () => {
  expect(last().url).toContain("/api/tables/abc/socket?seat=1");
});

test("what was not answered is sent again under the same id, what was answered is not", async () => {
  last().opens();
  const first = link.ask({ do: "confirm", seat: 1 });
  const second = link.ask({ do: "undo", seat: 1 });
  const [one, two] = last().sent;
  last().says({ is: "answer", re: one?.id, ok: 4 });
  await expect(first).resolves.toMatchObject({ ok: 4 });
  last().breaks();
  vi.advanceTimersByTime(1000);
  last().opens();
  expect(FakeSocket.all).toHaveLength(2);
  expect(last().sent).toEqual([two]);
  last().says({ is: "answer", re: two?.id, ok: 5 });
  await expect(second).resolves.toMatchObject({ ok: 5 });
});

/** Patches of a toy table whose updates say nothing but which they are. */
const patch = (n: number, splices: Splices, whole?: true): Patch => {
  const from = whole ? "" : `"from":${n - 1},`;
  const text = `{"is":"update","n":${n},${from}"events":[],"view":{"n":${n}}}`;
  return {
    n,
    hash: bytesToHex(blake3(utf8ToBytes(text))).slice(0, 8),
    parts: [[], splices.slice(), []],
    ...(whole && { whole }),
  };
};
const first = patch(4, ['"view":{"n":4}}'], true);
const next = patch(5, [0, 12, "5", 1, 2]);
const later = patch(6, [0, 12, "6", 1, 2]);

test("patches are told as the updates they make", () => {
  last().opens();
  for (const told of [first, next, later]) last().says({ is: "patch", ...told });
  expect(heard).toMatchObject([4, 5, 6].map((n) => ({ is: "update", n, view: { n } })));
  last().breaks();
  vi.advanceTimersByTime(1000);
  expect(last().url).toContain("have=6");
});

test("after a patch that does not fit a fresh view is asked for once, and shown", () => {
  last().opens();
  last().says({ is: "patch", ...first });
  last().says({ is: "patch", ...later, parts: [[], [0, 99], []] });
  last().says({ is: "patch", ...later, parts: [[], [0, 98], []] });
  expect(heard).toHaveLength(1);
  expect(last().sent).toEqual([expect.objectContaining({ do: "sync", have: 4, hash: "astray" })]);
  last().says({ is: "answer", re: last().sent[0]?.id, ok: 6 });
  last().says({ is: "patch", ...patch(6, ['"view":{"n":6}}'], true) });
  expect(heard.at(-1)).toMatchObject({ n: 6, view: { n: 6 } });
  expect(last().sent).toHaveLength(1);
});

test("over a stream whoever went astray comes back at once", () => {
  for (let n = 0; n < 3; n += 1) {
    last().breaks();
    vi.advanceTimersByTime(60_000);
  }
  const stream = FakeStream.all[0];
  stream?.onopen?.();
  stream?.onmessage?.({ data: JSON.stringify({ is: "patch", ...first }) });
  stream?.onmessage?.({ data: JSON.stringify({ is: "patch", ...later, parts: [[], [0, 99], []] }) });
  expect(FakeStream.all).toHaveLength(2);
  expect(FakeStream.all[1]?.url).toContain("have=4");
});

test("what is asked while the line is down waits for it", async () => {
  const asked = link.ask({ do: "undo", seat: 1 });
  expect(last().sent).toEqual([]);
  last().opens();
  last().says({ is: "answer", re: last().sent[0]?.id, ok: 1 });
  await expect(asked).resolves.toMatchObject({ ok: 1 });
});

test("a refusal comes in the server's words", async () => {
  last().opens();
  const asked = link.ask({ do: "undo", seat: 1 });
  last().says({
    is: "answer",
    re: last().sent[0]?.id,
    error: {
      code: "undo-nothing",
      message: "You have decided nothing yet.",
      phrase: { key: "undo-nothing" },
    },
  });
  await expect(asked).rejects.toMatchObject({
    code: "undo-nothing",
    message: "You have decided nothing yet.",
  });
});

test("whoever comes back says which number they have", () => {
  last().opens();
  last().says(update(7));
  last().breaks();
  expect(status).toEqual(["connecting", "live", "lost"]);
  vi.advanceTimersByTime(1000);
  expect(last().url).toContain("have=7");
});

test("after three sockets that never opened, the stream is tried", () => {
  for (let n = 0; n < 3; n += 1) {
    last().breaks();
    vi.advanceTimersByTime(60_000);
  }
  expect(FakeSocket.all).toHaveLength(3);
  expect(FakeStream.all.map((stream) => stream.url)).toEqual(["/api/tables/abc/stream?seat=1"]);
  FakeStream.all[0]?.onopen?.();
  FakeStream.all[0]?.onmessage?.({ data: JSON.stringify(update(3)) });
  expect(status.at(-1)).toBe("live");
  expect(heard).toHaveLength(1);
});

test("a line that broke after it stood is no reason to give sockets up", () => {
  for (let n = 0; n < 5; n += 1) {
    last().opens();
    last().breaks();
    vi.advanceTimersByTime(60_000);
  }
  expect(FakeStream.all).toEqual([]);
});

test("the pause doubles from half a second to thirty, more or less", () => {
  expect([0, 1, 2, 3].map((tries) => pause(tries, 0.5))).toEqual([500, 1000, 2000, 4000]);
  expect(pause(20, 0.5)).toBe(30_000);
  expect([pause(0, 0), pause(0, 1)]).toEqual([250, 750]);
});

test("each failed try waits longer than the one before", () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  last().breaks();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  last().breaks();
  vi.advanceTimersByTime(999);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(3);
  vi.restoreAllMocks();
});

test("being online again ends the pause at once", () => {
  last().breaks();
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
});

test("sent away for good, the line does not come back", async () => {
  last().opens();
  const asked = link.ask({ do: "undo", seat: 1 });
  last().says({ is: "bye", reason: { key: "seat-lost" }, again: false });
  await expect(asked).rejects.toMatchObject({ kind: "away" });
  last().breaks();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(status.at(-1)).toBe("ended");
});
