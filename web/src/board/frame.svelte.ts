/**
 * The frame around a board: how wide it is, every piece explaining itself when it is pointed at, and the keys that every board has.
 * A board attaches `frame.hang` to its outermost element and spreads `frame.holds` there, gives its pieces names (`data-piece`), and says in words what a move would
 * do and what a piece is.
 */

import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import { t } from "../lib/words.svelte";
import { walk } from "./arrows";

/** What would come of the move pointed at, in words, and the piece they are about. */
export interface Foretold {
  text: readonly string[];
  piece?: string;
}
/** What a piece is, and the chapter of the rules that says more. */
export interface Told {
  text: string;
  chapter: string;
}

interface Desk {
  touch: boolean;
  asked: string | null;
  drop(): boolean;
}

export interface Manner {
  /** What the move pointed at would do; none while none is, or while that is not known. */
  foretell?(): Foretold | null;
  tell(piece: string): Told | null;
  /** Opens the rules at a chapter. */
  help(chapter: string): void;
  /** Whether there is such a chapter. */
  written?(chapter: string): boolean;
  /** A key of the game's own; whether it was for anything. `inside`: no other part of the page has the focus. */
  keys?(event: KeyboardEvent, inside: boolean): boolean;
  /** What arrow keys walk among, as a selector. */
  walks?: string;
  /** What is to be done at once may wait longer before it is explained, in milliseconds. */
  patience?(piece: string): number | undefined;
  /** Whether a second tap does what the first has shown. */
  again?(): boolean;
}

/** How long a pointer rests before a piece is explained; once one is, the next comes sooner. A finger presses as long as this. */
const FIRST = 600;
const NEXT = 240;
const FOCUS = 450;
const PRESS = 420;
const GONE = 150;

const pieceAt = (target: EventTarget | null): string | null =>
  (target as Element | null)?.closest?.("[data-piece]")?.getAttribute("data-piece") ?? null;

export class Frame {
  root = $state.raw<HTMLElement | null>(null);
  width = $state(0);
  /** A phone; and room for something beside the board itself. */
  narrow = $derived(this.width < 620);
  wide = $derived(this.width >= 860);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed: ReturnType<typeof setTimeout> | undefined;
  /** What was just pressed need not be explained until one has been elsewhere. */
  #quiet: string | null = null;
  /** Whether the last thing somebody used was the keyboard. */
  #byKey = false;

  constructor(
    readonly desk: Desk,
    readonly manner: Manner,
  ) {}

  /* ---- words ---- */

  said = $derived.by((): Foretold | null => {
    const said = this.manner.foretell?.() ?? null;
    return said && said.text.length > 0 ? said : null;
  });
  hint = $derived.by((): Told | null =>
    this.desk.asked !== null && !this.said ? this.manner.tell(this.desk.asked) : null,
  );
  /** The rule behind what is explained, where there is one to read. */
  rule = $derived.by((): (() => void) | undefined => {
    const chapter = this.hint?.chapter;
    return chapter !== undefined && (this.manner.written?.(chapter) ?? true)
      ? () => this.manner.help(chapter)
      : undefined;
  });
  /** All of it, for a line of words. */
  words = $derived.by((): readonly string[] => {
    if (this.said) return [...this.said.text, ...(this.again ? [t("board-tap-again")] : [])];
    return this.hint ? [this.hint.text] : [];
  });
  again = $derived.by(() => this.desk.touch && (this.manner.again?.() ?? false));

  /** Explains a piece after a while, or nothing any more. */
  ask(piece: string | null, wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.desk.asked = piece), wait);
  }
  /** The pointer is on the words themselves, or has left them. */
  stay = (inside: boolean): void => (inside ? clearTimeout(this.#timer) : this.ask(null, GONE));

  /* ---- what the outermost element holds ---- */

  /** To be attached to the outermost element, which also spreads `holds`. */
  hang: Attachment<HTMLElement> = (element) => {
    this.root = element;
    this.width = element.clientWidth;
    const watch = new ResizeObserver(() => (this.width = element.clientWidth));
    watch.observe(element);
    const key = (event: KeyboardEvent) => {
      if (element.contains(event.target as Node) || document.querySelector("dialog[open]")) return;
      this.#key(event);
    };
    // Before the page's own keys: what is in hand is put back first.
    addEventListener("keydown", key, { capture: true });
    return () => {
      watch.disconnect();
      removeEventListener("keydown", key, { capture: true });
      clearTimeout(this.#timer);
      clearTimeout(this.#pressed);
      this.root = null;
    };
  };

  #over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || (event.target as Element).closest("[data-words]")) return;
    const piece = pieceAt(event.target);
    if (piece === this.desk.asked) clearTimeout(this.#timer);
    else if (piece !== null && piece === this.#quiet) this.ask(null, GONE);
    else {
      this.#quiet = null;
      const wait = this.desk.asked === null ? FIRST : NEXT;
      this.ask(piece, (piece === null ? undefined : this.manner.patience?.(piece)) ?? wait);
    }
  };
  #down = (event: PointerEvent): void => {
    clearTimeout(this.#timer);
    clearTimeout(this.#pressed);
    this.#byKey = false;
    if ((event.target as Element).closest("[data-words]")) return;
    const piece = pieceAt(event.target);
    this.desk.touch = event.pointerType !== "mouse";
    this.desk.asked = null;
    this.#quiet = piece;
    if (!this.desk.touch) return;
    this.#pressed = setTimeout(() => (this.desk.asked = piece), PRESS);
  };
  #up = (): void => clearTimeout(this.#pressed);
  #gone = (): void => this.ask(null, GONE);
  #focused = (event: FocusEvent): void => {
    if ((event.target as Element).matches?.(":focus-visible")) this.ask(pieceAt(event.target), FOCUS);
  };
  /** A long press explains a piece: no menu comes over it. */
  #menu = (event: MouseEvent): void => {
    if (this.desk.touch && pieceAt(event.target) !== null) event.preventDefault();
  };

  #key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !this.root) return;
    const target = event.target as Element;
    if (target.closest?.("input, textarea, select, dialog, [role=dialog]")) return;
    const within = this.root.contains(target);
    const inside = within || target === document.body;
    if (inside) {
      this.desk.touch = false;
      this.#byKey = true;
    }
    const done =
      (this.manner.keys?.(event, inside) ?? false) ||
      (inside && event.key === "Escape" && this.desk.drop()) ||
      (within && event.key === "?" && this.#help(target)) ||
      (within && this.manner.walks !== undefined && this.#walk(target, event.key));
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
  };
  #help(target: Element): true {
    const piece = pieceAt(target) ?? this.desk.asked;
    this.manner.help((piece && this.manner.tell(piece)?.chapter) || "goal");
    return true;
  }
  #walk(target: Element, key: string): boolean {
    const from = target.closest(this.manner.walks ?? "");
    return (
      from !== null && walk(from, this.root!.querySelectorAll<HTMLElement>(this.manner.walks ?? ""), key)
    );
  }

  holds = {
    onpointerover: this.#over,
    onpointerleave: this.#gone,
    onpointerdown: this.#down,
    onpointerup: this.#up,
    onpointercancel: this.#up,
    onfocusin: this.#focused,
    onfocusout: this.#gone,
    oncontextmenu: this.#menu,
    onkeydown: this.#key,
  };

  /** Whoever plays by keys and whose button has gone is led on to what is asked next. Called in an effect, whenever something is. */
  lead(to: string): void {
    void tick().then(() => {
      if (this.#byKey && document.activeElement === document.body)
        this.root?.querySelector<HTMLElement>(to)?.focus();
    });
  }
}
