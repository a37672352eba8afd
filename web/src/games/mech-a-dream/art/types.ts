/** What the drawings are told: plain amounts and looks, nothing of the game's state. */

export const ICONS = [
  "flower",
  "ink",
  "rainbow",
  "dream",
  "hourglass",
  "activation",
  "gear",
  "star",
  "infinity",
  "morning",
  "afternoon",
  "evening",
  "night",
  "robot",
  "assistant",
  "specialist",
  "token",
  "crate",
  "buy",
  "build",
  "dock",
  "stock",
] as const;
export type IcoName = (typeof ICONS)[number];

export interface Lot {
  flowers?: number;
  ink?: number;
  rainbows?: number;
  dreams?: number;
  boosts?: number;
  activations?: number;
}

/** The order in which amounts stand beside each other, everywhere. */
const ICON_OF: readonly (readonly [keyof Lot, IcoName])[] = [
  ["flowers", "flower"],
  ["ink", "ink"],
  ["rainbows", "rainbow"],
  ["dreams", "dream"],
  ["boosts", "hourglass"],
  ["activations", "activation"],
];

/** What a lot really holds, with its icons. */
export function amounts(lot: Lot): { icon: IcoName; count: number }[] {
  return ICON_OF.flatMap(([kind, icon]) => (lot[kind] ? [{ icon, count: lot[kind] }] : []));
}

export type Family = "resource" | "power" | "economical" | "crystal";
export type Power = "ink" | "hourglass" | "rainbow" | "flower";

export interface MachineLook {
  family: Family;
  pay: Lot;
  gain: Lot;
  /** Economical: what every later purchase or visit costs one less of. */
  power?: Power;
  /** Economical and crystal: what completing it brings, once. */
  reward?: Lot;
}

export type Gain = Lot | "package" | "copy" | { earlier: number };

export type Time = "opening" | "morning" | "afternoon" | "evening" | "night" | "over";

export type Emblem = "star" | "moon" | "leaf" | "heart";
/** Every player has a colour and, because colour is never the only sign, an emblem. */
export const SEATS: readonly { colour: string; emblem: Emblem }[] = [
  { colour: "var(--seat-0)", emblem: "star" },
  { colour: "var(--seat-1)", emblem: "moon" },
  { colour: "var(--seat-2)", emblem: "leaf" },
  { colour: "var(--seat-3)", emblem: "heart" },
];
