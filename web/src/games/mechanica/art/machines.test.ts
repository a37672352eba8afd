/** Whatever the box has, it is drawn: another tile that works like an Upgrader like one, with its own faces and value. */

import { render } from "svelte/server";
import { expect, test } from "vitest";
import { BOARD } from "../board.fixture";
import { type Board, countIn, faceOf, FLAT_OUT, laid } from "../types";
import { tileName } from "../words";
import MachineArt from "./MachineArt.svelte";

const LARGER: Board = {
  ...BOARD,
  tiles: [...BOARD.tiles, "Upgrader2"],
  improvements: [
    ...BOARD.improvements,
    { faces: "eexe", out: ["South"], value: 7, recycles: ["Basic"], copies: 2 },
  ],
};

test("a second Upgrader is drawn like the first, with its own faces and value", () => {
  const drawn = (machine: "Upgrader" | "Upgrader2" | "Downgrader") =>
    render(MachineArt, { props: { board: LARGER, machine } }).body;
  const plates = (body: string) => [...body.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour);
  expect(new Set(plates(drawn("Upgrader2")))).toEqual(new Set(plates(drawn("Upgrader"))));
  expect(drawn("Upgrader2")).not.toBe(drawn("Upgrader"));
  expect(drawn("Upgrader2")).toContain(">7<");
  const lying = laid({ machine: "Upgrader", design: 1 });
  expect(lying).toBe("Upgrader2");
  expect(faceOf(LARGER, lying, FLAT_OUT, "South")).toBe("exit");
  expect(faceOf(LARGER, "Upgrader", FLAT_OUT, "South")).toBe("entrance");
});

test("another tile has a place of its own in what ARMAND-0 has bought", () => {
  expect(countIn([0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 3], "Upgrader2")).toBe(3);
  expect(countIn([0, 1, 0, 0, 0, 0, 0, 0, 0], "Upgrader2")).toBe(0);
  expect(tileName("Upgrader2")).not.toBe(tileName("Upgrader"));
});
