/** Scenes come one after the other, and can be hurried. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Scenes } from "./scenes.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const scene = (name: string, lasts = 100) => ({ name, lasts });

test("each lasts its time, then it is over", () => {
  const ended = vi.fn();
  const scenes = new Scenes<ReturnType<typeof scene>>(ended);
  scenes.show([scene("dusk"), scene("night", 300)]);
  expect(scenes.scene?.name).toBe("dusk");
  vi.advanceTimersByTime(100);
  expect(scenes.scene?.name).toBe("night");
  vi.advanceTimersByTime(299);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(scenes.scene).toBeNull();
  expect(ended).toHaveBeenCalledTimes(1);
});

test("new scenes take the place of those that were to come", () => {
  const scenes = new Scenes<ReturnType<typeof scene>>();
  scenes.show([scene("dusk"), scene("night")]);
  scenes.show([scene("dawn")]);
  vi.advanceTimersByTime(100);
  expect(scenes.scene).toBeNull();
});

test("whoever hurries comes to the next scene of a kind, or to the end", () => {
  const ended = vi.fn();
  const scenes = new Scenes<ReturnType<typeof scene>>(ended);
  scenes.show([scene("dusk"), scene("night"), scene("dawn")]);
  scenes.skip(({ name }) => name === "dawn");
  expect(scenes.scene?.name).toBe("dawn");
  scenes.skip();
  expect(scenes.scene).toBeNull();
  expect(ended).toHaveBeenCalledTimes(1);
  scenes.skip();
  expect(ended).toHaveBeenCalledTimes(1);
});

test("whoever leaves sees no more of it, and nothing ends", () => {
  const ended = vi.fn();
  const scenes = new Scenes<ReturnType<typeof scene>>(ended);
  scenes.show([scene("dusk"), scene("night")]);
  scenes.stop();
  vi.advanceTimersByTime(1000);
  expect(scenes.scene).toBeNull();
  expect(ended).not.toHaveBeenCalled();
});
