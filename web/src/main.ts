import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { remember } from "./lib/me.svelte";
import { follow } from "./lib/route.svelte";
import { settle } from "./lib/settings.svelte";

follow();
// The shell, the rules and past games without a connection. While the page is worked on, nothing is kept.
if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);

await Promise.all([settle(), remember()]);
mount(App, { target: document.getElementById("app")! });
