/** Handing things out of the page: a file to keep, an address to pass on. */

import { notice } from "./toast.svelte";
import { t } from "./words.svelte";

/** Saves something as a JSON file. */
export function download(name: string, what: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(what)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Copies an address, and says so. */
export async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    notice(t("table-copied"));
  } catch {
    notice(address); // no clipboard here: shown, to be copied by hand
  }
}

/** Passes an address on: by the device's own way where it has one, else by the clipboard. */
export async function share(title: string, address: string): Promise<void> {
  if (typeof navigator.share !== "function") return copy(address);
  try {
    await navigator.share({ title, url: address });
  } catch (reason) {
    if (!(reason instanceof DOMException && reason.name === "AbortError")) await copy(address);
  }
}
