/** A finished game, looked back at by the strongest bot: asked for again until all of it is there. */

import { api } from "../lib/api";
import type { Phrase, Review as Told, Reviewed, Seat, Turning } from "../lib/wire";

/** Milliseconds between two askings. */
const AGAIN = 1000;

/** A point of the curve: where in the game, and what every seat could expect then. */
export interface Point {
  step: number;
  hopes: readonly number[];
}

type Ask = (from: number) => Promise<Told>;

export class Review {
  level = $state("");
  /** Whom one seat alone played against without anybody deciding for them: all points are those beyond theirs. */
  rival = $state.raw<Phrase | null>(null);
  done = $state(0);
  of = $state(0);
  steps = $state.raw<readonly Reviewed[]>([]);
  turning = $state.raw<readonly Turning[]>([]);
  ended = $state.raw<readonly number[]>([]);
  problem = $state<string | null>(null);
  begun = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #ask: Ask;

  constructor(id: string, watch: string | null, ask: Ask = (from) => api.review(id, from, watch)) {
    this.#ask = ask;
  }

  complete = $derived.by((): boolean => this.of > 0 && this.done === this.of);
  #at = $derived.by((): ReadonlyMap<number, Reviewed> => new Map(this.steps.map((one) => [one.step, one])));

  begin(): void {
    if (this.begun) return;
    this.begun = true;
    void this.#next();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** What was said of the decision that led to this step. */
  said(step: number): Reviewed | null {
    return this.#at.get(step) ?? null;
  }

  async #next(): Promise<void> {
    try {
      const told = await this.#ask(this.steps.length);
      if (this.#closed) return;
      // Where the server has forgotten and begins anew, so do we.
      this.steps = [...this.steps.slice(0, told.from), ...told.steps];
      this.level = told.level;
      this.rival = told.rival ?? null;
      this.done = told.done;
      this.of = told.of;
      this.turning = told.turning;
      this.ended = told.ended;
      this.problem = null;
    } catch (reason) {
      this.problem = reason instanceof Error ? reason.message : String(reason);
      return;
    }
    if (this.done < this.of) this.#timer = setTimeout(() => void this.#next(), AGAIN);
  }
}

/** The curve: from the first decision back to the beginning, and, once all is known, on to how it ended. */
export function curve(steps: readonly Reviewed[], ended: readonly number[] | null, last: number): Point[] {
  const points: Point[] = steps.map(({ step, hopes }) => ({ step, hopes }));
  if (points[0]) points.unshift({ step: 0, hopes: points[0].hopes });
  if (ended) points.push({ step: last, hopes: ended });
  return points;
}

/** From the least to the most that anybody could expect. */
export function range(points: readonly Point[]): { low: number; high: number } {
  const all = points.flatMap(({ hopes }) => hopes);
  return all.length === 0 ? { low: 0, high: 1 } : { low: Math.min(...all), high: Math.max(...all) };
}

/** A colour for every seat, told apart from the others': people's own first. */
export function colours(own: readonly (string | undefined)[]): string[] {
  const free = ["violet", "coral", "teal", "amber", "rose", "green", "blue", "slate"];
  const taken = new Set<string>();
  const kept = own.map((colour) => {
    if (colour === undefined || taken.has(colour)) return null;
    taken.add(colour);
    return colour;
  });
  return kept.map((colour) => {
    if (colour !== null) return colour;
    const next = free.find((one) => !taken.has(one)) ?? "slate";
    taken.add(next);
    return next;
  });
}

/** The nearest step of a place on the curve, from 0 to 1. */
export const stepAt = (place: number, last: number): number =>
  Math.round(Math.min(1, Math.max(0, place)) * last);

/** Whose line is which, beyond its colour. */
export const DASHES = ["none", "7 4", "2 4", "10 3 2 3", "1 5", "12 4"] as const;
export const dash = (seat: Seat): string => DASHES[seat % DASHES.length]!;
