// Rivers end where rivers end: in the sea, in one another, or beyond the map.

import { describe, expect, test } from "vitest";
import type { Point } from "kurgan/board/hexes";
import { pictured } from "../pictured";
import { gridBox } from "../sheet";
import type { Scene } from "../types";
import { riverPaths, rivers } from "./rivers";
import { coasts, isAfloat } from "./water";

type Sides = [string, string][];

const SEA = ["......", "......", "......", "......", "~~~~~~", "~~~~~~"];
const text = (name: string) => ({ en: name, fr: name });
const river = (name: string, ...sides: Sides) => ({ name: text(name), sides });
/** Down between two columns, from the second row to the sea. */
const DOWN: Sides = [["0201", "E"], ["0302", "NW"], ["0302", "W"], ["0302", "SW"], ["0203", "E"]]; // prettier-ignore
const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function drawn(...all: Scene["rivers"]) {
  const scene = pictured(SEA, { rivers: all });
  const shores = coasts(scene);
  return { scene, shores, found: rivers(scene, shores) };
}

describe("a river", () => {
  test("runs on land from its source and ends on the shore", () => {
    const { shores, found } = drawn(river("Don", ...DOWN));
    expect(found).toHaveLength(1);
    const { points } = found[0]!.line;
    expect(points.slice(0, -1).filter((point) => isAfloat(shores, point))).toEqual([]);
    expect(isAfloat(shores, points.at(-1)!)).toBe(true);
    expect(far(points.at(-1)!, points.at(-2)!)).toBeLessThan(40);
  });

  test("flows to the sea from whichever end it is told", () => {
    const upwards = drawn(river("Don", ...[...DOWN].reverse())).found[0]!.line.points;
    expect(upwards.at(-1)!.y).toBeGreaterThan(upwards[0]!.y);
  });

  test("keeps near the sides it runs along", () => {
    const { points } = drawn(river("Don", ...DOWN)).found[0]!.line;
    for (const { x } of points) expect(Math.abs(x - 330)).toBeLessThan(75);
  });

  test("ends on the greater one that it flows into", () => {
    const { found } = drawn(river("Don", ...DOWN), river("Chir", ["0302", "NE"], ["0302", "E"]));
    const [don, chir] = ["Don", "Chir"].map((name) => found.find((each) => each.name.en === name)!.line.points);
    const ends = [chir![0]!, chir!.at(-1)!].map((end) => Math.min(...don!.map((point) => far(point, end))));
    expect(Math.min(...ends)).toBeLessThan(6);
    expect(Math.max(...ends)).toBeGreaterThan(30);
  });

  test("leaves a side that two share to the longer one", () => {
    const { found } = drawn(river("Oka", ...DOWN.slice(0, 2)), river("Don", ...DOWN));
    expect(found.map(({ name }) => name.en)).toEqual(["Don"]);
  });

  test("goes on beyond the grid where it leaves it", () => {
    const { scene, found } = drawn(river("Volga", ["0400", "E"], ["0401", "NE"]));
    const { top } = gridBox(scene);
    expect(Math.min(...found[0]!.line.points.map(({ y }) => y))).toBeLessThan(top - 60);
  });
});

test("a river grows on its way, and a great one is wider than a small one", () => {
  const line = { points: Array.from({ length: 20 }, (_, i) => ({ x: i * 10, y: 0 })), isClosed: false };
  const widths = (rank: number) => riverPaths([{ name: text("Don"), rank, line }]).map((paths) => paths.length > 0);
  expect(widths(1)).toEqual([true, true, false, false]);
  expect(widths(2)).toEqual([true, true, true, false]);
  expect(widths(3)).toEqual([false, true, true, true]);
});
