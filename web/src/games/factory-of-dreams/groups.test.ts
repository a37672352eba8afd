import { expect, test } from "vitest";
import { about, clusters, joining, most, sum } from "./groups";
import type { Answer, AnswerSeen, Awake, Move, Why } from "./types";

const by = (seat: number, second = false): Answer => ({ seat, second });
const seen = (answer: Answer, text: string, group: Answer | null, why: Why | null = null): AnswerSeen => ({
  answer,
  text: { text, concept: 0 },
  group,
  why,
});
const awake = (answers: AnswerSeen[], matched: number, tile: number): Awake => ({
  answers,
  score: { matched, cards: 2, tile, dust: 0 },
  settled: false,
});

const three = {
  scoring: [
    { points: 1, cards: false },
    { points: 1, cards: true },
  ],
};

test("answers that match lie together, with the reasons, and the largest group scores", () => {
  const flask = awake(
    [seen(by(0), "house", by(0)), seen(by(1), "train", by(1)), seen(by(2), "home", by(0), "alias")],
    2,
    1,
  );
  const { groups, struck } = clusters(flask);
  expect(groups.map(({ answers }) => answers.map(({ text }) => text.text))).toEqual([
    ["house", "home"],
    ["train"],
  ]);
  expect(groups[0]).toMatchObject({ best: true, players: 2, whys: ["alias"], joined: false });
  expect(groups[1]).toMatchObject({ best: false, players: 1 });
  expect(struck).toEqual([]);
});

test("what people joined is told apart from what matches by itself", () => {
  const { groups } = clusters(awake([seen(by(0), "doctor", by(0)), seen(by(1), "nurse", by(0))], 2, 3));
  expect(groups[0]).toMatchObject({ joined: true, whys: [] });
});

test("somebody with two words in a group counts once", () => {
  const { groups } = clusters(
    awake(
      [seen(by(0), "bike", by(0)), seen(by(0, true), "bicycle", by(0), "alias"), seen(by(1), "car", by(1))],
      1,
      0,
    ),
  );
  expect(groups[0]).toMatchObject({ players: 1, best: false });
});

test("an answer off the theme lies apart", () => {
  const { groups, struck } = clusters(awake([seen(by(0), "tree", null), seen(by(1), "car", by(1))], 1, 0));
  expect(groups).toHaveLength(1);
  expect(struck.map(({ text }) => text.text)).toEqual(["tree"]);
});

test("two answers are joined by the first answers of their groups, in order", () => {
  const flask = awake(
    [seen(by(0), "house", by(0)), seen(by(1), "home", by(0), "alias"), seen(by(2), "hut", by(2))],
    2,
    1,
  );
  expect(joining(flask, by(2), by(1))).toEqual({ do: "join", one: by(0), other: by(2) });
  expect(joining(flask, by(0), by(1))).toBeNull();
});

test("of two that part, either may be tapped", () => {
  const flask = awake([seen(by(0), "house", by(0)), seen(by(1), "home", by(0), "alias")], 2, 3);
  const legal: Move[] = [{ do: "settle" }, { do: "split", answer: by(1) }, { do: "strike", answer: by(0) }];
  expect(about(legal, flask, by(0))).toEqual({
    split: { do: "split", answer: by(1) },
    strike: { do: "strike", answer: by(0) },
  });
  expect(about(legal, flask, by(1)).strike).toEqual({ do: "strike", answer: by(0) });
  expect(about([{ do: "settle" }], flask, by(1))).toEqual({ split: null, strike: null });
});

test("the points of a flask: what the tile gives, a point a card, the dust; nothing where nobody matches", () => {
  expect(sum(three, { matched: 3, cards: 2, tile: 3, dust: 0 })).toEqual({
    tile: 1,
    cards: 2,
    dust: 0,
    points: 3,
  });
  expect(sum(three, { matched: 2, cards: 3, tile: 1, dust: 1 })).toEqual({
    tile: 1,
    cards: 0,
    dust: 1,
    points: 2,
  });
  expect(sum(three, { matched: 1, cards: 3, tile: 0, dust: 0 }).points).toBe(0);
});

test("the most a flask can bring, and nothing from an empty one", () => {
  expect(most(three, 2, 1)).toBe(4);
  expect(most(three, 0, 1)).toBe(0);
});
