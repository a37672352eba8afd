// @vitest-environment happy-dom
/** Every piece explains itself, and every board has the same keys. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Frame, type Manner } from "./frame.svelte";

class Toy {
  touch = false;
  asked: string | null = null;
  inHand = false;
  drop(): boolean {
    const had = this.inHand;
    this.inHand = false;
    return had;
  }
}

let away: (() => void) | void;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button id="elsewhere"></button>
    <div id="board"><button id="red" data-piece="can:red"></button><button id="blue" data-piece="can:blue"></button>
    <input id="field" /></div>`;
});
afterEach(() => {
  away?.();
  vi.useRealTimers();
});
const by = (id: string) => document.getElementById(id)!;

function lay(manner: Partial<Manner> = {}) {
  const desk = new Toy();
  const help = vi.fn();
  const frame = new Frame(desk, {
    tell: (piece) => ({ text: `This is ${piece}.`, chapter: "cans" }),
    help,
    ...manner,
  });
  const root = by("board");
  away = frame.hang(root);
  const on = frame.holds as unknown as Record<string, (event: Event) => void>;
  for (const [name, handler] of Object.entries(on))
    if (name.startsWith("on")) root.addEventListener(name.slice(2), handler);
  const point = (type: string, id: string, pointerType = "mouse") =>
    by(id).dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType }));
  const key = (key: string, at: Element = by("red")) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    at.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { desk, frame, help, point, key };
}

test("a piece is explained once the pointer rests on it, the next one sooner", () => {
  const { desk, point } = lay();
  point("pointerover", "red");
  vi.advanceTimersByTime(300);
  expect(desk.asked).toBeNull();
  vi.advanceTimersByTime(400);
  expect(desk.asked).toBe("can:red");
  point("pointerover", "blue");
  vi.advanceTimersByTime(300);
  expect(desk.asked).toBe("can:blue");
});

test("what was just pressed is not explained until one has been elsewhere", () => {
  const { desk, point } = lay();
  point("pointerdown", "red");
  point("pointerover", "red");
  vi.advanceTimersByTime(2000);
  expect(desk.asked).toBeNull();
  point("pointerover", "blue");
  point("pointerover", "red");
  vi.advanceTimersByTime(2000);
  expect(desk.asked).toBe("can:red");
});

test("a finger explains a piece by resting on it; lifted sooner, it only taps", () => {
  const { desk, point } = lay();
  point("pointerdown", "red", "touch");
  point("pointerup", "red", "touch");
  vi.advanceTimersByTime(1000);
  expect(desk.asked).toBeNull();
  point("pointerdown", "red", "touch");
  vi.advanceTimersByTime(1000);
  expect(desk.asked).toBe("can:red");
  expect(desk.touch).toBe(true);
});

test("the question mark opens the chapter of the piece that has the focus", () => {
  const { help, key } = lay();
  expect(key("?")).toBe(true);
  expect(help).toHaveBeenCalledWith("cans");
});

test("a game's own keys come first, and know whether another part of the page has the focus", () => {
  const keys = vi.fn((event: KeyboardEvent, inside: boolean) => event.key === "r" && inside);
  const { key } = lay({ keys });
  expect(key("r")).toBe(true);
  expect(key("r", document.body)).toBe(true);
  expect(key("r", by("elsewhere"))).toBe(false);
  expect(key("x")).toBe(false);
});

test("whoever writes is left alone, and so is whoever has a dialog open", () => {
  const keys = vi.fn(() => true);
  const { key } = lay({ keys });
  key("r", by("field"));
  document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
  key("r", document.body);
  expect(keys).not.toHaveBeenCalled();
});

test("Escape puts back what is in hand before it means anything else", () => {
  const { desk, key } = lay();
  expect(key("Escape", document.body)).toBe(false);
  desk.inHand = true;
  expect(key("Escape", document.body)).toBe(true);
  expect(desk.inHand).toBe(false);
});

test("what a move would do is said before what a piece is", () => {
  let foretold: readonly string[] = [];
  const { desk, frame } = lay({ foretell: () => ({ text: foretold }) });
  desk.asked = "can:red";
  expect(frame.words).toEqual(["This is can:red."]);
  expect(frame.rule).toBeDefined();
  foretold = ["It falls."];
  const again = lay({ foretell: () => ({ text: foretold }) });
  again.desk.asked = "can:red";
  expect(again.frame.words).toEqual(["It falls."]);
  expect(again.frame.hint).toBeNull();
});

test("a rule that is not written is not offered", () => {
  const { desk, frame } = lay({ written: () => false });
  desk.asked = "can:red";
  expect(frame.rule).toBeUndefined();
});
