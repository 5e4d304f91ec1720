import { expect, test } from "vitest";
import { litAddress, marksIn } from "kurgan/table/lit";

const COLUMN = { rule: "6.5", row: null, column: 3 };
const CELL = { rule: "6.3", row: 0, column: 12 };

test("an address tells the rulebook's page what is lit", () => {
  const address = litAddress("autumn-storm", "6.5", [COLUMN, CELL]);
  expect(address).toBe("/rules/autumn-storm?lit=6.5__3,6.3_0_12#6.5");
  expect(marksIn(new URL(address, "http://localhost").search)).toEqual([COLUMN, CELL]);
});

test("without a rule or a mark it is only the page", () => {
  expect(litAddress("ridge", null, [])).toBe("/rules/ridge");
  expect([marksIn(""), marksIn("?lit=nonsense"), marksIn("?lit=6.5")]).toEqual([[], [], []]);
});
