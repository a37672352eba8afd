/** The word under a name tells what matters most about that seat. */

import { expect, test } from "vitest";
import { doing, together } from "./doing";

const ada = { seat: 0, name: "Ada", present: true, host: false };

test("somebody here decides, has decided, or is done", () => {
  expect(doing(ada, [0], [], false)).toBe("decides");
  expect(doing(ada, [1], [0], false)).toBe("held");
  expect(doing(ada, [1], [], false)).toBe("done");
});

test("somebody who is not here is away, and late where awaited", () => {
  const gone = { ...ada, present: false };
  expect(doing(gone, [], [], false)).toBe("away");
  expect(doing(gone, [0], [], false)).toBe("late");
});

test("a bot plays its own seat or stands in for its owner", () => {
  const bot = { seat: 0, bot: "greedy", present: false, host: false };
  expect(doing(bot, [], [], false)).toBe("bot");
  expect(doing(bot, [0], [], false)).toBe("thinks");
  expect(doing({ ...bot, name: "Ada" }, [0], [], false)).toBe("standin");
  expect(doing({ ...bot, bot: "clever", instead: "greedy" }, [0], [], false)).toBe("failed");
});

test("a bot decides one turn for whoever is late, and all of them since somebody left", () => {
  expect(doing({ ...ada, bot: "greedy", once: true }, [0], [], false)).toBe("once");
  expect(doing({ seat: 0, bot: "greedy", former: "Ada", present: false, host: false }, [], [], false)).toBe(
    "since",
  );
  expect(doing({ seat: 0, bot: "greedy", former: "Ada", present: false, host: false }, [0], [], false)).toBe(
    "thinks",
  );
});

test("after the end nobody does anything", () => {
  expect(doing(ada, [0], [], true)).toBe("over");
});

test("names are listed as the language lists them", () => {
  expect(together(["Ada", "Bo", "Cy"], "en")).toBe("Ada, Bo, and Cy");
  expect(together(["Ada", "Bo"], "fr")).toBe("Ada et Bo");
});
