import { expect, test } from "vitest";
import { flaskFault, onFlask, passFault, piecesOf, playedOn } from "./turn";
import { board, view } from "./night.fixture";

const card = (word: string) => ({ thought: 0, word });

test("a card or a tool that is picked goes where one presses, the Broom goes nowhere", () => {
  expect(onFlask({ drawer: 2 }, 4)).toEqual({ do: "place", reserve: 2, flask: 4 });
  expect(onFlask({ tool: "Dust" }, 1)).toEqual({ do: "token", tool: "Dust", flask: 1 });
  expect(onFlask({ tool: "Broom" }, 1)).toBeNull();
  expect(onFlask(null, 1)).toBeNull();
});

test("a flask says why it does not take what is picked", () => {
  const full = { cards: ["a", "b", "c"].map(card), token: null };
  const seen = view({ flasks: [full, { cards: [card("a")], token: "Dust" }, { cards: [], token: null }] });
  expect(flaskFault(seen, board(), { drawer: 0 }, 0)).toEqual({ key: "fd-full" });
  expect(flaskFault(seen, board(), { drawer: 0 }, 1)).toBeNull();
  expect(flaskFault(seen, board(), { tool: "Doubt" }, 1)).toEqual({ key: "fd-token-there" });
  expect(flaskFault(seen, board(), { tool: "Upend" }, 2)).toEqual({ key: "fd-empty" });
  expect(flaskFault(seen, board(), { tool: "Feather" }, 0)).toEqual({ key: "fd-full" });
  expect(flaskFault(seen, board(), { tool: "Doubt" }, 0)).toBeNull();
});

test("passing needs a card in every flask, and on Wednesday nobody passes", () => {
  expect(
    passFault(
      view({
        flasks: [
          { cards: [card("a")], token: null },
          { cards: [], token: null },
        ],
      }),
      board(),
    ),
  ).toEqual({ key: "fd-pass-empty", args: { flask: 2, count: 1 } });
  expect(passFault(view({ flasks: [{ cards: [card("a")], token: null }] }), board())).toBeNull();
  expect(passFault(view({}), board({ passing: false }))).toEqual({ key: "fd-pass-never" });
});

test("a tool is found on its flask, and an event lights its pieces", () => {
  expect(
    playedOn(
      view({
        flasks: [
          { cards: [], token: null },
          { cards: [], token: "Doubt" },
        ],
      }),
      "Doubt",
    ),
  ).toBe(1);
  expect(playedOn(view({}), "Dust")).toBeNull();
  expect(piecesOf({ event: "placed", seat: 0, reserve: 1, flask: 3, thought: 0 })).toEqual(["flask:3"]);
  expect(piecesOf({ event: "passed", seat: 0 })).toEqual([]);
});
