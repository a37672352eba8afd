/** The program, started for the tests: one for each worker, on a free port of its own, with an empty file. */

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";

export class House {
  /** What it is told beside what every test needs. */
  constructor(readonly told: readonly string[] = []) {}
  #program: ChildProcess | null = null;
  #data = mkdtempSync(join(tmpdir(), "reverie-e2e-"));
  #port = 0;
  url = "";

  /** Where it keeps everything: to be touched only while it is stopped. */
  get data(): string {
    return join(this.#data, "house.db");
  }

  /** Starts it; again after a stop it is the same house at the same address. */
  async start(): Promise<void> {
    const bin = process.env["REVERIE_BIN"] ?? "../target/debug/reverie";
    // A generous limit: all browsers of a worker come from one address. Whoever holds is waited for however busy the machine is.
    const limits = [
      "--requests-per-second",
      "1000",
      "--messages-per-second",
      "200",
      "--bot-pause",
      "60",
      "--hold",
      "600",
    ];
    const args = [
      "serve",
      "--address",
      `127.0.0.1:${this.#port}`,
      "--data",
      this.data,
      "--log",
      "warn",
      "--lang",
      "en",
      ...limits,
      ...this.told,
    ];
    const program = spawn(bin, args, {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, NO_COLOR: "1" },
    });
    this.#program = program;
    this.url = await new Promise((found, fail) => {
      let said = "";
      program.stdout.on("data", (piece: Buffer) => {
        said += piece.toString();
        const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
        if (url) found(url);
      });
      program.on("error", fail);
      program.on("exit", (code) => fail(new Error(`the program stopped (${code}): ${said}`)));
    });
    this.#port = Number(new URL(this.url).port);
  }

  /** As if the plug were pulled. */
  kill = (): Promise<void> => this.#end("SIGKILL");

  /** As a host stops it: everything is put away first. */
  stop = (): Promise<void> => this.#end("SIGTERM");

  async #end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const program = this.#program;
    if (!program) return;
    const gone = new Promise((done) => program.once("exit", done));
    program.kill(signal);
    await gone;
    this.#program = null;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

export const test = base.extend<{ baseURL: string; alone: void }, { house: House; told: readonly string[] }>({
  /** Arguments for `reverie serve`: `test.use({ told: ["--games", "NAME"] })` hosts an example. */
  told: [[], { option: true, scope: "worker" }],
  house: [
    async ({ told }, use) => {
      const house = new House(told);
      await house.start();
      await use(house);
      await house.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  /** Nobody of one test is still at a table, or moving, when the next begins. */
  alone: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
export { expect, type Locator, type Page } from "@playwright/test";
