/** What was chosen before a game, in words. */

import type { Value } from "../bindings/game";
import { CARDS } from "../games";
import type { Card } from "../games/contract";
import type { Choice } from "../lib/wire";
import { knows, t } from "../lib/words.svelte";

export type Options = Record<string, unknown>;

/** Options as they came from the server. */
export const given = (options: unknown): Options =>
  typeof options === "object" && options !== null ? (options as Options) : {};

/** The value a choice has; where nothing was chosen, the usual one. */
export function chosen(choice: Choice, options: Options): Value | undefined {
  return choice.values.find((value) => value === options[choice.name]) ?? choice.values[0];
}

/** A value's name, and the sentence about it. */
export function valueWords(choice: string, value: Value): { name: string; help: string } {
  const key = `option-${choice}-${value}`;
  return { name: knows(key) ? t(key) : String(value), help: knows(`${key}.help`) ? t(`${key}.help`) : "" };
}

/** What a table is known by, each with the sentence about it. What was not chosen is the usual; a variation that is off is not told. */
export function knownBy(
  card: Pick<Card, "knownBy"> | undefined,
  options: unknown,
): { name: string; help: string }[] {
  return (card?.knownBy ?? []).flatMap(({ option, usual }) => {
    const value = (given(options)[option] ?? usual) as Value;
    return value === false ? [] : [valueWords(option, value)];
  });
}

/** The options of a table in a word or two; nothing where there is nothing to tell. */
export const optionWords = (game: string, options: unknown): string =>
  knownBy(CARDS[game], options)
    .map(({ name }) => name)
    .join(" · ");
