/** How a button points at its move before it makes it: with the mouse or the keyboard; a finger's first tap is the desk's affair. */

import type { Desk } from "./play.svelte";
import type { Move } from "./types";

export function aims(desk: Desk, move: Move, sure = false) {
  return {
    onclick: () => desk.choose(move, sure),
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && desk.hover(move),
    // A finger leaves before its tap counts: what it aimed at must stay for the second one.
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && desk.leave(move),
    onfocus: (event: FocusEvent) =>
      (event.currentTarget as Element).matches(":focus-visible") && desk.hover(move),
    onblur: () => desk.leave(move),
  };
}
