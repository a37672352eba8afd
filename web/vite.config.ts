import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where the program runs while the page is worked on: `npm run dev` shows the page, this answers it. */
const PROGRAM = process.env["REVERIE_URL"] ?? "http://127.0.0.1:4870";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    outDir: process.env["REVERIE_OUT"] ?? "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // the words of the games lie beside their rules
    proxy: { "/api": { target: PROGRAM, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "node",
  },
});
