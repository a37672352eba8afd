/** A game looked at step by step: which step is shown, and what moved to get there. */

import { type Line, pieces } from "../lib/log";
import type { Fresh } from "../lib/table.svelte";
import type { History, Step } from "../lib/wire";

export class Past {
  history = $state.raw<History | null>(null);
  at = $state(0);
  /** What happened on the way here; nothing after a leap. */
  fresh = $state.raw<Fresh>({ beat: 0, events: [] });
  playing = $state(false);

  steps = $derived.by((): readonly Step[] => this.history?.steps ?? []);
  last = $derived(Math.max(0, this.steps.length - 1));
  now = $derived.by((): Step | null => this.steps[this.at] ?? null);
  /** The steps chance made: the turns of most games. */
  ticks = $derived.by((): readonly number[] =>
    this.steps.flatMap((step, at) => (step.by && "chance" in step.by ? [at] : [])),
  );
  /** The log, each line with the step it leads to. */
  lines = $derived.by((): readonly Line[] => pieces(this.steps).flatMap(({ lines }) => lines));

  #timer: ReturnType<typeof setInterval> | undefined;

  /** Opens a game at a step; none: at its end. */
  show(history: History, at?: number): void {
    this.history = history;
    this.at = clamp(at ?? this.last, this.last);
    this.fresh = { beat: this.fresh.beat + 1, events: [] };
  }

  go(to: number): void {
    const at = clamp(to, this.last);
    if (at === this.at) return;
    const next = at === this.at + 1;
    this.at = at;
    this.fresh = { beat: this.fresh.beat + 1, events: next ? (this.now?.events ?? []) : [] };
  }

  /** Goes on by itself, a step every so many milliseconds, to the end. */
  play(pace: number): void {
    this.stop();
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.#timer = setInterval(() => {
      this.go(this.at + 1);
      if (this.at >= this.last) this.stop();
    }, pace);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  close(): void {
    this.stop();
    this.history = null;
  }

  /** The step that the nth line of the log tells of. */
  stepOf(line: number): number {
    return this.lines[line]?.at ?? this.last;
  }

  /** Arrow keys, Home and End; true if the key meant something here. */
  key(event: KeyboardEvent): boolean {
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.last }[event.key];
    if (to === undefined) return false;
    this.stop();
    this.go(to);
    return true;
  }
}

const clamp = (at: number, last: number): number => Math.min(Math.max(0, Math.trunc(at) || 0), last);
