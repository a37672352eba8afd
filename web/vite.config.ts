import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { words } from "./words.vite.ts";

/** Where the program runs while the page is worked on: `npm run dev` shows the page, this answers it. */
const PROGRAM = process.env["REVERIE_URL"] ?? "http://127.0.0.1:4870";

/** Tells the service worker which files make up the page, and makes it new whenever one of them is. */
function precache(): Plugin {
  return {
    name: "reverie-precache",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle["sw.js"];
      const built = Object.keys(bundle).filter(
        (name) => name.startsWith("assets/") && !/-ext-|vietnamese|cyrillic/.test(name),
      );
      const files = ["/", ...[...built, ...readdirSync("public")].map((name) => `/${name}`)].sort();
      this.emitFile({ type: "asset", fileName: "precache.json", source: JSON.stringify({ files }) });
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 16);
      if (worker?.type === "chunk") worker.code += `\n// ${version}\n`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), words(), precache()],
  // An example's page lies beside its rules, out of sight of `node_modules`: it finds the page's rooms under this name.
  resolve: {
    alias: { "@page": fileURLToPath(new URL("src", import.meta.url)) },
    dedupe: ["svelte", "vitest"],
  },
  build: {
    target: "es2022",
    outDir: process.env["REVERIE_OUT"] ?? "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [".."] }, // words and examples lie beside the rules
    proxy: { "/api": { target: PROGRAM, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts", "../examples/*/page/**/*.test.ts"],
    environment: "node",
  },
});
