// What boards of hexes draw alike, each in its own paint: the way of a move.

import { between, pathOf } from "./areas";
import type { Point } from "./hexes";

const CLEAR = 0.36; // of the first step: the counter that goes stays readable

/** A way through points as a line, and how its head is moved and turned to lie at its end. */
export function wayOf([start, ...points]: Point[]): { line: string; head: string } {
  const [before, end] = [points.at(-2) ?? start!, points.at(-1)!];
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  const line = pathOf({ points: [between(start!, points[0]!, CLEAR), ...points], isClosed: false });
  return { line, head: `translate(${end.x} ${end.y}) rotate(${angle})` };
}
