// A stack that is spread out: its counters side by side over whatever lies around, each large enough to be pressed.

import type { Box } from "./Board";
import type { Point } from "./hexes";

export interface Fan {
  place: string;
  /** How much larger its counters are drawn than where they stand. */
  scale: number;
  /** Half the side of one of them, drawn so. */
  half: number;
  counters: readonly { subject: string; at: Point }[];
}

/** What a fan is measured by. */
interface Measure {
  /** Half the side of a counter where it stands. */
  half: number;
  /** Pixels of the screen for a unit of the drawing. */
  scale: number;
  /** The least side of a counter of the fan, in pixels. */
  least: number;
  /** What of the drawing is in sight: all of the fan is to lie within. */
  sight?: Box | undefined;
}

export const FINGER = 44; // pixels a finger needs to press
const GAP = 0.14; // between two counters, of a side
const ROW = 4; // side by side

/** The counters of a place around its centre, in rows; at the edge of what is in sight, as near to it as there is room. */
export function fanned(place: string, centre: Point, subjects: readonly string[], measure: Measure): Fan {
  const scale = Math.max(1, measure.least / (2 * measure.half * measure.scale));
  const half = measure.half * scale;
  const pitch = 2 * half * (1 + GAP);
  const rows = Math.ceil(subjects.length / ROW);
  const at = measure.sight
    ? inSight(centre, (Math.min(ROW, subjects.length) * pitch) / 2, (rows * pitch) / 2, measure.sight)
    : centre;
  const counters = subjects.map((subject, which) => {
    const row = Math.floor(which / ROW);
    const wide = Math.min(ROW, subjects.length - row * ROW);
    const [right, down] = [(which % ROW) - (wide - 1) / 2, row - (rows - 1) / 2];
    return { subject, at: { x: at.x + right * pitch, y: at.y + down * pitch } };
  });
  return { place, scale, half, counters };
}

function inSight({ x, y }: Point, wide: number, high: number, { left, top, right, bottom }: Box): Point {
  const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));
  return { x: within(x, left + wide, right - wide), y: within(y, top + high, bottom - high) };
}

/** Which counter of a fan a point lies on. */
export function subjectIn(fan: Fan, point: Point): string | null {
  return fan.counters.find(({ at }) => isWithin(at, fan.half, point))?.subject ?? null;
}

/** Does a point lie on a fan, or between its counters? */
export function isOn(fan: Fan, point: Point): boolean {
  return fan.counters.some(({ at }) => isWithin(at, fan.half * (1 + 2 * GAP), point));
}

function isWithin(at: Point, half: number, { x, y }: Point): boolean {
  return Math.abs(x - at.x) <= half && Math.abs(y - at.y) <= half;
}
