// The lie of the land: contour lines by marching squares over a landscape with one steep hill, and grass on the steppe.

import { chance, relief, sway } from "kurgan/board/ink";
import type { Point } from "kurgan/board/hexes";
import { SHEET } from "./sheet";

type Height = (x: number, y: number) => number;
const CELL = 12;
const STEP = 10; // metres from line to line

/** Metres above the river: the steppe is high in the west, the hills stand on it. */
export function heights(hills: Point[]): Height {
  return (x, y) => {
    const rolling = relief(x / 150 + 7, y / 150) * 46 + relief(x / 60, y / 60 + 5) * 9;
    const slope = Math.max(0, 620 - x) * 0.07;
    const steep = hills.reduce((sum, hill) => {
      const far = Math.hypot((x - hill.x) * 1.08, y - hill.y) + (relief(x / 22, y / 22) - 0.5) * 16;
      return sum + 82 * Math.exp(-((far / 40) ** 2));
    }, 0);
    return rolling + slope + steep;
  };
}

/** Contour lines of the land; `isLand` keeps them dry, `wants` chooses which heights to draw. */
export function contours(height: Height, isLand: (point: Point) => boolean, wants: (metres: number) => boolean): string {
  let path = "";
  for (let y = SHEET.top; y < SHEET.bottom; y += CELL) {
    for (let x = SHEET.left; x < 980; x += CELL) {
      const tall = [height(x, y), height(x + CELL, y), height(x + CELL, y + CELL), height(x, y + CELL)];
      const highest = Math.max(...tall);
      for (let metres = Math.ceil(Math.min(...tall) / STEP) * STEP; metres <= highest; metres += STEP) {
        if (wants(metres) && isLand({ x: x + CELL, y: y + CELL / 2 })) path += crossing(x, y, tall, metres);
      }
    }
  }
  return path;
}

/** The line of one height through one cell, from side to side. */
function crossing(x: number, y: number, tall: number[], metres: number): string {
  const square = [[x, y], [x + CELL, y], [x + CELL, y + CELL], [x, y + CELL]] as const; // prettier-ignore
  const points: string[] = [];
  for (let side = 0; side < 4; side++) {
    const [from, to] = [tall[side]!, tall[(side + 1) % 4]!];
    if (from > metres === to > metres) continue;
    const share = (metres - from) / (to - from);
    const [a, b] = [square[side]!, square[(side + 1) % 4]!];
    points.push(`${(a[0] + (b[0] - a[0]) * share).toFixed(1)} ${(a[1] + (b[1] - a[1]) * share).toFixed(1)}`);
  }
  return points.length >= 2 ? `M${points[0]}L${points[1]}` : "";
}

/** Grass in tufts, thick and thin as the landscape wills. */
export function grass(isSteppe: (point: Point) => boolean): string {
  const random = chance("grass");
  let path = "";
  for (let y = SHEET.top; y < SHEET.bottom; y += 21) {
    for (let x = SHEET.left; x < SHEET.right; x += 23) {
      const at = { x: x + sway(random, 11), y: y + sway(random, 10) };
      if (relief(at.x / 70, at.y / 70 + 3) < 0.3 + random() * 0.4 || !isSteppe(at)) continue;
      const tall = 4 + random() * 3.5;
      path += `M${at.x.toFixed(1)} ${at.y.toFixed(1)}l-1.6-${(tall * 0.75).toFixed(1)}m2.4 ${(tall * 0.75).toFixed(1)}l.5-${tall.toFixed(1)}m1.8 ${tall.toFixed(1)}l2.4-${(tall * 0.7).toFixed(1)}`;
    }
  }
  return path;
}
