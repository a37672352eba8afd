/** The guided first game. */

import type { LessonStep } from "../contract";

export const lesson: readonly LessonStep[] = [];
