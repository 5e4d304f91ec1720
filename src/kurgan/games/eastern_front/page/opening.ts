// Where one looks first: at the middle of the front of one's own side.

import type { Point } from "kurgan/board/hexes";
import { centreOf, SIZE } from "./sheet";
import type { View } from "./types";
import { sideOf } from "./units";

const NEAR = 3.5 * Math.sqrt(3) * SIZE; // within three hexes of an enemy one is at the front

/** The middle of those who stand near the enemy, or of all who are on the map. */
export function middleOf({ units, seat }: View): Point | undefined {
  const standing = (isOwn: boolean) =>
    Object.values(units)
      .filter((unit) => (sideOf(unit) === seat) === isOwn)
      .flatMap(({ hex }) => (hex === null ? [] : centreOf(hex)));
  const [own, enemies] = [standing(true), standing(false)];
  const front = own.filter(({ x, y }) => enemies.some((enemy) => Math.hypot(enemy.x - x, enemy.y - y) < NEAR));
  const all = front.length > 0 ? front : own;
  return all.length === 0 ? undefined : { x: median(all.map(({ x }) => x)), y: median(all.map(({ y }) => y)) };
}

/** So that a few who stand far from all others do not draw the eye away. */
function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
