/** Words: the same Fluent files as the program, one bundle a language, loaded when it is spoken. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Phrase, Seat } from "../bindings/game";

export const LANGS = ["en", "fr"] as const;
export type Lang = (typeof LANGS)[number];

/** Who sits where, and who is reading: "you" to themselves, a name to the others. */
export interface Names {
  name(seat: Seat): string;
  you: Seat | null;
}

const NOBODY: Names = { name: (seat) => t("player", { number: seat + 1 }), you: null };

let lang = $state<Lang>("en");
let bundle = $state.raw(new FluentBundle("en"));

/** The language spoken now. */
export const spoken = (): Lang => lang;

/** The language a browser asks for. */
export function preferred(languages: readonly string[] = navigator.languages): Lang {
  const known = languages
    .map((name) => name.slice(0, 2).toLowerCase())
    .find((name) => LANGS.some((own) => own === name));
  return (known as Lang | undefined) ?? "en";
}

/** A bundle of these sources. Direction marks are left out: both languages run left to right. */
export function bundleOf(of: Lang, sources: readonly string[]): FluentBundle {
  const made = new FluentBundle(of, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/** Speaks this language from now on. */
export async function speak(next: Lang): Promise<void> {
  const { SOURCES } = await (next === "fr" ? import("./words/fr") : import("./words/en"));
  bundle = bundleOf(next, SOURCES);
  lang = next;
  document.documentElement.lang = next;
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

/** A phrase of the program in words, for somebody at this table. */
export function say(phrase: Phrase, names: Names = NOBODY): string {
  const found = pattern(phrase.key);
  // An object of somebody's own box has no words of ours: its name has to do.
  if (found === null) return phrase.key.replace(/^object-/, "").replaceAll("-", " ");
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
