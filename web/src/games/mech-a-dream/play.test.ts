/** What a click or a tap at the table leads to. */

import { expect, test, vi } from "vitest";
import { Desk, type Props } from "./play.svelte";
import type { Move } from "./types";

const BUY: Move = { do: "buy", tile: "B7" };
const DOCK: Move = { do: "dock" };

function sit(more: Partial<Props> = {}) {
  const play = vi.fn();
  const explain = vi.fn();
  const props = {
    board: {},
    view: { players: [] },
    seat: 0,
    shown: 0,
    legal: [BUY],
    play,
    explain,
    preview: () => Promise.resolve(null),
    fresh: { beat: 0, events: [] },
    lit: null,
    ...more,
  } as unknown as Props;
  return { desk: new Desk(() => props), play, explain };
}

test("with the mouse what is legal is done at once, and what is not is explained", () => {
  const { desk, play, explain } = sit();
  desk.act(BUY);
  expect(play).toHaveBeenCalledWith(BUY);
  desk.act(DOCK);
  expect(play).toHaveBeenCalledTimes(1);
  expect(explain).toHaveBeenCalledWith(DOCK);
});

test("a finger's first tap shows, the second on the same piece does it", () => {
  const { desk, play } = sit({ legal: [BUY, DOCK] });
  desk.touch = true;
  desk.act(BUY);
  expect(desk.aimed).toEqual(BUY);
  expect(play).not.toHaveBeenCalled();
  desk.act(DOCK);
  expect(desk.aimed).toEqual(DOCK);
  desk.act(DOCK);
  expect(play).toHaveBeenCalledExactlyOnceWith(DOCK);
});

test("a finger that taps what does not go is told what the piece is", () => {
  const { desk, explain } = sit();
  desk.touch = true;
  desk.act(DOCK);
  expect(explain).toHaveBeenCalledWith(DOCK);
  expect(desk.asked).toBe("dock");
});

test("only what is legal is aimed at", () => {
  const { desk } = sit();
  desk.aim(DOCK);
  expect(desk.aimed).toBeNull();
  desk.aim(BUY);
  expect(desk.aims(BUY)).toBe(true);
  desk.leave(BUY);
  expect(desk.aimed).toBeNull();
});

test("in a lesson only the pieces it points at may be chosen", () => {
  const { desk, play, explain } = sit({ legal: [BUY, DOCK], pointed: ["dock"] });
  expect(desk.can(BUY)).toBe(false);
  expect(desk.legalOf("buy")).toEqual([]);
  desk.act(BUY);
  expect(explain).not.toHaveBeenCalled();
  desk.act(DOCK);
  expect(play).toHaveBeenCalledWith(DOCK);
});

test("who only watches decides nothing", () => {
  const { desk, play, explain } = sit({ seat: null });
  desk.act(BUY);
  expect(play).not.toHaveBeenCalled();
  expect(explain).not.toHaveBeenCalled();
});

test("an event of the log lights the pieces it is about", () => {
  const { desk } = sit({
    lit: { event: { event: "bought", seat: 1, tile: "P3", paid: {}, slot: 4, robot: false } } as Props["lit"],
  });
  expect(desk.shines("belt:P3")).toBe(true);
  expect(desk.shines("belt:P4")).toBe(false);
});

test("advice to buy a machine lights the machine that is for sale", () => {
  const { desk } = sit({
    lit: { event: { event: "bought", seat: 0, tile: "P3", paid: {}, slot: 4, robot: false } } as Props["lit"],
  });
  expect(desk.shines("sale:P3")).toBe(true);
  expect(desk.shines("sale:P4")).toBe(false);
});
