/** The chapters of the rules; the board and the log link to them by these names. */

import type { Chapter } from "../contract";

export const chapters: readonly Chapter[] = [];

/** Whether there is a chapter of this name to be read. */
export const written = (id: string): boolean => chapters.some((chapter) => chapter.id === id);
