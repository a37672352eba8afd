import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { remember } from "./lib/me.svelte";
import { follow } from "./lib/route.svelte";
import { settle } from "./lib/settings.svelte";

follow();
await Promise.all([settle(), remember()]);
mount(App, { target: document.getElementById("app")! });
