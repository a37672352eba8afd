import { expect, test } from "vitest";
import { BOARD, factoryWith, tile } from "./board.fixture";
import { inputHoles, LARGE, loadPlaces, NARROW, outputHoles, SMALL, squareBox } from "./layout";
import { towards } from "../../board/arrows";
import { targetsOf } from "./targets";
import { crowded } from "./ways";
import {
  exitsOf,
  facesOf,
  FLAT_OUT,
  type Lie,
  type Machine,
  place,
  printed,
  type Routed,
  SIDES,
  SQUARES,
  squareAt,
} from "./types";

const LIES: Lie[] = [false, true].flatMap((back) => [0, 1, 2, 3].map((turns) => ({ turns, back })));
const MACHINES: Machine[] = [
  "Fork",
  "GiftWrapper",
  "Upgrader",
  "Duplicator",
  "Downgrader",
  "Repurposer",
  "FlightTester",
  "StaticCharger",
];

test("a printed side lies where its place says, on both sides of a tile", () => {
  for (const lie of LIES) for (const side of SIDES) expect(printed(lie, place(lie, side))).toBe(side);
  expect(place({ turns: 1, back: false }, "North")).toBe("East");
  expect(place({ turns: 1, back: true }, "North")).toBe("West");
});

test("the back of a Duplicator has its exits east and south", () => {
  expect(facesOf(BOARD, "Duplicator", { turns: 0, back: true })).toEqual({
    North: "flat",
    East: "exit",
    South: "exit",
    West: "entrance",
  });
  expect(exitsOf(BOARD, "Duplicator", { turns: 0, back: true })).toEqual(["South", "East"]);
});

test("every output hole lies on the side it is left by, however the tile lies", () => {
  for (const machine of MACHINES) {
    for (const lie of machine === "Duplicator" ? LIES : LIES.slice(0, 4)) {
      outputHoles(machine, lie).forEach(({ x, y }, n) => {
        const out = { North: 50 - y, East: x - 50, South: y - 50, West: 50 - x }[
          exitsOf(BOARD, machine, lie)[n] ?? "East"
        ];
        expect(out, `${machine} ${n} turned ${lie.turns}`).toBeGreaterThan(15);
      });
    }
  }
});

test("holes of a tile do not overlap", () => {
  for (const machine of MACHINES) {
    const holes = [...inputHoles(machine), ...outputHoles(machine)];
    holes.forEach((one, n) =>
      holes
        .slice(n + 1)
        .forEach((other) =>
          expect(Math.hypot(one.x - other.x, one.y - other.y), machine).toBeGreaterThan(27),
        ),
    );
  }
  for (const size of ["Big", "Huge"] as const)
    expect((loadPlaces(size)[1]?.x ?? 0) - (loadPlaces(size)[0]?.x ?? 0)).toBeGreaterThan(26);
});

test("a floor square is at least 58 px on a page of 360, with 8 px at each side", () => {
  expect((344 * 100) / NARROW.width).toBeGreaterThanOrEqual(58);
  expect(NARROW.width).toBeLessThan(LARGE.width);
});

test("squares lie in their row and column in every layout", () => {
  for (const layout of [LARGE, NARROW, SMALL]) {
    const boxes = SQUARES.map((square) => squareBox(layout, square));
    expect(boxes[4]?.y).toBeCloseTo((boxes[0]?.y ?? 0) + layout.pitch);
    expect(boxes[1]?.x).toBeCloseTo((boxes[0]?.x ?? 0) + 100);
  }
});

test("where more would arrive than there is room for is marked once", () => {
  const factory = factoryWith();
  const to = (row: number, from: number): Routed => ({
    mover: { model: "Basic", from: { at: "start", hole: { row: from, side: false } } },
    ride: { end: { at: "truck", row }, vault: 0, wallet: 0, charged: [] },
    way: [],
  });
  expect(crowded(factory, [to(1, 1)])).toEqual([]);
  expect(crowded(factory, [to(1, 1), to(1, 0), to(1, 2)])).toEqual([
    { at: "load", row: 1, size: "Small", place: 0 },
  ]);
  factory.trucks[1].bots.plus = 1;
  expect(crowded(factory, [to(1, 1), to(0, 0)])).toHaveLength(1);
});

test("arrow keys walk from square to square, to the Start Zone and to the trucks", () => {
  const targets = targetsOf(factoryWith({ b2: tile("Upgrader", FLAT_OUT, ["Plus"]) }), LARGE);
  const walked = targets.filter(({ reached }) => reached);
  const at = (piece: string) => targets.find((target) => target.piece === piece) ?? expect.fail(piece);
  const go = (from: string, key: string) => towards(at(from), walked, key)?.piece;
  expect(go("square:b2", "ArrowRight")).toBe("square:b3");
  expect(go("square:b2", "ArrowUp")).toBe("square:a2");
  expect(go("square:b1", "ArrowLeft")).toBe("slot:1");
  expect(go("square:c4", "ArrowRight")).toBe("truck:2");
  expect(go("square:a1", "ArrowUp")).toBeUndefined();
  expect(go("square:a1", "Enter")).toBeUndefined();
  expect(at("bot:b2:0").always).toBe(true);
  expect(squareAt(2, 3)).toBe("c4");
});
