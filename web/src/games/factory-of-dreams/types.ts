/**
 * Factory of Dreams on the wire, and how the page names its pieces. Lessons, keys, hints and the log name pieces like this:
 *
 * | name                                 | piece                                                      |
 * |--------------------------------------|------------------------------------------------------------|
 * | `theme`, `night`, `track`, `scoring` | tonight's themes, the three phases, the points, the tile   |
 * | `drawer:0` … `drawer:7`              | a reserve with its top card                                |
 * | `flask:0` … `flask:4`                | a flask with its cards and its token                       |
 * | `tool:Broom` …                       | a tool; `use` is the button that uses what is played on no flask |
 * | `pass`                               | laying no more cards                                       |
 * | `word`                               | the Magic Feather's card while it waits for its word       |
 * | `label:0` … `label:5`                | a line of one's dream board                                |
 * | `done`, `change`                     | sending one's dreams, and taking them back                 |
 * | `card:0`, `card:0b`                  | somebody's dream for the open flask, and their second      |
 * | `settle`, `agree`, `disagree`, `abstain`, `join`, `split`, `strike` | what is said to the groups  |
 */

import type * as board from "../../board/desk.svelte";
import type { Answer, Event, Move, Tool } from "../../bindings/factory-of-dreams";

export type * from "../../bindings/factory-of-dreams";
export type { Night as NightName } from "../../bindings/factory-of-dreams";
export type { Language, Level, Likeness, Why } from "../../bindings/lexicon";

/** Events and moves of one kind. */
export type EventOf<K extends Event["event"]> = board.EventOf<Event, K>;
export type MoveOf<K extends Move["do"]> = board.MoveOf<Move, K>;

/** In the order of the box. */
export const TOOLS: readonly Tool[] = ["Doubt", "Dust", "Broom", "Upend", "Feather", "FineDust"];

/** An answer by name: the seat, and a letter for the second. */
export const answerId = ({ seat, second }: Answer): string => `${seat}${second ? "b" : ""}`;
/** Its place among all answers to a flask. */
export const answerPlace = ({ seat, second }: Answer): number => 2 * seat + (second ? 1 : 0);
export const sameAnswer = (one: Answer, other: Answer): boolean =>
  one.seat === other.seat && one.second === other.second;
