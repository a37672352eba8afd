/** The factory in words: bots, tiles, ways, plans; what each piece is, what a move would do, and which chapter has its rule. */

import { spoken, t } from "../../lib/words.svelte";
import { originOf, sitePiece } from "./pieces";
import { money } from "./placing";
import type { Desk } from "./play.svelte";
import {
  type Ask,
  type Asked,
  type Board,
  botPiece,
  type Bots,
  countOf,
  designOf,
  drawnAs,
  type End,
  type Factory,
  type Forecast,
  type Improvement,
  type Leg,
  laid,
  listed,
  type Model,
  MODELS,
  type Move,
  type Mover,
  type Piece,
  type Projection,
  type Ride,
  type Routed,
  ROOM,
  recyclesTo,
  tallied,
  tileAt,
  valueOf,
  type View,
} from "./types";
import { waysOf } from "./ways";

export const list = (words: readonly string[]): string => new Intl.ListFormat(spoken()).format(words);
const sentence = (words: string): string => words.charAt(0).toLocaleUpperCase(spoken()) + words.slice(1);

/* ---- bots and tiles ---- */

export const botName = (model: Model): string => t(`mc-bot-${model}`);

/** "2 Basics and 1 Plus". */
export function botsWords(bots: Bots): string {
  const words = MODELS.filter((model) => countOf(bots, model) > 0).map((model) =>
    t(`mc-bots-${model}`, { count: countOf(bots, model) }),
  );
  return words.length > 0 ? list(words) : t("mc-no-bots");
}
export const modelsWords = (models: readonly Model[]): string => botsWords(tallied(models));

/** The second that works so is called "Upgrader 2". */
export function tileName(piece: Piece): string {
  const [name, number] = [t(`mc-tile-${drawnAs(piece)}`), designOf(piece)];
  return number > 1 ? t("mechanica-another", { tile: name, number }) : name;
}
/** What it does, what it is worth, what it recycles into. */
export function tileDoes(board: Board, piece: Piece): string {
  const words = [t(`mc-tile-${drawnAs(piece)}.does`)];
  const improvement = piece === "Fork" ? null : piece;
  if (improvement)
    words.push(
      t("mc-tile-worth", { value: valueOf(board, improvement) }),
      t("mc-tile-recycles", { bots: modelsWords(recyclesTo(board, improvement)) }),
    );
  return words.join(" ");
}
export const tileWords = (board: Board, piece: Piece): string =>
  `${tileName(piece)}. ${tileDoes(board, piece)}`;
/** The chapter of the rules about a tile. */
export const tileChapter = (piece: Piece): string =>
  piece === "AdvancedFabricator" || piece === "OveractiveFabricator"
    ? "fabricators"
    : piece === "Fork"
      ? "forks"
      : "improvements";

const nameAt = (factory: Factory, square: string): string => {
  const tile = tileAt(factory, square);
  return tile ? tileName(laid(tile)) : "";
};
/** "the Upgrader on b2". */
export function placeWords(factory: Factory, at: End): string {
  if (at.at === "truck") return truckName(at.row);
  return at.at === "tile"
    ? t("mc-place-tile", { tile: nameAt(factory, at.square), square: at.square })
    : t("mc-place-lost");
}
export const truckName = (row: number): string => t(`mc-truck-${row}`);
export const holeName = (row: number, side: boolean): string =>
  side ? t("mc-hole-side", { row }) : t("mc-hole", { row });

/** What a purse is labelled with. */
export const purseWords = () => ({
  wallet: t("mc-wallet"),
  vault: t("mc-vault"),
  improvements: t("mc-improvements"),
});

/** A factory at a glance, for those who hear it. */
export function glanceWords(view: View, seat: number, name: string): string {
  const [factory, sight] = [view.table.factories[seat], view.sights[seat]];
  if (!factory || !sight) return name;
  const tiles = factory.floor.filter((tile) => tile !== null).length;
  return t("mc-glance", {
    name,
    wallet: factory.wallet,
    vault: factory.vault,
    value: sight.value,
    tiles,
    bots: modelsWords(factory.trucks.flatMap(({ bots }) => listed(bots))),
  });
}

/* ---- ways ---- */

/** "into the Upgrader on b2", "destroyed". */
export function endWords(factory: Factory, end: End): string {
  if (end.at === "truck") return t(`mc-to-truck-${end.row}`);
  return end.at === "tile"
    ? t("mc-into", { tile: nameAt(factory, end.square), square: end.square })
    : t("mc-to-lost");
}
/** What a ride brings beside its end. */
export function bringsWords(ride: Ride): string[] {
  return [
    ...(ride.vault > 0 ? [t("mc-brings-vault", { count: ride.vault })] : []),
    ...(ride.wallet > 0 ? [t("mc-brings-wallet", { count: ride.wallet })] : []),
    ...(ride.charged.length > 0 ? [t("mc-brings-charged", { count: ride.charged.length })] : []),
  ];
}
export const rideWords = (factory: Factory, ride: Ride): string =>
  [endWords(factory, ride.end), ...bringsWords(ride)].join(", ");
/** The same of a bot whose way is known: where and why it is destroyed, if it is. */
export function routedWords(board: Board, factory: Factory, routed: Routed): string {
  const { ride, way } = routed;
  const [why, last] = [ride.end.at === "lost" ? waysOf(board, factory, [routed])[0]?.lost : null, way.at(-1)];
  const end =
    why && last
      ? t("mc-to-lost-at", { square: last.square, why: t(`mc-why-${why}`) })
      : endWords(factory, ride.end);
  return [end, ...bringsWords(ride)].join(", ");
}

/** The tiles on a way, where that tells two ways apart: "over a2, b2". */
export function wayWords(way: readonly Leg[]): string {
  const flight = way.findIndex(({ flew }) => flew);
  const over = t("mc-way-over", { squares: way.map(({ square }) => square).join(", ") });
  const [from, to] = [way[flight - 1], way[flight]];
  return from && to ? t("mc-way-flies", { from: from.square, to: to.square }) : way.length > 0 ? over : "";
}

export function moverWords(factory: Factory, { model, from }: Mover): string {
  if (from.at === "start")
    return t("mc-bot-at-start", { bot: botName(model), hole: holeName(from.hole.row, from.hole.side) });
  return t("mc-bot-at-tile", {
    bot: botName(model),
    tile: nameAt(factory, from.square),
    square: from.square,
  });
}

/* ---- plans ---- */

/** What is asked. */
export function askWords(factory: Factory, ask: Ask): string {
  switch (ask.ask) {
    case "ride":
      return t("mc-ask-ride", { bot: botName(ask.mover.model) });
    case "keep":
      return t("mc-ask-keep", { at: placeWords(factory, ask.at) });
    case "repurpose":
      return t("mc-ask-repurpose", { tile: nameAt(factory, ask.square), square: ask.square });
    case "hole":
      return t("mc-ask-hole", { tile: nameAt(factory, ask.square), square: ask.square });
  }
}
/** One of the answers to it, by itself. */
export function answerWords(factory: Factory, { ask, ways }: Asked, answer: number): string {
  switch (ask.ask) {
    case "ride": {
      const ride = ask.rides[answer];
      if (!ride) return "";
      // Rides differ in what they lead to; where they end alike, the way tells them apart.
      const alike = ask.rides.some(
        (other, n) => n !== answer && rideWords(factory, other) === rideWords(factory, ride),
      );
      return [rideWords(factory, ride), ...(alike ? [wayWords(ways[answer] ?? [])] : [])]
        .filter(Boolean)
        .join(", ");
    }
    case "keep":
      return botsWords(ask.options[answer] ?? { basic: 0, plus: 0, deluxe: 0 });
    case "repurpose":
      return botName(MODELS[answer] ?? "Basic");
    case "hole":
      return t("mc-hole-number", { hole: answer + 1 });
  }
}
/** A line of the plan: what is answered, in a sentence. */
export function planWords(factory: Factory, asked: Asked): string {
  const { ask, answer } = asked;
  switch (ask.ask) {
    case "ride":
      return answerWords(factory, asked, answer);
    case "keep":
      return t("mc-says-keep", {
        bots: answerWords(factory, asked, answer),
        at: placeWords(factory, ask.at),
      });
    case "repurpose":
      return t("mc-says-repurpose", {
        tile: nameAt(factory, ask.square),
        square: ask.square,
        bot: answerWords(factory, asked, answer),
      });
    case "hole":
      return t("mc-says-hole", { square: ask.square, hole: answer + 1 });
  }
}
/** What would be destroyed for want of room. */
export const lossWords = (factory: Factory, forecast: Forecast): string[] =>
  forecast.collisions.map(({ at, lost }) =>
    t("mc-lost-at", { at: placeWords(factory, at), bots: botsWords(lost), count: listed(lost).length }),
  );
export const workWords = (factory: Factory, forecast: Forecast): string[] =>
  forecast.made.map(({ square, made }) =>
    t("mc-makes", { tile: nameAt(factory, square), square, bots: botsWords(made) }),
  );

/** "Next three workdays: +7". */
export function gainWords(now: readonly Projection[], then: readonly Projection[]): string {
  const gain = money(then) - money(now);
  return t("mc-ahead-gain", { gain: Math.abs(gain), sign: gain < 0 ? "−" : "+" });
}

/* ---- pieces ---- */

/** A piece of a factory by name, with what is in it. */
export function pieceName(desk: Desk, piece: string): string {
  const { factory } = desk;
  const [kind, at = "", more = "", side] = piece.split(":");
  if (!factory) return piece;
  switch (kind) {
    case "square": {
      const tile = tileAt(factory, at);
      if (!tile) return t("mc-square-empty", { square: at });
      const holds = tile.outputs.filter((model) => model !== null);
      return [
        t("mc-square-tile", { square: at, tile: tileName(laid(tile)), facing: tile.lie.turns }),
        tile.lie.back ? t("mc-square-flipped") : "",
        holds.length > 0 ? t("mc-square-holds", { bots: modelsWords(holds) }) : "",
        tile.waiting ? t("mc-square-waits", { bots: modelsWords([tile.waiting]) }) : "",
      ].join("");
    }
    case "slot": {
      const fabricator = factory.start[Number(at)]?.fabricator;
      return fabricator
        ? t("mc-slot-of", { row: Number(at), tile: fabricatorName(fabricator) })
        : t("mc-slot-empty", { row: Number(at) });
    }
    case "hole": {
      const slot = factory.start[Number(at)];
      const bot = more === "side" ? slot?.side : slot?.centre;
      const hole = sentence(holeName(Number(at), more === "side"));
      return bot ? t("mc-hole-with", { hole, bot: botName(bot) }) : t("mc-hole-empty", { hole });
    }
    case "truck": {
      const truck = factory.trucks[Number(at)];
      return truck
        ? t("mc-truck-of", {
            row: Number(at),
            size: t(`mc-size-${truck.size}`),
            bots: botsWords(truck.bots),
            room: ROOM[truck.size],
          })
        : piece;
    }
    case "load": {
      const bots = factory.trucks[Number(at)]?.bots;
      const model = MODELS.find((one) => one === more);
      return bots && model
        ? t("mc-load-of", {
            bots: t(`mc-bots-${model}`, { count: countOf(bots, model) }),
            truck: truckName(Number(at)),
          })
        : piece;
    }
    case "bot": {
      const from = originOf(at, more, side);
      const slot = from.at === "start" ? factory.start[from.hole.row] : undefined;
      const model =
        from.at === "tile"
          ? tileAt(factory, from.square)?.outputs[from.output]
          : from.hole.side
            ? slot?.side
            : slot?.centre;
      return model ? moverWords(factory, { model, from }) : piece;
    }
    case "factory": {
      const { names, shown } = desk.props();
      return desk.mine ? t("mc-factory-own") : t("mc-factory-of", { name: names.name(shown) });
    }
    default:
      return piece;
  }
}
const fabricatorName = (fabricator: "Basic" | "Advanced" | "Overactive"): string =>
  fabricator === "Basic"
    ? t("mc-tile-Basic")
    : tileName(fabricator === "Advanced" ? "AdvancedFabricator" : "OveractiveFabricator");

/** What a piece is, in a sentence or two, with the chapter of its rule. */
export function tell(desk: Desk, piece: string): { text: string; chapter: string } | null {
  const { factory, board, table } = desk;
  const [kind = "", at = "", more = ""] = piece.split(":");
  if (!factory) return null;
  const name = `${pieceName(desk, piece)}.`;
  switch (kind) {
    case "square": {
      const tile = tileAt(factory, at);
      return tile
        ? { text: `${name} ${t(`mc-tile-${tile.machine}.does`)}`, chapter: tileChapter(tile.machine) }
        : { text: name, chapter: "run" };
    }
    case "slot":
    case "hole": {
      const fabricator = factory.start[Number(at)]?.fabricator;
      const does =
        fabricator === "Basic"
          ? t("mc-tile-Basic.does")
          : fabricator
            ? t(`mc-tile-${fabricator}Fabricator.does`)
            : t("mc-tell-start");
      return { text: `${name} ${does}`, chapter: "fabricators" };
    }
    case "truck":
      return { text: `${name} ${t("mc-tell-truck")}`, chapter: "trucks" };
    case "load": {
      const model = MODELS.find((one) => one === more);
      return model
        ? {
            text: `${name} ${t("mc-sells", { money: t("mc-money", { count: sellsFor(board, model) }) })}`,
            chapter: "selling",
          }
        : null;
    }
    case "bot": {
      const routed = desk.routes.find(({ mover }) => piece === botPiece(mover.from));
      return {
        text: routed ? `${name} ${t("mc-goes", { ride: routedWords(board, factory, routed) })}` : name,
        chapter: "run",
      };
    }
    case "spot": {
      const tile = table.shop[Number(at)];
      return tile
        ? { text: tileWords(board, tile), chapter: tileChapter(tile) }
        : { text: t("mc-tell-wheel"), chapter: "shop" };
    }
    case "wheel":
      return { text: t("mc-tell-wheel"), chapter: "shop" };
    case "recycler":
      return { text: t("mc-tell-recycler"), chapter: "recycling" };
    case "blueprint":
      return { text: t("mc-tell-blueprint"), chapter: "blueprints" };
    case "fork":
    case "big":
    case "huge":
      return { text: t(`mc-tell-${kind}`), chapter: kind === "fork" ? "forks" : "trucks" };
    case "wallet":
    case "vault":
    case "improvements":
      return { text: t(`mc-tell-${kind}`), chapter: "end" };
    case "armand":
      return { text: t("mc-tell-armand"), chapter: "solo" };
    case "plan":
      return { text: t("mc-tell-plan"), chapter: "run" };
    default:
      return null;
  }
}
export const sellsFor = (board: Board, model: Model): number =>
  board.sells[model === "Basic" ? "basic" : model === "Plus" ? "plus" : "deluxe"];
/** What every bot aboard would bring. */
export const worth = (board: Board, factory: Factory): number =>
  factory.trucks.flatMap(({ bots }) => listed(bots)).reduce((sum, model) => sum + sellsFor(board, model), 0);

/* ---- what a move would do ---- */

const coins = (count: number): string => t("mc-money", { count });

/** A move in words; nothing where its button says enough. */
export function foretell(desk: Desk, move: Move): string[] {
  const { board, table, factory, props } = desk;
  const seat = props().seat;
  const left = seat === null ? undefined : desk.after?.table.factories[seat]?.wallet;
  const paid = left === undefined ? [] : [t("mc-left-after", { wallet: left })];
  switch (move.do) {
    case "buy": {
      const tile: Improvement | null = table.shop[move.spot] ?? null;
      return tile
        ? [
            t("mc-do-buy", { tile: tileName(tile), price: coins(board.prices[move.spot] ?? 0) }),
            tileDoes(board, tile),
            ...paid,
          ]
        : [];
    }
    case "fork":
      return [t("mc-do-fork", { price: coins(board.fork) }), ...paid];
    case "truck": {
      const size = factory?.trucks[move.row]?.size;
      const price =
        move.size === "Big" ? board.big_truck : size === "Big" ? board.big_to_huge : board.huge_truck;
      return [
        t("mc-do-truck", { size: t(`mc-size-${move.size}`), row: move.row, price: coins(price) }),
        ...paid,
      ];
    }
    case "sell":
      return [t("mc-do-sell", { bot: botName(move.model), money: coins(sellsFor(board, move.model)) })];
    case "deliver":
      return [t("mc-do-deliver", { bot: botName(move.model), truck: truckName(move.row) })];
    case "complete": {
      const blueprint = desk.view.blueprints[move.stack];
      const figures = blueprint === null || blueprint === undefined ? undefined : board.blueprints[blueprint];
      return figures ? [t("mc-do-complete", { money: coins(figures.money) })] : [];
    }
    case "gift":
    case "place": {
      const slot = factory?.start[move.hole.row];
      const there = move.hole.side ? slot?.side : slot?.centre;
      return [
        there
          ? t("mc-do-place-over", { bot: botName(move.model), lost: botName(there) })
          : t("mc-do-place", { bot: botName(move.model) }),
      ];
    }
    case "demolish": {
      const lost = desk.coming("demolished")[0]?.lost;
      return [
        t("mc-demolish-sure", { what: pieceName(desk, sitePiece(move.site)) }),
        ...(lost && listed(lost).length > 0 ? [t("mc-demolish-loses", { bots: botsWords(lost) })] : []),
      ];
    }
    case "make":
      return [t("mc-make-help")];
    default:
      return [];
  }
}
