import { expect, test } from "vitest";
import { hexesIn, signAt } from "./areas";

const ROWS = ["..A.", "AS..", "..S#"];

test("an area is read row by row, column first in the names", () => {
  expect([...hexesIn(ROWS, "A")]).toEqual(["0200", "0001"]);
  expect([...hexesIn(ROWS, "S#")]).toEqual(["0101", "0202", "0302"]);
});

test("the same rows are the same area, others are not", () => {
  expect(hexesIn(ROWS, "A")).toBe(hexesIn(ROWS, "A"));
  expect(hexesIn(ROWS, "S")).not.toBe(hexesIn(ROWS, "A"));
  expect([...hexesIn(["A"], "A")]).toEqual(["0000"]);
});

test("a hex has its sign, and nothing beyond the rows", () => {
  expect([signAt(ROWS, "0302"), signAt(ROWS, "0000"), signAt(ROWS, "0900"), signAt(ROWS, "0009")]).toEqual([
    "#",
    ".",
    ".",
    ".",
  ]);
});
