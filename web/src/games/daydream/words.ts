/** The board in words: what a move would do, what each piece is and which chapter of the rules it belongs to. */

import { named, say, spoken, t } from "../../lib/words.svelte";
import type { Would, Play } from "./play.svelte";
import { type Board, ends, FAMILIES, type Event, type EventOf, type Line } from "./types";

export function lineName(line: Line): string {
  const { from, to, row } = ends(line);
  return row ? t("daydream-row", { from, to }) : t("daydream-column", { from, to });
}

/** An object of a box of one's own is called as its file calls it. */
export const objectName = (board: Board, n: number): string =>
  say(named("object", (board.objects[n]?.name ?? "").replaceAll("-", " ")));

const list = (names: readonly string[]): string => new Intl.ListFormat(spoken()).format(names);

/** What a move would do, in one or two sentences, and the piece they are mostly about. Null where nothing follows from it. */
export function foretell(play: Play, would: Would): { text: string[]; piece: string } | null {
  const events = would.events;
  const of = <K extends Event["event"]>(kind: K) =>
    events.filter((event): event is EventOf<K> => event.event === kind);
  const text: string[] = [];
  const object = (n: number) => objectName(play.board, n);

  for (const { line, outcome, clouds } of of("line"))
    text.push(t(`dd-would-${outcome}`, { line: lineName(line), strokes: clouds }));
  if (would.move.do === "forgo") {
    const forwent = of("forwent")[0];
    if (forwent)
      text.push(
        forwent.leaf ? t("dd-would-forgo") : t("dd-would-forgo-none"),
        ...(forwent.thorn ? [t("dd-would-thorn")] : []),
      );
  }

  const strokes = of("stroke");
  const finished = of("finished").map((event) => event.object);
  const begun = [...new Set(strokes.map((event) => event.object))].filter((n) => !finished.includes(n));
  const last = begun.at(-1);
  if (finished.length > 0) {
    const objects = list(finished.map(object));
    text.push(
      last === undefined
        ? t("dd-would-finish", { objects })
        : t("dd-would-finish-begin", { objects, next: object(last) }),
    );
  } else if (last !== undefined && (would.move.do !== "write" || text.length === 0)) {
    text.push(t("dd-would-draw", { object: object(last) }));
  }

  const extras: string[] = [];
  for (const { from, to, stars } of of("constellation"))
    extras.push(t("dd-would-constellation", { strokes: to - from, stars }));
  for (const { digit, reward } of of("moon")) extras.push(t("dd-would-moon", { digit, reward }));
  for (const { digit, polaroid } of of("polaroid"))
    extras.push(t("dd-would-polaroid", { digit, number: polaroid + 1 }));
  const heads = of("note").reduce((sum, event) => sum + event.heads, 0);
  if (heads > 0) extras.push(t("dd-would-note", { heads }));
  for (const { family, points } of of("frame"))
    extras.push(t("dd-would-frame", { family: t(`daydream-frames-${FAMILIES[family] ?? "round"}`), points }));
  if (extras.length > 0) text.push(extras.join(" "));

  if (would.sheet?.owes?.bonus) text.push(t("dd-would-bonus"));
  else if ((would.sheet?.owes?.lines?.length ?? 0) > 1) text.push(t("dd-would-order"));
  if (text.length === 0) return null;

  const stroke = strokes[0];
  const note = of("note")[0];
  const polaroid = of("polaroid")[0];
  const frame = of("frame")[0];
  const line = of("line")[0];
  const piece = stroke
    ? `object-${strokes.at(-1)?.object ?? stroke.object}`
    : line
      ? `line-${line.line}`
      : of("constellation").length > 0
        ? "constellation"
        : of("moon").length > 0
          ? "garland"
          : polaroid
            ? `polaroid-${polaroid.polaroid}`
            : note
              ? `note-${note.note}`
              : frame
                ? `frame-${frame.family}`
                : would.move.do === "forgo"
                  ? "leaves"
                  : would.move.do === "write"
                    ? `cloud-${would.move.cloud}`
                    : "shelf";
  return { text, piece };
}

/** What a piece is, with the chapter of its rule. */
export function tell(play: Play, piece: string): { text: string; chapter: string } | null {
  const [kind = "", ...rest] = piece.split("-");
  const of = rest.join("-");
  const board = play.board;
  switch (kind) {
    case "cloud": {
      if (play.clouds.has(of))
        return { text: t("dd-tell-cloud-legal", { digit: play.digit ?? 0 }), chapter: "writing" };
      if (play.sheet.grid[of] !== undefined) {
        const lines = board.lines.filter(({ along }) => along.includes(of)).map(({ line }) => lineName(line));
        return {
          text:
            lines.length > 0
              ? t("dd-tell-cloud-written", { cloud: of, lines: list(lines) })
              : t("dd-tell-cloud-alone", { cloud: of }),
          chapter: "lines",
        };
      }
      if (board.stars.includes(of) && board.constellation)
        return { text: t("dd-tell-star"), chapter: "constellation" };
      if (board.moons.includes(of) && board.garland) return { text: t("dd-tell-moon"), chapter: "garland" };
      if (board.polaroids.some(({ cloud }) => cloud === of))
        return { text: t("dd-tell-tied"), chapter: "polaroids" };
      return { text: t("dd-tell-cloud-blank", { cloud: of }), chapter: "writing" };
    }
    case "line": {
      const mark = play.marks.lines.find(({ line }) => line === of);
      const strokes = board.lines.find(({ line }) => line === of)?.along.length ?? 0;
      return {
        text: `${lineName(of)}: ${t(`dd-tell-line-${mark?.outcome ?? "open"}`, { strokes })}`,
        chapter: "lines",
      };
    }
    case "object": {
      const object = board.objects[Number(of)];
      if (!object) return null;
      const words = objectName(board, Number(of));
      const n = Number(of);
      const state =
        n < play.sheet.drawing.objects ? "done" : n === play.sheet.drawing.objects ? "now" : "later";
      const text = t(`dd-tell-object-${state}`, {
        object: words,
        left: object.segments - play.sheet.drawing.segments,
      });
      return {
        text: object.bonus && state !== "done" ? `${text} ${t("dd-tell-object-bonus")}` : text,
        chapter: object.bonus && state !== "done" ? "bonus" : "strokes",
      };
    }
    case "die":
      return { text: t("dd-tell-die"), chapter: "turn" };
    case "plus":
    case "minus":
      return { text: t("dd-tell-change"), chapter: "leaves" };
    case "forgo":
      return { text: play.alone ? t("dd-forgo.alone") : t("dd-forgo.help"), chapter: "leaves" };
    case "leaves":
      return { text: t("dd-tell-leaves"), chapter: "leaves" };
    case "thorns":
      return { text: t("dd-tell-thorns"), chapter: "solo" };
    case "bonus":
      return { text: t("dd-tell-object-bonus"), chapter: "bonus" };
    case "constellation":
      return { text: t("dd-tell-constellation"), chapter: "constellation" };
    case "note":
      return {
        text:
          (board.notes[Number(of)]?.clouds.length ?? 2) === 2
            ? t("dd-tell-note-single")
            : t("dd-tell-note-double"),
        chapter: "notes",
      };
    case "polaroid":
      return {
        text:
          board.polaroid_scoring === "StarsMinusMoons"
            ? t("dd-tell-polaroid-winter")
            : t("dd-tell-polaroid-summer"),
        chapter: "polaroids",
      };
    case "garland":
      return { text: t("dd-tell-garland"), chapter: "garland" };
    case "frame": {
      const [first, second] = board.frames?.rewards ?? [];
      const object = (n: number | undefined) => objectName(board, n ?? 0);
      const points = { first: first?.points ?? 0, second: second?.points ?? 0 };
      const text = play.alone
        ? t("dd-tell-frame-alone", {
            ...points,
            one: object(first?.barred_by),
            other: object(second?.barred_by),
          })
        : t("dd-tell-frame", points);
      return { text, chapter: "frames" };
    }
    default:
      return null;
  }
}
