/**
 * What somebody is about to do at the sheet: which die, which digit, where they point. What is legal comes from the server's
 * list, what it would do from its preview; nothing here knows a rule.
 */

import * as board from "../../board/desk.svelte";
import { moves, pace } from "../../lib/settings.svelte";
import type { BoardProps } from "../contract";
import { end, type Motion, motions } from "./motion";
import type { Board, Cloud, Die, Digit, Event, EventOf, Line, Marks, Move, Sheet, View } from "./types";

export type Props = BoardProps<Board, View, Move>;
type Write = Extract<Move, { do: "write" }>;

/** What the move pointed at would do on the sheet that is shown. */
export interface Would {
  move: Move;
  events: readonly Event[];
  /** The sheet and its marks afterwards; none where the server does not say. */
  sheet: Sheet | null;
  marks: Marks | null;
}

export class Play extends board.Desk<Board, View, Move, Event> {
  /** The die somebody chose, and what they made of it. */
  #chosen = $state<Die | null>(null);
  #wanted = $state<Digit | null>(null);
  moving = $state.raw<readonly Motion[]>([]);
  /** A cloud is written in at once: it is taken back as easily. */
  protected override readonly twice = false;

  protected override pieceOf = pieceOf;
  protected override piecesOf = (event: Event): string[] =>
    "seat" in event && event.seat !== this.props().shown ? [] : piecesOf(event);
  protected override release(): void {
    super.release();
    this.#wanted = null;
  }
  /** What is written belongs to a die as well. */
  override can(move: Move): boolean {
    return super.can(move) && (move.do !== "write" || this.may(`die-${move.die}`));
  }

  sheet = $derived.by((): Sheet => this.view.table.sheets[this.props().shown] ?? BLANK);
  marks = $derived.by(
    (): Marks => this.view.marks[this.props().shown] ?? { lines: [], score: [], points: 0 },
  );
  alone = $derived.by(() => this.view.table.sheets.length === 1);

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
          .filter((move) => move.die === this.die && move.digit === this.digit && this.can(move))
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

  /** Whether the chosen die's digit can be changed this way. */
  steps = (step: 1 | -1): boolean =>
    this.digit !== null && this.digits.includes(this.digit + step) && this.may(step > 0 ? "plus" : "minus");

  choose(die: Die): void {
    if (!this.dice.includes(die) || !this.may(`die-${die}`)) return;
    if (die !== this.die) this.#wanted = null;
    this.#chosen = die;
    this.#aimAgain();
  }

  /** Changes the chosen die's digit; the cloud pointed at stays the same. */
  change(step: 1 | -1): void {
    if (!this.steps(step) || this.digit === null) return;
    this.#wanted = this.digit + step;
    this.#aimAgain();
  }

  #aimAgain(): void {
    if (this.pointed?.do === "write") this.aim(this.write(this.pointed.cloud));
  }

  /** The move that writes the chosen digit here, legal or not. */
  write = (cloud: Cloud): Move => ({
    do: "write",
    die: this.die ?? this.#lastDie,
    digit: this.digit ?? this.#lastDie,
    cloud,
  });
  #lastDie = $derived.by((): Die => this.view.table.roll?.[0] ?? 1);

  /** Writes in this cloud, or asks why that does not go. */
  tap(cloud: Cloud): void {
    if (this.mine) this.act(this.write(cloud));
  }

  /** Lets the chosen die go, or asks why it must be placed. */
  letGo(): void {
    if (this.die !== null) this.act({ do: "forgo", die: this.die });
  }

  would = $derived.by((): Would | null => {
    const { ahead } = this;
    if (!ahead) return null;
    const { shown } = this.props();
    return {
      move: ahead.move,
      events: ahead.events.filter((event) => !("seat" in event) || event.seat === shown),
      sheet: ahead.view?.table.sheets[shown] ?? null,
      marks: ahead.view?.marks[shown] ?? null,
    };
  });
  override coming<K extends Event["event"]>(kind: K): EventOf<K>[] {
    return (this.would?.events ?? []).filter((event): event is EventOf<K> => event.event === kind);
  }

  /** Lines the move pointed at completes, or chooses. */
  completing = $derived.by((): Line[] => {
    if (this.aimed?.do === "first") return [this.aimed.line];
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
}

const BLANK: Sheet = { grid: {}, leaves: { ready: 0, coloured: 0 }, drawing: { objects: 0, segments: 0 } };

/** The piece a decision is made with, by their names in types.ts. */
function pieceOf(move: Move): string {
  switch (move.do) {
    case "write":
      return `cloud-${move.cloud}`;
    case "first":
      return `line-${move.line}`;
    case "bonus":
      return `bonus-${move.take}`;
    case "forgo":
      return "forgo";
  }
}

/** The pieces an event is about. */
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
