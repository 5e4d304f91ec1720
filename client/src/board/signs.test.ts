import { expect, test } from "vitest";
import { wayOf } from "./signs";

const [START, TURN, END] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 50 },
];

test("a way begins clear of the counter, and its head looks where the last step goes", () => {
  expect(wayOf([START, TURN, END])).toEqual({
    line: "M36.0 0.0L100.0 0.0L100.0 50.0",
    head: "translate(100 50) rotate(90)",
  });
  expect(wayOf([START, TURN]).head).toBe("translate(100 0) rotate(0)");
});
