/** The board in words: amounts, effects, machines; what each piece is, what a move would do, and which chapter has its rule. */

import { named, say, spoken, t } from "../../lib/words.svelte";
import { amounts } from "./art/types";
import type { Desk } from "./play.svelte";
import {
  type Board,
  coinOf,
  type Effect,
  figuresOf,
  type Hired,
  type Lot,
  type Move,
  type Offer,
  type Part,
  PARTS,
  pieceOf,
  type SpecialistFigures,
  type Tile,
  type TileFigures,
} from "./types";

/* ---- amounts, as the game itself words them ---- */

const KIND: Readonly<Record<string, string>> = {
  flower: "flowers",
  ink: "ink",
  rainbow: "rainbows",
  dream: "dreams",
  hourglass: "boosts",
  activation: "activations",
};

const list = (words: readonly string[]): string => new Intl.ListFormat(spoken()).format(words);
export const either = (words: readonly string[]): string =>
  new Intl.ListFormat(spoken(), { type: "disjunction" }).format(words);

/** "2 flowers and 1 ink". */
export function lotWords(lot: Lot): string {
  const words = amounts(lot).map(({ icon, count }) =>
    say({ key: `mech-lot-${KIND[icon] ?? icon}`, args: { count } }),
  );
  return words.length > 0 ? list(words) : t("md-nothing");
}

/** Everything in these lots together. */
export function sum(lots: readonly Lot[]): Lot {
  const all: Record<string, number> = {};
  for (const lot of lots)
    for (const [kind, count] of Object.entries(lot)) all[kind] = (all[kind] ?? 0) + count;
  return all;
}

/** "3 ink for 1 flower". */
export function effectWords(effect: Effect): string {
  const { pay = {}, special } = effect;
  const gain =
    special === undefined || special === null
      ? lotWords(effect.gain ?? {})
      : special === "EveningPackage"
        ? t("md-effect-package")
        : special === "Copy"
          ? t("md-effect-copy")
          : t("md-effect-purchase", { earlier: special.Purchase.earlier });
  return amounts(pay).length === 0 ? gain : t("md-trade", { pay: lotWords(pay), gain });
}

export const eitherEffect = (ways: readonly Effect[]): string => either(ways.map(effectWords));
export const partWords = (part: Part): string => t(`md-part-${part}`);

/* ---- machines ---- */

/** "Power machine: every night 1 rainbow." */
export function doesWords(figures: TileFigures): string {
  const { family, effect, reward, power } = figures;
  if (power) return t("md-does-economical", { reward: lotWords(reward), power: t(`md-power-${power}`) });
  if (family === "crystal") return t("md-does-crystal", { reward: lotWords(reward) });
  return t("md-does-nightly", { effect: effectWords(effect) });
}
export const familyWords = (figures: TileFigures): string => t(`md-family-${figures.family}`);

const coins = (figures: TileFigures, count: number): string =>
  count === 0 ? t("md-free") : lotWords(coinOf(figures) === "ink" ? { ink: count } : { rainbows: count });

/** What a tile on sale costs whoever asks, and where it would begin. */
export function offerWords(figures: TileFigures, offer: Offer): string {
  const price = coins(figures, offer.price);
  const cost =
    offer.price < figures.price
      ? t("md-cost-less", { price, printed: figures.price, saved: figures.price - offer.price })
      : t("md-cost", { price });
  const begins = offer.slot === 0 ? t("md-at-once") : t("md-starts", { slot: offer.slot });
  return offer.short > 0
    ? `${cost} ${t("md-short", { short: coins(figures, offer.short) })}`
    : `${cost} ${begins}`;
}

/** A tile on sale as it is read aloud. */
export const saleName = (figures: TileFigures, offer: Offer | null): string =>
  `${familyWords(figures)} ${doesWords(figures)} ${offer ? offerWords(figures, offer) : ""}`.trim();
export const machineName = (figures: TileFigures): string => `${familyWords(figures)} ${doesWords(figures)}`;

/* ---- Specialists ---- */

/** As a title: the game says "the foreman" in the middle of its sentences. Whom nobody names goes by their number. */
export function specialistName(board: Board, specialist: number): string {
  const own = board.specialists[specialist - 1]?.name;
  const name = say(
    own
      ? named("mech-specialist", own)
      : { key: `mech-specialist-${specialist}`, args: { name: `S${specialist}` } },
  );
  return name.charAt(0).toLocaleUpperCase(spoken()) + name.slice(1);
}
export function specialistWords(figures: SpecialistFigures): string {
  return t("md-specialist-does", {
    after: either(figures.after.map((action) => t(`md-after-${action}`))),
    gain: either(figures.ways.map(lotWords)),
  });
}

/* ---- what a move would do ---- */

/** What follows from the move pointed at, beyond what it is: gains, completions, what is asked next. */
function follows(desk: Desk): string[] {
  const seat = desk.props().seat;
  const text: string[] = [];
  const own = <E extends { seat: number }>(events: readonly E[]): E[] =>
    events.filter((event) => event.seat === seat);

  const gained = own(desk.coming("gained"));
  // What lies in the stock room is said already.
  const gain = sum(
    gained
      .filter(({ from }) => from.of !== "stock")
      .map(({ gain }) => ({ ...gain, boosts: 0, activations: 0 })),
  );
  const lost = sum(gained.map(({ lost }) => lost));
  if (amounts(gain).length > 0) text.push(t("md-would-gain", { gain: lotWords(gain) }));
  if (amounts(lost).length > 0) text.push(t("md-would-lose", { lost: lotWords(lost) }));
  for (const { tile, place } of own(desk.coming("completed"))) {
    const figures = figuresOf(desk.board, tile);
    if (figures)
      text.push(t("md-would-complete", { family: t(`md-machine-${figures.family}`), place: place + 1 }));
  }
  const owes = seat === null ? undefined : desk.after?.players[seat]?.owes.at(-1);
  if (owes && owes.owed !== "packages")
    text.push(t(`md-then-${owes.owed}`, { left: "left" in owes ? owes.left : 1 }));
  return text;
}

/** A move in words: what it is, what it costs, what it leads to; and the piece it is made with. */
export function foretell(desk: Desk, move: Move): { text: string[]; piece: string } {
  return { text: [opening(desk, move), ...follows(desk)].filter(Boolean), piece: pieceOf(move) };
}

function opening(desk: Desk, move: Move): string {
  const { board, view } = desk;
  switch (move.do) {
    case "buy": {
      const figures = figuresOf(board, move.tile);
      const offer = desk.self?.offers[view.sale.indexOf(move.tile)];
      return figures ? saleName(figures, offer ?? null) : "";
    }
    case "stock": {
      const part = PARTS.find((part) => part === view.time);
      if (!part) return "";
      const floor = board.stock_room[part];
      return t("md-do-stock", { all: lotWords(sum([floor.fixed, floor.choice[move.choice] ?? {}])) });
    }
    case "recruit": {
      const hired = view.specialists.find(({ specialist }) => specialist === move.specialist);
      return hired ? `${specialistTold(desk, hired)} ${t("md-do-recruit", { price: hired.price })}` : "";
    }
    case "dock": {
      const gate = desk.self?.gate ?? 0;
      return t("md-do-dock", { price: gate === 0 ? t("md-free") : lotWords({ flowers: gate }) });
    }
    case "build": {
      const on = desk.self?.belt.find(({ tile }) => tile === move.tile);
      const figures = figuresOf(board, move.tile);
      return on && figures ? `${machineName(figures)} ${t("md-do-build", { slot: on.slot })}` : "";
    }
    case "boost": {
      const on = desk.self?.belt.find(({ tile }) => tile === move.tile);
      return on ? t("md-do-boost", { from: on.slot, to: on.slot - 1 }) : "";
    }
    case "use":
    case "copy": {
      const figures = figuresOf(board, move.engine);
      return figures ? machineName(figures) : t("md-do-robot");
    }
    case "bonus": {
      const way = board.specialists[move.specialist - 1]?.ways[move.way];
      return way ? t("md-do-bonus", { gain: lotWords(way) }) : "";
    }
    case "hire": {
      const figures = board.specialists[move.specialist - 1];
      return figures ? `${specialistName(board, move.specialist)}. ${specialistWords(figures)}` : "";
    }
    case "keep": {
      const figures = board.robots[move.robot - 1];
      return figures
        ? t("md-do-keep", { effect: eitherEffect(figures.ways), start: lotWords(figures.start) })
        : "";
    }
    case "everything":
      return t("md-do-everything");
    case "done":
      return t("md-do-done");
    case "decline":
      return t("md-do-decline");
  }
}

/* ---- what a piece is ---- */

export function specialistTold(desk: Desk, { specialist, by }: Hired): string {
  const figures = desk.board.specialists[specialist - 1];
  if (!figures) return "";
  const { seat, names } = desk.props();
  const whose =
    by === null
      ? t("md-specialist-free")
      : by === seat
        ? t("md-specialist-yours")
        : t("md-specialist-of", { name: names.name(by) });
  return `${specialistName(desk.board, specialist)}. ${specialistWords(figures)} ${whose}`;
}

/** What a piece is, with the chapter of its rule. */
export function tell(desk: Desk, piece: string): { text: string; chapter: string } | null {
  const [kind = "", of = ""] = piece.split(":");
  const { board, view } = desk;
  const tile = (id: Tile) => figuresOf(board, id);
  switch (kind) {
    case "sale": {
      const figures = tile(of);
      return figures
        ? {
            text: saleName(figures, desk.self?.offers[view.sale.indexOf(of)] ?? null),
            chapter: figures.power ? "economical" : "buying",
          }
        : null;
    }
    case "pile":
      return { text: t("md-tell-pile", { left: view.face_down[Number(of)] ?? 0 }), chapter: "buying" };
    case "belt": {
      const figures = tile(of);
      const on = view.players.flatMap(({ belt }) => belt).find(({ tile }) => tile === of);
      return figures && on
        ? {
            text: `${machineName(figures)} ${t("md-tell-belt", { slot: on.slot, assistants: on.assistants })}`,
            chapter: "time",
          }
        : null;
    }
    case "bench": {
      const figures = tile(of);
      return figures
        ? { text: machineName(figures), chapter: figures.power ? "economical" : "machines" }
        : null;
    }
    case "stock":
      return { text: t("md-tell-stock"), chapter: "stock-room" };
    case "dock":
      return { text: t("md-tell-dock"), chapter: "dock" };
    case "calendar":
      return { text: t("md-tell-calendar"), chapter: "end" };
    case "arc":
      return { text: t("md-tell-arc"), chapter: "day" };
    case "recruit":
    case "specialist": {
      const hired = view.specialists.find(({ specialist }) => specialist === Number(of));
      return hired ? { text: specialistTold(desk, hired), chapter: "specialists" } : null;
    }
    case "robot":
      return { text: t("md-tell-robot"), chapter: "night" };
    case "flowers":
    case "ink":
    case "rainbows":
    case "dreams":
      return {
        text: t(`md-tell-${kind}`),
        chapter: kind === "dreams" || kind === "rainbows" ? "end" : "stock-room",
      };
    case "lockers":
      return { text: t("md-tell-lockers"), chapter: "day" };
    default:
      return null;
  }
}
