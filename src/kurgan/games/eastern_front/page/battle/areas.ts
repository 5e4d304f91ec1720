// Moves gathered by the part of the map in which they end.

import type { LineMessage } from "kurgan/api/types";
import type { Point } from "kurgan/board/hexes";
import { centreOf, SIZE } from "../sheet";

const NEAR = 5 * Math.sqrt(3) * SIZE; // how far from one another those of one area may be
const MOST_AREAS = 6; // in more parts nobody follows a month

interface Area {
  lines: LineMessage[];
  middle: Point;
}

/** Each to the nearest area, or to one of its own while there are few. */
export function areas(lines: LineMessage[]): LineMessage[][] {
  const found: Area[] = [];
  for (const line of lines) {
    const end = centreOf(line.places.at(-1) ?? "0000");
    const away = ({ middle }: Area) => Math.hypot(middle.x - end.x, middle.y - end.y);
    const nearest = found.reduce<Area | null>((best, each) => (best && away(best) <= away(each) ? best : each), null);
    if (nearest && (away(nearest) < NEAR || found.length >= MOST_AREAS)) join(nearest, line, end);
    else found.push({ lines: [line], middle: end });
  }
  return found.map((each) => each.lines);
}

function join(area: Area, line: LineMessage, { x, y }: Point): void {
  area.lines.push(line);
  const share = 1 / area.lines.length;
  const { middle } = area;
  area.middle = { x: middle.x + (x - middle.x) * share, y: middle.y + (y - middle.y) * share };
}
