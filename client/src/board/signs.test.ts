import { expect, test } from "vitest";
import { corners, FLAT_TOP } from "./hexes";
import { bracketsOf, wayOf } from "./signs";

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

test("brackets lie in the corners that are asked for, along both sides that meet there", () => {
  const hex = corners(FLAT_TOP, { x: 0, y: 0 }, 10);
  const [first] = bracketsOf(hex, 0.5, [1]).split("L");
  expect(first).toBe(`M${((hex[0]!.x + hex[1]!.x) / 2).toFixed(1)} ${((hex[0]!.y + hex[1]!.y) / 2).toFixed(1)}`);
  expect([bracketsOf(hex, 0.2), bracketsOf(hex, 0.2, [0, 3])].map((path) => path.split("M").length - 1)).toEqual([
    6, 2,
  ]);
});
