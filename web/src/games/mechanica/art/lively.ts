/** Whether what appears in a drawing is new there: then it pops up. What is there when the drawing is first seen does not. */

import { getContext, setContext, untrack } from "svelte";

const LIVELY = Symbol("lively");

export const enliven = (lively: () => boolean): void => void setContext(LIVELY, lively);
/** To be asked once, when something appears. */
export const asker = (): (() => boolean) => {
  const lively = getContext<(() => boolean) | undefined>(LIVELY);
  return () => untrack(() => lively?.() ?? false);
};
