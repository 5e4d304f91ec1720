// The names of hexes, engraved: a few thousand digits as lines cost less than as text, and are only drawn from near.

import type { Scene } from "../types";
import { centreOf, hexesWith } from "../sheet";
import { Strokes } from "./ground";

export const HIGH = 2; // units of the sheet for one of a digit, which is 3 wide and 5 high

const DIGITS = [
  "m1.500 0a1.500 2.500 0 1 0 .01 0z",
  "m.5 1l1.200-1v5",
  "m0 1.200a1.400 1.300 0 0 1 2.800 .2c0 1.200-2.800 2.200-2.800 3.600h3",
  "m0 .8c.6-1.200 2.700-1 2.700 .5c0 1-.9 1.100-1.400 1.100c.7 0 1.700 .3 1.700 1.300c0 1.700-2.400 1.700-3 .5",
  "m2.200 5v-5l-2.200 3.600h3",
  "m2.700 0h-2.300l-.2 2.200c1-.7 2.800-.3 2.800 1.200c0 1.900-2.300 2-3 .9",
  "m2.500 .2c-1.600-.5-2.500 1.200-2.500 3c0 2.400 3 2.400 3 .3c0-1.900-2.600-2-2.900-.2",
  "h3c-1.200 1.600-1.700 3.200-1.900 5",
  "m1.500 2.300a1.250 1.150 0 1 1 .01 0a1.450 1.350 0 1 1-.01 0",
  "m.5 4.800c1.600 .5 2.500-1.200 2.500-3c0-2.400-3-2.400-3-.3c0 1.900 2.600 2 2.900 .2",
];

/** At the head of each hex of the battle, where a counter leaves room. */
export function coordinates(scene: Scene): string[] {
  const strokes = new Strokes();
  for (const hex of hexesWith(scene, scene.field, "1")) {
    const { x, y } = centreOf(hex);
    const [left, top] = [x / HIGH - 8.5, (y - 44) / HIGH];
    const digits = [...hex].map(
      (digit, i) => `M${(left + i * 4.6).toFixed(1)} ${top.toFixed(1)}${DIGITS[Number(digit)]}`,
    );
    strokes.add({ x, y }, digits.join(""));
  }
  return strokes.paths;
}
