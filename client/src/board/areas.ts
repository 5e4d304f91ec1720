// The border lines of areas of hexes, and lines made softer than hexes are.

import { across, centre, corners, isOnGrid, nameOf, type Grid, type Point } from "./hexes";

export interface Line {
  points: Point[];
  isClosed: boolean;
}

/** The lines between an area and what `isOutside` it, clockwise; without it, the whole border. */
export function border(grid: Grid, area: ReadonlySet<string>, isOutside?: (name: string | null) => boolean): Line[] {
  const next = new Map<string, Point[]>();
  for (const name of area) {
    const points = corners(grid.layout, centre(grid, name), grid.size);
    for (let side = 0; side < 6; side++) {
      const cell = across(grid.layout, name, side);
      const other = isOnGrid(grid, ...cell) ? nameOf(...cell) : null;
      if (isOutside ? !isOutside(other) : other !== null && area.has(other)) continue;
      const [from, to] = [points[side]!, points[(side + 1) % 6]!];
      next.set(key(from), [from, to]);
    }
  }
  return linked(next);
}

const key = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** Edges put end to end: at a corner of the grid at most one comes in and one goes out. */
function linked(next: Map<string, Point[]>): Line[] {
  const ends = new Set([...next.values()].map(([, to]) => key(to!)));
  const starts = [...next.keys()].filter((start) => !ends.has(start));
  const lines: Line[] = [];
  while (next.size > 0) {
    let at = starts.pop() ?? [...next.keys()][0]!;
    const points = [next.get(at)![0]!];
    for (let edge = next.get(at); edge; edge = next.get(at)) {
      next.delete(at);
      points.push(edge[1]!);
      at = key(edge[1]!);
    }
    const isClosed = at === key(points[0]!);
    if (isClosed) points.pop();
    lines.push({ points, isClosed });
  }
  return lines;
}

/** A corner of the grid, and the corners that sides lead to from there. */
interface Joint {
  point: Point;
  next: Set<string>;
}

/** Lines along some sides of hexes, each a hex and the number of its side, told from either hex; they end where three meet. */
export function alongSides(grid: Grid, sides: Iterable<readonly [string, number]>): Line[] {
  const joints = new Map<string, Joint>();
  const jointAt = (point: Point): Joint => {
    const found = joints.get(key(point)) ?? { point, next: new Set() };
    joints.set(key(point), found);
    return found;
  };
  for (const [name, side] of sides) {
    const points = corners(grid.layout, centre(grid, name), grid.size);
    const [from, to] = [points[side]!, points[(side + 1) % 6]!];
    jointAt(from).next.add(key(to));
    jointAt(to).next.add(key(from));
  }
  return chains(joints);
}

/** Every side once: first the lines that have ends, then the rings. */
function chains(joints: ReadonlyMap<string, Joint>): Line[] {
  const ends = new Set([...joints].filter(([, { next }]) => next.size !== 2).map(([at]) => at));
  return [...ends, ...joints.keys()].flatMap((start) => {
    const lines: Line[] = [];
    for (let [to] = joints.get(start)!.next; to !== undefined; [to] = joints.get(start)!.next)
      lines.push(walked(joints, ends, start, to));
    return lines;
  });
}

/** From a corner on and on to the next end, or around to where it began; every side is taken up on the way. */
function walked(joints: ReadonlyMap<string, Joint>, ends: ReadonlySet<string>, start: string, first: string): Line {
  const points = [joints.get(start)!.point];
  let at = start;
  for (let to: string | undefined = first; to !== undefined;) {
    const joint: Joint = joints.get(to)!;
    joints.get(at)!.next.delete(to);
    joint.next.delete(at);
    points.push(joint.point);
    at = to;
    to = ends.has(at) ? undefined : joint.next.values().next().value;
  }
  const isClosed = at === start && !ends.has(start);
  if (isClosed) points.pop();
  return { points, isClosed };
}

/** Corners cut off, as often as told (Chaikin). */
export function softened({ points, isClosed }: Line, times: number): Line {
  if (times === 0) return { points, isClosed };
  const cut: Point[] = isClosed ? [] : [points[0]!];
  const last = isClosed ? points.length : points.length - 1;
  for (let i = 0; i < last; i++) {
    const [from, to] = [points[i]!, points[(i + 1) % points.length]!];
    cut.push(between(from, to, 0.25), between(from, to, 0.75));
  }
  if (!isClosed) cut.push(points.at(-1)!);
  return softened({ points: cut, isClosed }, times - 1);
}

export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function pathOf({ points, isClosed }: Line): string {
  return "M" + points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L") + (isClosed ? "Z" : "");
}

/** Does a closed line go around a point? */
export function contains(points: readonly Point[], { x, y }: Point): boolean {
  let isInside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [a, b] = [points[i]!, points[j]!];
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isInside = !isInside;
  }
  return isInside;
}
