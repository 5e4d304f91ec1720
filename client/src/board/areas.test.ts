// Lines around areas and along sides, in both layouts.

import { describe, expect, test } from "vitest";
import { alongSides, border, contains, curveOf, relaxed, softened } from "./areas";
import { centre, corners, FLAT_TOP, neighbours, POINTY_TOP, type Grid, type Layout } from "./hexes";

const gridOf = (layout: Layout): Grid => ({ layout, columns: 7, rows: 6, size: 10 });

describe.each([
  ["flat-top", FLAT_TOP],
  ["pointy-top", POINTY_TOP],
])("on %s hexes", (_, layout) => {
  const grid = gridOf(layout);
  const ring = new Set(neighbours(grid, "0303"));

  test("the border of an area goes around it, and around its holes", () => {
    const lines = border(grid, ring);
    expect(lines.map(({ points, isClosed }) => [points.length, isClosed]).sort()).toEqual([
      [18, true],
      [6, true],
    ]);
    const [outer, inner] = lines.sort((one, other) => other.points.length - one.points.length);
    for (const name of ring) {
      expect(contains(outer!.points, centre(grid, name))).toBe(true);
      expect(contains(inner!.points, centre(grid, name))).toBe(false);
    }
    expect(contains(inner!.points, centre(grid, "0303"))).toBe(true);
    expect(contains(outer!.points, centre(grid, "0000"))).toBe(false);
  });

  test("a border is left out where it faces what is not outside", () => {
    const [line, ...others] = border(grid, new Set(["0303"]), (other) => other === neighbours(grid, "0303")[0]);
    expect([line!.points.length, line!.isClosed, others]).toEqual([2, false, []]);
  });

  test("sides that follow one another are one line, from whichever hex they are told, and as often as they like", () => {
    const [first, second, third] = [0, 1, 2].map((side) => ["0303", side] as const);
    const [line, ...others] = alongSides(grid, [third!, first!, second!, first!]);
    expect(others).toEqual([]);
    expect([line!.points.length, line!.isClosed]).toEqual([4, false]);
    const opposite = layout.across[1]![0]!;
    const told = alongSides(grid, [[`0${3 + opposite[0]}0${3 + opposite[1]}`, 3], first!]);
    expect(
      told.map(({ points }) => points.length),
      "the same side from the other hex",
    ).toEqual([2]);
  });

  test("all sides of a hex are a ring", () => {
    const lines = alongSides(
      grid,
      layout.sides.map((_, side) => ["0303", side] as const),
    );
    expect(lines.map(({ points, isClosed }) => [points.length, isClosed])).toEqual([[6, true]]);
  });

  test("where three sides meet, three lines end", () => {
    const across = neighbours(grid, "0303");
    const fork = [["0303", 0] as const, ["0303", 1] as const];
    const side = layout.sides.findIndex((_, each) => alongSides(grid, [...fork, [across[0]!, each]]).length === 3);
    const lines = alongSides(grid, [...fork, [across[0]!, side]]);
    expect(lines.map(({ points, isClosed }) => [points.length, isClosed])).toEqual([
      [2, false],
      [2, false],
      [2, false],
    ]);
  });
});

test("a softened line keeps its ends, and a softened ring has none", () => {
  const points = [
    { x: 0, y: 0 },
    { x: 8, y: 0 },
    { x: 8, y: 8 },
  ];
  const open = softened({ points, isClosed: false }, 2).points;
  expect([open[0], open.at(-1)]).toEqual([points[0], points[2]]);
  expect(softened({ points, isClosed: true }, 1).points).toHaveLength(6);
});

test("a relaxed zigzag is a line between its ends, and a relaxed ring keeps its middle", () => {
  const points = [0, 1, 2, 3, 4].map((i) => ({ x: 10 * i, y: i % 2 ? 4 : 0 }));
  const { points: nearer } = relaxed({ points, isClosed: false }, 0.5);
  expect(nearer.map(({ y }) => y)).toEqual([0, 2, 2, 2, 0]);
  expect([nearer[0], nearer.at(-1)]).toEqual([points[0], points[4]]);
  const ring = relaxed({ points: corners(POINTY_TOP, { x: 5, y: 5 }, 10), isClosed: true }, 0.5).points;
  expect(ring.reduce((sum, { x }) => sum + x / 6, 0)).toBeCloseTo(5);
  for (const { x, y } of ring) expect(Math.hypot(x - 5, y - 5)).toBeCloseTo(7.5);
});

test("a curve goes through every point of its line", () => {
  const points = [{ x: 0, y: 0 }, { x: 10, y: 5 }, { x: 20, y: 0 }]; // prettier-ignore
  const ends = (path: string) => path.match(/[\d.-]+ [\d.-]+(?=C|Z|$)/g);
  expect(ends(curveOf({ points, isClosed: false }))).toEqual(["0.0 0.0", "10.0 5.0", "20.0 0.0"]);
  const ring = curveOf({ points, isClosed: true });
  expect(ends(ring)).toEqual(["0.0 0.0", "10.0 5.0", "20.0 0.0", "0.0 0.0"]);
  expect(ring.endsWith("Z")).toBe(true);
});
