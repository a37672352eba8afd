/** Somebody at the table: whose things they look at, what is open before them, what may be done from here, and doing it. */

import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";
import type { GameModule, Voice } from "../games/contract";
import { api } from "../lib/api";
import type { Line } from "../lib/log";
import { overDays } from "../lobby/clocks";
import type { TableState } from "../lib/table.svelte";
import { notice, refusal } from "../lib/toast.svelte";
import type { Seat, SeatFace, Told } from "../lib/wire";
import { say, t } from "../lib/words.svelte";
import { Past } from "../replay/past.svelte";
import { Advice } from "./advice.svelte";
import { unreadLines } from "./said";
import { Suspense } from "./suspense.svelte";

export interface Given {
  table: TableState;
  module: GameModule;
  /** Whether this is the guided first game. */
  lesson: boolean;
  /** Hands the device to another of its seats. */
  hand: (seat: Seat) => void;
}

export class Sitting {
  readonly past = new Past();
  readonly advice: Advice;
  readonly suspense: Suspense;
  /** Room for the players and the log beside the board. */
  readonly desk = new MediaQuery("(min-width: 960px)");
  /** Room for three opponents' things, in little, over the log. */
  readonly tall = new MediaQuery("(min-width: 1280px) and (min-height: 780px)");

  /** Whose things are looked at instead of one's own. */
  chosen = $state<Seat | null>(null);
  /** An event of the log that is pointed at. */
  lit = $state.raw<Told | null>(null);
  /** The chapter of the rules that is open; empty for their beginning. */
  chapter = $state<string | null>(null);
  dialog = $state<"settings" | "about" | null>(null);
  /** Whether log and chat lie over the board, where there is no room beside it. */
  sheet = $state(false);
  tab = $state<"log" | "chat">("log");
  /** The number of the last line of the chat that was looked at. */
  read = $state(-1);
  /** Whom one wants to know more of. */
  person = $state<Seat | null>(null);
  /** Whether something asked is not answered yet. */
  pending = $state(false);
  /** Whether the board is looked at instead of the result. */
  looking = $state(false);
  /** The number of the table when somebody began to look back. */
  #since = $state(0);
  /** The last movement is seen before the result comes; whoever comes later need not wait. */
  settled = $state(false);
  /** What a lesson lets one decide; null where none speaks, or no longer. */
  taught = $state.raw<readonly unknown[] | null>(null);

  constructor(readonly given: () => Given) {
    const { table, module } = untrack(given);
    this.advice = new Advice(table);
    this.suspense = new Suspense(table, module);
    this.settled = table.over !== null;
  }

  table = $derived.by(() => this.given().table);
  module = $derived.by(() => this.given().module);
  lesson = $derived.by(() => this.given().lesson);
  lobby = $derived.by(() => this.table.lobby!);
  own = $derived.by((): Seat | null => this.table.seat);
  shown = $derived.by((): Seat => this.chosen ?? this.own ?? 0);
  others = $derived.by(() => this.table.seats.filter((face) => face.seat !== this.own));
  faceOf = (seat: Seat | null): SeatFace | undefined => this.table.seats.find((face) => face.seat === seat);

  /** Whether one looks back at what has been. */
  back = $derived.by(() => this.past.history !== null);
  /** Whether the table has gone on since. */
  wentOn = $derived.by(() => this.table.n !== this.#since);
  view = $derived.by(() => this.past.now?.view ?? this.table.view);
  fresh = $derived.by(() => (this.back ? this.past.fresh : this.table.fresh));
  lines = $derived.by(() => (this.back ? this.past.lines : this.suspense.told(this.table.log)));
  moment = $derived.by(() => {
    const said = this.module.moment(this.view);
    return said ? t(said.key, said.args) : "";
  });
  result = $derived.by(() =>
    this.table.over !== null && this.settled && !this.looking && !this.back ? this.table.over : null,
  );
  unread = $derived.by(() => unreadLines(this.table.chat, this.read, this.table.mine));

  ready = $derived.by(() => this.table.status === "live");
  acting = $derived.by(() => !this.back && !this.pending && this.ready && this.shown === this.own);
  legal = $derived.by((): readonly unknown[] =>
    !this.back && this.ready && this.shown === this.own ? (this.taught ?? this.table.legal) : [],
  );
  /** Whether somebody may be asked what they would do. */
  advised = $derived.by(
    () => this.table.hints && !this.lesson && this.own !== null && !this.table.over && !this.back,
  );

  /* ---- whose things ---- */

  /** Looks at somebody's things, or back at one's own. */
  look(seat: Seat): void {
    this.chosen = seat === this.own || seat === this.shown ? null : seat;
  }
  /** Whether there is more to be known of whoever sits there, or of us. */
  known = (face: SeatFace | undefined): boolean =>
    face !== undefined &&
    this.table.phase === "play" &&
    face.name !== undefined &&
    (!this.table.mine.includes(face.seat) || overDays(this.lobby.clock));
  more = (face: SeatFace): (() => void) | undefined =>
    this.known(face) ? () => (this.person = face.seat) : undefined;

  /* ---- deciding ---- */

  /** Asks something of the table; a refusal is shown. */
  async #do(request: Parameters<TableState["ask"]>[0]): Promise<void> {
    this.pending = true;
    try {
      await this.table.ask(request);
    } catch (reason) {
      refusal(reason);
    } finally {
      this.pending = false;
    }
  }
  ask = async (what: "undo" | "restart" | "confirm"): Promise<void> => {
    if (this.own !== null) await this.#do({ do: what, seat: this.own });
  };
  play = async (move: unknown): Promise<void> => {
    if (!this.ready) return notice(t("table-line-down"));
    if (this.acting && this.own !== null) await this.#do({ do: "move", seat: this.own, move });
  };
  /** Says why a click does nothing. */
  explain = async (move: unknown): Promise<void> => {
    if (this.back) return notice(t("table-past-only"));
    if (this.own === null) return notice(t("spectators-watch"));
    if (this.shown !== this.own) return notice(t("table-not-yours"));
    if (!this.ready) return notice(t("table-line-down"));
    try {
      await this.table.ask({ do: "try", seat: this.own, move });
    } catch (reason) {
      refusal(reason);
    }
  };
  /** Why nothing can be taken back now; null where it can. */
  fixed = $derived.by((): string | null => {
    if (!this.ready) return t("table-line-down");
    return this.table.locked ? say(this.table.locked, this.table.names) : null;
  });
  /** Why the turn cannot be ended now; null where it can. */
  unended = $derived.by((): string | null => {
    if (!this.ready) return t("table-line-down");
    return this.table.holding ? null : t(this.table.myTurn ? "table-end-first" : "table-end-done");
  });

  /** The reason where something asked of the table is refused. */
  async #reason(what: () => Promise<unknown>): Promise<string | null> {
    if (!this.ready) return t("table-line-down");
    try {
      await what();
      return null;
    } catch (reason) {
      return reason instanceof Error ? reason.message : String(reason);
    }
  }
  voice = $derived.by((): Voice | undefined => {
    const { table, own: seat } = this;
    if (seat === null || this.back || this.shown !== seat) return undefined;
    return {
      table: table.id,
      say: (text) => this.#reason(() => table.ask({ do: "say", seat, text })),
      play: (move) => this.#reason(() => table.ask({ do: "move", seat, move })),
      undo: () => this.#reason(() => table.ask({ do: "undo", seat })),
      weigh: table.weigh,
    };
  });

  hint = async (): Promise<void> => {
    if (!this.ready) return notice(t("table-line-down"));
    if (!this.table.hints || this.lesson) return notice(t("no-hints-here"));
    if (!this.table.myTurn || this.shown !== this.own) return notice(t("table-hint-turn"));
    await this.advice.ask();
  };

  /* ---- looking back ---- */

  /** Goes to the moment of the nth line of the log: the past as the same eyes saw it. */
  recall = async (line: Line, n: number): Promise<void> => {
    this.sheet = false;
    if (this.back) {
      this.past.stop();
      return this.past.go(line.at);
    }
    try {
      const history = await api.history(this.table.id, this.table.eyes);
      this.past.show(history);
      this.past.go(this.past.stepOf(n));
      this.#since = this.table.n;
    } catch (reason) {
      refusal(reason);
    }
  };
}
