// Flat-top hexes in columns, the odd columns half a hex lower; a hex is named by two digits for its column and two for its row.

export interface Point {
  x: number;
  y: number;
}

export interface Grid {
  columns: number;
  rows: number;
  /** From a centre to a corner. */
  size: number;
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const SQRT3 = Math.sqrt(3);

export function nameOf(column: number, row: number): string {
  return String(column).padStart(2, "0") + String(row).padStart(2, "0");
}

export function columnRow(name: string): [number, number] {
  return [Number(name.slice(0, 2)), Number(name.slice(2))];
}

export function isOnGrid(grid: Grid, column: number, row: number): boolean {
  return column >= 0 && column < grid.columns && row >= 0 && row < grid.rows;
}

export function centre(grid: Grid, name: string): Point {
  const [column, row] = columnRow(name);
  const high = SQRT3 * grid.size;
  return { x: grid.size * (1 + 1.5 * column), y: high * (0.5 + row + (column % 2) / 2) };
}

/** The six corners clockwise from the east; edge i runs from corner i to the next. */
export function corners(at: Point, size: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((turn) => ({
    x: at.x + size * Math.cos((turn * Math.PI) / 3),
    y: at.y + size * Math.sin((turn * Math.PI) / 3),
  }));
}

/** The outline of a hex as a path; `size` may be less than the grid's to draw inside its lines. */
export function outline(grid: Grid, name: string, size = grid.size): string {
  return (
    "M" +
    corners(centre(grid, name), size)
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join("L") +
    "Z"
  );
}

// Across edge 0, 1, … of a hex in an even and in an odd column
const ACROSS = [
  [[1, 0], [0, 1], [-1, 0], [-1, -1], [0, -1], [1, -1]],
  [[1, 1], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, 0]],
] as const; // prettier-ignore

/** The hex across an edge; it may lie off the grid. */
export function across(name: string, edge: number): [number, number] {
  const [column, row] = columnRow(name);
  const [right, down] = ACROSS[column % 2]![edge]!;
  return [column + right, row + down];
}

/** Which hex a point lies in. */
export function hexAt(grid: Grid, { x, y }: Point): string | null {
  const q = (x / grid.size - 1) / 1.5;
  const r = y / (SQRT3 * grid.size) - 0.5 - q / 2;
  const [column, slant] = rounded(q, r);
  const row = slant + (column - (column & 1)) / 2;
  return isOnGrid(grid, column, row) ? nameOf(column, row) : null;
}

/** The nearest whole cube coordinates: the worst rounded of the three is worked out from the others. */
function rounded(q: number, r: number): [number, number] {
  const [a, b, c] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [worseA, worseB, worseC] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  if (worseA > worseB && worseA > worseC) return [-b - c, b];
  return worseB > worseC ? [a, -a - c] : [a, b];
}

/** The neighbour an arrow key means: sideways it keeps the row, so that the way back is the same. */
export function step(grid: Grid, from: string, key: Arrow): string {
  const [column, row] = columnRow(from);
  const right = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
  const down = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
  return isOnGrid(grid, column + right, row + down) ? nameOf(column + right, row + down) : from;
}
