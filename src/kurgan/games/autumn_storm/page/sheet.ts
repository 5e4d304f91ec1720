// The sheet of paper: how large a hex is drawn, where the map ends and where its paper does.

import type { Box } from "kurgan/board/Board";
import { centre, FLAT_TOP, hexAt, type Grid, type Point } from "kurgan/board/hexes";
import type { Scene } from "./types";

export const SIZE = 60;
export const HALF_HIGH = (Math.sqrt(3) / 2) * SIZE;
export const SHEET: Box = { left: -400, top: -330, right: 1370, bottom: 1210 };

export const GRID: Grid = { layout: FLAT_TOP, columns: 10, rows: 8, size: SIZE };

export function gridOf(scene: Scene): Grid {
  return { ...GRID, columns: scene.columns, rows: scene.rows };
}

export function centreOf(name: string): Point {
  return centre(GRID, name);
}

const fields = new WeakMap<Scene, ReadonlySet<string>>();

/** The hexes a battle is fought on: a pointer asks at every step. */
export function fieldOf(scene: Scene): ReadonlySet<string> {
  const found = fields.get(scene) ?? new Set(scene.hexes.filter((hex) => hex.in_field).map((hex) => hex.name));
  fields.set(scene, found);
  return found;
}

/** The part of the sheet to look at: the field with a little air. */
export function fieldBox(scene: Scene, air: number): Box {
  return boxAround([...fieldOf(scene)].map(centreOf), air);
}

/** The box around the hexes at these centres. */
export function boxAround(points: Point[], air: number): Box {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...across) - SIZE - air,
    right: Math.max(...across) + SIZE + air,
    top: Math.min(...down) - HALF_HIGH - air,
    bottom: Math.max(...down) + HALF_HIGH + air,
  };
}

export function placeAt(scene: Scene, point: Point): string | null {
  const name = hexAt(gridOf(scene), point);
  return name !== null && fieldOf(scene).has(name) ? name : null;
}

/** Every hex by its terrain. */
export function hexesOf(scene: Scene, ...terrains: string[]): Set<string> {
  return new Set(scene.hexes.filter((hex) => terrains.includes(hex.terrain)).map((hex) => hex.name));
}

/** Long words are set narrower: whatever font a reader has, they stay where there is room for them. */
export function squeezed(words: string, most: number, wide: number) {
  return words.length > most ? { textLength: wide, lengthAdjust: "spacingAndGlyphs" } : {};
}
