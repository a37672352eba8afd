/** What somebody is about to bid, and the round that is being shown. The rest a desk knows by itself. */

import { Desk } from "@page/board/desk.svelte";
import { Scenes } from "@page/board/scenes.svelte";
import type { BoardProps } from "@page/games/contract";
import type { Event, Move, Options, View } from "./bindings";

export type Props = BoardProps<Options, View, Move>;

/** How long shown bids stay on the table, in milliseconds; a click goes on. */
const SHOWN = 2400;

export const sum = (cards: readonly number[]): number => cards.reduce((all, card) => all + card, 0);

/** A round that has just been decided: what it was about, and who bid what. */
export interface Shown {
  stake: readonly number[];
  bids: ReadonlyMap<number, number>;
  winner: number | null;
  lasts: number;
}

/** The piece an event is about: `dream-9` at stake, `bid-0` and `won-0` of a seat. */
function piecesOf(event: Event): string[] {
  switch (event.event) {
    case "turned":
      return [`dream-${event.dream}`];
    case "sealed":
    case "showed":
      return [`bid-${event.seat}`];
    case "won":
      return [`won-${event.seat}`];
    case "tied":
      return ["stake"];
  }
}

/** What these events show of a round, if they do. The last round of a game comes up and is shown at once. */
export function shown(events: readonly Event[], stake: readonly number[]): Shown | null {
  const bids = new Map(
    events.flatMap((event) => (event.event === "showed" ? [[event.seat, event.card]] : [])),
  );
  if (bids.size === 0) return null;
  const first = events.findIndex((event) => event.event === "showed");
  const up = events.slice(0, first).flatMap((event) => (event.event === "turned" ? [event.dream] : []));
  const winner = events.find((event) => event.event === "won")?.seat ?? null;
  return { stake: [...stake, ...up], bids, winner, lasts: SHOWN };
}

export class Play extends Desk<Options, View, Move, Event> {
  protected override pieceOf = (move: Move): string => `card-${move.card}`;
  protected override piecesOf = piecesOf;

  scenes = new Scenes<Shown>();
  now = $derived.by((): Shown | null => this.scenes.scene);
  stake = $derived.by((): readonly number[] => this.now?.stake ?? this.view.stake);
  over = $derived.by(() => this.view.left.length === 0 && this.view.stake.length === 0);

  /** While a round is shown, nothing is bid for the next one. */
  override can(move: Move): boolean {
    return this.now === null && super.can(move);
  }
  override act(move: Move, sure = false): void {
    if (this.now) this.scenes.skip();
    else super.act(move, sure);
  }

  /** What lies before a seat: what it shows, what it has bid face down, or nothing yet. */
  bid(seat: number): number | "back" | null {
    const side = this.view.sides[seat];
    if (this.now) return this.now.bids.get(seat) ?? null;
    if (this.view.sealed.includes(seat)) return side?.bid ?? "back";
    return this.over ? (side?.last ?? null) : null;
  }
}
