/**
 * What somebody is about to do at the table: which move they point at and what it would lead to. What is legal comes from
 * the server's list, what a move would do from its preview; nothing here knows a rule.
 */

import type { BoardProps } from "../contract";
import {
  type Board,
  type Event,
  type EventOf,
  type Move,
  type MoveOf,
  pieceOf,
  piecesOf,
  type Seen,
  type View,
} from "./types";

export type Props = BoardProps<Board, View, Move>;

/** What the move pointed at would do. */
export interface Ahead {
  move: Move;
  events: readonly Event[];
  /** The table afterwards; none where the server does not say. */
  view: View | null;
  /** The table it was asked at. */
  from: View;
}

/** Long enough that a pointer crossing the factory asks for nothing. */
const PAUSE = 60;

const same = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);

export class Desk {
  #aimed = $state.raw<Move | null>(null);
  #ahead = $state.raw<Ahead | null>(null);
  /** Whether the last touch was a finger: then the first tap shows, and the second does. */
  touch = $state(false);
  /** The piece somebody wants explained. */
  asked = $state<string | null>(null);

  constructor(readonly props: () => Props) {}

  board = $derived.by((): Board => this.props().board);
  view = $derived.by((): View => this.props().view);
  /** Whether the workshop that is shown large is one's own. */
  mine = $derived.by((): boolean => this.props().seat !== null && this.props().seat === this.props().shown);
  legal = $derived.by((): readonly Move[] => this.props().legal);
  #legal = $derived.by((): ReadonlySet<string> => new Set(this.legal.map((move) => JSON.stringify(move))));
  /** One's own things, or those looked at. */
  self = $derived.by((): Seen | null => this.view.players[this.props().seat ?? this.props().shown] ?? null);

  /** Whether a piece may be chosen: in a lesson, only those it points at. */
  may = (piece: string): boolean => {
    const pointed = this.props().pointed ?? [];
    return pointed.length === 0 || pointed.includes(piece);
  };
  points = (piece: string): boolean => (this.props().pointed ?? []).includes(piece);
  /** Whether a lesson speaks: what else could be done is then its affair, and so is the answer to a click. */
  led = $derived.by((): boolean => (this.props().pointed ?? []).length > 0);

  /** Whether this may be done now: what glows. */
  can = (move: Move): boolean => this.#legal.has(JSON.stringify(move)) && this.may(pieceOf(move));
  /** What may be done now, of one kind. */
  legalOf = <K extends Move["do"]>(kind: K): MoveOf<K>[] =>
    this.legal.filter((move): move is MoveOf<K> => move.do === kind && this.may(pieceOf(move)));

  /** Does it, or says why that does not go. A finger's first tap only shows what would happen, unless it is `sure`. */
  choose(move: Move, sure = false): void {
    if (this.props().seat === null || !this.may(pieceOf(move))) return;
    const can = this.can(move);
    if (can && this.touch && !sure && !this.aims(move)) {
      this.hover(move);
      return;
    }
    this.hover(null);
    // A finger has no other way to ask what it is that does not go.
    this.asked = !can && this.touch ? pieceOf(move) : null;
    if (can) this.props().play(move);
    else if (!this.led) this.props().explain(move);
  }

  /** Points at a move, or at none. What is not legal is not aimed at. */
  hover(move: Move | null): void {
    if (move && this.#aimed && same(this.#aimed, move)) return;
    this.#aimed = move;
  }
  /** Lets go of a move, unless somebody points at another one by now. */
  leave(move: Move): void {
    if (this.#aimed && same(this.#aimed, move)) this.#aimed = null;
  }

  /** The legal move that is pointed at. */
  aimed = $derived.by((): Move | null => (this.#aimed && this.can(this.#aimed) ? this.#aimed : null));
  aims = (move: Move): boolean => this.aimed !== null && same(this.aimed, move);

  /** What it would do, once the server has said. */
  ahead = $derived.by((): Ahead | null =>
    this.#ahead && this.aimed && this.#ahead.from === this.view && same(this.#ahead.move, this.aimed)
      ? this.#ahead
      : null,
  );
  /** The table after it. */
  after = $derived.by((): View | null => this.ahead?.view ?? null);

  /** Of what would happen, the events of one kind. */
  coming<K extends Event["event"]>(kind: K): EventOf<K>[] {
    return (this.ahead?.events ?? []).filter((event): event is EventOf<K> => event.event === kind);
  }

  /** Asks what the move pointed at would do. Called in an effect of the board. */
  look(): (() => void) | void {
    const move = this.aimed;
    if (!move || this.ahead) return;
    const { preview, view: from } = this.props();
    let gone = false;
    const timer = setTimeout(async () => {
      const found = await preview(move);
      if (gone || !found) return;
      this.#ahead = {
        move,
        events: found.events.map((told) => told.event as Event),
        view: (found.view as View | undefined) ?? null,
        from,
      };
    }, PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }

  /** What somebody points at in the log. */
  lit = $derived.by((): ReadonlySet<string> => {
    const event = this.props().lit?.event as Event | undefined;
    return new Set(event ? piecesOf(event) : []);
  });
  /** Whether a piece is to stand out: the log or a lesson points at it. */
  shines = (piece: string): boolean => this.lit.has(piece) || this.points(piece);
}
