// Landings: a pier, the line of the crossing and a boat on it.

import type { Line } from "kurgan/board/areas";
import type { Point } from "kurgan/board/hexes";

export interface Ferries {
  piers: string;
  crossings: string;
  boats: string;
}

export function ferries(landings: Point[], bank: Line, shore: Line): Ferries {
  const drawn: Ferries = { piers: "", crossings: "", boats: "" };
  landings.forEach((at, i) => {
    const near = edge(bank, at.y, Math.max);
    const far = { x: edge(shore, at.y + 26, Math.min), y: at.y + 26 };
    drawn.piers += pier({ x: near, y: at.y });
    drawn.crossings += `M${f(near + 26)} ${f(at.y)}C${f(near + 90)} ${f(at.y - 18)} ${f(far.x - 90)} ${f(far.y + 26)} ${f(far.x)} ${f(far.y)}`;
    drawn.boats += boat({ x: near + (far.x - near) * (0.42 + 0.13 * (i % 2)), y: at.y + 3 });
  });
  return drawn;
}

/** Where a line from north to south is at a height. */
function edge(line: Line, y: number, best: (...numbers: number[]) => number): number {
  return best(...line.points.filter((point) => Math.abs(point.y - y) < 22).map((point) => point.x));
}

/** Planks on piles, with a head to moor at. */
function pier({ x, y }: Point): string {
  let path = `M${f(x - 10)} ${f(y - 3)}h36m-36 6h36m0-9v12m4-12v12m-4-12h4m-4 12h4`;
  for (let plank = -8; plank < 26; plank += 4) path += `M${f(x + plank)} ${f(y - 3)}v6`;
  return path;
}

/** A river steamer: hull, house and funnel. */
function boat({ x, y }: Point): string {
  return `M${f(x - 13)} ${f(y)}h27l-5 6h-18zM${f(x - 7)} ${f(y - 1)}v-5h14v5zM${f(x - 2)} ${f(y - 7)}v-6h4v6z`;
}

const f = (number: number) => number.toFixed(1);
