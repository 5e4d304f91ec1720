// Seas and lakes: coasts without steps, lined with shallows, and narrow water along the sides of hexes.

import { alongSides, between, contains, pathOf, relaxed, softened, type Line } from "kurgan/board/areas";
import type { Box } from "kurgan/board/Board";
import { corners, hexAt, neighbours, POINTY_TOP, said, type Point } from "kurgan/board/hexes";
import { chance, relief, sway, wandering } from "kurgan/board/ink";
import type { Scene } from "../types";
import { centreOf, gridOf, hexesWith, signOf, SIZE } from "../sheet";
import { boxAround } from "./room";
import { natural, numbered, outlines, Strokes, type Side } from "./ground";

const WATER = "~o";

/** The line of a coast, and the box around it. */
export type Shore = Line & { box: Box };

export function coasts(scene: Scene): Shore[] {
  const lines = outlines(scene, scene.terrain, WATER).map((line) => natural(line, 15));
  return lines.map((line) => ({ ...line, box: boxAround(line.points, 0) }));
}

export function isWater(scene: Scene, name: string | null): boolean {
  return name !== null && WATER.includes(signOf(scene, scene.terrain, name));
}

/** A point on the drawn water: within one coast, but on no island in it. */
export function isAfloat(shores: Shore[], point: Point): boolean {
  const { x, y } = point;
  const near = shores.filter(({ box }) => x > box.left && x < box.right && y > box.top && y < box.bottom);
  return near.filter(({ points }) => contains(points, point)).length % 2 === 1;
}

/** The hexes that share a corner; null for what is not on the grid. */
export function around(scene: Scene, corner: Point): (string | null)[] {
  const grid = gridOf(scene);
  return [...new Set(corners(POINTY_TOP, corner, SIZE * 0.4).map((point) => hexAt(grid, point)))];
}

export interface Channels {
  ground: string;
  banks: string;
}

/** Narrow water along sides of hexes, so wide: it opens into the wide water at its ends, or comes to a point. */
export function channels(scene: Scene, sides: Side[], shores: Shore[], wide: number): Channels {
  const drawn: Channels = { ground: "", banks: "" };
  for (const { points, isClosed } of alongSides(gridOf(scene), numbered(sides))) {
    const bent = relaxed({ isClosed, points: points.map((point) => wandering(point, 7, 50)) }, 0.3);
    const [first, last] = [points[0]!, points.at(-1)!].map((end) => openingAt(scene, end));
    const middle = [...(first ?? []), ...bent.points, ...(last ?? [])];
    const ring = banked(softened({ points: middle, isClosed: false }, 3).points, first && last ? wide * 1.5 : wide, [
      !first,
      !last,
    ]);
    drawn.ground += pathOf({ points: ring, isClosed: true });
    drawn.banks += dry(ring, shores);
  }
  return drawn;
}

/** Where wide water begins beyond a corner. */
function openingAt(scene: Scene, corner: Point): Point[] | null {
  const water = around(scene, corner).find((name) => isWater(scene, name));
  return water ? [between(corner, centreOf(water), 0.55)] : null;
}

/** Both banks of a middle line, around it. */
function banked(points: Point[], wide: number, isPointed: boolean[]): Point[] {
  const last = points.length - 1;
  const sides = points.map((point, i) => {
    const [before, after] = [points[Math.max(0, i - 1)]!, points[Math.min(last, i + 1)]!];
    const long = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const taper = Math.min(isPointed[0] ? i / (last * 0.3) : 1, isPointed[1] ? (last - i) / (last * 0.3) : 1, 1);
    const half = wide * Math.sqrt(taper) * (0.7 + 0.6 * relief(point.x / 26, point.y / 26));
    return { point, right: (-(after.y - before.y) / long) * half, down: ((after.x - before.x) / long) * half };
  });
  const left = sides.map(({ point, right, down }) => wandering({ x: point.x + right, y: point.y + down }, 3, 14));
  const right = sides.map(({ point, right, down }) => wandering({ x: point.x - right, y: point.y - down }, 3, 14));
  return softened({ points: [...left, ...right.reverse()], isClosed: true }, 1).points;
}

/** What of a ring lies on land. */
function dry(ring: Point[], shores: Shore[]): string {
  let path = "";
  let isOn = false;
  for (const point of [...ring, ring[0]!]) {
    const isDry = !isAfloat(shores, point);
    if (isDry) path += (isOn ? "L" : "M") + said(point);
    isOn = isDry;
  }
  return path;
}

/** Wave strokes on open water. */
export function waves(scene: Scene): string[] {
  const strokes = new Strokes();
  for (const hex of hexesWith(scene, scene.terrain, "~")) {
    const isOpen = neighbours(gridOf(scene), hex).every((name) => isWater(scene, name));
    const [centre, random] = [centreOf(hex), chance(`waves ${hex}`)];
    for (let wave = 0; wave < (isOpen ? 4 : 1); wave++) {
      const at = { x: centre.x + sway(random, isOpen ? 44 : 12), y: centre.y + sway(random, isOpen ? 44 : 12) };
      strokes.add(at, `M${at.x.toFixed(0)} ${at.y.toFixed(0)}q5-5 10 0t10 0`);
    }
  }
  return strokes.paths;
}
