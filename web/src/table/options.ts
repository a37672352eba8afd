/** How a table was set up, in words: the options that have some. A variation that is off is not told. */

import { knows, t } from "../lib/words.svelte";

export function optionWords(options: unknown): string[] {
  return Object.entries((options ?? {}) as Record<string, unknown>).flatMap(([name, value]) => {
    const key = `option-${name}-${String(value)}`;
    return value !== false && knows(key) ? [t(key)] : [];
  });
}
