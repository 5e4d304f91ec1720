// Areas and lines of hexes as nature would have drawn them, and strokes sorted by where they lie.

import { border, pathOf, relaxed, softened, type Line } from "kurgan/board/areas";
import { nameOf, POINTY_TOP, type Point } from "kurgan/board/hexes";
import { wandering } from "kurgan/board/ink";
import type { Scene } from "../types";
import { centreOf, gridOf, SIZE } from "../sheet";

const BEYOND = 2; // hexes around the grid: even, so that odd rows stay odd

/** The outlines of all hexes with these signs. What lies at the rim of the grid goes on beyond it. */
export function outlines(scene: Scene, text: string, signs: string): Line[] {
  const { columns, rows } = scene;
  const grid = { ...gridOf(scene), columns: columns + 2 * BEYOND, rows: rows + 2 * BEYOND };
  const area = new Set<string>();
  for (let row = 0; row < grid.rows; row++)
    for (let column = 0; column < grid.columns; column++) {
      const [right, down] = [inside(column - BEYOND, columns), inside(row - BEYOND, rows)];
      if (signs.includes(text[down * columns + right]!)) area.add(nameOf(column, row));
    }
  const away = centreOf(nameOf(BEYOND, BEYOND));
  const home = centreOf("0000");
  const shift = ({ x, y }: Point) => ({ x: x - away.x + home.x, y: y - away.y + home.y });
  return border(grid, area).map((line) => ({ ...line, points: line.points.map(shift) }));
}

const inside = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

/** No zigzag, but larger and smaller bends. The same corner is always led to the same spot, so that lines meet. */
export function natural({ points, isClosed }: Line, bend: number): Line {
  let line = relaxed({ isClosed, points: points.map((point) => wandering(point, bend, 70)) }, 0.5);
  for (const [share, wide] of BENDS) {
    const soft = softened(line, 1);
    line = {
      isClosed,
      points: soft.points.map((point, i) => (isEnd(soft, i) ? point : wandering(point, bend * share, wide))),
    };
  }
  return softened(line, 1);
}

/** Smaller bends on larger ones: how far, of the largest, and how near to one another. */
const BENDS = [
  [0.5, 33],
  [0.22, 12],
] as const;

function isEnd({ points, isClosed }: Line, i: number): boolean {
  return !isClosed && (i === 0 || i === points.length - 1);
}

/** A line along sides of hexes without their zigzag, before it is softened: rivers and frontiers bend alike. */
export function bent({ points, isClosed }: Line): Line {
  return relaxed({ isClosed, points: points.map(astray) }, 0.42);
}

/** Where a corner of the grid is drawn, for lines that follow it. */
export const astray = (corner: Point) => wandering(corner, 9, 70);

/** A closed line so far inside another. */
export function inset({ points }: Line, by: number): Line {
  const count = points.length;
  const moved = points.map((point, i) => {
    const [before, after] = [points[(i + count - 4) % count]!, points[(i + 4) % count]!];
    const long = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const { x, y } = wandering(point, by * 0.3, 20);
    return { x: x - ((after.y - before.y) / long) * by, y: y + ((after.x - before.x) / long) * by };
  });
  return [1, 2, 3, 4].reduce((line) => relaxed(line, 0.5), { points: moved, isClosed: true } as Line);
}

/** A hex, where one of its sides faces, and whatever else is told of it. */
export type Side = [string, string, ...string[]];

/** Sides of hexes by number, as the board counts them. */
export function numbered(sides: Side[]): [string, number][] {
  return sides.map(([hex, direction]) => [hex, POINTY_TOP.sides.indexOf(direction)]);
}

const RUN = 30; // points of a long line that are drawn together

/** A long line in pieces that follow one another, sorted by where they lie. */
export function runs(lines: Line[]): string[] {
  const strokes = new Strokes();
  for (const { points, isClosed } of lines) {
    const all = isClosed ? [...points, points[0]!] : points;
    for (let from = 0; from < all.length - 1; from += RUN)
      strokes.add(all[from]!, pathOf({ points: all.slice(from, from + RUN + 1), isClosed: false }));
  }
  return strokes.paths;
}

const BLOCK = 4; // hexes from side to side of a part of the sheet

/** Strokes by the part of the sheet they lie in: what is out of sight costs nothing to draw. */
export class Strokes {
  private readonly parts = new Map<number, string>();

  add({ x, y }: Point, path: string): void {
    const wide = BLOCK * 2 * SIZE;
    const part = Math.floor(y / wide) * 100 + Math.floor(x / wide);
    this.parts.set(part, (this.parts.get(part) ?? "") + path);
  }

  get paths(): string[] {
    return [...this.parts.values()];
  }
}
