/** "What would you do?": what a bot says to the position on the table, until that changes. */

import type { TableState } from "../lib/table.svelte";
import { refusal } from "../lib/toast.svelte";
import type { Hint, Told } from "../lib/wire";

type Table = Pick<TableState, "ask" | "preview" | "seat" | "n">;

interface Said {
  n: number;
  hint: Hint;
  /** What the move would bring about first: the board lights its pieces as it does for a line of the log. */
  lit: Told | null;
}

export class Advice {
  thinks = $state(false);
  #said = $state.raw<Said | null>(null);

  constructor(readonly table: Table) {}

  /** What was said holds for the position it was said of. */
  #now = $derived.by((): Said | null => (this.#said?.n === this.table.n ? this.#said : null));
  hint = $derived.by((): Hint | null => this.#now?.hint ?? null);
  lit = $derived.by((): Told | null => this.#now?.lit ?? null);

  async ask(): Promise<void> {
    const { seat, n } = this.table;
    if (seat === null || this.thinks || this.hint) return;
    this.thinks = true;
    try {
      const { hint } = await this.table.ask({ do: "hint", seat });
      if (!hint || this.table.n !== n) return;
      this.#said = { n, hint, lit: null };
      const ahead = await this.table.preview(hint.move);
      if (this.#said?.n === n) this.#said = { n, hint, lit: ahead?.events[0] ?? null };
    } catch (reason) {
      refusal(reason);
    } finally {
      this.thinks = false;
    }
  }

  drop(): void {
    this.#said = null;
  }
}
