import { expect, test } from "vitest";
import { cutOff } from "./ShownCards";

const ROW = { left: 280 };
const card = (left: number) => ({ left, width: 102 });

test.each([
  ["all in sight", 286, 0],
  ["one that lost a few pixels can be read", 275, 0],
  ["one of which more than half is left", 232, 1],
  ["one that is gone, and one in part", 130, 2],
])("cards of a battle out of sight: %s", (_, first, count) => {
  expect(cutOff(ROW, [card(first), card(first + 110), card(first + 220)])).toBe(count);
});
