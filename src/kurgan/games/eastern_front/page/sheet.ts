// The sheet of paper: how large a hex is drawn, where the grid ends and where its paper does.

import type { Box } from "kurgan/board/Board";
import { centre, columnRow, nameOf, POINTY_TOP, type Grid, type Point } from "kurgan/board/hexes";
import type { Scene } from "./types";

export const SIZE = 60;
const WIDE = Math.sqrt(3) * SIZE;
const RIM = 100; // of paper around the hexes

export function gridOf({ columns, rows }: Scene): Grid {
  return { layout: POINTY_TOP, columns, rows, size: SIZE };
}

export function centreOf(name: string): Point {
  return centre({ layout: POINTY_TOP, columns: 0, rows: 0, size: SIZE }, name);
}

/** The sign of a hex in one of the scene's texts. */
export function signOf(scene: Scene, text: string, name: string): string {
  const [column, row] = columnRow(name);
  return text[row * scene.columns + column]!;
}

/** Is a hex part of the battle? */
export function isInField(scene: Scene, name: string): boolean {
  return signOf(scene, scene.field, name) === "1";
}

/** All hexes with one of these signs in one of the scene's texts. */
export function hexesWith(scene: Scene, text: string, signs: string): string[] {
  const found: string[] = [];
  for (let i = 0; i < text.length; i++)
    if (signs.includes(text[i]!)) found.push(nameOf(i % scene.columns, Math.floor(i / scene.columns)));
  return found;
}

export function gridBox({ columns, rows }: Scene): Box {
  return { left: 0, top: 0, right: WIDE * (columns + 0.5), bottom: SIZE * (1.5 * rows + 0.5) };
}

export function sheetOf(scene: Scene): Box {
  const { left, top, right, bottom } = gridBox(scene);
  return { left: left - RIM, top: top - RIM, right: right + RIM, bottom: bottom + RIM };
}

/** The part of the sheet to look at: the hexes of the battle, with a little air. */
export function fieldBox(scene: Scene, air: number): Box {
  const points = hexesWith(scene, scene.field, "1").map(centreOf);
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...across) - WIDE / 2 - air,
    right: Math.max(...across) + WIDE / 2 + air,
    top: Math.min(...down) - SIZE - air,
    bottom: Math.max(...down) + SIZE + air,
  };
}

export function frame({ left, top, right, bottom }: Box): string {
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}

/** A box with more on every side. */
export function wider({ left, top, right, bottom }: Box, by: number): Box {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
