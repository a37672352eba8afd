/** The chapters of Mechanica's rules; the board links to them by these names. */

import type { Chapter } from "../contract";

export const chapters: readonly Chapter[] = [];

/** Whether there is a chapter of this name to be read. */
export const written = (id: string): boolean => chapters.some((chapter) => chapter.id === id);
