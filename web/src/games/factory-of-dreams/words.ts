/** Pieces and faults of Factory of Dreams in words, for labels, hints and screen readers. */

import { t } from "../../lib/words.svelte";
import type { Words } from "../contract";
import { sum } from "./groups";
import type { Night } from "./play.svelte";
import { flaskFault, passFault } from "./turn";
import { type Board, type Proposal, sameAnswer, type Score, TOOLS, type Tool, type View } from "./types";
import type { Fault } from "./writing";

export const said = (words: Words): string => t(words.key, words.args);

export function flaskName(night: Night, flask: number): string {
  const it = night.view.flasks[flask];
  if (!it) return "";
  const number = flask + 1;
  const parts = [
    it.cards.length === 0
      ? t("fd-flask-empty", { flask: number })
      : t("fd-flask", {
          flask: number,
          thoughts: it.cards.map(({ word }) => word || t("fd-blank")).join(", "),
        }),
    ...(it.token ? [t(`fd-tool-${it.token}`)] : []),
  ];
  const fault = flaskFault(night.view, night.board, night.pick, flask);
  if (fault) parts.push(said(fault));
  else if (night.turn && night.pick && !("flask" in night.pick)) parts.push(t("fd-takes"));
  return parts.join(". ");
}

export function drawerName(night: Night, reserve: number): string {
  const top = night.view.reserves[reserve];
  return top
    ? t("fd-drawer", { reserve: reserve + 1, thought: top.word })
    : t("fd-drawer-empty", { reserve: reserve + 1 });
}

export function faultWords(fault: Fault): string {
  switch (fault.fault) {
    case "thought":
      return t("fd-fault-thought", { thought: fault.thought });
    case "repeat":
      return t("fd-fault-repeat", { flask: fault.flask });
    case "long":
      return t("fd-fault-long");
    case "letters":
      return t("fd-fault-letters");
  }
}

/** How the points of a flask come about: "3 of 3 alike: 1 + 2 cards + 1 dust = 4". */
export function sumWords(board: Pick<Board, "scoring">, score: Score, players: number): string {
  const { tile, cards, dust: dusted, points } = sum(board, score);
  if (points === 0) return t("fd-sum-nothing");
  const terms = [
    ...(tile > 0 ? [String(tile)] : []),
    ...(cards > 0 ? [t("fd-sum-cards", { cards })] : []),
    ...(dusted > 0 ? [t("fd-sum-dust", { dust: dusted })] : []),
  ];
  return terms.length === 1
    ? t("fd-sum-plain", { matched: score.matched, players, terms: terms[0]! })
    : t("fd-sum", { matched: score.matched, players, terms: terms.join(" + "), points });
}

/** The rows of the scoring tile. */
export const tileRows = (board: Pick<Board, "scoring">): { alike: number; words: string }[] =>
  board.scoring.map(({ points, cards }, n) => ({
    alike: n + 2,
    words: cards
      ? points > 0
        ? t("fd-tile-more", { points })
        : t("fd-tile-cards")
      : t("fd-tile-points", { points }),
  }));

/** What a proposal says, without who makes it. */
export function proposalWords(view: View, proposal: Proposal): string {
  const flask = view.awake.at(-1);
  const text = (of: { seat: number; second: boolean }) =>
    flask?.answers.find(({ answer }) => sameAnswer(answer, of))?.text.text ?? "";
  switch (proposal.propose) {
    case "join":
      return t("fd-proposal-join", { one: text(proposal.one), other: text(proposal.other) });
    case "split":
      return t("fd-proposal-split", { one: text(proposal.answer) });
    case "strike":
      return t("fd-proposal-strike", { one: text(proposal.answer) });
  }
}

/** A tool and what it does. */
export const toolWords = (tool: Tool): string =>
  t("fd-tool-does", { tool: t(`fd-tool-${tool}`), help: t(`fd-tool-${tool}.help`) });

/** One sentence about a piece, and the chapter of the rules it is from. */
export function tell(night: Night, piece: string): { text: string; chapter: string } | null {
  const [kind = "", of = ""] = piece.split(":");
  const { view, board } = night;
  switch (kind) {
    case "drawer":
      return { text: t("fd-tell-drawer"), chapter: "connecting" };
    case "flask": {
      const it = view.flasks[Number(of)];
      if (!it) return null;
      const on = it.token ? ` ${toolWords(it.token)}` : "";
      return {
        text: `${t("fd-tell-flask", { cards: it.cards.length, room: board.cards - it.cards.length })}${on}`,
        chapter: "connecting",
      };
    }
    case "tool": {
      const tool = of as Tool;
      return TOOLS.includes(tool) ? { text: toolWords(tool), chapter: "tools" } : null;
    }
    case "pass": {
      const fault = passFault(view, board);
      return { text: fault ? said(fault) : t("fd-pass.help"), chapter: "connecting" };
    }
    case "theme":
      return { text: t("fd-tell-theme"), chapter: "theme" };
    case "night":
      return { text: t("fd-tell-night"), chapter: "goal" };
    case "track":
      return { text: t("fd-tell-track"), chapter: "scoring" };
    case "scoring":
      return { text: t("fd-tell-scoring"), chapter: "scoring" };
    default:
      return null;
  }
}
