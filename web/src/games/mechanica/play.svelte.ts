/**
 * What somebody is about to do at the table: which piece they point at, where the tile in hand is held, which part of a plan
 * they look at. What is legal comes from the server's list, what a move would do from its preview; nothing here knows a rule.
 */

import * as board from "../../board/desk.svelte";
import type { BoardProps } from "../contract";
import { askPiece, pieceOf, piecesOf, siteOf, within } from "./pieces";
import { begin, flipped, places, turned } from "./placing";
import { answersTo, change, forecastOf, routes } from "./plan";
import {
  type Board,
  countOf,
  type Event,
  type Factory,
  type Forecast,
  holePiece,
  type Lie,
  type Model,
  MODELS,
  type Move,
  type MoveOf,
  type Placement,
  type Plan,
  type Routed,
  type Sight,
  type Size,
  spotPiece,
  type State,
  type View,
} from "./types";

export type Props = BoardProps<Board, View, Move>;

/** What a seat is to decide. */
export type Wants =
  "nothing" | "gifts" | "run" | "bots" | "delivery" | "hand" | "fork" | "trade" | "announcement" | "centre";

/** What a click on a piece is for, while somebody buys a truck or tears something down. */
export type Tool = { tool: "truck"; size: Size } | { tool: "demolish" };

/** A bot that is to be put into the Start Zone; a gift that may be a Plus is a choice. */
export interface Owed {
  model: Model;
  gift: boolean;
  choice: boolean;
}

export function wanted(table: State, seat: number): Wants {
  const factory = table.factories[seat];
  if (!factory || table.phase === "over") return "nothing";
  const { owes, gifts } = factory;
  if (gifts.basics + gifts.choices > 0) return "gifts";
  if (table.phase === "running") return factory.ran ? "nothing" : "run";
  if (table.active !== seat) return "nothing";
  if (owes.bots.basic + owes.bots.plus + owes.bots.deluxe > 0) return "bots";
  if (owes.blueprint) return "delivery";
  if (table.phase === "making") return owes.made ? "centre" : "announcement";
  if (table.phase !== "trading") return "nothing";
  return owes.fork ? "fork" : owes.hand ? "hand" : "trade";
}

export class Desk extends board.Desk<Board, View, Move, Event> {
  #spot = $state.raw<Placement | null>(null);
  #over = $state.raw<string | null>(null);
  #wish = $state.raw<Lie | null>(null);
  #tool = $state.raw<Tool | null>(null);
  #owed = $state.raw<Owed | null>(null);
  #open = $state.raw<{ n: number; from: View } | null>(null);
  /** The answer somebody points at in the part of the plan that is open. */
  trial = $state<number | null>(null);

  protected override pieceOf = pieceOf;
  /** Of an event; a tile that is still for sale, as while it is only advised, is meant itself. */
  protected override piecesOf = (event: Event): string[] => {
    const spot = event.event === "bought" ? this.board.prices.indexOf(event.price) : -1;
    return event.event === "bought" && this.table.shop[spot] === event.improvement
      ? [spotPiece(spot)]
      : piecesOf(event);
  };
  /** While a tile is held somewhere, to install it there. */
  protected override inHand(): Move | null {
    return this.held?.move ?? null;
  }
  protected override release(): void {
    super.release();
    this.#spot = null;
    this.#over = null;
    this.#wish = null;
    this.#tool = null;
    this.#owed = null;
    this.#open = null;
    this.trial = null;
  }
  override drop(): boolean {
    const had = this.tool !== null || this.held !== null || this.open !== null;
    return super.drop() || had;
  }

  table = $derived.by((): State => this.view.table);
  factory = $derived.by((): Factory | undefined => this.table.factories[this.props().shown]);
  sight = $derived.by((): Sight | undefined => this.view.sights[this.props().shown]);
  /** What is asked of whoever looks; nothing while they look at another's factory, or back. */
  wants = $derived.by((): Wants =>
    this.mine && this.seat !== null && this.legal.length > 0 ? wanted(this.table, this.seat) : "nothing",
  );

  /* ---- the tile in hand ---- */

  placing = $derived.by((): boolean => this.wants === "hand" || this.wants === "fork");
  /** Where it fits, and how. */
  places = $derived.by((): ReadonlyMap<string, Placement[]> =>
    this.placing ? places(this.view.placements.filter(({ move }) => this.can(move))) : new Map(),
  );
  #pinned = $derived.by((): Placement | null =>
    this.#spot && this.view.placements.includes(this.#spot) ? this.#spot : null,
  );
  /** Where it is held: where somebody put it, else where they point. */
  held = $derived.by((): Placement | null => {
    if (!this.placing || this.tool) return null;
    const over = this.#over === null ? undefined : this.places.get(this.#over);
    return this.#pinned ?? (over && begin(over, this.#wish)) ?? null;
  });
  /** Whether it stays where it is held. */
  pinned = $derived.by((): boolean => this.#pinned !== null);
  lies = $derived.by(
    (): readonly Placement[] => (this.held && this.places.get(pieceOf(this.held.move))) ?? [],
  );
  turnable = $derived.by((): boolean => this.held !== null && turned(this.lies, this.held) !== this.held);
  flippable = $derived.by((): boolean => this.held !== null && flipped(this.lies, this.held) !== null);

  turn(): void {
    if (this.held) this.#hold(turned(this.lies, this.held));
  }
  flip(): void {
    const other = this.held && flipped(this.lies, this.held);
    if (other) this.#hold(other);
  }
  install(): void {
    if (this.held) this.act(this.held.move, true);
  }
  #hold(placement: Placement): void {
    this.#spot = placement;
    if (placement.move.do === "install") this.#wish = placement.move.lie;
  }
  /** Holds the tile over a place; held there already, it turns. */
  #place(piece: string): void {
    const lies = this.places.get(piece);
    this.asked = null;
    if (!lies) {
      this.#spot = null;
      const [kind, at = ""] = piece.split(":");
      const lie = this.#wish ?? { turns: 0, back: false };
      if (this.led) return;
      if (kind === "square") this.props().explain({ do: "install", square: at, lie });
      else if (kind === "slot") this.props().explain({ do: "set", row: Number(at), side: false });
      return;
    }
    if (this.#pinned && pieceOf(this.#pinned.move) === piece) return this.turn();
    const first = begin(lies, this.#wish);
    if (first) this.#spot = first;
  }

  /* ---- trucks, tearing down ---- */

  tool = $derived.by((): Tool | null => {
    if (this.#tool?.tool === "truck") return this.wants === "trade" ? this.#tool : null;
    return this.wants === "trade" || this.placing ? this.#tool : null;
  });
  /** Takes a tool, or puts it back. */
  take(tool: Tool): void {
    const again = board.same(this.tool, tool);
    this.release();
    this.#tool = again ? null : tool;
  }
  /** Buys a bigger truck: for the only row that takes one, or for the row that is chosen next. */
  truck(size: Size): void {
    const rows = this.legalOf("truck").filter((move) => move.size === size);
    const [only] = rows;
    if (rows.length === 0) this.props().explain({ do: "truck", row: 0, size });
    else if (rows.length === 1 && only) this.act(only);
    else this.take({ tool: "truck", size });
  }

  /* ---- bots for the Start Zone ---- */

  /** What is to be placed, each kind once. */
  due = $derived.by((): readonly Owed[] => {
    const { factory } = this;
    if (!factory) return [];
    if (this.wants === "bots")
      return MODELS.filter((model) => countOf(factory.owes.bots, model) > 0).map((model) => ({
        model,
        gift: false,
        choice: false,
      }));
    if (this.wants !== "gifts") return [];
    const basics: Owed[] = factory.gifts.basics > 0 ? [{ model: "Basic", gift: true, choice: false }] : [];
    const choices: Owed[] =
      factory.gifts.choices > 0
        ? [
            { model: "Plus", gift: true, choice: true },
            { model: "Basic", gift: true, choice: true },
          ]
        : [];
    return [...choices, ...basics];
  });
  /** The one that is placed next. */
  owed = $derived.by(
    (): Owed | null => this.due.find((owed) => board.same(owed, this.#owed)) ?? this.due.at(0) ?? null,
  );
  pick(owed: Owed): void {
    this.#owed = owed;
  }
  placeMoves = $derived.by((): readonly (MoveOf<"gift"> | MoveOf<"place">)[] => {
    const { owed } = this;
    if (!owed) return [];
    return owed.gift
      ? this.legalOf("gift").filter((move) => move.model === owed.model && move.choice === owed.choice)
      : this.legalOf("place").filter((move) => move.model === owed.model);
  });
  /** Leaves it: possible only while every hole is taken. */
  decline = $derived.by((): Move | null => {
    const { owed } = this;
    if (!owed) return null;
    const move: Move = owed.gift
      ? { do: "refuse", choice: owed.choice }
      : { do: "discard", model: owed.model };
    return this.can(move) ? move : null;
  });

  /* ---- the run ---- */

  plan = $derived.by((): Plan | null => (this.wants === "run" ? (this.sight?.plan ?? null) : null));
  /** The part of the plan whose other answers are shown. */
  open = $derived.by((): number | null =>
    this.#open && this.plan && this.#open.from === this.view && this.#open.n < this.plan.asks.length
      ? this.#open.n
      : null,
  );
  /** Opens a part of the plan, or closes it. */
  ask(n: number | null): void {
    this.trial = null;
    this.asked = null;
    this.#open = n === null || n === this.open ? null : { n, from: this.view };
  }
  /** Points at another answer of the part that is open. */
  try(answer: number | null): void {
    this.trial = answer;
    const [first] =
      this.plan && this.open !== null && answer !== null ? change(this.plan, this.open, answer) : [];
    // What comes of it is known only of what is asked next.
    this.aim(first && this.open === this.plan?.answered ? first : null);
  }
  /** Gives another answer; everything asked before it is answered as planned. A finger's first tap shows the way. */
  async answer(n: number, answer: number): Promise<void> {
    const { plan } = this;
    if (!plan || this.props().seat === null) return;
    if (this.touch && this.trial !== answer) return this.try(answer);
    const moves = change(plan, n, answer);
    this.release();
    for (const move of moves) await this.props().play(move);
  }
  /** Of a piece, the question that is still open there. */
  #askAt(piece: string): number | null {
    const { plan } = this;
    const n = plan
      ? plan.asks.findIndex(
          ({ ask }, n) => n >= plan.answered && answersTo(ask) > 1 && askPiece(ask) === piece,
        )
      : -1;
    return n < 0 ? null : n;
  }

  /** What the run under way would do: as planned, or with the answer pointed at. */
  planned = $derived.by((): Forecast | null => {
    const { plan, ahead } = this;
    if (!plan || !ahead || this.trial === null) return plan?.forecast ?? null;
    const then = ahead.view?.sights[this.props().shown]?.plan;
    // With the last answer the factory runs: what happens then is the plan.
    return (
      then?.forecast ??
      (ahead.events.some(({ event }) => event === "ran")
        ? forecastOf(ahead.events, this.props().shown)
        : plan.forecast)
    );
  });
  /** What the factory that is shown would do in its next run; with the move pointed at, if there is one. */
  forecast = $derived.by((): Forecast | null => {
    if (this.plan) return this.planned;
    const { shown } = this.props();
    return this.after?.sights[shown]?.tomorrow ?? this.sight?.plan?.forecast ?? this.sight?.tomorrow ?? null;
  });
  routes = $derived.by((): readonly Routed[] =>
    this.plan && !this.ahead ? routes(this.plan, this.open, this.trial) : (this.forecast?.rides ?? []),
  );

  /* ---- a factory's pieces ---- */

  /** The pieces of the factory that do something when they are chosen. */
  glowing = $derived.by((): ReadonlySet<string> => {
    const { tool } = this;
    if (tool?.tool === "truck")
      return new Set(
        this.legalOf("truck")
          .filter(({ size }) => size === tool.size)
          .map(pieceOf),
      );
    if (tool?.tool === "demolish") return new Set(this.legalOf("demolish").map(pieceOf));
    switch (this.wants) {
      case "run":
        return new Set(
          (this.plan?.asks ?? []).flatMap(({ ask }, n) =>
            n >= (this.plan?.answered ?? 0) && this.may(askPiece(ask)) ? [askPiece(ask)] : [],
          ),
        );
      case "gifts":
      case "bots":
        return new Set(this.placeMoves.map(({ hole }) => holePiece(hole)));
      case "delivery":
        return new Set(this.legalOf("deliver").map(pieceOf));
      case "hand":
      case "fork":
        return new Set(this.places.keys());
      case "trade":
        return new Set(this.legalOf("sell").map(pieceOf));
      default:
        return new Set();
    }
  });
  /** The piece itself, or what it is in, whichever does something. */
  #meant = (piece: string): string => within(piece).find((each) => this.glowing.has(each)) ?? piece;

  /** A click on a piece of the factory: it acts or explains. */
  choose(hit: string): void {
    const piece = this.#meant(hit);
    if (!this.mine || !this.may(piece)) {
      this.asked = this.asked === hit ? null : hit;
      return;
    }
    const { tool } = this;
    if (tool?.tool === "truck") {
      const row = Number(piece.split(":")[1]);
      if (piece.startsWith("truck:")) return this.act({ do: "truck", row, size: tool.size });
      this.drop();
      return;
    }
    if (tool?.tool === "demolish") return this.#demolish(piece);
    if (this.placing && /^(square|slot|bot|hole)/.test(piece))
      return this.#place(within(piece).at(-1) ?? piece);
    if (!this.glowing.has(piece)) {
      this.asked = this.asked === hit ? null : hit;
      return;
    }
    const [, row = "", model = ""] = piece.split(":");
    switch (this.wants) {
      case "run":
        return this.ask(this.#askAt(piece));
      case "gifts":
      case "bots": {
        const move = this.placeMoves.find(({ hole }) => holePiece(hole) === piece);
        return move && this.act(move);
      }
      case "delivery":
        return this.act({ do: "deliver", row: Number(row), model: model as Model });
      case "trade":
        return this.act({ do: "sell", row: Number(row), model: model as Model });
      default:
    }
  }
  /** What was torn down does not come back: the first click asks, whoever clicks. */
  #demolish(piece: string): void {
    const site = siteOf(within(piece).at(-1) ?? piece);
    if (!site) {
      this.drop();
      return;
    }
    const move: Move = { do: "demolish", site };
    if (this.can(move) && !this.aims(move)) this.aim(move);
    else this.act(move, true);
  }
  /** The pointer over a piece, or over none. */
  hover(hit: string | null): void {
    const piece = hit === null ? null : this.#meant(hit);
    if (this.placing && !this.tool) this.#over = piece === null ? null : (within(piece).at(-1) ?? piece);
    else this.#over = piece;
  }
  /** What the pointer is over. */
  over = $derived.by((): string | null => this.#over);
  /** The place pointed at where the tile in hand does not fit. */
  blocked = $derived.by((): ReadonlySet<string> => {
    const over = this.#over;
    return new Set(
      this.placing && !this.tool && over !== null && /^(square|slot)/.test(over) && !this.places.has(over)
        ? [over]
        : [],
    );
  });
  /** The piece of the factory that is held, or whose part of the plan is open. */
  chosen = $derived.by((): string | null => {
    if (this.plan && this.open !== null) {
      const asked = this.plan.asks[this.open];
      return asked ? askPiece(asked.ask) : null;
    }
    return this.aimed ? pieceOf(this.aimed) : null;
  });
}
