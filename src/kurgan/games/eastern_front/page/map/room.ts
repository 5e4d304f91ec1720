// Room for writing on the sheet: what is written first stands, and nothing is written over it.

import type { Box } from "kurgan/board/Board";
import type { Point } from "kurgan/board/hexes";

const LETTER = 0.54; // how wide one is, of its size
const STEP = 1.2; // from one nearness to the next

/** The nearness a scale belongs to, as the least scale of it: what is written for it is never too small. */
export function nearness(scale: number): number {
  return STEP ** Math.floor(Math.log(scale) / Math.log(STEP) + 1e-6);
}

/** So large is written what takes so many pixels from far; from near it grows with the sheet. */
export function sizeOf(pixels: number, nearness: number): number {
  return Math.max(pixels / nearness, pixels * 1.1);
}

/** How long a line of writing is; letters may be spaced, by a share of their size. */
export function lengthOf(text: string, size: number, spaced = 0): number {
  return text.length * (LETTER + spaced) * size;
}

/** The box around a line of writing, by the middle of its foot. */
export function lineBox({ x, y }: Point, size: number, length: number): Box {
  const half = length / 2 + size * 0.15;
  return { left: x - half, right: x + half, top: y - size * 0.8, bottom: y + size * 0.25 };
}

/** The box around some points, with so much air. */
export function boxAround(points: Point[], air: number): Box {
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...across) - air,
    right: Math.max(...across) + air,
    top: Math.min(...down) - air,
    bottom: Math.max(...down) + air,
  };
}

export class Room {
  private readonly taken: Box[] = [];

  /** Nothing is written beyond the edge of the sheet. */
  constructor(private readonly sheet: Box) {}

  take(box: Box): void {
    this.taken.push(box);
  }

  isFree(box: Box): boolean {
    return isWithin(box, this.sheet) && !this.taken.some((other) => meet(box, other));
  }
}

export function isWithin(one: Box, other: Box): boolean {
  return one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
