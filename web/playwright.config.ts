/** Tests in a real browser, against the real program with the page built in. */

import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** Debian's Chromium: no tool downloads a browser of its own. */
const BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/google-chrome"];
const browser = process.env["REVERIE_BROWSER"] ?? BROWSERS.find((path) => existsSync(path));
if (!browser)
  throw new Error(
    `none of ${BROWSERS.join(", ")} is there: install Chromium, or name one in REVERIE_BROWSER`,
  );

export default defineConfig({
  // An example's browser test lies beside its page, and finds the house's under the names in `tsconfig.json`.
  projects: [
    { name: "house", testDir: "e2e" },
    { name: "examples", testDir: "../examples", testMatch: "*/page/*.spec.ts" },
  ],
  tsconfig: "./tsconfig.json",
  outputDir: "test-results",
  // Bounds for what never comes, not paces: a machine with much else to do takes its time.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A machine that stands still for seconds is no fault of the page; what fails twice is. The list says which were tried again.
  retries: 1,
  reporter: [["list"]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
    launchOptions: { executablePath: browser, args: ["--no-sandbox", "--force-color-profile=srgb"] },
    screenshot: "only-on-failure",
    actionTimeout: 45_000,
  },
});
