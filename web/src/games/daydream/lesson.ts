import type { LessonStep } from "../contract";

export const lesson: readonly LessonStep[] = [];
