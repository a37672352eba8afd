/** Follows SVG path data and tells the places it passes, so that tests can say where a drawing lies. */

type Point = readonly [number, number];

const ARGUMENTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 } as const;

type Command = keyof typeof ARGUMENTS;

/** Places along the path, close enough together that nothing of it lies far outside them. Throws on data it cannot read. */
export function trace(path: string): Point[] {
  const places: Point[] = [];
  let at: Point = [0, 0];
  let from: Point = at; // of the subpath, where Z returns
  let turn: Point = at; // the last control point, which S and T mirror
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase() as Command;
    const count = ARGUMENTS[command];
    if (count === undefined) throw new Error(`no such path command: ${letter}`);
    const all = numbers(rest, command === "A");
    if (count === 0 ? all.length > 0 : all.length === 0 || all.length % count > 0) {
      throw new Error(`${letter} with ${all.length} numbers: ${path}`);
    }
    for (let i = 0; i < Math.max(all.length, 1); i += Math.max(count, 1)) {
      const args = all.slice(i, i + count);
      const [ox, oy]: Point = letter === command ? [0, 0] : at;
      const pair = (n: number): Point => [(args[n] ?? NaN) + ox, (args[n + 1] ?? NaN) + oy];
      const start = at;
      const curve = (...by: Point[]) => {
        for (let step = 1; step <= 24; step++) places.push(bezier([start, ...by], step / 24));
        at = by.at(-1) ?? at;
        turn = by.at(-2) ?? start;
      };
      switch (command) {
        case "M":
          if (i > 0) curve(pair(0));
          else {
            at = from = turn = pair(0);
            places.push(at);
          }
          break;
        case "L":
          curve(pair(0));
          break;
        case "H":
          curve([pair(0)[0], at[1]]);
          break;
        case "V":
          curve([at[0], (args[0] ?? NaN) + oy]);
          break;
        case "C":
          curve(pair(0), pair(2), pair(4));
          break;
        case "S":
          curve([2 * at[0] - turn[0], 2 * at[1] - turn[1]], pair(0), pair(2));
          break;
        case "Q":
          curve(pair(0), pair(2));
          break;
        case "T":
          curve([2 * at[0] - turn[0], 2 * at[1] - turn[1]], pair(0));
          break;
        case "A": {
          const to = pair(5);
          places.push(...arc(at, args, to), to);
          at = turn = to;
          break;
        }
        case "Z":
          curve(from);
          break;
      }
    }
  }
  return places;
}

/** The flags of an arc may stand together without a space between them. */
function numbers(text: string, arc: boolean): number[] {
  const number = String.raw`[-+]?\d*\.?\d+`;
  const flags = String.raw`\s*,?\s*`;
  if (!arc) return (text.match(new RegExp(number, "g")) ?? []).map(Number);
  const one = new RegExp(
    Array.from({ length: 7 }, (_, i) => (i === 3 || i === 4 ? "([01])" : `(${number})`)).join(flags),
    "g",
  );
  return [...text.matchAll(one)].flatMap((match) => match.slice(1).map(Number));
}

function bezier(points: readonly Point[], t: number): Point {
  const [first = [NaN, NaN], ...others] = points;
  if (others.length === 0) return first;
  return bezier(
    others.map((to, i): Point => {
      const from = points[i] ?? to;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    }),
    t,
  );
}

/** Places on an elliptical arc, by way of its centre (SVG 2, appendix B.2.4). */
function arc([x1, y1]: Point, args: readonly number[], [x2, y2]: Point): Point[] {
  const [r1 = 0, r2 = 0, tilt = 0, large = 0, sweep = 0] = args;
  const cos = Math.cos((tilt * Math.PI) / 180);
  const sin = Math.sin((tilt * Math.PI) / 180);
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [u, v] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.sqrt(Math.max(1, (u / r1) ** 2 + (v / r2) ** 2));
  const [rx, ry] = [r1 * grow, r2 * grow];
  const off =
    (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, (rx * ry) ** 2 / ((rx * v) ** 2 + (ry * u) ** 2) - 1));
  const [cu, cv] = [(off * rx * v) / ry, (-off * ry * u) / rx];
  const begin = Math.atan2((v - cv) / ry, (u - cu) / rx);
  const end = Math.atan2((-v - cv) / ry, (-u - cu) / rx);
  const turn = ((((end - begin) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)) - (sweep ? 0 : 2 * Math.PI);
  return Array.from({ length: 24 }, (_, i): Point => {
    const angle = begin + (turn * (i + 1)) / 24;
    const [a, b] = [cu + rx * Math.cos(angle), cv + ry * Math.sin(angle)];
    return [cos * a - sin * b + (x1 + x2) / 2, sin * a + cos * b + (y1 + y2) / 2];
  });
}
