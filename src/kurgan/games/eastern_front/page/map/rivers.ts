// Rivers: smooth lines along the sides of hexes, from their sources into one another and the sea.

import { alongSides, between, softened, type Line } from "kurgan/board/areas";
import { corners, POINTY_TOP, type Point } from "kurgan/board/hexes";
import { wandering } from "kurgan/board/ink";
import type { Scene, TextMessage } from "../types";
import { centreOf, gridOf, SIZE } from "../sheet";
import { astray, bent, numbered, runs } from "./ground";
import { around, isAfloat, isWater, type Shore } from "./water";

export interface River {
  name: TextMessage;
  /** 1 for a small one, 3 for a great one. */
  rank: number;
  /** From its source to its mouth, as far as the map shows. */
  line: Line;
}

/** A stretch of a river by the corners of hexes, and as it bends there. */
interface Stretch {
  name: TextMessage;
  rank: number;
  corners: Point[];
  bends: Point[];
}

const BEYOND = 240; // how far a river goes on that leaves the grid

export function rivers(scene: Scene, shores: Shore[]): River[] {
  const stretches = surveyed(scene);
  return stretches.map(({ name, rank, corners, bends }, which) => {
    const others = stretches.filter((_, other) => other !== which);
    const [source, mouth] = [corners[0]!, corners.at(-1)!].map((corner) => endAt(scene, others, corner));
    const points = softened(
      { points: [...source!.reverse(), ...bends.slice(1, -1), ...mouth!], isClosed: false },
      2,
    ).points;
    const small = points.map((point, i) => (i % (points.length - 1) === 0 ? point : wandering(point, 2.5, 13)));
    return { name, rank, line: { points: ashore(shores, ashore(shores, small).reverse()).reverse(), isClosed: false } };
  });
}

/** As far as the shore, if it ends afloat. */
function ashore(shores: Shore[], points: Point[]): Point[] {
  const last = points.findLastIndex((point) => !isAfloat(shores, point));
  if (last === points.length - 1) return points;
  let [dry, wet] = [points[last]!, points[last + 1]!];
  for (let half = 0; half < 6; half++) {
    const middle = between(dry, wet, 0.5);
    if (isAfloat(shores, middle)) wet = middle;
    else dry = middle;
  }
  return [...points.slice(0, last + 1), wet];
}

/** Every side belongs to the longest of the rivers that run along it; the others end where they meet it. */
function surveyed(scene: Scene): Stretch[] {
  const taken = new Set<string>();
  const isFree = ([hex, side]: [string, number]) => {
    const at = corners(POINTY_TOP, centreOf(hex), SIZE);
    const middle = between(at[side]!, at[(side + 1) % 6]!, 0.5);
    const key = `${Math.round(middle.x)} ${Math.round(middle.y)}`;
    return !taken.has(key) && taken.add(key);
  };
  const byLength = [...scene.rivers].sort((one, other) => other.sides.length - one.sides.length);
  return byLength.flatMap(({ name, sides }) => {
    const rank = sides.length >= 40 ? 3 : sides.length >= 15 ? 2 : 1;
    return bridged(alongSides(gridOf(scene), numbered(sides).filter(isFree))).map((points) => {
      const corners = flowing(scene, points);
      const bends = bent({ points: corners, isClosed: false }).points;
      return { name, rank, corners, bends };
    });
  });
}

/** Stretches that are one side apart are one: it runs along the rim of the grid, where no hex tells of it. */
function bridged(lines: Line[]): Point[][] {
  const stretches = lines.map(({ points }) => points);
  for (let i = 0; i < stretches.length; i++) {
    for (let j = i + 1; j < stretches.length; j++) {
      const both = endToEnd(stretches[i]!, stretches[j]!);
      if (!both) continue;
      stretches[i] = both;
      stretches.splice(j, 1);
      j = i;
    }
  }
  return stretches;
}

function endToEnd(one: Point[], other: Point[]): Point[] | null {
  for (const first of [one, [...one].reverse()])
    for (const second of [other, [...other].reverse()])
      if (far(first.at(-1)!, second[0]!) < SIZE * 1.05) return [...first, ...second];
  return null;
}

const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** With the water last, if one of its ends is on the water. */
function flowing(scene: Scene, points: Point[]): Point[] {
  const isMouth = (point: Point) => around(scene, point).some((name) => isWater(scene, name));
  return isMouth(points[0]!) && !isMouth(points.at(-1)!) ? [...points].reverse() : points;
}

/** How a river ends at a corner: on another river, in wide water, beyond the grid, or at its spring. */
function endAt(scene: Scene, others: Stretch[], corner: Point): Point[] {
  const joined = others.find((other) => other.corners.some((each) => far(each, corner) < 1));
  if (joined) return [nearest(softened({ points: joined.bends, isClosed: false }, 2).points, corner)];
  const [hexes, spot] = [around(scene, corner), astray(corner)];
  const water = hexes.find((name) => isWater(scene, name));
  if (water) return [spot, centreOf(water)];
  return hexes.includes(null) ? [spot, between(spot, outward(scene, corner), BEYOND / SIZE)] : [spot];
}

/** A hex's size further out, away from the hexes at a corner of the rim. */
function outward(scene: Scene, corner: Point): Point {
  const inside = around(scene, corner).flatMap((name) => (name === null ? [] : [centreOf(name)]));
  const heart = inside.reduce((sum, { x, y }) => ({ x: sum.x + x / inside.length, y: sum.y + y / inside.length }), {
    x: 0,
    y: 0,
  });
  return between(heart, corner, 2);
}

function nearest(points: Point[], to: Point): Point {
  return points.reduce((best, point) => (far(point, to) < far(best, to) ? point : best));
}

/** Rivers by how wide they are drawn, from the narrowest: they grow on their way. */
export function riverPaths(rivers: River[]): string[][] {
  const widths: Line[][] = [[], [], [], []];
  for (const { line, rank } of rivers) {
    const { points } = line;
    const parts = [0, 0.3, 0.65, 1].map((share) => Math.round((points.length - 1) * share));
    for (const part of [0, 1, 2]) {
      const stretch = points.slice(parts[part], parts[part + 1]! + 1);
      const width = Math.max(0, Math.min(3, rank - 2 + part));
      if (stretch.length > 1) widths[width]!.push({ points: stretch, isClosed: false });
    }
  }
  return widths.map(runs);
}
