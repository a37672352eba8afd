/**
 * What somebody is about to do at a board: which move they point at, what it would lead to, which piece they want explained.
 * What is legal comes from the server's list, what a move would do from its preview; nothing here knows a rule. A game says which
 * piece a move is made with and which pieces an event is about, and adds what is its own: what is in hand, what is chosen first.
 */

import type { BoardProps } from "../games/contract";
import type { Seat } from "../lib/wire";

/** Moves and events are told apart by one word. */
export type Does = { do: string };
export type Happens = { event: string };
export type MoveOf<M extends Does, K extends M["do"]> = Extract<M, { do: K }>;
export type EventOf<E extends Happens, K extends E["event"]> = Extract<E, { event: K }>;

/** What the move pointed at would do. */
export interface Ahead<V, M, E> {
  move: M;
  events: readonly E[];
  /** The table afterwards; none where the server does not say. */
  view: V | null;
  /** The table it was asked at. */
  from: V;
}

/** Long enough that a pointer crossing the board asks for nothing. */
const PAUSE = 60;

/** A move in writing: the same whatever the order in which its parts came over the wire. */
const written = (move: unknown): string =>
  JSON.stringify(move, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
export const same = (one: unknown, other: unknown): boolean => written(one) === written(other);

export abstract class Desk<B, V, M extends Does, E extends Happens> {
  #aimed = $state.raw<M | null>(null);
  #ahead = $state.raw<Ahead<V, M, E> | null>(null);
  /** Whether the last touch was a finger. */
  touch = $state(false);
  /** The piece somebody wants explained. */
  asked = $state<string | null>(null);
  /** Whether a finger's first tap only shows what would happen, and the second does it. */
  protected readonly twice: boolean = true;

  constructor(readonly props: () => BoardProps<B, V, M>) {}

  /** The piece a move is made with. */
  protected abstract readonly pieceOf: (move: M) => string;
  /** The pieces an event is about. */
  protected abstract readonly piecesOf: (event: E) => readonly string[];
  /** The move that what is in hand would make where it is held. */
  protected inHand(): M | null {
    return null;
  }
  /** Lets go of everything that was chosen or pointed at. */
  protected release(): void {
    this.#aimed = null;
  }

  board = $derived.by((): B => this.props().board);
  view = $derived.by((): V => this.props().view);
  seat = $derived.by((): Seat | null => this.props().seat);
  /** Whether what is shown large is one's own. */
  mine = $derived.by((): boolean => this.seat !== null && this.seat === this.props().shown);
  legal = $derived.by((): readonly M[] => this.props().legal);
  #legal = $derived.by((): ReadonlySet<string> => new Set(this.legal.map(written)));

  /* ---- what may be done ---- */

  /** Whether a piece may be chosen: in a lesson, only those it points at. */
  may = (piece: string): boolean => {
    const pointed = this.props().pointed ?? [];
    return pointed.length === 0 || pointed.includes(piece);
  };
  points = (piece: string): boolean => (this.props().pointed ?? []).includes(piece);
  /** Whether a lesson speaks: what else could be done is then its affair, and so is the answer to a click. */
  led = $derived.by((): boolean => (this.props().pointed ?? []).length > 0);

  /** Whether the rules allow it now. */
  allows(move: M): boolean {
    return this.#legal.has(written(move));
  }
  /** Whether it may be done now: what glows. */
  can(move: M): boolean {
    return this.allows(move) && this.may(this.pieceOf(move));
  }
  /** What may be done now, of one kind. */
  legalOf<K extends M["do"]>(kind: K): MoveOf<M, K>[] {
    return this.legal.filter(
      (move): move is MoveOf<M, K> => move.do === kind && this.may(this.pieceOf(move)),
    );
  }

  /** Does it, or says why that does not go. A finger's first tap only shows what would happen, unless it is `sure`. */
  act(move: M, sure = false): void {
    const piece = this.pieceOf(move);
    if (this.seat === null || !this.may(piece)) return;
    const can = this.can(move);
    if (can && this.touch && this.twice && !sure && !this.aims(move)) {
      this.aim(move);
      return;
    }
    if (can) {
      this.release();
      this.asked = null;
      void this.props().play(move);
      return;
    }
    // What does not go stays in hand, and a finger has no other way to ask what it is that does not go.
    this.#aimed = null;
    this.asked = this.touch ? piece : null;
    if (!this.led) this.props().explain(move);
  }

  /** Puts back what is in hand; whether there was anything. */
  drop(): boolean {
    const had = this.asked !== null || this.aimed !== null;
    this.release();
    this.asked = null;
    return had;
  }

  /* ---- what is pointed at, and what it leads to ---- */

  /** Points at a move, or at none. What is not legal is not aimed at. */
  aim(move: M | null): void {
    if (move && this.#aimed && same(this.#aimed, move)) return;
    this.#aimed = move;
  }
  /** Lets go of a move, unless somebody points at another one by now. */
  leave(move: M): void {
    if (this.#aimed && same(this.#aimed, move)) this.#aimed = null;
  }
  /** What is pointed at, legal or not. */
  protected get pointed(): M | null {
    return this.#aimed;
  }
  /** The legal move that is pointed at; else what would come of what is in hand. */
  aimed = $derived.by((): M | null => (this.#aimed && this.can(this.#aimed) ? this.#aimed : this.inHand()));
  aims = (move: M): boolean => this.aimed !== null && same(this.aimed, move);

  /** What it would do, once the server has said. */
  ahead = $derived.by((): Ahead<V, M, E> | null =>
    this.#ahead && this.aimed && this.#ahead.from === this.view && same(this.#ahead.move, this.aimed)
      ? this.#ahead
      : null,
  );
  /** The table after it. */
  after = $derived.by((): V | null => this.ahead?.view ?? null);
  /** Of what would happen, the events of one kind. */
  coming<K extends E["event"]>(kind: K): EventOf<E, K>[] {
    return (this.ahead?.events ?? []).filter((event): event is EventOf<E, K> => event.event === kind);
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
        events: found.events.map((told) => told.event as E),
        view: (found.view as V | undefined) ?? null,
        from,
      };
    }, PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }

  /* ---- what stands out ---- */

  /** What somebody points at in the log, or advises. */
  lit = $derived.by((): ReadonlySet<string> => {
    const event = this.props().lit?.event as E | undefined;
    return new Set(event ? this.piecesOf(event) : []);
  });
  /** Whether a piece is to stand out: the log or a lesson points at it. */
  shines = (piece: string): boolean => this.lit.has(piece) || this.points(piece);
}

/** What a button needs of a desk. */
type Aiming<M> = { act(move: M, sure?: boolean): void; aim(move: M): void; leave(move: M): void };

/** How a button points at its move before it makes it: with the mouse or the keyboard; a finger's first tap is the desk's affair. */
export function aims<M>(desk: Aiming<M>, move: M, sure = false) {
  return {
    onclick: () => desk.act(move, sure),
    onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && desk.aim(move),
    // A finger leaves before its tap counts: what it aimed at must stay for the second one.
    onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && desk.leave(move),
    onfocus: (event: FocusEvent) =>
      (event.currentTarget as Element).matches(":focus-visible") && desk.aim(move),
    onblur: () => desk.leave(move),
  };
}
