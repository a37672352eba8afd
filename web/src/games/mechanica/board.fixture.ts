/** The box as it comes, and a factory to try things on. For tests and for the drawings of the rules. */

import type { Board, Factory, ImprovementFigures, Lie, Machine, Model, Side, Square, Tile } from "./types";
import { KINDS } from "./types";
import { FLAT_OUT, SQUARES } from "./types";

const figures = (faces: string, out: Side[], value: number, recycles: Model[]): ImprovementFigures => ({
  faces,
  out,
  value,
  recycles,
  copies: 3,
});

export const BOARD: Board = {
  prices: [7, 5, 3, 1],
  fork: 1,
  big_truck: 3,
  huge_truck: 5,
  big_to_huge: 3,
  wallet: 8,
  sells: { basic: 2, plus: 4, deluxe: 6 },
  tiles: [...KINDS],
  improvements: [
    figures("exee", [], 1, ["Plus"]),
    figures("exee", ["East"], 2, ["Plus"]),
    figures("xxfe", ["North", "East"], 2, ["Basic", "Basic"]),
    figures("xxxe", ["North", "East", "South"], 3, ["Deluxe"]),
    figures("exee", ["East"], 4, ["Basic", "Basic"]),
    figures("efee", [], 3, ["Basic", "Plus"]),
    figures("exee", ["East", "East"], 2, ["Basic", "Basic"]),
    figures("", [], 1, ["Basic", "Basic"]),
    figures("", [], 2, ["Plus"]),
  ],
  fork_faces: "xxee",
  stack: 21,
  extras: 6,
  blueprints: [
    { basic: 2, plus: 0, deluxe: 0, money: 7 },
    { basic: 1, plus: 1, deluxe: 1, money: 19 },
  ],
  stacks: [7, 8],
  armand: {
    cheap: 1,
    consolation: 4,
    dear: 5,
    value: 6,
    overactive: { plus: 1, deluxe: 5 },
    levels: { normal: 0, hard: 20, impossible: 40, apocalyptic: 60 },
  },
  level: "normal",
  long_shift: false,
};

export const tile = (
  machine: Machine,
  lie: Partial<Lie> = {},
  outputs: (Model | null)[] = [],
  waiting: Model | null = null,
): Tile => ({
  machine,
  lie: { ...FLAT_OUT, ...lie },
  outputs: [outputs[0] ?? null, outputs[1] ?? null, outputs[2] ?? null],
  waiting,
});

/** A factory with nothing but its Basic Fabricator and three Small Trucks, and these tiles. */
export function factoryWith(tiles: Readonly<Record<Square, Tile>> = {}): Factory {
  const none = { basic: 0, plus: 0, deluxe: 0 };
  const empty = { fabricator: null, centre: null, side: null };
  return {
    wallet: 8,
    vault: 0,
    floor: SQUARES.map((square) => tiles[square] ?? null) as Factory["floor"],
    start: [{ ...empty }, { ...empty, fabricator: "Basic" }, { ...empty }],
    trucks: [
      { size: "Small", bots: { ...none } },
      { size: "Small", bots: { ...none } },
      { size: "Small", bots: { ...none } },
    ],
    completed: [false, false],
    ran: false,
    answers: [],
    gifts: { basics: 0, choices: 0 },
    owes: {
      hand: null,
      fork: false,
      bots: { ...none },
      blueprint: null,
      making: 0,
      made: null,
      bought: false,
    },
  };
}
