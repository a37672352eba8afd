/**
 * Words: the same Fluent files as the program, loaded when they are spoken: first those of the first page, the others of the
 * house with its next room, and those of a game with the game.
 */

import languages from "virtual:words";
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Phrase, Seat } from "../bindings/game";

/** A language, by its code: the name of its folder. */
export type Lang = string;

/** Those we speak, and what each calls itself. */
export const LANGS: readonly Lang[] = Object.keys(languages);
export const ownName = (of: Lang): string => languages[of]?.name ?? of;

/** What somebody reads who asks for nothing we speak. The only place that prefers a language. */
const FALLBACK: Lang = "en";

/** Who sits where, and who is reading: "you" to themselves, a name to the others. */
export interface Names {
  name(seat: Seat): string;
  you: Seat | null;
}

const NOBODY: Names = { name: (seat) => t("player", { number: seat + 1 }), you: null };

let lang = $state(FALLBACK);
let bundle = $state.raw(new FluentBundle(FALLBACK));
/** What is to be spoken, and in which rooms beside the first page, as soon as the words are here. */
let wanted = FALLBACK;
const spokenIn = new Set<string>();

/** The language spoken now. */
export const spoken = (): Lang => lang;

/** The language a browser asks for: the one of its region before one of another, in the order of its list. */
export function preferred(languages: readonly string[] = navigator.languages): Lang {
  for (const asked of languages.map((name) => name.toLowerCase())) {
    const [language] = asked.split("-");
    const own = LANGS.filter((code) => code.toLowerCase().split("-")[0] === language);
    const best = own.find((code) => code.toLowerCase() === asked) ?? own.find((code) => code === language);
    if (own[0]) return best ?? own[0];
  }
  return FALLBACK;
}

/** A bundle of these sources. Direction marks are left out: they would be copied along with a text. */
export function bundleOf(of: Lang, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(of, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/** Speaks this language from now on. */
export function speak(next: Lang): Promise<void> {
  wanted = next;
  return read();
}

/** Speaks of this game, too, in whatever language; without one, of all that is said in the house. */
export async function learn(game = "house"): Promise<void> {
  if (spokenIn.has(game)) return reading;
  spokenIn.add(game);
  return read();
}

/** What a language says on the first page and in these rooms. */
async function sources(of: Lang, others: readonly string[]): Promise<string[]> {
  const rooms = languages[of]?.rooms ?? {};
  const found = await Promise.all(["", ...others].map(async (room) => rooms[room]?.()));
  return found.flatMap((words) => words?.default ?? []);
}

let reading = Promise.resolve();

function read(): Promise<void> {
  const [next, of] = [wanted, [...spokenIn]];
  reading = sources(next, of).then((found) => {
    // Something else was asked for meanwhile: that is being read, with all of this.
    if (next !== wanted || of.length !== spokenIn.size) return reading;
    bundle = bundleOf(next, found);
    lang = next;
    document.documentElement.lang = next;
    return undefined;
  });
  return reading;
}

function pattern(key: string) {
  const [name = key, attribute] = key.split(".");
  const message = bundle.getMessage(name);
  return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
}

/** Whether there are words for this key (`key` or `key.attribute`). */
export const knows = (key: string): boolean => pattern(key) !== null;

/** The words of a key of the page itself. */
export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const found = pattern(key);
  return found === null ? key : bundle.formatPattern(found, args, []);
}

/** Written with the sign for it, not with a hyphen. */
class Tenths extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

/** A number to one place behind the point, as each language writes it and agrees with it; never a minus zero. */
export function tenths(value: number): FluentNumber {
  return new Tenths(Math.round(value * 10) / 10 || 0, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** A piece by the name its box gives it: `say` words it by the message that is called so, or just by that name. */
export const named = (kind: string, name: string): Phrase => ({
  key: `${kind}-${name.toLowerCase().replaceAll(" ", "-")}`,
  args: { name },
});

/** A phrase of the program in words, for somebody at this table. */
export function say(phrase: Phrase, names: Names = NOBODY): string {
  const found = pattern(phrase.key);
  // A piece of somebody's own box has no words of ours: the name it brings along has to do.
  if (found === null) return typeof phrase.args?.["name"] === "string" ? phrase.args["name"] : phrase.key;
  const args: Record<string, FluentVariable> = {};
  for (const [name, arg] of Object.entries(phrase.args ?? {})) {
    if (isSeat(arg)) args["you"] = names.you === arg.seat ? "yes" : "no";
    args[name] = word(arg as Arg, names);
  }
  return bundle.formatPattern(found, args, []);
}

function word(arg: Arg, names: Names): FluentVariable {
  if (typeof arg !== "object") return arg;
  if ("tenths" in arg) return tenths(arg.tenths / 10);
  return isSeat(arg) ? names.name(arg.seat) : say(arg, names);
}

function isSeat(arg: unknown): arg is { seat: Seat } {
  return typeof arg === "object" && arg !== null && "seat" in arg;
}
