import type { Chapter } from "../contract";

export const chapters: readonly Chapter[] = [];
