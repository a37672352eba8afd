/** Scenes shown one after the other, at the speed somebody likes. */

import { pace } from "../lib/settings.svelte";

export class Scenes<S extends { /** In milliseconds at normal speed; the end stays. */ lasts: number }> {
  #coming: S[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The scene that is seen now; none before and after. */
  scene = $state.raw<S | null>(null);

  constructor(readonly ended: () => void = () => undefined) {}

  show(scenes: readonly S[]): void {
    clearTimeout(this.#timer);
    this.#coming = [...scenes];
    this.#next();
  }
  #next(): void {
    const scene = this.#coming.shift() ?? null;
    const over = scene === null || scene.lasts === 0;
    this.scene = over ? null : scene;
    if (over) this.ended();
    else this.#timer = setTimeout(() => this.#next(), scene.lasts * pace());
  }
  /** Goes on to the next scene that is like this; without one, all is over. */
  skip(to: (scene: S) => boolean = () => false): void {
    const next = this.#coming.findIndex(to);
    const running = this.scene !== null;
    clearTimeout(this.#timer);
    this.#coming = next < 0 ? [] : this.#coming.slice(next);
    if (running) this.#next();
  }
  /** Whoever leaves sees nothing more, and nothing ends. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#coming = [];
    this.scene = null;
  }
}
