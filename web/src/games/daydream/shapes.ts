import type { Place } from "./layout";

/** Outlines that several drawings share. */

/** A cloud around (0, 0), about 104 × 55; drawn narrowed to 86.5%. */
export const CLOUD = "M-39 26A19 19 0 0 1-39-9 23 23 0 0 1-4-29 26 26 0 0 1 36-12 19 19 0 0 1 40 26Z";

/** The frame of a family behind its cloud: a disc, a square, a lying oval. */
export function frameShape(family: number, pitch: number): string {
  const r = Math.min(pitch / 2 - 4, 43);
  if (family === 0) return `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
  if (family === 1) return `M${-r} ${-r}H${r}V${r}H${-r}Z`;
  return `M${-49} 0A49 ${r - 5} 0 1 1 49 0A49 ${r - 5} 0 1 1 ${-49} 0Z`;
}

/** A leaf on a square of 24. */
export const LEAF = "M6.8 19C14.8 21.6 20.8 15.4 20.2 3.8 8 3.6 2.5 10.5 4.5 19.5";

/** Pips of a die on a square of 64. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[32, 32]],
  2: [
    [20, 20],
    [44, 44],
  ],
  3: [
    [19, 19],
    [32, 32],
    [45, 45],
  ],
  4: [
    [20, 20],
    [44, 20],
    [20, 44],
    [44, 44],
  ],
  5: [
    [19, 19],
    [45, 19],
    [32, 32],
    [19, 45],
    [45, 45],
  ],
  6: [
    [20, 17],
    [44, 17],
    [20, 32],
    [44, 32],
    [20, 47],
    [44, 47],
  ],
};

/** How a cloud stands in its place: mirrored on alternate places and nudged a little, so that the grid breathes and the columns stay true; smaller inside a frame. */
export function stance(
  place: Place,
  pitch: number,
  framed: boolean,
): { flip: number; nudge: number; size: number; shape: string } {
  const flip = (place.row + place.column) % 2 ? -1 : 1;
  const nudge = (((place.row * 7 + place.column * 5) % 3) - 1) * (pitch < 90 ? 1 : 2);
  const size = framed ? 0.86 : 1;
  return { flip, nudge, size, shape: `scale(${flip * 0.865 * size} ${0.97 * size})` };
}
