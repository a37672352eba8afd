/** Where the tracks of Daydream's sky run: the constellation, drawn star by star, and the garland of moons. */

type Point = readonly [number, number];

/**
 * A whale swimming through the night, in a band of 1000 × 160, from its snout over the back to the flukes and along the
 * belly home to the snout. The strokes are those of the house box, so that its stars sit on the figure's tips.
 */
const WHALE: readonly Point[] = [
  [28, 82],
  [48, 46],
  [104, 24],
  [174, 13],
  [248, 10],
  [318, 10],
  [388, 14],
  [456, 21],
  [524, 31],
  [566, 15], // the dorsal fin
  [592, 46],
  [650, 59],
  [710, 71],
  [768, 80],
  [822, 82],
  [862, 66],
  [898, 38],
  [946, 9], // the upper fluke
  [954, 40],
  [940, 64],
  [916, 82], // the notch between the flukes
  [954, 88],
  [988, 114], // the lower fluke
  [944, 121],
  [902, 114],
  [860, 104],
  [812, 109],
  [764, 115],
  [716, 120],
  [668, 125],
  [622, 128],
  [576, 130],
  [530, 131],
  [484, 130],
  [434, 126],
  [466, 152], // the flipper
  [414, 151],
  [366, 138],
  [318, 126],
  [246, 125],
  [172, 117],
  [92, 107],
  [28, 82],
];

/** Eye, mouth and throat of the whale as path data, to be drawn faintly behind the strokes, as star maps do. */
export const CONSTELLATION_DETAIL =
  "M28 82C78 94 122 94 158 76M166 62q8 8 16 0M104 104C150 104 210 112 262 110M190 98C236 102 280 104 312 108M224 88C262 92 296 94 326 100";

/** The strokes of the constellation: one point more than there are strokes, in a band of 1000 × 160. */
export function constellationPath(strokes: number): Point[] {
  return strokes === WHALE.length - 1 ? [...WHALE] : spread(WHALE, strokes);
}

/** So many equal steps along a line, the corners it is drawn through left behind. */
function spread(line: readonly Point[], steps: number): Point[] {
  const lengths = line.slice(1).map(([x, y], i) => {
    const [px, py] = line[i] ?? [x, y];
    return Math.hypot(x - px, y - py);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return Array.from({ length: steps + 1 }, (_, step) => {
    let left = (whole * step) / Math.max(steps, 1);
    let edge = 0;
    while (edge < lengths.length - 1 && left > (lengths[edge] ?? 0)) left -= lengths[edge++] ?? 0;
    const [ax, ay] = line[edge] ?? [0, 0];
    const [bx, by] = line[edge + 1] ?? [ax, ay];
    const part = Math.min(left / (lengths[edge] ?? 1), 1);
    return [round(ax + (bx - ax) * part), round(ay + (by - ay) * part)] as const;
  });
}

/** Nails the garland's string hangs from, in a band of 1000 × 120. */
const NAILS: readonly Point[] = [
  [16, 22],
  [338, 16],
  [662, 16],
  [984, 22],
];

/** How far the string sags between two nails. */
const SAG = 66;

/** The garland's string from nail to nail, as path data. */
export const GARLAND_STRING = NAILS.slice(1).reduce(
  (path, [x, y], i) => {
    const [px, py] = NAILS[i] ?? [x, y];
    return `${path}Q${(px + x) / 2} ${(py + y) / 2 + 2 * SAG} ${x} ${y}`;
  },
  `M${NAILS[0]?.join(" ")}`,
);

/** Where the moons of the garland hang on its string, evenly from left to right. */
export function garlandPoints(moons: number): Point[] {
  return onString(moons, (moon) => moon);
}

/** Where the rewards hang: between one moon and the next. */
export function garlandLinks(moons: number): Point[] {
  return onString(moons, (moon) => moon + 0.5).slice(0, -1);
}

function onString(moons: number, place: (moon: number) => number): Point[] {
  const margin = 62;
  const step = moons > 1 ? (1000 - 2 * margin) / (moons - 1) : 0;
  return Array.from({ length: moons }, (_, moon) => {
    const x = moons > 1 ? margin + step * place(moon) : 500;
    return [round(x), round(stringAt(x))] as const;
  });
}

/** How low the string hangs at x: a parabola between its two nails. */
function stringAt(x: number): number {
  const right = Math.max(
    1,
    NAILS.findIndex(([nail]) => nail >= x),
  );
  const [ax, ay] = NAILS[right - 1] ?? [0, 0];
  const [bx, by] = NAILS[right] ?? [1000, 0];
  const t = (x - ax) / (bx - ax);
  return ay + (by - ay) * t + 4 * SAG * t * (1 - t);
}

const round = (n: number): number => Math.round(n * 10) / 10;
