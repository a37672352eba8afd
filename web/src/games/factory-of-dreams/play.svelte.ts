/**
 * What somebody is about to do tonight: what they have picked, what they are writing, which flask they look at. What is legal
 * comes from the server's list; nothing here decides a rule.
 */

import * as board from "../../board/desk.svelte";
import { Scenes } from "../../board/scenes.svelte";
import { moves } from "../../lib/settings.svelte";
import { notice } from "../../lib/toast.svelte";
import type { BoardProps } from "../contract";
import { loadDraft, saveDraft } from "./drafts";
import { about, joining } from "./groups";
import { type Motion, motions, type Scene, scenes } from "./motion";
import { onFlask, type Pick, pieceOf, piecesOf } from "./turn";
import {
  type Answer,
  type Awake,
  type Board,
  type Event,
  type EventOf,
  type Line,
  type Move,
  type MoveOf,
  sameAnswer,
  type Tool,
  type View,
} from "./types";
import { type Fault, faults, missing, tidy } from "./writing";

export type Props = BoardProps<Board, View, Move>;

/** How long the pencil rests before what is written is looked at, in milliseconds. */
const REST = 500;

export class Night extends board.Desk<Board, View, Move, Event> {
  /** What is picked up and not used yet. */
  #pick = $state.raw<Pick>(null);
  /** The answer that was tapped, to be joined, split or struck. */
  #picked = $state.raw<Answer | null>(null);
  /** A flask that is settled and looked at again. */
  #looked = $state<number | null>(null);
  #scenes = new Scenes<Scene>();
  /** What moves on the bench now. */
  moving = $state.raw<{ beat: number; motions: readonly Motion[] }>({ beat: 0, motions: [] });
  /** How the last vote about this flask ended. */
  decided = $state.raw<EventOf<"decided"> | null>(null);

  /** What is being written, line by line. */
  texts = $state<string[]>([]);
  /** Why the server refused a line; forgotten when the line changes. */
  refusals = $state<(string | null)[]>([]);
  /** The line that is written now; on a phone it is the only one to be seen. */
  line = $state(0);
  sending = $state(false);
  /** The Feather's word, and why it was refused. */
  word = $state("");
  wordFault = $state<string | null>(null);
  #loaded = "";
  #resting: ReturnType<typeof setTimeout> | undefined;

  /** What is tapped is in hand, and goes where one taps next. */
  protected override readonly twice = false;
  protected override pieceOf = pieceOf;
  protected override piecesOf = piecesOf;
  protected override release(): void {
    super.release();
    this.#pick = null;
    this.#picked = null;
  }
  override drop(): boolean {
    const had = this.#pick !== null || this.#picked !== null;
    return super.drop() || had;
  }

  phase = $derived.by(() => this.view.phase);
  /** Whether it is one's turn to lay a card, use a tool or pass. */
  turn = $derived.by(
    () =>
      this.phase === "connecting" &&
      this.view.pen === null &&
      this.legal.some(
        ({ do: what }) => what === "place" || what === "pass" || what === "broom" || what === "token",
      ),
  );
  /* ---- connecting ---- */

  /** What is picked counts only while it leads somewhere. */
  pick = $derived.by((): Pick => (this.turn ? this.#pick : null));
  drawer = $derived.by(() => (this.pick && "drawer" in this.pick ? this.pick.drawer : null));
  flask = $derived.by(() => (this.pick && "flask" in this.pick ? this.pick.flask : null));
  tool = $derived.by((): Tool | null => (this.pick && "tool" in this.pick ? this.pick.tool : null));

  /** What leads on: a drawer at first, then what takes what is picked. */
  glowing = $derived.by((): ReadonlySet<string> => {
    if (!this.turn) return new Set();
    const pick = this.pick;
    const pieces = this.legal.flatMap((move): string[] => {
      if (move.do === "place") {
        if (!pick) return [`drawer:${move.reserve}`];
        if ("drawer" in pick) return move.reserve === pick.drawer ? [`flask:${move.flask}`] : [];
        return "flask" in pick && move.flask === pick.flask ? [`drawer:${move.reserve}`] : [];
      }
      return move.do === "token" && pick && "tool" in pick && move.tool === pick.tool
        ? [`flask:${move.flask}`]
        : [];
    });
    return new Set(pieces.filter((piece) => this.may(piece)));
  });

  pressDrawer(reserve: number): void {
    if (!this.may(`drawer:${reserve}`)) return;
    if (this.flask !== null) this.act({ do: "place", reserve, flask: this.flask });
    else if (!this.turn) this.props().explain({ do: "place", reserve, flask: 0 });
    else this.#pick = this.drawer === reserve ? null : { drawer: reserve };
  }
  pressFlask(flask: number): void {
    if (!this.may(`flask:${flask}`)) return;
    const move = onFlask(this.pick, flask);
    if (move) this.act(move);
    else if (!this.turn || this.view.flasks[flask]!.cards.length >= this.board.cards)
      this.props().explain({ do: "place", reserve: 0, flask });
    else this.#pick = this.flask === flask ? null : { flask };
  }
  pressTool(tool: Tool): void {
    if (!this.may(`tool:${tool}`)) return;
    const move: Move = tool === "Broom" ? { do: "broom" } : { do: "token", tool, flask: this.flask ?? 0 };
    if (!this.turn || !this.view.tools.includes(tool)) this.props().explain(move);
    else if (this.flask !== null && move.do === "token" && this.can(move)) this.act(move);
    else this.#pick = this.tool === tool ? null : { tool };
  }
  sweep(): void {
    this.act({ do: "broom" });
  }
  pass(): void {
    this.act({ do: "pass" });
  }

  /** Whether the Feather waits for this seat's word. */
  writesWord = $derived.by(
    () =>
      this.phase === "connecting" && this.view.pen !== null && this.view.active === this.seat && this.mine,
  );
  async sendWord(): Promise<void> {
    const text = tidy(this.word);
    const voice = this.props().voice;
    if (!voice || this.sending || text === "") return;
    this.sending = true;
    this.wordFault = await voice.say(text);
    this.sending = false;
    if (this.wordFault === null) this.word = "";
  }

  /* ---- creating ---- */

  lines = $derived.by((): readonly Line[] => this.view.lines);
  /** How many lines are sent. */
  sent = $derived.by(() => (this.seat === null ? 0 : (this.view.boards[this.seat]?.words.length ?? 0)));
  writes = $derived.by(() => this.phase === "creating" && this.mine && this.seat !== null);
  finished = $derived.by(() => this.sent >= this.lines.length);
  faults = $derived.by((): (Fault | null)[] =>
    faults(this.lines, this.texts, this.view.banned, this.board.words),
  );
  /** The Thoughts that one's dreams clash with; the server names the one it means in quotation marks. */
  clashing = $derived.by((): readonly string[] => [
    ...this.faults.flatMap((fault) => (fault?.fault === "thought" ? [fault.thought] : [])),
    ...this.refusals.flatMap((reason) =>
      this.view.banned.filter(
        (word) => reason?.includes(`“${word}”`) || reason?.includes(`«\u00a0${word}\u00a0»`),
      ),
    ),
  ]);
  missing = $derived.by(() =>
    missing(
      this.lines,
      this.texts,
      this.lines.map((_, n) => this.faults[n] ?? this.refusals[n] ?? null),
    ),
  );

  /** Takes up what was written and not sent; once for each time somebody sits down to write. */
  load(): void {
    const voice = this.props().voice;
    if (!this.writes || !voice || this.seat === null) return;
    const key = `${voice.table}:${this.seat}`;
    if (this.#loaded === key) return;
    this.#loaded = key;
    const kept = loadDraft(voice.table, this.seat);
    this.texts = this.lines.map((_, n) => this.written(this.seat!, n) ?? kept[n] ?? "");
    this.refusals = [];
    this.line = Math.max(
      0,
      this.texts.findIndex((text) => text === ""),
    );
  }
  /** What somebody has written on a line, as far as one may see it. */
  written(seat: number, line: number): string | null {
    const seen = this.view.boards[seat]?.words[line];
    return seen && typeof seen === "object" ? seen.word.text : null;
  }
  write(line: number, text: string): void {
    this.texts[line] = text;
    this.refusals[line] = null;
    this.#keep();
    this.#weigh();
  }
  /** Once the pencil rests, the server says what it would refuse: it knows more of words than the page. */
  #weigh(): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(async () => {
      const voice = this.props().voice;
      if (!voice || this.sending || !this.writes || this.finished) return;
      const from = this.sent;
      const texts = this.texts.slice(from);
      const said = await voice.weigh(texts.map((text) => tidy(text) || null));
      said?.forEach((reason, n) => {
        if (this.texts[from + n] === texts[n]) this.refusals[from + n] = reason;
      });
    }, REST);
  }
  #keep(): void {
    const voice = this.props().voice;
    if (voice && this.seat !== null) saveDraft(voice.table, this.seat, this.texts);
  }
  /** Puts the pencil to a line. */
  goTo(line: number): void {
    this.line = line;
    const field = document.querySelector<HTMLInputElement>(`[data-line="${line}"]`);
    field?.focus();
  }
  /** Sends all that is not sent, in order. A line that is refused says why, and nothing of this stays sent. */
  async send(): Promise<void> {
    const voice = this.props().voice;
    if (!voice || this.sending || this.missing.length > 0 || !this.may("done")) return;
    this.sending = true;
    const from = this.sent;
    for (let n = from; n < this.lines.length; n++) {
      const text = tidy(this.texts[n] ?? "");
      const refused = text === "" ? await voice.play({ do: "enough" }) : await voice.say(text);
      if (refused === null) continue;
      this.refusals[n] = refused;
      this.line = n;
      for (let back = n; back > from; back--) if ((await voice.undo()) !== null) break;
      this.sending = false;
      return;
    }
    saveDraft(voice.table, this.seat!, []);
    this.sending = false;
  }
  /** Takes one's dreams back, to change them. */
  async change(): Promise<void> {
    const voice = this.props().voice;
    if (!voice || this.sending || this.seat === null || !this.may("change")) return;
    this.texts = this.lines.map((_, n) => this.written(this.seat!, n) ?? "");
    this.refusals = [];
    this.#keep();
    this.sending = true;
    for (let back = this.sent; back > 0; back--) {
      const refused = await voice.undo();
      if (refused === null) continue;
      notice(refused, "refusal");
      break;
    }
    this.sending = false;
  }

  /* ---- waking up ---- */

  /** The flask that is open, or was last. */
  open = $derived.by(() => this.view.awake.length - 1);
  scene = $derived.by((): Scene => {
    const seen = this.#scenes.scene;
    if (seen) return seen;
    const flask = this.#looked ?? this.open;
    return {
      flask,
      open: Infinity,
      grouped: true,
      scored: this.view.awake[flask]?.settled ?? false,
      lasts: 0,
    };
  });
  /** Whether cards are still being turned, or points shown, before one goes on. */
  watching = $derived.by(() => this.#scenes.scene !== null);
  awake = $derived.by((): Awake | null => this.view.awake[this.scene.flask] ?? null);
  /** Whether the flask that is seen is the one that is talked about. */
  talking = $derived.by(() => this.phase === "waking" && !this.watching && this.scene.flask === this.open);
  opines = $derived.by(() => this.talking && this.legal.some(({ do: what }) => what === "settle"));
  votes = $derived.by(() => this.talking && this.legal.some(({ do: what }) => what === "agree"));
  picked = $derived.by((): Answer | null => (this.opines && this.legal.length > 1 ? this.#picked : null));
  /** What can be said about the dream that is picked: that it belongs to no other, or does not count. */
  parting = $derived.by((): { split: Move | null; strike: Move | null } =>
    this.picked && this.awake ? about(this.legal, this.awake, this.picked) : { split: null, strike: null },
  );
  /** Whether some other dream could be said to be the same as the one that is picked. */
  joinable = $derived.by(
    () =>
      this.picked !== null &&
      (this.awake?.answers ?? []).some(({ answer }) => this.joins(this.picked!, answer) !== null),
  );
  suggestions = $derived.by(() => (this.talking ? this.view.suggestions : []));

  lookAt(flask: number): void {
    this.hurry();
    this.#picked = null;
    this.#looked = flask === this.open ? null : flask;
  }
  /** Picks an answer; with one picked, says that both are the same dream. */
  pressCard(answer: Answer): void {
    if (!this.opines || !this.awake) return;
    if (this.picked === null) {
      this.#picked = answer;
    } else if (sameAnswer(this.picked, answer)) this.#picked = null;
    else {
      const move = joining(this.awake, this.picked, answer);
      if (move) this.propose(move);
      else this.#picked = answer;
    }
  }
  suggest(one: Answer, other: Answer): void {
    const move = this.awake && joining(this.awake, one, other);
    if (move) this.propose(move);
  }
  propose(move: Move): void {
    this.act(move);
  }
  joins = (one: Answer, other: Answer): MoveOf<"join"> | null =>
    this.awake ? joining(this.awake, one, other) : null;

  /** What an answer to the flask on the stage says. */
  text(of: Answer): string {
    return this.awake?.answers.find(({ answer }) => sameAnswer(answer, of))?.text.text ?? "";
  }

  /* ---- movement ---- */

  /** Something happened; `before` is the table as it was. */
  stir(events: readonly Event[], before: View): void {
    for (const event of events) {
      if (event.event === "decided") this.decided = event;
      if (event.event === "revealed") this.decided = null;
    }
    if (events.length === 0 || events.some(({ event }) => event === "revealed" || event === "decided"))
      this.#picked = null;
    if (events.length === 0) return this.hurry();
    if (!moves()) return;
    const moving = motions(events, before);
    if (moving.length > 0) this.moving = { beat: this.moving.beat + 1, motions: moving };
    const coming = scenes(events);
    if (coming.length === 0) return;
    this.#looked = null;
    this.#scenes.show(coming);
  }
  /** From the points of one flask to the cards of the next; from those to where all of them lie open. */
  hurry(): void {
    const scene = this.#scenes.scene;
    this.#scenes.skip((next) => (scene?.scored ?? false) && next.flask !== scene?.flask);
  }
  quit(): void {
    clearTimeout(this.#resting);
    this.#scenes.stop();
  }
}
