/** A table as one pair of eyes sees it, kept up to date over its line. */

import { api, Refused, type Eyes } from "./api";
import { botName } from "./levels";
import { Link, pause, type Status, type Told as Heard } from "./link";
import { cut, type Line, piece, type Piece, pieces } from "./log";
import type {
  Answer,
  Ask,
  ChatLine,
  ClockFace,
  Lobby,
  Note,
  People,
  Phrase,
  Preview,
  Seat,
  SeatFace,
  Standings,
  Told,
  Turn,
  Update,
} from "./wire";
import { type Names, say, t } from "./words.svelte";

/** What happened last, for movement; `beat` counts up so that the same events can move again. */
export interface Fresh {
  beat: number;
  events: readonly Told[];
  /** What was noted with it. */
  notes?: readonly Note[];
}

/** So many milliseconds from a moment on. */
export interface Span {
  at: number;
  left: number;
}

export class TableState {
  /** What does not change, or seldom: game, options, board. */
  lobby = $state.raw<Lobby | null>(null);
  seats = $state.raw<readonly SeatFace[]>([]);
  phase = $state.raw<Lobby["phase"]>("lobby");
  watching = $state(0);
  /** Whether hints may be asked for here. */
  hints = $state(false);
  /** The rematch that waits, if somebody wants one. */
  next = $state.raw<string | null>(null);

  n = $state(0);
  step = $state(0);
  view = $state.raw<unknown>(null);
  legal = $state.raw<readonly unknown[]>([]);
  turn = $state.raw<Turn | null>(null);
  locked = $state.raw<Phrase | null>(null);
  /** Why nobody may talk now. */
  silence = $state.raw<Phrase | null>(null);
  clocks = $state.raw<{ at: number; faces: readonly ClockFace[] }>({ at: 0, faces: [] });
  /** No clock runs until somebody is back. */
  rests = $state(false);
  /** How long the dealer still waits for those who hold. */
  heldFor = $state.raw<Span | null>(null);
  fresh = $state.raw<Fresh>({ beat: 0, events: [] });

  #log = $state.raw<readonly Piece[]>([]);
  /** Everything that happened, oldest first. */
  log = $derived.by((): readonly Line[] => this.#log.flatMap(({ lines }) => lines));
  chat = $state.raw<readonly ChatLine[]>([]);
  status = $state.raw<Status>("connecting");
  /** Why the table cannot be shown, or why we were sent away. */
  problem = $state.raw<string | null>(null);
  /** Something was asked and not yet answered. */
  busy = $state(0);
  /** Whose eyes we look through. */
  eyes = $state.raw<Eyes>({});
  /** Pieces a lesson points at; none where no lesson speaks. */
  pointed = $state.raw<readonly string[] | undefined>(undefined);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #left = false;
  /** Whether the log tells all that happened, from the beginning. */
  #told = false;
  #link: Link | null = null;
  /** Those who wait for the table to come to a number. */
  #behind: readonly { n: number; done: () => void }[] = [];
  #previews = new Map<string, Promise<Preview | null>>();
  #previewed = -1;

  constructor(
    readonly id: string,
    eyes: Eyes,
  ) {
    this.eyes = eyes;
  }

  /**
   * Sits down, or begins to watch. A server that is away is asked again, after a growing pause. `cover` may say that
   * nothing is to be seen yet; then `turnTo` begins.
   */
  async open(cover: (lobby: Lobby) => Promise<boolean> = () => Promise.resolve(false)): Promise<void> {
    let covered: boolean;
    try {
      const lobby = await api.look(this.id, this.eyes.watch);
      covered = await cover(lobby);
      this.#look(lobby);
    } catch (reason) {
      if (this.#left) return;
      this.problem = message(reason);
      const away = reason instanceof Refused && reason.passes;
      this.status = away ? "lost" : "ended";
      if (away) this.#timer = setTimeout(() => void this.open(cover), pause(this.#tries++));
      return;
    }
    if (this.#left) return;
    this.problem = null;
    if (!covered) this.#listen();
  }

  /** Looks through another of one's own seats. */
  turnTo(seat: Seat): void {
    this.coverUp();
    this.eyes = { ...this.eyes, seat };
    this.#listen();
  }

  /** Puts away everything this seat saw, before somebody else takes the device. */
  coverUp(): void {
    this.#catchUp(Infinity);
    this.#link?.close();
    this.#link = null;
    this.#previews.clear();
    this.view = null;
    this.turn = null;
    this.legal = [];
    this.locked = null;
    this.#log = [];
    this.#told = false;
    this.fresh = { beat: this.fresh.beat + 1, events: [] };
  }

  close(): void {
    this.#left = true;
    clearTimeout(this.#timer);
    this.#catchUp(Infinity);
    this.#link?.close();
    this.#link = null;
  }

  /** The seat we look through; none for spectators. */
  seat = $derived.by((): Seat | null => {
    const own = this.mine;
    return this.eyes.seat ?? own[0] ?? null;
  });
  /** All our own seats at this table. */
  mine = $derived.by((): readonly Seat[] =>
    (this.lobby?.seats ?? []).filter((seat) => seat.yours).map((seat) => seat.seat),
  );
  waiting = $derived.by((): readonly Seat[] =>
    this.turn && "waiting" in this.turn ? this.turn.waiting : [],
  );
  /** Who has decided and may still take it back; the dealer waits. */
  held = $derived.by((): readonly Seat[] =>
    this.turn && "waiting" in this.turn ? (this.turn.held ?? []) : [],
  );
  over = $derived.by((): Standings | null => (this.turn && "over" in this.turn ? this.turn.over : null));
  myTurn = $derived.by((): boolean => this.seat !== null && this.waiting.includes(this.seat));
  holding = $derived.by((): boolean => this.seat !== null && this.held.includes(this.seat));

  name = (seat: Seat): string => {
    const face = this.seats.find((face) => face.seat === seat);
    if (face?.name) {
      // Somebody who holds several seats goes by a number as well.
      const same = this.seats.filter((other) => other.name === face.name);
      return same.length < 2
        ? face.name
        : t("seat-name", { name: face.name, number: same.indexOf(face) + 1 });
    }
    if (face?.bot) return botName(face.bot, seat);
    return t("player", { number: seat + 1 });
  };
  names = $derived.by((): Names => ({ name: this.name, you: this.seat }));

  /** Asks something of the table; a refusal is thrown as `Refused`, worded. Done is what we see, too. */
  async ask(ask: Ask): Promise<Answer> {
    if (!this.#link) throw new Refused("away", t("line-closed"));
    this.busy += 1;
    try {
      const answer = await this.#link.ask(ask);
      await this.#reaches(answer.ok ?? 0);
      return answer;
    } finally {
      this.busy -= 1;
    }
  }

  /** What a move would do, asked once for each position. */
  preview = (move: unknown): Promise<Preview | null> => {
    if (this.#previewed !== this.n) {
      this.#previews.clear();
      this.#previewed = this.n;
    }
    const key = JSON.stringify(move);
    let asked = this.#previews.get(key);
    if (!asked && this.seat !== null && this.#link) {
      asked = this.#link.ask({ do: "try", seat: this.seat, move }).then(
        (answer) => answer.preview ?? null,
        () => null,
      );
      this.#previews.set(key, asked);
    }
    return asked ?? Promise.resolve(null);
  };

  /** What would be said to answers that are still being written, one for each; none where that cannot be told now. */
  weigh = async (texts: readonly (string | null)[]): Promise<(string | null)[] | null> => {
    if (this.seat === null || !this.#link) return null;
    const answer = await this.#link
      .ask({ do: "weigh", seat: this.seat, texts: [...texts] })
      .catch(() => null);
    return answer?.weighed?.map((refusal) => refusal?.message ?? null) ?? null;
  };

  /** When the table as we see it has come to this number, or we see no more of it. */
  #reaches(n: number): Promise<void> {
    if (this.#link === null) return Promise.resolve();
    return new Promise((done) => {
      this.#behind = [...this.#behind, { n, done }];
      this.#catchUp(this.n);
    });
  }

  #catchUp(n: number): void {
    const behind = this.#behind;
    this.#behind = behind.filter((one) => one.n > n);
    for (const one of behind) if (one.n <= n) one.done();
  }

  #listen(): void {
    this.#link = new Link(this.id, this.eyes, {
      message: (message) => this.#hear(message),
      status: (status) => (this.status = status),
    });
  }

  #look(lobby: Lobby): void {
    this.lobby = lobby;
    this.seats = lobby.seats;
    this.phase = lobby.phase;
    this.next = lobby.next ?? null;
    this.hints = lobby.hints;
  }

  #hear(message: Heard): void {
    switch (message.is) {
      case "update":
        return this.#update(message);
      case "people":
        return void this.#people(message);
      case "chat":
        if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
        return;
      case "bye":
        if (message.again) return;
        this.problem = say(message.reason, this.names);
        this.#link = null;
        return this.#catchUp(Infinity);
    }
  }

  #update(update: Update): void {
    const whole = update.from === undefined;
    const gap = !whole && update.from !== this.n;
    const before = this.step;
    this.n = update.n;
    this.step = update.step;
    this.view = update.view;
    this.legal = update.legal?.moves ?? [];
    this.turn = update.turn;
    this.locked = update.locked ?? null;
    this.silence = update.silence ?? null;
    this.rests = update.rests ?? false;
    this.heldFor = update.held_for === undefined ? null : { at: performance.now(), left: update.held_for };
    this.clocks = { at: performance.now(), faces: update.clocks ?? [] };
    const { events, notes = [] } = update;
    // A fresh view or something taken back: the log as it now stands; nothing moves.
    if (whole || gap || update.undone !== undefined) {
      this.fresh = { beat: this.fresh.beat + 1, events: [] };
      if (whole || gap || !this.#wentAgain(update)) void this.#reread();
    } else if (events.length > 0 || notes.length > 0) {
      if (events.length > 0) this.fresh = { beat: this.fresh.beat + 1, events, notes };
      else this.fresh = { ...this.fresh, notes };
      this.#log = [...this.#log, piece(before, update.step, events, notes)];
    }
    this.#catchUp(update.n);
  }

  /** Something was taken back: what went differently stands in its place. False where our log does not reach that far. */
  #wentAgain({ undone, again }: Update): boolean {
    if (!this.#told || undone === undefined || !again) return false;
    const standing = cut(this.#log, again.from, undone);
    if (standing) this.#log = [...standing, ...pieces(again.steps, again.from + 1)];
    return standing !== null;
  }

  async #reread(): Promise<void> {
    const { n, eyes } = this;
    this.#told = false;
    try {
      const history = await api.history(this.id, { ...eyes, views: "no" });
      if (this.eyes !== eyes || this.view === null) return;
      if (this.n !== n) return await this.#reread();
      this.#log = pieces(history.steps);
      this.#told = true;
    } catch {
      // The log comes with the next fresh view; the game goes on without.
    }
  }

  async #people(people: People): Promise<void> {
    const begun = people.phase !== this.phase;
    // Who sits where may have changed what is ours: the look knows, the broadcast is the same for all.
    const reseated =
      people.seats.length !== this.seats.length ||
      people.seats.some((face, n) => face.name !== this.seats[n]?.name);
    this.seats = people.seats;
    this.phase = people.phase;
    this.watching = people.watching;
    this.next = people.next ?? null;
    this.hints = people.hints;
    // In the lobby the host may have changed options and clock, too.
    if (begun || reseated || people.phase === "lobby") {
      try {
        this.#look(await api.look(this.id, this.eyes.watch));
      } catch (reason) {
        this.problem ??= message(reason); // whoever was sent away was told why
      }
    }
  }
}

const message = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));
