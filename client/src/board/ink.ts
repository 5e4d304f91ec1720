// Chance for drawing: the same seed draws the same map, on every screen and every time.

import type { Point } from "./hexes";

export type Chance = () => number;

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function chance(seed: string): Chance {
  let state = 2166136261;
  for (const sign of seed) state = Math.imul(state ^ sign.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number so far either side of nought. */
export function sway(random: Chance, most: number): number {
  return (random() * 2 - 1) * most;
}

/** A gentle landscape between 0 and 1: chance at whole numbers, smooth between them. */
export function relief(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [eased(x - left), eased(y - top)];
  const upper = scatter(left, top) * (1 - right) + scatter(left + 1, top) * right;
  const lower = scatter(left, top + 1) * (1 - right) + scatter(left + 1, top + 1) * right;
  return upper * (1 - down) + lower * down;
}

/** A point led astray, so far at most: the same point always to the same spot, and its neighbours with it if they are within
 * `wide` of it. */
export function wandering({ x, y }: Point, most: number, wide: number): Point {
  return {
    x: x + (relief(x / wide, y / wide) - 0.5) * 2 * most,
    y: y + (relief(y / wide + 9, x / wide) - 0.5) * 2 * most,
  };
}

const eased = (share: number) => share * share * (3 - 2 * share);

function scatter(x: number, y: number): number {
  let mixed = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}
