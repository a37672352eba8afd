/**
 * Pieces on their way. A drawing stands in its new place at once, so nothing depends on the movement: what can travel carries `data-fly`
 * with a key of its own, and goes from where it was to where it is; what leaves, or comes from elsewhere, is seen as a likeness.
 */

import { pace } from "../lib/settings.svelte";

/** How a piece travels: when it sets out and how long it is on its way, in milliseconds at normal speed. */
export interface Trip {
  delay: number;
  lasts: number;
}
/** Something that can travel, and where it stood. */
export interface Stood {
  piece: HTMLElement;
  rect: DOMRect;
}

export const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/** A trip as an animation. */
export const timing = ({ delay, lasts }: Trip, easing = EASE): KeyframeAnimationOptions => ({
  delay: delay * pace(),
  duration: lasts * pace(),
  easing,
  fill: "backwards",
});

/** From the middle of one place to the middle of another. */
export const between = (from: DOMRect, to: DOMRect): { x: number; y: number } => ({
  x: to.x + to.width / 2 - (from.x + from.width / 2),
  y: to.y + to.height / 2 - (from.y + from.height / 2),
});
export const shift = ({ x, y }: { x: number; y: number }): string => `translate(${x}px, ${y}px)`;

/** Everything that can travel, by its key. */
export const flyers = (root: HTMLElement): Map<string, HTMLElement> =>
  new Map(
    [...root.querySelectorAll<HTMLElement>("[data-fly]")].map((piece) => [piece.dataset["fly"] ?? "", piece]),
  );

/** Where everything that can travel stands. */
export function places(root: HTMLElement): Map<string, Stood> {
  const found = new Map<string, Stood>();
  for (const [key, piece] of flyers(root)) {
    const rect = piece.getBoundingClientRect();
    if (rect.width > 0) found.set(key, { piece, rect });
  }
  return found;
}

/** Lets a piece come from where it stood, in an arc where it goes far up or down. */
export function glide(piece: HTMLElement, from: DOMRect, trip: Trip): void {
  const to = piece.getBoundingClientRect();
  const { x, y } = between(to, from);
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const scale = Math.min(2.2, Math.max(0.45, from.width / to.width));
  const high = Math.abs(y) > 60 ? -Math.min(40, Math.abs(x) / 6) : 0;
  const above = { zIndex: 9, position: "relative" };
  piece.animate(
    [
      { transform: `${shift({ x, y })} scale(${scale})`, ...above },
      {
        transform: `${shift({ x: x * 0.45, y: y * 0.45 + high })} scale(${(1 + scale) / 2})`,
        ...above,
        offset: 0.5,
      },
      { transform: "none", ...above },
    ],
    timing(trip),
  );
}

/** Lets a piece appear where it stands, from this way off. */
export function appear(piece: HTMLElement, from: string, trip: Trip, easing = EASE): void {
  piece.animate(
    [
      { transform: from, opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    timing(trip, easing),
  );
}

/** Something seen over the page only while it moves. */
export function passing(
  element: HTMLElement | SVGElement,
  frames: Keyframe[],
  how: KeyframeAnimationOptions,
): void {
  element.setAttribute("aria-hidden", "true");
  const gone = () => element.remove();
  element.animate(frames, { ...how, fill: "both" }).finished.then(gone, gone);
}

/** A likeness of a piece that travels over the whole page, since the board cuts off what leaves it. */
export function likeness(piece: HTMLElement, size: DOMRect, from: DOMRect, to: DOMRect, trip: Trip): void {
  const double = piece.cloneNode(true) as HTMLElement;
  for (const each of [double, ...double.querySelectorAll<HTMLElement>("[data-fly], [data-piece]")]) {
    each.removeAttribute("data-fly");
    each.removeAttribute("data-piece");
  }
  double.inert = true;
  double.style.cssText = `position:fixed;z-index:20;pointer-events:none;margin:0;left:${size.left}px;top:${size.top}px;width:${size.width}px;height:${size.height}px;box-shadow:none;transition:none`;
  const at = (rect: DOMRect) =>
    `${shift(between(size, rect))} scale(${Math.min(1.2, rect.width / size.width)})`;
  document.body.append(double);
  passing(double, [{ transform: at(from) }, { transform: at(to) }], timing(trip));
}

/** Lets something small go from one place to another over the page, as what is gained goes to where it is counted. */
export function carry(drawing: string, size: number, from: DOMRect, to: DOMRect, trip: Trip): void {
  const icon = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  icon.innerHTML = drawing;
  icon.style.cssText = `position:fixed;z-index:21;pointer-events:none;width:${size}px;height:${size}px;left:${from.left + from.width / 2 - size / 2}px;top:${from.top + from.height / 2 - size / 2}px`;
  document.body.append(icon);
  const there = shift(between(from, to));
  passing(
    icon,
    [
      { transform: "scale(0.4)", opacity: 0 },
      { transform: "translateY(-14px) scale(1.1)", opacity: 1, offset: 0.25 },
      { transform: there, opacity: 1, offset: 0.95 },
      { transform: `${there} scale(0.5)`, opacity: 0 },
    ],
    timing(trip, "ease-in-out"),
  );
}
