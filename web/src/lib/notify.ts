/** Tells somebody who looks elsewhere that it is their turn: a sound, and the browser's own notice where wanted. */

import { settings } from "./settings.svelte";
import { sound } from "./sound";

/** Says it; the answer takes the notice away again. One notice a table: a newer one replaces it. */
export function callBack(title: string, body: string, table: string): () => void {
  sound("turn");
  if (!settings.notify || typeof Notification === "undefined" || Notification.permission !== "granted")
    return () => undefined;
  const options = { body, tag: `reverie-${table}`, icon: "/icon-192.png", data: `/table/${table}` };
  const shown = show(title, options);
  return () => void shown.then((close) => close());
}

async function show(title: string, options: NotificationOptions & { tag: string }): Promise<() => void> {
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) {
    await worker.showNotification(title, options);
    return () =>
      void worker
        .getNotifications({ tag: options.tag })
        .then((notices) => notices.forEach((notice) => notice.close()));
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
  return () => notice.close();
}
