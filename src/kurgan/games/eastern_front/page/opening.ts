// Where one looks first: at the middle of the front of one's own side.

import type { Point } from "kurgan/board/hexes";
import { hexesIn } from "./areas";
import { centreOf } from "./sheet";
import type { View } from "./types";
import { sideOf } from "./units";

/** The middle of those who stand next to the enemy, or of all who are on the map. */
export function middleOf({ units, seat, zones }: View): Point | undefined {
  const own = Object.values(units).filter((unit) => sideOf(unit) === seat);
  const standing = own.flatMap(({ hex }) => hex ?? []);
  const enemy = Object.entries(zones).find(([side]) => side !== seat)?.[1] ?? [];
  const within = standing.filter((hex) => hexesIn(enemy, "+").has(hex));
  const points = (within.length > 0 ? within : standing).map(centreOf);
  if (points.length === 0) return undefined;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
}
