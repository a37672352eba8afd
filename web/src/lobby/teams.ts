/** What is open to a team that plays the nights of a game one after the other. */

import type { Value } from "../bindings/game";
import type { Team } from "../lib/wire";
import type { Options } from "./options";

/** Whether a team cannot play with this value yet; without a team everything is open. */
export function closed(team: Team | null, option: string, value: Value): boolean {
  if (team === null) return false;
  if (option === team.option)
    return team.chapters.some((chapter) => chapter.value === value && !chapter.open);
  return !team.complete && team.afterwards.some(([name, later]) => name === option && later === value);
}

/** The options for a team's next night: the first that it has not passed; what is not open yet goes. */
export function nextNight(team: Team, options: Options): Options {
  const kept = Object.entries(options).filter(([name, value]) => !closed(team, name, value as Value));
  const next = team.chapters.find((chapter) => chapter.open && !chapter.passed);
  return { ...Object.fromEntries(kept), ...(next ? { [team.option]: next.value } : {}) };
}
