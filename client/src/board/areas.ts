// The border lines of areas of hexes, and lines made softer than hexes are.

import { across, centre, corners, isOnGrid, nameOf, said, type Grid, type Point } from "./hexes";

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

/** A point where pieces meet, and where they lead from there. */
interface Joint {
  point: Point;
  next: Set<string>;
}

/** Lines along some sides of hexes, each a hex and the number of its side, told from either hex. */
export function alongSides(grid: Grid, sides: Iterable<readonly [string, number]>): Line[] {
  const pieces = [...sides].map(([name, side]): [Point, Point] => {
    const points = corners(grid.layout, centre(grid, name), grid.size);
    return [points[side]!, points[(side + 1) % 6]!];
  });
  return joined(pieces);
}

/** Pieces put end to end, whichever way each is told and however often; lines end where three pieces meet. */
export function joined(pieces: Iterable<readonly [Point, Point]>): Line[] {
  const joints = new Map<string, Joint>();
  const jointAt = (point: Point): Joint => {
    const found = joints.get(key(point)) ?? { point, next: new Set() };
    joints.set(key(point), found);
    return found;
  };
  for (const [from, to] of pieces) {
    jointAt(from).next.add(key(to));
    jointAt(to).next.add(key(from));
  }
  return chains(joints);
}

/** Every piece once: first the lines that have ends, then the rings. */
function chains(joints: ReadonlyMap<string, Joint>): Line[] {
  const ends = new Set([...joints].filter(([, { next }]) => next.size !== 2).map(([at]) => at));
  return [...ends, ...joints.keys()].flatMap((start) => {
    const lines: Line[] = [];
    for (let [to] = joints.get(start)!.next; to !== undefined; [to] = joints.get(start)!.next)
      lines.push(walked(joints, ends, start, to));
    return lines;
  });
}

/** From a point on and on to the next end, or around to where it began; every piece is taken up on the way. */
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

/** Every point a share of the way to the middle of the two beside it, so that the zigzag of hexes becomes a line; ends stay. */
export function relaxed({ points, isClosed }: Line, share: number): Line {
  const { length } = points;
  const nearer = points.map((point, i) => {
    if (!isClosed && (i === 0 || i === length - 1)) return point;
    return between(point, between(points[(i + length - 1) % length]!, points[(i + 1) % length]!, 0.5), share);
  });
  return { points: nearer, isClosed };
}

export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function pathOf({ points, isClosed }: Line): string {
  return "M" + points.map(said).join("L") + (isClosed ? "Z" : "");
}

/** A smooth path through every point (Catmull and Rom's). */
export function curveOf({ points, isClosed }: Line): string {
  const at = (i: number) =>
    isClosed ? points[(i + points.length) % points.length]! : points[Math.max(0, Math.min(points.length - 1, i))]!;
  const bends = points.slice(isClosed ? 0 : 1).map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const back = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${said(out)} ${said(back)} ${said(to)}`;
  });
  return `M${said(points[0]!)}${bends.join("")}${isClosed ? "Z" : ""}`;
}

/** Does a closed line go around a point? */
export function contains(points: readonly Point[], { x, y }: Point): boolean {
  let isInside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const a = points[i]!;
    const b = points[j]!;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) isInside = !isInside;
  }
  return isInside;
}
