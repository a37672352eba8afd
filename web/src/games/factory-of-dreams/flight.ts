/** Pieces on their way: a slip from its drawer into a flask's neck, slips that are swept away or fall out, a medal to its flask. */

import { appear, between, passing, shift, timing } from "../../board/flight";
import type { Motion } from "./motion";

const EASE = "cubic-bezier(.3,.8,.4,1)";

/** Moves what these motions name; everything is already where it ends. */
export function fly(root: HTMLElement, motions: readonly Motion[]): void {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  for (const motion of motions) {
    switch (motion.kind) {
      case "place":
        arc(
          find(`[data-slip="${motion.flask}-${motion.nth}"]`),
          find(`[data-piece="drawer:${motion.reserve}"]`),
          find(`[data-flask="${motion.flask}"] .vessel`),
        );
        break;
      case "turn": {
        const drawer = find(`[data-drawer="${motion.reserve}"]`);
        if (drawer) appear(drawer, "translateY(26px)", { delay: 220, lasts: 360 }, EASE);
        break;
      }
      case "sweep":
        motion.words.forEach((word, n) =>
          leave(find(`[data-piece="drawer:${n}"]`), word, n * 40, "translate(-110vw, -60px) rotate(-40deg)"),
        );
        break;
      case "upend": {
        const vessel = find(`[data-flask="${motion.flask}"] .vessel`);
        vessel?.animate(
          [
            { transform: "none" },
            { transform: "rotate(172deg)", offset: 0.4 },
            { transform: "rotate(172deg)", offset: 0.7 },
            { transform: "none" },
          ],
          timing({ delay: 0, lasts: 1100 }, "ease-in-out"),
        );
        motion.words.forEach((word, n) =>
          leave(vessel, word, 380 + n * 110, "translate(0, 60vh) rotate(30deg)"),
        );
        break;
      }
      case "token":
        arc(find(`[data-token="${motion.flask}"]`), find(`[data-piece="tool:${motion.tool}"]`), null);
        break;
    }
  }
}

/** From where it lay, over the neck, to where it lies. */
function arc(piece: HTMLElement | null, from: HTMLElement | null, over: HTMLElement | null): void {
  if (!piece || !from) return;
  const to = piece.getBoundingClientRect();
  const begin = shift(between(to, from.getBoundingClientRect()));
  const neck = over?.getBoundingClientRect();
  const at = (x: number, y: number) => shift(between(to, new DOMRect(x, y, 0, 0)));
  // A flask that stands is entered from above, one that lies from its neck at the left.
  const top =
    neck && neck.height > neck.width
      ? at(neck.x + neck.width / 2, neck.y - 4)
      : neck
        ? at(neck.x, neck.y + neck.height / 2)
        : begin;
  piece.animate(
    [{ transform: begin }, { transform: top, offset: 0.62 }, { transform: "none" }],
    timing({ delay: 0, lasts: 620 }, EASE),
  );
}

/** A slip that goes for good. */
function leave(from: HTMLElement | null, word: string, wait: number, way: string): void {
  if (!from || word === "") return;
  const rect = from.getBoundingClientRect();
  const slip = document.createElement("span");
  slip.textContent = word;
  slip.style.cssText = `position:fixed;z-index:40;pointer-events:none;left:${rect.x + rect.width * 0.15}px;top:${rect.y + rect.height * 0.3}px;width:${rect.width * 0.7}px;padding:8px 4px;border-radius:7px;background:#fff6e2;color:#2a2440;font:800 1rem/1.1 var(--font-text);text-align:center;box-shadow:0 3px 8px #0006`;
  document.body.append(slip);
  const trip = timing({ delay: wait, lasts: 700 }, "ease-in");
  passing(
    slip,
    [
      { transform: "none", opacity: 1 },
      { transform: way, opacity: 0 },
    ],
    trip,
  );
}
