// Hexes in columns and rows, named by two digits for the column and two for the row. How they lie is a value: a Layout.

export interface Point {
  x: number;
  y: number;
}

/** Column and row. */
type Cell = [number, number];

/** Which way hexes point. Lines of them (columns or rows) are straight, and every odd line lies half a hex further. */
export interface Layout {
  /** Its sides clockwise; side i runs from corner i to the next. */
  sides: readonly string[];
  /** Where its first corner lies, clockwise from the east. */
  corner: number;
  /** Across each side, in an even and in an odd line. */
  across: readonly (readonly Cell[])[];
  lineOf(cell: Cell): number;
  /** On a grid whose hexes measure 1 from their centre to a corner. */
  centre(cell: Cell): Point;
  cellAt(point: Point): Cell;
}

export interface Grid {
  layout: Layout;
  columns: number;
  rows: number;
  /** From a centre to a corner. */
  size: number;
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const SQRT3 = Math.sqrt(3);

export const FLAT_TOP: Layout = {
  sides: ["SE", "S", "SW", "NW", "N", "NE"],
  corner: 0,
  across: [
    [[1, 0], [0, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]],
    [[1, 1], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, 0]],
  ], // prettier-ignore
  lineOf: ([column]) => column,
  centre: ([column, row]) => ({ x: 1 + 1.5 * column, y: SQRT3 * (0.5 + row + (column & 1) / 2) }),
  cellAt({ x, y }) {
    const q = (x - 1) / 1.5;
    const [column, slant] = rounded(q, y / SQRT3 - 0.5 - q / 2);
    return [column, slant + (column - (column & 1)) / 2];
  },
};

/** The same turned on its side: its rows are the columns of the other. */
export const POINTY_TOP: Layout = {
  sides: ["E", "SE", "SW", "W", "NW", "NE"],
  corner: -Math.PI / 6,
  across: [
    [[1, 0], [0, 1], [-1, 1], [-1, 0], [-1, -1], [0, -1]],
    [[1, 0], [1, 1], [0, 1], [-1, 0], [0, -1], [1, -1]],
  ], // prettier-ignore
  lineOf: ([, row]) => row,
  centre([column, row]) {
    const { x, y } = FLAT_TOP.centre([row, column]);
    return { x: y, y: x };
  },
  cellAt({ x, y }) {
    const [row, column] = FLAT_TOP.cellAt({ x: y, y: x });
    return [column, row];
  },
};

/** The nearest whole cube coordinates: the worst rounded of the three is worked out from the others. */
function rounded(q: number, r: number): Cell {
  const [a, b, c] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [worseA, worseB, worseC] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  if (worseA > worseB && worseA > worseC) return [-b - c, b];
  return worseB > worseC ? [a, -a - c] : [a, b];
}

export function nameOf(column: number, row: number): string {
  return String(column).padStart(2, "0") + String(row).padStart(2, "0");
}

export function columnRow(name: string): Cell {
  return [Number(name.slice(0, 2)), Number(name.slice(2))];
}

export function isOnGrid(grid: Grid, column: number, row: number): boolean {
  return column >= 0 && column < grid.columns && row >= 0 && row < grid.rows;
}

export function centre({ layout, size }: Grid, name: string): Point {
  const { x, y } = layout.centre(columnRow(name));
  return { x: size * x, y: size * y };
}

/** The six corners clockwise; side i runs from corner i to the next. */
export function corners(layout: Layout, at: Point, size: number): Point[] {
  return layout.sides.map((_, turn) => ({
    x: at.x + size * Math.cos(layout.corner + (turn * Math.PI) / 3),
    y: at.y + size * Math.sin(layout.corner + (turn * Math.PI) / 3),
  }));
}

/** A point as a path says it. */
export const said = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of a hex as a path; `size` may be less than the grid's to draw inside its lines. */
export function outline(grid: Grid, name: string, size = grid.size): string {
  return `M${corners(grid.layout, centre(grid, name), size).map(said).join("L")}Z`;
}

/** The hex across a side; it may lie off the grid. */
export function across(layout: Layout, name: string, side: number): Cell {
  const cell = columnRow(name);
  const [right, down] = layout.across[layout.lineOf(cell) & 1]![side]!;
  return [cell[0] + right, cell[1] + down];
}

/** Those of the six hexes around one that are on the grid. */
export function neighbours(grid: Grid, name: string): string[] {
  const around = grid.layout.sides.map((_, side) => across(grid.layout, name, side));
  return around.filter((cell) => isOnGrid(grid, ...cell)).map((cell) => nameOf(...cell));
}

/** Which hex a point lies in, by arithmetic: however large the grid is, nothing is searched. */
export function hexAt(grid: Grid, { x, y }: Point): string | null {
  const [column, row] = grid.layout.cellAt({ x: x / grid.size, y: y / grid.size });
  return isOnGrid(grid, column, row) ? nameOf(column, row) : null;
}

/** The neighbour an arrow key means: it keeps the column or the row, so that the way back is the same. */
export function step(grid: Grid, from: string, key: Arrow): string {
  const [column, row] = columnRow(from);
  const right = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  const down = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  return isOnGrid(grid, column + right, row + down) ? nameOf(column + right, row + down) : from;
}
