/** What a click, a tap or a look at any board leads to: a toy with a pebble to throw and a ball to roll. */

import { afterEach, expect, test, vi } from "vitest";
import type { BoardProps } from "../games/contract";
import { aims, Desk } from "./desk.svelte";

type Move = { do: "throw"; at: string } | { do: "roll" };
type Event = { event: "hit"; at: string } | { event: "rolled" };
type View = { turn: number };
type Props = BoardProps<null, View, Move>;

class Toy extends Desk<null, View, Move, Event> {
  protected override pieceOf = (move: Move) => (move.do === "throw" ? `can:${move.at}` : "ball");
  protected override piecesOf = (event: Event) => (event.event === "hit" ? [`can:${event.at}`] : ["ball"]);
  held: Move | null = null;
  protected override inHand() {
    return this.held;
  }
}
class Bold extends Toy {
  protected override readonly twice = false;
}

const THROW: Move = { do: "throw", at: "red" };
const ROLL: Move = { do: "roll" };

function sit(more: Partial<Props> = {}, Sort = Toy) {
  const play = vi.fn();
  const explain = vi.fn();
  const props = {
    board: null,
    view: { turn: 1 },
    seat: 0,
    shown: 0,
    legal: [THROW],
    play,
    explain,
    preview: () => Promise.resolve(null),
    fresh: { beat: 0, events: [] },
    lit: null,
    ...more,
  } as unknown as Props;
  return { desk: new Sort(() => props), props, play, explain };
}

afterEach(() => vi.useRealTimers());

test("with the mouse what is legal is done at once, and what is not is explained", () => {
  const { desk, play, explain } = sit();
  desk.act(THROW);
  expect(play).toHaveBeenCalledWith(THROW);
  desk.act(ROLL);
  expect(play).toHaveBeenCalledTimes(1);
  expect(explain).toHaveBeenCalledWith(ROLL);
});

test("a move is the same in whatever order its parts came over the wire", () => {
  const { desk } = sit();
  expect(desk.can({ at: "red", do: "throw" })).toBe(true);
  expect(desk.can({ at: "blue", do: "throw" })).toBe(false);
});

test("a finger's first tap shows, the second on the same piece does it", () => {
  const { desk, play } = sit({ legal: [THROW, ROLL] });
  desk.touch = true;
  desk.act(THROW);
  expect(desk.aimed).toEqual(THROW);
  expect(play).not.toHaveBeenCalled();
  desk.act(ROLL);
  expect(desk.aimed).toEqual(ROLL);
  desk.act(ROLL);
  expect(play).toHaveBeenCalledExactlyOnceWith(ROLL);
});

test("where a board wants it, a finger does at once what it taps, and so does a button that is sure", () => {
  const bold = sit({}, Bold);
  bold.desk.touch = true;
  bold.desk.act(THROW);
  expect(bold.play).toHaveBeenCalledWith(THROW);
  const { desk, play } = sit();
  desk.touch = true;
  desk.act(THROW, true);
  expect(play).toHaveBeenCalledWith(THROW);
});

test("a finger that taps what does not go is told what the piece is", () => {
  const { desk, explain } = sit();
  desk.touch = true;
  desk.act(ROLL);
  expect(explain).toHaveBeenCalledWith(ROLL);
  expect(desk.asked).toBe("ball");
});

test("only what is legal is aimed at, and what is in hand stands for it otherwise", () => {
  const { desk } = sit();
  desk.aim(ROLL);
  expect(desk.aimed).toBeNull();
  desk.aim(THROW);
  expect(desk.aims(THROW)).toBe(true);
  desk.leave(THROW);
  expect(desk.aimed).toBeNull();
  const held = sit();
  held.desk.held = THROW;
  expect(held.desk.aimed).toEqual(THROW);
});

test("leaving one move does not let go of another", () => {
  const { desk } = sit({ legal: [THROW, ROLL] });
  desk.aim(ROLL);
  desk.leave(THROW);
  expect(desk.aimed).toEqual(ROLL);
});

test("in a lesson only the pieces it points at may be chosen, and nothing else is explained", () => {
  const { desk, play, explain } = sit({ legal: [THROW, ROLL], pointed: ["ball"] });
  expect(desk.can(THROW)).toBe(false);
  expect(desk.legalOf("throw")).toEqual([]);
  desk.act(THROW);
  expect(explain).not.toHaveBeenCalled();
  desk.act(ROLL);
  expect(play).toHaveBeenCalledWith(ROLL);
});

test("who only watches decides nothing", () => {
  const { desk, play, explain } = sit({ seat: null });
  desk.act(THROW);
  expect(play).not.toHaveBeenCalled();
  expect(explain).not.toHaveBeenCalled();
});

test("an event of the log lights the pieces it is about", () => {
  const { desk } = sit({ lit: { event: { event: "hit", at: "red" } } as unknown as Props["lit"] });
  expect(desk.shines("can:red")).toBe(true);
  expect(desk.shines("can:blue")).toBe(false);
});

test("what the move pointed at would do is asked once the pointer rests, and told while it rests there", async () => {
  vi.useFakeTimers();
  const preview = vi.fn(() =>
    Promise.resolve({ events: [{ event: { event: "hit", at: "red" } }], view: { turn: 2 } }),
  );
  const { desk } = sit({ preview: preview as unknown as Props["preview"] });
  desk.aim(THROW);
  const away = desk.look();
  away?.();
  await vi.advanceTimersByTimeAsync(500);
  expect(preview).not.toHaveBeenCalled();
  desk.look();
  await vi.advanceTimersByTimeAsync(500);
  expect(preview).toHaveBeenCalledExactlyOnceWith(THROW);
  expect(desk.coming("hit")).toEqual([{ event: "hit", at: "red" }]);
  expect(desk.after).toEqual({ turn: 2 });
  desk.aim(null);
  expect(desk.coming("hit")).toEqual([]);
});

test("putting back says whether there was anything", () => {
  const { desk } = sit();
  expect(desk.drop()).toBe(false);
  desk.aim(THROW);
  expect(desk.drop()).toBe(true);
  expect(desk.aimed).toBeNull();
});

test("a button points at its move with the mouse; a finger that leaves keeps what it aimed at", () => {
  const { desk } = sit();
  const button = aims(desk, THROW);
  const by = (pointerType: string) => ({ pointerType }) as PointerEvent;
  button.onpointerenter(by("touch"));
  expect(desk.aimed).toBeNull();
  button.onpointerenter(by("mouse"));
  expect(desk.aimed).toEqual(THROW);
  button.onpointerleave(by("touch"));
  expect(desk.aimed).toEqual(THROW);
  button.onpointerleave(by("mouse"));
  expect(desk.aimed).toBeNull();
});
