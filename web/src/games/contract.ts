/**
 * What a game gives the page, and what the page gives a game. The shell knows games only through this: a `Card` at once, for
 * the home page and the lobby, and a `GameModule` with the first board. Its folder has the first in `card.ts`, the second in `index.ts`.
 */

import type { Component, Snippet } from "svelte";
import type { Value } from "../bindings/game";
import type { Fresh } from "../lib/table.svelte";
import type { Preview, Seat, Told } from "../lib/wire";
import type { Names } from "../lib/words.svelte";

/**
 * A game as the home page shows it: drawings as the inside of an `<svg>`, with no words in them but digits.
 *
 * They count on what the page defines once: the filters `#cut`, `#cut-s` and `#pencil`. Ids of their own begin with
 * the game's name, as all posters share a page.
 */
export interface Poster {
  /** Of `svg`, 300 wide; narrower frames keep its foot: `preserveAspectRatio="xMidYMax slice"`. */
  viewBox: string;
  svg: string;
  /** The title's colour on the poster. */
  ink: string;
  /** The game's solid button, and the words on it. */
  button: string;
  buttonInk: string;
  /** The small square of a table, in a box of 56 × 56. */
  thumb: string;
  /** The game's ornament in a box of 24 × 24: `currentColor`, details in `--cut`. */
  ornament: string;
}

/**
 * What is known of a game before it is played, small enough to come with the first page. Its words lie in the texts: the game's name under
 * the name itself, `game-kind-{game}`, `game-line-{game}` and `game-also-{game}` on the poster, `home-credit-{game}` for whom a published game is by.
 */
export interface Card {
  poster: Poster;
  /** The options a table is known by, and what they are where nothing was chosen. A variation that is off (`false`) is not told. */
  knownBy: readonly { option: string; usual: Value }[];
  /** A drawing for each value of an option, by the option's name: such a value is chosen by its picture. */
  pictures?: Readonly<Record<string, () => Promise<{ default: Component<{ value: string }> }>>>;
}

/** What somebody at the table does with words of their own, where a game asks for them. Each answers with the reason where it is refused. */
export interface Voice {
  /** Names this table, for what is kept on this device. */
  table: string;
  /** Answers the question that is open. */
  say(text: string): Promise<string | null>;
  /** Decides, without a notice where that is refused. */
  play(move: unknown): Promise<string | null>;
  /** Takes one's own last decision back. */
  undo(): Promise<string | null>;
  /** What would be said to answers that are still being written, in order; none where that cannot be told now. */
  weigh(texts: readonly (string | null)[]): Promise<readonly (string | null)[] | null>;
}

/** Words of the page, with what they mention. */
export interface Words {
  key: string;
  args?: Record<string, string | number>;
}

/** What every drawing of a table needs. `B`oard, `V`iew and `M`ove are the game's own types. */
export interface BoardProps<B = unknown, V = unknown, M = unknown> {
  /** What does not change while this game is played. */
  board: B;
  /** The table as these eyes see it. */
  view: V;
  /** Whose eyes; none for spectators. */
  seat: Seat | null;
  /** Whose things are shown large: one's own, unless somebody looks closer at another's. */
  shown: Seat;
  /** What may be decided now; empty where nothing may. */
  legal: readonly M[];
  /** Decides; done once the server has answered. Refusals are explained by the shell. */
  play(move: M): void | Promise<void>;
  /** What a decision would do; null where that cannot be said. */
  preview(move: M): Promise<Preview | null>;
  /** Says why a click does nothing: asks the server about this move and shows its reason. */
  explain(move: M): void;
  /** What happened last, for movement. */
  fresh: Fresh;
  /** An event of the log that somebody points at: its pieces light up. */
  lit: Told | null;
  names: Names;
  /** Opens the rules at this chapter, without leaving the table. */
  help(chapter: string): void;
  /** Undo, start over, end turn: drawn by the shell, placed by the board in its dock (at most four buttons in all). */
  actions: Snippet;
  /** For a game that asks for words; none where one only looks. */
  voice?: Voice | undefined;
  /** Pieces a lesson points at, by the name the board gives them; nothing else may be chosen then. */
  pointed?: readonly string[];
}

/** One player's things at a glance, in the panel. */
export interface GlanceProps<B = unknown, V = unknown> {
  board: B;
  view: V;
  seat: Seat;
  names: Names;
}

/** A line in a player's panel under the name: a score and what it counts. */
export interface Tally {
  points: number;
  /** Fluent key of what is counted. */
  of: string;
}

/** A chapter of the rules reference: its title is `{game}-rules-{id}`, its text `{game}-rules-{id}.text` (paragraphs split by a blank line). */
export interface Chapter {
  id: string;
  /** A drawing from the real components. */
  Figure?: Component<Record<string, never>>;
}

/** A step of the guided first game. */
export interface LessonStep {
  /** Fluent key of what is said. */
  say: string;
  /** Pieces pointed at, by the board's names for them. */
  point?: readonly string[];
  /** The decision to be made; without one, a button goes on. */
  move?: unknown;
  /** Any legal decision will do (then `move` is only what is suggested). */
  free?: boolean;
  /** The turn is to be ended; passed over where the player does not hold. */
  end?: boolean;
  /** How many steps chance and the others make before this one, such as the roll of a new turn: so a lesson finds its place again. */
  dealt?: number;
}

/** Whom somebody alone plays against without anybody deciding for them. */
export interface Rival {
  name: string;
  points: number;
  /** What they consist of, by the names that the game's own points have. */
  parts: Readonly<Record<string, number>>;
}

/** All that is drawn, told and taught of a game, loaded when somebody plays, watches or learns it. */
export interface GameModule<B = unknown, V = unknown, M = unknown> {
  Board: Component<BoardProps<B, V, M>>;
  Glance: Component<GlanceProps<B, V>>;
  /** The same in little, for a full table; without it, many players have only their line. */
  Brief?: Component<GlanceProps<B, V>>;
  /** What the header tells a seat that is awaited. */
  todo(view: V, seat: Seat, legal: readonly M[]): Words;
  /** What is said beside it: the turn, the roll. */
  moment(view: V): Words | null;
  /** What a seat has of its own; none in a game where nobody has. */
  tally(view: V, seat: Seat): Tally | null;
  /** The rival of somebody who plays alone, where the game has one. */
  rival?(view: V): Rival | null;
  /** What a seat is doing, where the game can say it better than the table. */
  doing?(view: V, seat: Seat): Words | null;
  /** How long, in milliseconds, the board takes to uncover these events: until then the log does not tell them. */
  suspense?(events: readonly unknown[]): number;
  chapters: readonly Chapter[];
  lesson: readonly LessonStep[];
  /** The icon (lib/icons.ts) of a line of the log. */
  icon(event: unknown): string;
  /** Which seat an event is about, if any: its line in the log opens that player's things. */
  about(event: unknown): Seat | null;
}
