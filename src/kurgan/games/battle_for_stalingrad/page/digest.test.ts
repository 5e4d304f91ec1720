import { expect, test } from "vitest";
import { line } from "kurgan/testing/positions";
import { digest } from "./digest";

const lines = (...keys: string[]) => keys.map((key) => line(`log-${key}`));
const keys = (found: { key: string }[]) => found.map(({ key }) => key.replace("log-", ""));

test("of a battle its own line is enough, and a place that it destroyed", () => {
  const heard = lines(
    "attack",
    "destroyed",
    "fire",
    "passes",
    "hits",
    "eliminated",
    "medal",
    "controls",
    "battle-over",
  );
  expect(keys(digest(heard).results)).toEqual(["destroyed", "battle-over"]);
});

test("what comes of other things stands beside it, in its order", () => {
  const heard = lines(
    "event",
    "rubble",
    "attack",
    "rubble",
    "battle-over",
    "advances",
    "contested",
    "struck",
    "eliminated",
  );
  expect(keys(digest(heard).results)).toEqual(["rubble", "battle-over", "contested", "struck", "eliminated"]);
});

test("a battle that goes on has no line of its own yet", () => {
  expect(keys(digest(lines("attack", "rubble")).results)).toEqual(["rubble"]);
});

test("nobody needs to hear of passes", () => {
  expect(keys(digest(lines("attack", "passes", "passes", "fire")).all)).toEqual(["attack", "fire"]);
});
