// @vitest-environment happy-dom
/** The log in pieces: notes where they were made, decisions by whom, and what stands after something was taken back. */

import { beforeAll, expect, test } from "vitest";
import { cut, namesThen, noteWords, piece, pieces, sayLine, type Line } from "./log";
import type { Note, Step } from "./wire";
import { speak } from "./words.svelte";

const told = (event: string) => ({ event });
const step = (by: Step["by"], events: string[], notes?: Note[]): Step => ({
  by,
  events: events.map(told),
  turn: { waiting: [] },
  ...(notes && { notes }),
});
const late: Note = { standin: { seat: 1, bot: "greedy", why: "late" } };
const names = { name: (seat: number) => ["Ada", "Greedy 2"][seat] ?? "?", you: 0 };

beforeAll(() => speak("en"));

test("a step is a piece, with what was noted after it, and says which bot decided for whom", () => {
  const [, second] = pieces([
    step(null, ["dealt"]),
    step({ seat: 1, bot: "greedy" }, ["wrote"], [{ back: 1 }]),
  ]);
  expect(second).toEqual({
    from: 0,
    to: 1,
    lines: [
      { at: 1, told: told("wrote"), by: { seat: 1, bot: "greedy" } },
      { at: 1, note: { back: 1 } },
    ],
  });
});

test("what comes at once has the note before the decision it is about, and names the bot", () => {
  expect(piece(4, 5, [told("wrote")], [late]).lines).toEqual([
    { at: 4, note: late },
    { at: 5, told: told("wrote"), by: { seat: 1, bot: "greedy" } },
  ]);
});

test("a cut keeps what came before it, and tears nothing", () => {
  const log = [piece(0, 1, [told("a")]), piece(1, 3, [told("b"), told("c")]), piece(3, 4, [told("d")])];
  expect(cut(log, 3, 0)).toEqual(log.slice(0, 2));
  expect(cut(log, 1, 0)).toEqual(log.slice(0, 1));
  expect(cut(log, 2, 0)).toBeNull();
});

test("a note made after the last step that stands is kept, but not who made the decision that does not", () => {
  const off: Note = { off: { seat: 0, until: 0 } };
  const log = [piece(0, 1, [told("a")]), piece(1, 1, [], [off]), piece(1, 1, [], [late])];
  const lines = cut(log, 1, 1)!.flatMap(({ lines }) => lines);
  expect(lines.map((line) => ("note" in line ? line.note : line.told.event))).toEqual(["a", off]);
});

test("every note that people need is worded, and what only clocks need is not", () => {
  const notes: Note[] = [
    { back: 0 },
    { sat: 0 },
    late,
    { standin: { seat: 1, bot: "greedy", why: "agreed" } },
    { out: { seat: 1, bot: "greedy", by: "vote" } },
    { out: { seat: 1, bot: "greedy", by: "clock" } },
    { out: { seat: 1, bot: "greedy", by: "left" } },
    { off: { seat: 0, until: 0 } },
    { rules: 3 },
  ];
  const said = notes.map((note) => sayLine({ at: 0, note }, names));
  expect(said[0]).toBe("You are back.");
  expect(said[2]).toBe("Greedy 2 is out of time: Greedy decides for them.");
  for (const words of said) expect(words).not.toMatch(/note-|level-|[{}]/);
  expect(new Set(said).size).toBe(notes.length);
  expect(noteWords({ begun: true })).toBeNull();
  expect(noteWords({ standin: { seat: 1, bot: "greedy", why: "still" } })).toBeNull();
});

test("a program's bot has only its own name", () => {
  expect(sayLine({ at: 0, note: { standin: { seat: 1, bot: "scout", why: "late" } } }, names)).toContain(
    "scout decides",
  );
});

test("whoever was turned out goes by their own name until then", () => {
  const out: Note = { out: { seat: 1, bot: "greedy", by: "vote" } };
  const lines: Line[] = [
    { at: 1, note: late },
    { at: 2, note: out },
    { at: 3, note: { back: 1 } },
  ];
  const then = namesThen(
    lines,
    [{ seat: 1, bot: "greedy", former: "Bo", present: false, host: false }],
    names,
  );
  expect(lines.map((line, n) => sayLine(line, then(n)))).toEqual([
    "Bo is out of time: Greedy decides for them.",
    "The others have voted Bo out. Greedy plays the seat.",
    "Greedy 2 is back.",
  ]);
});

test("what was before somebody took a seat over is not told as theirs", () => {
  const lines: Line[] = [
    { at: 1, note: { out: { seat: 1, bot: "greedy", by: "vote" } } },
    { at: 2, note: { sat: 1 } },
  ];
  const then = namesThen(lines, [{ seat: 1, name: "Eve", present: true, host: false }], {
    name: () => "Eve",
    you: 1,
  });
  expect(lines.map((line, n) => sayLine(line, then(n)))).toEqual([
    "The others have voted Player 2 out. Greedy plays the seat.",
    "You take over this seat.",
  ]);
});
