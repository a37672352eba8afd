/**
 * The service worker: the shell and the rules are there without a connection, and so are replays that were looked at.
 * It also shows what the server pushes when it is somebody's turn.
 */

import { kept, ours, SHELL } from "./lib/offline";

declare const self: ServiceWorkerGlobalScope;

const ANSWERS = "answers";
/** Answers kept for when there is no connection; the oldest go. */
const MOST_ANSWERS = 120;
/** A server that does not answer a page request within this time is as good as away. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

async function install(): Promise<void> {
  const { files } = (await (await fetch("/precache.json", { cache: "no-store" })).json()) as {
    files: string[];
  };
  const shell = await caches.open(SHELL);
  // Hashed files never change: what an earlier version kept is kept.
  const missing = await Promise.all(
    files.map(async (file) => ((await shell.match(file)) && file.startsWith("/assets/") ? null : file)),
  );
  await shell.addAll(missing.filter((file) => file !== null));
  const old = (await shell.keys()).filter((request) => !files.includes(new URL(request.url).pathname));
  await Promise.all(old.map((request) => shell.delete(request)));
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (kept(url)) event.respondWith(answer(event, request));
  else if (ours(url)) event.respondWith(asset(request));
});

/** The page itself: new from the server if it answers soon, else as we have it. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await within(PATIENCE, fetch(request));
    if (response.ok) return response;
  } catch {
    // away
  }
  return (await caches.match("/", { cacheName: SHELL })) ?? Response.error();
}

async function asset(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: SHELL })) ?? fetch(request);
}

/** What the server says, kept for when it cannot be reached. */
async function answer(event: FetchEvent, request: Request): Promise<Response> {
  const answers = await caches.open(ANSWERS);
  try {
    const response = await fetch(request);
    if (response.ok) event.waitUntil(keep(answers, request, response.clone()));
    return response;
  } catch (reason) {
    const had = await answers.match(request, { ignoreVary: true });
    if (had) return had;
    // A game is kept through the eyes it was looked at with: better those than none.
    const other = new URL(request.url).pathname.endsWith("/history")
      ? await answers.match(request, { ignoreVary: true, ignoreSearch: true })
      : undefined;
    if (other) return other;
    throw reason;
  }
}

async function keep(answers: Cache, request: Request, response: Response): Promise<void> {
  await answers.delete(request, { ignoreVary: true });
  await answers.put(request, response);
  const keys = await answers.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_ANSWERS)).map((key) => answers.delete(key)));
}

function within<T>(time: number, promise: Promise<T>): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, fail) => setTimeout(() => fail(new Error("too slow")), time)),
  ]);
}

interface Pushed {
  title: string;
  body: string;
  url: string;
  tag: string;
}

self.addEventListener("push", (event) => {
  const pushed = event.data?.json() as Pushed | undefined;
  if (pushed) event.waitUntil(show(pushed));
});

async function show({ title, body, url, tag }: Pushed): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const looking = windows.some((window) => window.focused && new URL(window.url).pathname === url);
  if (!looking)
    await self.registration.showNotification(title, {
      body,
      tag,
      data: url,
      icon: "/icon-192.png",
      badge: "/icon-192.png",
    });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(come(event.notification.data as string));
});

async function come(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((window) => new URL(window.url).pathname === url) ?? windows[0];
  if (!there) await self.clients.openWindow(url);
  else {
    await there.focus();
    if (new URL(there.url).pathname !== url) await there.navigate(url);
  }
}
