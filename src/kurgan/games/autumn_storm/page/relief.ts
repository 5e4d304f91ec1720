// The lie of the land: contour lines by marching squares over a gentle landscape, one steep hill, and grass.

import { pathOf, softened } from "kurgan/board/areas";
import { chance, relief, sway } from "kurgan/board/ink";
import type { Point } from "kurgan/board/hexes";
import { SHEET } from "./sheet";

const CELL = 12;
const STEP = 10; // metres from line to line

/** Metres above the river: the steppe rolls, and is highest in the west. */
function height(x: number, y: number): number {
  return relief(x / 150 + 7, y / 150) * 62 + relief(x / 60, y / 60 + 5) * 14 + Math.max(0, 620 - x) * 0.07;
}

/** The rings of a hill, the foot first: wider on one flank than on the other, the same bends all the way up. */
export function rings({ x, y }: Point): string[] {
  return [57, 51, 45, 39, 33, 27, 20, 13, 7].map((radius) => {
    const points = Array.from({ length: 22 }, (_, turn) => {
      const angle = (turn / 22) * 2 * Math.PI;
      const [right, down] = [Math.cos(angle), Math.sin(angle)];
      const bend = 1 + (relief(right * 1.9 + 5, down * 1.9 + radius / 70) - 0.5) * 0.42;
      return { x: x + 3 + right * radius * bend * 1.03, y: y - 2 + down * radius * bend * 0.92 };
    });
    return pathOf(softened({ points, isClosed: true }, 2));
  });
}

/** Short strokes down the slopes of a hill, closer where it is steep. */
export function hachures({ x, y }: Point): string {
  const random = chance(`slope ${x} ${y}`);
  let path = "";
  for (let turn = 0; turn < 64; turn++) {
    const angle = ((turn + sway(random, 0.3)) / 64) * 2 * Math.PI;
    const [right, down] = [Math.cos(angle), Math.sin(angle)];
    const [near, long] = [40 + sway(random, 6), 5 + random() * 6 * (1 + right * 0.4)];
    path += `M${(x + 3 + right * near).toFixed(1)} ${(y - 2 + down * near * 0.9).toFixed(1)}l${(right * long).toFixed(1)} ${(down * long).toFixed(1)}`;
  }
  return path;
}

/** Contour lines where `isLand`: every tenth metre, and every fiftieth apart, to be drawn thicker. */
export function contours(isLand: (point: Point) => boolean): { thin: string; thick: string } {
  const drawn = { thin: "", thick: "" };
  const columns = Math.ceil((980 - SHEET.left) / CELL);
  const row = (y: number) => Array.from({ length: columns + 1 }, (_, i) => height(SHEET.left + i * CELL, y));
  let upper = row(SHEET.top);
  for (let y = SHEET.top; y < SHEET.bottom; y += CELL) {
    const lower = row(y + CELL);
    for (let i = 0; i < columns; i++) {
      const [x, tall] = [SHEET.left + i * CELL, [upper[i]!, upper[i + 1]!, lower[i + 1]!, lower[i]!]];
      const highest = Math.max(...tall);
      for (let metres = Math.ceil(Math.min(...tall) / STEP) * STEP; metres <= highest; metres += STEP) {
        if (!isLand({ x: x + CELL, y: y + CELL / 2 })) break;
        drawn[metres % 50 === 0 ? "thick" : "thin"] += crossing(x, y, tall, metres);
      }
    }
    upper = lower;
  }
  return drawn;
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

/** Willows and poplars in small clumps, each a crown on its shadow. */
export function trees(isWood: (point: Point) => boolean): { crowns: string; shadows: string } {
  const random = chance("trees");
  const drawn = { crowns: "", shadows: "" };
  for (let y = SHEET.top; y < SHEET.bottom; y += 15) {
    for (let x = 1000; x < SHEET.right; x += 16) {
      const at = { x: x + sway(random, 8), y: y + sway(random, 7) };
      const wide = 3.5 + random() * 3;
      if (relief(at.x / 55 + 40, at.y / 55) < 0.62 || !isWood(at)) continue;
      drawn.crowns += crown(at, wide);
      drawn.shadows += crown({ x: at.x + 2, y: at.y + 2.5 }, wide);
    }
  }
  return drawn;
}

function crown({ x, y }: Point, wide: number): string {
  const w = wide.toFixed(1);
  return `M${(x - wide).toFixed(1)} ${y.toFixed(1)}a${w} ${w} 0 1 1 ${(2 * wide).toFixed(1)} 0a${w} ${w} 0 1 1-${(2 * wide).toFixed(1)} 0`;
}
