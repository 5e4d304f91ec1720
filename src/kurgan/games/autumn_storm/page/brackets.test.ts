import { expect, test } from "vitest";
import { corners, FLAT_TOP } from "kurgan/board/hexes";
import { bracketsOf } from "./brackets";

test("brackets lie in the corners that are asked for, along both sides that meet there", () => {
  const hex = corners(FLAT_TOP, { x: 0, y: 0 }, 10);
  const [first] = bracketsOf(hex, 0.5, [1]).split("L");
  expect(first).toBe(`M${((hex[0]!.x + hex[1]!.x) / 2).toFixed(1)} ${((hex[0]!.y + hex[1]!.y) / 2).toFixed(1)}`);
  expect(bracketsOf(hex, 0.2, [0, 3]).split("M").length - 1).toBe(2);
});
