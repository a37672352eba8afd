/** What a click or a tap at the table leads to. */

import { expect, test, vi } from "vitest";
import { Desk, type Props } from "./play.svelte";
import type { Move } from "./types";

const BUY: Move = { do: "buy", tile: "B7" };

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
