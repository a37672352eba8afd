// @vitest-environment happy-dom
/** A table as the page keeps it: what it is told goes in, gaps are filled from the record, nothing is shown twice. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refused } from "./api";
import type { Heard, Told as Message } from "./link";
import { TableState } from "./table.svelte";
import { learn, speak } from "./words.svelte";
import type { History, Lobby, Told, Update } from "./wire";

const lines: { heard: Heard; asked: unknown[]; closed: boolean; eyes: unknown; answer?: unknown }[] = [];
vi.mock("./link", () => ({
  pause: (tries: number) => 500 * 2 ** tries,
  Link: class {
    line = {
      heard: null as unknown as Heard,
      asked: [] as unknown[],
      closed: false,
      eyes: null as unknown,
      answer: undefined as unknown,
    };
    constructor(_table: string, eyes: unknown, heard: Heard) {
      Object.assign(this.line, { heard, eyes });
      lines.push(this.line);
    }
    ask(ask: { do: string }) {
      this.line.asked.push(ask);
      if (ask.do === "weigh")
        return Promise.resolve({
          ok: 1,
          weighed: [
            null,
            {
              code: "factory-like-a-thought",
              message: "Too close.",
              phrase: { key: "factory-like-a-thought" },
            },
          ],
        });
      return Promise.resolve(this.line.answer ?? { ok: 1, preview: { events: [], view: 1 } });
    }
    close() {
      this.line.closed = true;
    }
  },
}));

const told = (name: string): Told => ({ event: name });
const lobby = (over: Partial<Lobby> = {}): Lobby => ({
  id: "abc",
  game: "toy",
  rules: 1,
  options: {},
  clock: { kind: "none" },
  phase: "play",
  hosting: true,
  n: 0,
  your_turn: false,
  waiting: [0],
  changed: 0,
  watching: 0,
  hints: true,
  lesson: false,
  seats: [
    { seat: 0, name: "Ada", present: true, host: true, yours: true },
    { seat: 1, bot: "greedy", present: false, host: false },
  ],
  ...over,
});
const update = (n: number, over: Partial<Update> = {}): Message => ({
  is: "update",
  n,
  step: n,
  events: [],
  turn: { waiting: [0] },
  view: { n },
  hash: "",
  ...over,
});
const history = (...steps: string[][]): History => ({
  table: { game: "toy", rules: 1, options: {}, seats: 2, players: [] },
  board: null,
  eyes: 0,
  steps: steps.map((events) => ({ by: null, events: events.map(told), turn: { waiting: [] } })),
});

const hear = (message: Message): void => lines.at(-1)!.heard.message(message);
const logged = () => table.log.map((line) => ("told" in line ? line.told.event : Object.keys(line.note)[0]));
let table: TableState;

beforeEach(async () => {
  lines.length = 0;
  vi.spyOn(api, "look").mockResolvedValue(lobby());
  vi.spyOn(api, "history").mockResolvedValue(history([], ["rolled"]));
  table = new TableState("abc", {});
  await table.open();
  hear(update(1));
  await vi.waitFor(() => expect(logged()).toEqual(["rolled"]));
});
afterEach(() => {
  table.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("what follows on what we have is shown, moves and is logged", () => {
  hear(update(2, { from: 1, events: [told("wrote")], legal: { moves: ["m"] } }));
  expect(table.view).toEqual({ n: 2 });
  expect(table.legal).toEqual(["m"]);
  expect(logged()).toEqual(["rolled", "wrote"]);
  expect(table.fresh.events).toEqual([told("wrote")]);
  expect(api.history).toHaveBeenCalledTimes(1);
});

test("after a gap the log is read again and nothing moves", async () => {
  vi.mocked(api.history).mockResolvedValue(history(["rolled", "wrote", "missed"]));
  hear(update(4, { from: 3, events: [told("missed")] }));
  expect(table.fresh.events).toEqual([]);
  expect(table.view).toEqual({ n: 4 });
  await vi.waitFor(() => expect(logged()).toEqual(["rolled", "wrote", "missed"]));
});

test("something taken back leaves the log, and what went otherwise stands in its place, without reading it all again", () => {
  hear(update(2, { from: 1, events: [told("wrote")] }));
  hear(update(3, { from: 2, events: [told("answered")] }));
  hear(
    update(4, {
      from: 3,
      step: 2,
      undone: 0,
      again: {
        from: 1,
        steps: [{ by: { seat: 1 }, events: [told("answered otherwise")], turn: { waiting: [] } }],
      },
    }),
  );
  expect(table.fresh.events).toEqual([]);
  expect(logged()).toEqual(["rolled", "answered otherwise"]);
  expect(api.history).toHaveBeenCalledTimes(1);
});

test("something taken back from the middle of what came at once is read again", async () => {
  hear(update(4, { from: 1, events: [told("wrote"), told("answered"), told("wrote more")] }));
  vi.mocked(api.history).mockResolvedValue(history([], ["rolled"], ["wrote"]));
  hear(update(5, { from: 4, step: 2, undone: 0, again: { from: 2, steps: [] } }));
  await vi.waitFor(() => expect(logged()).toEqual(["rolled", "wrote"]));
  expect(api.history).toHaveBeenCalledTimes(2);
});

test("what is noted stands in the log where it happened, and moves nothing", () => {
  hear(update(2, { from: 1, events: [told("wrote")] }));
  const { beat } = table.fresh;
  hear(update(3, { from: 2, step: 2, notes: [{ off: { seat: 1, until: 0 } }] }));
  expect(logged()).toEqual(["rolled", "wrote", "off"]);
  expect(table.log.at(-1)).toMatchObject({ at: 2 });
  expect(table.fresh).toMatchObject({ beat, notes: [{ off: { seat: 1 } }] });
});

test("what was asked is done once the table is seen to have come so far, or is no more seen", async () => {
  const asked = (ok: number): Promise<unknown> => {
    lines.at(-1)!.answer = { ok };
    return table.ask({ do: "undo", seat: 0 });
  };
  await expect(asked(1)).resolves.toMatchObject({ ok: 1 });
  const later = asked(3);
  hear(update(2, { from: 1 }));
  await Promise.resolve();
  expect(table.busy).toBe(1);
  hear(update(3, { from: 2 }));
  await later;
  expect(table.busy).toBe(0);
  const never = asked(9);
  await Promise.resolve();
  hear({ is: "bye", reason: { key: "voted-out" }, again: false });
  await never;
});

test("a game that rests says so, and how long the dealer still waits for who holds", () => {
  hear(update(2, { from: 1, rests: true, held_for: 9000, turn: { waiting: [], held: [0] } }));
  expect([table.rests, table.heldFor?.left]).toEqual([true, 9000]);
  hear(update(3, { from: 2 }));
  expect([table.rests, table.heldFor]).toEqual([false, null]);
});

test("a log that was overtaken while it came is read once more", async () => {
  let answer: (of: History) => void = () => {};
  vi.mocked(api.history).mockReturnValueOnce(new Promise((done) => (answer = done)));
  vi.mocked(api.history).mockResolvedValue(history(["rolled", "late"]));
  hear(update(5));
  hear(update(6, { from: 5, events: [told("late")] }));
  answer(history(["rolled"]));
  await vi.waitFor(() => expect(logged()).toEqual(["rolled", "late"]));
});

test("whose turn it is, and who has decided but not confirmed", () => {
  expect([table.seat, table.myTurn, table.holding]).toEqual([0, true, false]);
  hear(update(2, { from: 1, turn: { waiting: [1], held: [0] } }));
  expect([table.myTurn, table.holding]).toEqual([false, true]);
});

test("somebody who holds several seats goes by a number as well", async () => {
  await Promise.all([speak("en"), learn()]);
  const ada = { name: "Ada", present: true, host: true };
  hear({
    is: "people",
    phase: "play",
    watching: 0,
    hints: true,
    seats: [
      { ...ada, seat: 0 },
      { seat: 1, name: "Bo", present: true, host: false },
      { ...ada, seat: 2 },
    ],
  });
  expect([0, 1, 2].map(table.name)).toEqual(["Ada 1", "Bo", "Ada 2"]);
});

test("while the rules want silence the table says why, and no longer when they don't", () => {
  hear(update(2, { from: 1, silence: { key: "factory-silence" } }));
  expect(table.silence).toEqual({ key: "factory-silence" });
  hear(update(3, { from: 2 }));
  expect(table.silence).toBeNull();
});

test("answers are weighed while they are written, each with the reason against it", async () => {
  expect(await table.weigh(["quux", "moon"])).toEqual([null, "Too close."]);
  expect(lines.at(-1)!.asked).toEqual([{ do: "weigh", seat: 0, texts: ["quux", "moon"] }]);
});

test("a decision is previewed once for each position", async () => {
  const move = { do: "write" };
  await table.preview(move);
  await table.preview(move);
  expect(lines.at(-1)!.asked).toEqual([{ do: "try", seat: 0, move }]);
  hear(update(2, { from: 1 }));
  await table.preview(move);
  expect(lines.at(-1)!.asked).toHaveLength(2);
});

test("before another seat is looked through, nothing of this one is left", () => {
  table.coverUp();
  expect(lines[0]?.closed).toBe(true);
  expect([table.view, table.log, table.legal, table.turn, table.fresh.events]).toEqual([
    null,
    [],
    [],
    null,
    [],
  ]);
  table.turnTo(1);
  expect(lines.at(-1)?.eyes).toEqual({ seat: 1 });
  expect(table.seat).toBe(1);
});

test("a log that comes after the curtain fell is not shown", async () => {
  let answer: (of: History) => void = () => {};
  vi.mocked(api.history).mockReturnValueOnce(new Promise((done) => (answer = done)));
  hear(update(9));
  table.coverUp();
  answer(history(["secret"]));
  await Promise.resolve();
  expect(table.log).toEqual([]);
});

test("a server that is away at first is asked again, a refusal is not", async () => {
  vi.useFakeTimers();
  vi.mocked(api.look)
    .mockRejectedValueOnce(new Refused("away", "away"))
    .mockRejectedValueOnce(new Refused("not-allowed", "no", "not-invited"));
  const other = new TableState("xyz", {});
  await other.open();
  expect([other.status, other.problem]).toEqual(["lost", "away"]);
  await vi.advanceTimersByTimeAsync(500);
  expect([other.status, other.problem]).toEqual(["ended", "no"]);
  const asked = vi.mocked(api.look).mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(api.look).toHaveBeenCalledTimes(asked);
});

test("a server that says it will be back is no problem", () => {
  hear({ is: "bye", reason: { key: "server-leaving" }, again: true });
  expect(table.problem).toBeNull();
  hear({ is: "bye", reason: { key: "seat-lost" }, again: false });
  expect(table.problem).not.toBeNull();
});
