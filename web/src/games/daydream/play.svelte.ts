/**
 * What somebody is about to do at the sheet: which die, which digit, where they point. What is legal comes from the server's
 * list, what it would do from its preview; nothing here knows a rule.
 */

import { moves, settings } from "../../lib/settings.svelte";
import type { BoardProps } from "../contract";
import { end, type Motion, motions } from "./motion";
import type { Board, Cloud, Die, Digit, Event, EventOf, Line, Marks, Move, Sheet, View } from "./types";

export type Props = BoardProps<Board, View, Move>;
type Write = Extract<Move, { do: "write" }>;

/** What a move that is pointed at would do on one's own sheet. */
export interface Ahead {
  move: Move;
  events: readonly Event[];
  /** The sheet and its marks afterwards; none where the server does not say. */
  sheet: Sheet | null;
  marks: Marks | null;
}

/** Long enough that a pointer crossing the sky asks for nothing. */
const PAUSE = 60;

const same = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);
const pace = (): number => (settings.pace === 2 ? 0.5 : 1);

export class Play {
  /** The die somebody chose, and what they made of it. */
  #chosen = $state<Die | null>(null);
  #wanted = $state<Digit | null>(null);
  /** The move that is pointed at; it counts only while it is legal. */
  #aim = $state.raw<Move | null>(null);
  #ahead = $state.raw<Ahead | null>(null);
  moving = $state.raw<readonly Motion[]>([]);

  constructor(readonly props: () => Props) {}

  board = $derived.by(() => this.props().board);
  sheet = $derived.by((): Sheet => this.props().view.table.sheets[this.props().shown] ?? BLANK);
  marks = $derived.by(
    (): Marks => this.props().view.marks[this.props().shown] ?? { lines: [], score: [], points: 0 },
  );
  own = $derived.by(() => this.props().seat === this.props().shown);
  alone = $derived.by(() => this.props().view.table.sheets.length === 1);
  legal = $derived.by((): readonly Move[] => (this.own ? this.props().legal : []));

  /** Whether a piece may be chosen: in a lesson, only those it points at. */
  may = (piece: string): boolean => {
    const pointed = this.props().pointed ?? [];
    return pointed.length === 0 || pointed.includes(piece);
  };
  points = (piece: string): boolean => (this.props().pointed ?? []).includes(piece);

  #writes = $derived.by(() => this.legal.filter((move): move is Write => move.do === "write"));
  /** The dice that may be used, the lower first; two equal ones are one. */
  dice = $derived.by((): Die[] =>
    [...new Set(this.legal.flatMap((move) => ("die" in move ? [move.die] : [])))].sort((a, b) => a - b),
  );
  die = $derived.by((): Die | null =>
    this.#chosen !== null && this.dice.includes(this.#chosen) ? this.#chosen : (this.dice[0] ?? null),
  );
  /** What the chosen die can be made. */
  digits = $derived.by((): Digit[] => [
    ...new Set(this.#writes.filter((move) => move.die === this.die).map((move) => move.digit)),
  ]);
  digit = $derived.by((): Digit | null =>
    this.#wanted !== null && this.digits.includes(this.#wanted) ? this.#wanted : this.die,
  );
  /** The clouds it can be written in. */
  clouds = $derived.by(
    (): ReadonlySet<Cloud> =>
      new Set(
        this.#writes
          .filter(
            (move) =>
              move.die === this.die &&
              move.digit === this.digit &&
              this.may(`cloud-${move.cloud}`) &&
              this.may(`die-${move.die}`),
          )
          .map((move) => move.cloud),
      ),
  );
  forgo = $derived.by(
    (): Move | null => this.legal.find((move) => move.do === "forgo" && move.die === this.die) ?? null,
  );
  /** Lines of which one is to be drawn first. */
  firsts = $derived.by(() =>
    this.legal.filter((move): move is Extract<Move, { do: "first" }> => move.do === "first"),
  );
  bonuses = $derived.by(() =>
    this.legal.filter((move): move is Extract<Move, { do: "bonus" }> => move.do === "bonus"),
  );
  /** Leaves the chosen digit would colour, and which way it goes. */
  spent = $derived.by(() => (this.digit === null || this.die === null ? 0 : this.digit - this.die));

  can = (step: 1 | -1): boolean =>
    this.digit !== null && this.digits.includes(this.digit + step) && this.may(step > 0 ? "plus" : "minus");

  choose(die: Die): void {
    if (!this.dice.includes(die) || !this.may(`die-${die}`)) return;
    if (die !== this.die) this.#wanted = null;
    this.#chosen = die;
    this.#aimAgain();
  }

  /** Changes the chosen die's digit; the cloud pointed at stays the same. */
  change(step: 1 | -1): void {
    if (!this.can(step) || this.digit === null) return;
    this.#wanted = this.digit + step;
    this.#aimAgain();
  }

  #aimAgain(): void {
    if (this.#aim?.do === "write") this.aim(this.write(this.#aim.cloud));
  }

  /** The move that writes the chosen digit here, legal or not. */
  write = (cloud: Cloud): Move => ({
    do: "write",
    die: this.die ?? this.#lastDie,
    digit: this.digit ?? this.#lastDie,
    cloud,
  });
  #lastDie = $derived.by((): Die => this.props().view.table.roll?.[0] ?? 1);

  /** Writes in this cloud, or asks why that does not go. */
  tap(cloud: Cloud): void {
    const move = this.write(cloud);
    if (this.clouds.has(cloud)) this.play(move);
    else if (this.own && this.may(`cloud-${cloud}`)) this.props().explain(move);
  }

  /** Lets the chosen die go, or asks why it must be placed. */
  letGo(): void {
    if (!this.may("forgo") || this.die === null) return;
    if (this.forgo) this.play(this.forgo);
    else this.props().explain({ do: "forgo", die: this.die });
  }

  play(move: Move): void {
    this.#aim = null;
    this.#wanted = null;
    this.props().play(move);
  }

  aim(move: Move | null): void {
    if (this.#aim && move && same(this.#aim, move)) return;
    this.#aim = move;
  }

  /** The legal move that is pointed at. */
  target = $derived.by((): Move | null => {
    const aim = this.#aim;
    if (!aim || !this.legal.some((move) => same(move, aim))) return null;
    return aim.do !== "write" || this.clouds.has(aim.cloud) ? aim : null;
  });

  /** What it would do, once the server has said. */
  ahead = $derived.by((): Ahead | null =>
    this.#ahead && this.target && same(this.#ahead.move, this.target) ? this.#ahead : null,
  );

  /** Asks what the move pointed at would do. Called in an effect. */
  look(): (() => void) | void {
    const move = this.target;
    if (!move || this.ahead) return;
    const { preview, shown } = this.props();
    let gone = false;
    const timer = setTimeout(async () => {
      const found = await preview(move);
      if (gone || !found) return;
      const view = found.view as View | undefined;
      const events = found.events
        .map((told) => told.event as Event)
        .filter((event) => !("seat" in event) || event.seat === shown);
      this.#ahead = {
        move,
        events,
        sheet: view?.table.sheets[shown] ?? null,
        marks: view?.marks[shown] ?? null,
      };
    }, PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }

  /** Of the preview, the events of one kind. */
  coming<K extends Event["event"]>(kind: K): EventOf<K>[] {
    return (this.ahead?.events ?? []).filter((event): event is EventOf<K> => event.event === kind);
  }

  /** Lines the move pointed at completes, or chooses. */
  completing = $derived.by((): Line[] => {
    const target = this.target;
    if (target?.do === "first") return [target.line];
    return this.coming("line").map(({ line }) => line);
  });

  /* ---- movement ---- */

  #movesUntil = 0;

  /** Sets in motion what happened last; what something taken back had set in motion stops. */
  stir(events: readonly Event[]): void {
    if (events.length === 0 || !moves()) {
      this.moving = [];
      this.#movesUntil = 0;
      return;
    }
    const now = performance.now();
    const wait = Math.max(0, this.#movesUntil - now) / pace();
    const fresh = motions(events, this.props().shown, Math.min(wait, 1500));
    if (fresh.length === 0) return;
    const lasts = (end(fresh) + 100) * pace();
    this.#movesUntil = Math.max(this.#movesUntil, now + lasts);
    this.moving = [...this.moving, ...fresh];
    const ids = new Set(fresh.map(({ id }) => id));
    setTimeout(() => (this.moving = this.moving.filter(({ id }) => !ids.has(id))), lasts);
  }

  moved = (kind: Motion["kind"], of: string | number = ""): Motion | undefined =>
    this.moving.find((motion) => motion.kind === kind && motion.of === String(of));
  all = (kind: Motion["kind"], of: string | number = ""): Motion[] =>
    this.moving.filter((motion) => motion.kind === kind && motion.of === String(of));

  /* ---- what the log points at ---- */

  lit = $derived.by((): ReadonlySet<string> => {
    const event = this.props().lit?.event as Event | undefined;
    if (!event || ("seat" in event && event.seat !== this.props().shown)) return new Set();
    return new Set(piecesOf(event));
  });
}

const BLANK: Sheet = { grid: {}, leaves: { ready: 0, coloured: 0 }, drawing: { objects: 0, segments: 0 } };

/** The pieces an event is about, by their names in types.ts. */
export function piecesOf(event: Event): string[] {
  switch (event.event) {
    case "rolled":
      return event.dice.map((die) => `die-${die}`);
    case "coloured":
      return ["leaves"];
    case "wrote":
      return [`cloud-${event.cloud}`];
    case "forwent":
      return event.thorn ? ["leaves", "thorns"] : ["leaves"];
    case "bonus":
      return event.take === "leaf" ? ["leaves"] : ["shelf"];
    case "constellation":
      return ["constellation"];
    case "polaroid":
      return [`polaroid-${event.polaroid}`];
    case "moon":
      return ["garland"];
    case "note":
      return [`note-${event.note}`];
    case "line":
      return [`line-${event.line}`];
    case "stroke":
    case "finished":
      return [`object-${event.object}`];
    case "frame":
      return [`frame-${event.family}`];
    case "barred":
      return ["frame-0", "frame-1", "frame-2"];
    case "ended":
      return event.full ? ["sky"] : ["shelf"];
    case "lost":
      return [];
  }
}
