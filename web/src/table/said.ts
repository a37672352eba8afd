/** Whose line of the chat is whose, and which of them are new. */

import { me } from "../lib/me.svelte";
import { muted } from "../lib/muted.svelte";
import { settings } from "../lib/settings.svelte";
import type { ChatLine, Seat } from "../lib/wire";

/** Whether we said that: the table says so, or the seat does; of those who have none, the name. */
export const isOwn = (line: ChatLine, mine: readonly Seat[], name = me()?.name): boolean =>
  line.yours === true || (line.seat === null ? line.name === name : mine.includes(line.seat));

/** How many lines after this number others have said that we want to hear. */
export function unreadLines(chat: readonly ChatLine[], read: number, mine: readonly Seat[]): number {
  if (settings.mutedChat) return 0;
  return chat.filter((line) => line.number > read && !isOwn(line, mine) && !muted(line.name)).length;
}
