import { expect, test } from "vitest";
import { kept, ours } from "./offline";

const at = (path: string) => new URL(path, "http://reverie.test");

test("games as they went, boards and one's own tables are kept for when there is no connection", () => {
  for (const path of [
    "/api/me",
    "/api/games",
    "/api/tables",
    "/api/games/toy/board?seats=1",
    "/api/tables/abc",
    "/api/tables/abc/history?seat=0",
  ]) {
    expect(kept(at(path)), path).toBe(true);
  }
});

test("what changes all the time, and what is secret, is not kept", () => {
  for (const path of [
    "/api/tables/abc/socket",
    "/api/tables/abc/stream",
    "/api/tables/abc/history?views=no",
    "/api/links/secret",
    "/api/me/code",
    "/health",
    "/metrics",
  ]) {
    expect(kept(at(path)), path).toBe(false);
  }
});

test("the page's own files are told from the server's answers", () => {
  expect(ours(at("/assets/index-abc.js"))).toBe(true);
  expect(ours(at("/icon-192.png"))).toBe(true);
  expect(ours(at("/api/me"))).toBe(false);
  expect(ours(at("/metrics"))).toBe(false);
});
