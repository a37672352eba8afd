/**
 * Being told when it is your turn though no tab is open. Needs the browser's permission, our service worker and a server
 * that offers it; where one is missing, an open tab still tells.
 */

import { api, Refused } from "./api";
import { welcome } from "./me.svelte";

/** How far somebody can be told: by push, only by an open tab, or not at all because the browser was told not to. */
export type Reach = "push" | "tab" | "blocked";

/** Asks for permission and subscribes, as far as that goes. */
export async function enablePush(): Promise<Reach> {
  if (typeof Notification === "undefined" || (await Notification.requestPermission()) !== "granted")
    return "blocked";
  // `ready` never comes where no worker was registered.
  if (!(await navigator.serviceWorker?.getRegistration())) return "tab";
  const { pushManager } = await navigator.serviceWorker.ready;
  if (!pushManager) return "tab";
  const key = await serverKey();
  if (key === null) return "tab";
  try {
    await welcome();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = subscription.toJSON();
    await api.pushOn({ endpoint, keys });
    return "push";
  } catch (reason) {
    // Some browsers have the manager but no push service behind it, or one this server does not call.
    if (reason instanceof DOMException || reason instanceof Refused) return "tab";
    throw reason;
  }
}

/** No longer tells this browser. */
export async function disablePush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  if (!subscription) return;
  await subscription.unsubscribe();
  await api.pushOff(subscription.endpoint).catch((reason: unknown) => {
    // The server forgets an address that no longer takes anything.
    if (!(reason instanceof Refused)) throw reason;
  });
}

async function serverKey(): Promise<string | null> {
  try {
    return (await api.pushKey()).key || null;
  } catch (reason) {
    if (reason instanceof Refused) return null;
    throw reason;
  }
}
