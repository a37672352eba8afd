/** What a drawing of the shelf is, and the two things everybody asks of one: its points, and a piece of its outline. */

/** An object of the shelf as it is drawn: a closed outline in strokes, in a box of 100 × 100 standing on y = 91. */
export interface Drawing {
  /** Its colour once it is finished. */
  fill: string;
  /** Where the outline begins; point 0, a sun. */
  start: readonly [number, number];
  /** One SVG path piece for each segment, each beginning where the last ended; absolute commands only, ending on its point; the last ends on `start`. */
  segments: readonly string[];
  /** Lines inside and around it, as SVG path data drawn thin (no elements, one `d` string). */
  detail: string;
}

/** The point a piece of path data ends on: its last two numbers, since no segment ends on an `H` or a `V`. */
function end(segment: string): readonly [number, number] {
  const [x, y] = (segment.match(/-?\d*\.?\d+/g) ?? []).slice(-2).map(Number);
  return [x ?? NaN, y ?? NaN];
}

/** The points of the outline in drawing order, as many as it has segments. Those with an even index are suns. */
export function points(drawing: Drawing): (readonly [number, number])[] {
  return [drawing.start, ...drawing.segments.slice(0, -1).map(end)];
}

/** The path from one point to another, `from` < `to`; point `segments.length` is the start again, so (0, length) is the whole outline. */
export function piece(drawing: Drawing, from: number, to: number): string {
  const [x, y] = points(drawing)[from] ?? drawing.start;
  return `M${x} ${y}${drawing.segments.slice(from, to).join("")}`;
}
