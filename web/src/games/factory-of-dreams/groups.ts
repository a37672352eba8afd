/** Who dreamt the same: the answers of a flask as the page lays them out, and what may be proposed about them. */

import {
  answerPlace,
  sameAnswer,
  type Answer,
  type AnswerSeen,
  type Awake,
  type Board,
  type Move,
  type MoveOf,
  type Reward,
  type Score,
  type Why,
} from "./types";

/** Answers that match. */
export interface Cluster {
  first: Answer;
  answers: readonly AnswerSeen[];
  /** How many players are in it; somebody with two words counts once. */
  players: number;
  /** What makes them match by themselves, each reason once; people joined what has none. */
  whys: readonly Why[];
  /** Whether it was people who joined some of it. */
  joined: boolean;
  /** Whether it is the one that scores. */
  best: boolean;
}

/** The groups in the order of their first answers, and what was struck as off the theme. */
export function clusters({ answers, score }: Awake): {
  groups: readonly Cluster[];
  struck: readonly AnswerSeen[];
} {
  const struck = answers.filter(({ group }) => group === null);
  const firsts = answers
    .filter(({ answer, group }) => group !== null && sameAnswer(answer, group))
    .map(({ answer }) => answer);
  const groups = firsts.map((first): Omit<Cluster, "best"> => {
    const members = answers.filter(({ group }) => group !== null && sameAnswer(group, first));
    const others = members.filter(({ answer }) => !sameAnswer(answer, first));
    return {
      first,
      answers: members,
      players: new Set(members.map(({ answer }) => answer.seat)).size,
      whys: [...new Set(others.flatMap(({ why }) => why ?? []))],
      joined: others.some(({ why }) => why === null),
    };
  });
  // Only the largest scores, and of equals the first.
  const largest = score.tile > 0 ? groups.findIndex(({ players }) => players === score.matched) : -1;
  return { groups: groups.map((group, n) => ({ ...group, best: n === largest })), struck };
}

/** The decision that two answers are the same dream: it names their groups by their first answers, in order. */
export function joining(awake: Awake, one: Answer, other: Answer): MoveOf<"join"> | null {
  const first = (of: Answer) => awake.answers.find(({ answer }) => sameAnswer(answer, of))?.group ?? null;
  const [here, there] = [first(one), first(other)];
  if (!here || !there || sameAnswer(here, there)) return null;
  return answerPlace(here) < answerPlace(there)
    ? { do: "join", one: here, other: there }
    : { do: "join", one: there, other: here };
}

/** What can be said of one answer among what may be decided: that it is another dream, that its group is off the theme. */
export function about(
  legal: readonly Move[],
  awake: Awake,
  answer: Answer,
): { split: Move | null; strike: Move | null } {
  const seen = awake.answers.find((seen) => sameAnswer(seen.answer, answer));
  const group = seen?.group ?? null;
  const members = awake.answers.filter((seen) => group && seen.group && sameAnswer(seen.group, group));
  const splits = legal.filter((move): move is MoveOf<"split"> => move.do === "split");
  const exact = splits.find((move) => sameAnswer(move.answer, answer));
  // Of two that part, the list has the second: it is the same whichever leaves.
  const twin =
    members.length === 2
      ? splits.find((move) => members.some((member) => sameAnswer(member.answer, move.answer)))
      : undefined;
  return {
    split: exact ?? twin ?? null,
    strike:
      legal.find((move) => move.do === "strike" && group !== null && sameAnswer(move.answer, group)) ?? null,
  };
}

/** What a flask scores when so many match. */
export const reward = ({ scoring }: Pick<Board, "scoring">, matched: number): Reward | null =>
  scoring[matched - 2] ?? null;

/** How the points of a flask come about: what the tile gives, a point a card where it says so, the dust. */
export function sum(
  board: Pick<Board, "scoring">,
  score: Score,
): { tile: number; cards: number; dust: number; points: number } {
  const { points, cards } = reward(board, score.matched) ?? { points: 0, cards: false };
  return score.tile === 0
    ? { tile: 0, cards: 0, dust: 0, points: 0 }
    : { tile: points, cards: cards ? score.cards : 0, dust: score.dust, points: score.tile + score.dust };
}

/** The most a flask can bring: if all dream the same. */
export function most(board: Pick<Board, "scoring">, cards: number, dust: number): number {
  const last = board.scoring.at(-1);
  return cards === 0 || !last ? 0 : last.points + (last.cards ? cards : 0) + dust;
}
