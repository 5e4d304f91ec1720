// Both layouts, against slow obvious twins: the nearest centre, and hexes whose centres are one hex apart.

import { describe, expect, test } from "vitest";
import { chance } from "./ink";
import {
  across,
  centre,
  corners,
  FLAT_TOP,
  hexAt,
  nameOf,
  neighbours,
  POINTY_TOP,
  step,
  type Grid,
  type Layout,
  type Point,
} from "./hexes";

const gridOf = (layout: Layout): Grid => ({ layout, columns: 7, rows: 6, size: 10 });
const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function hexes({ columns, rows }: Grid): string[] {
  const names: string[] = [];
  for (let row = 0; row < rows; row++) for (let column = 0; column < columns; column++) names.push(nameOf(column, row));
  return names;
}

describe.each([
  ["flat-top", FLAT_TOP],
  ["pointy-top", POINTY_TOP],
])("%s hexes", (_, layout) => {
  const grid = gridOf(layout);
  const names = hexes(grid);

  test("a point lies in the hex whose centre is nearest, and off the grid in none", () => {
    const random = chance("points");
    let inside = 0;
    for (let i = 0; i < 2000; i++) {
      const point = { x: random() * 150 - 10, y: random() * 130 - 10 };
      const distances = names.map((name) => far(centre(grid, name), point));
      const nearest = names[distances.indexOf(Math.min(...distances))]!;
      const found = hexAt(grid, point);
      if (found !== null) expect(found).toBe(nearest);
      else expect(Math.min(...distances), "beyond the shorter radius of every hex").toBeGreaterThan(8.66);
      inside += Number(found !== null);
    }
    expect(inside).toBeGreaterThan(1000);
  });

  test("a hex has as neighbours those whose centres are one hex away", () => {
    for (const name of names) {
      const near = names.filter((other) => Math.abs(far(centre(grid, name), centre(grid, other)) - 17.32) < 0.1);
      expect(neighbours(grid, name).sort()).toEqual(near.sort());
    }
  });

  test("a side lies between its two corners and halfway to the hex across it", () => {
    for (const name of names) {
      const points = corners(layout, centre(grid, name), grid.size);
      layout.sides.forEach((_, side) => {
        const middle = [points[side]!, points[(side + 1) % 6]!];
        const [x, y] = [(middle[0]!.x + middle[1]!.x) / 2, (middle[0]!.y + middle[1]!.y) / 2];
        const [from, to] = [centre(grid, name), layout.centre(across(layout, name, side))];
        expect(x).toBeCloseTo((from.x + to.x * 10) / 2);
        expect(y).toBeCloseTo((from.y + to.y * 10) / 2);
      });
    }
  });

  test("a side is called by where it faces", () => {
    const at = centre(grid, "0303");
    layout.sides.forEach((called, side) => {
      const to = layout.centre(across(layout, "0303", side));
      const [right, down] = [to.x * 10 - at.x, to.y * 10 - at.y];
      const upright = Math.abs(down) < 1 ? "" : down < 0 ? "N" : "S";
      const aside = Math.abs(right) < 1 ? "" : right < 0 ? "W" : "E";
      expect(called).toBe(upright + aside);
    });
  });

  test("arrow keys lead to a neighbour and back, and not off the grid", () => {
    const back = {
      ArrowUp: "ArrowDown",
      ArrowDown: "ArrowUp",
      ArrowLeft: "ArrowRight",
      ArrowRight: "ArrowLeft",
    } as const;
    for (const key of Object.keys(back) as (keyof typeof back)[]) {
      for (const name of names) {
        const to = step(grid, name, key);
        if (to === name) continue;
        expect(neighbours(grid, name)).toContain(to);
        expect(step(grid, to, back[key])).toBe(name);
      }
    }
    expect(step(grid, "0000", "ArrowLeft")).toBe("0000");
    expect(step(grid, "0605", "ArrowDown")).toBe("0605");
    expect(step(grid, "0605", "ArrowUp")).toBe("0604");
  });
});

test("odd lines lie half a hex further: columns lower, rows to the right", () => {
  const [flat, pointy] = [gridOf(FLAT_TOP), gridOf(POINTY_TOP)];
  expect(centre(flat, "0100").y - centre(flat, "0000").y).toBeCloseTo(8.66);
  expect(centre(pointy, "0001").x - centre(pointy, "0000").x).toBeCloseTo(8.66);
  expect(centre(pointy, "0002").x).toBeCloseTo(centre(pointy, "0000").x);
});
