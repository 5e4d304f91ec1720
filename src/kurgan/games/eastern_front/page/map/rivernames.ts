// The names of rivers, written along them where they run straight and nothing else is written.

import { pathOf } from "kurgan/board/areas";
import type { Point } from "kurgan/board/hexes";
import type { Words } from "kurgan/words/words";
import { SIZE } from "../sheet";
import type { Setting } from "./names";
import type { River } from "./rivers";
import { boxAround, lengthOf, sizeOf } from "./room";

export interface RiverName {
  id: string;
  /** Where it begins. */
  x: number;
  y: number;
  text: string;
  /** The line it stands on, from left to right. */
  path: string;
  size: number;
}

const PIXELS = 11.5;
const FROM = 56; // pixels for a hex
const APART = 620; // on the sheet, from one name of a river to the next
const STRAIGHT = 0.9; // of its length, from end to end

export function riverNames({ nearness, room }: Setting, rivers: River[], words: Words): RiverName[] {
  if (Math.sqrt(3) * SIZE * nearness < FROM) return [];
  const size = sizeOf(PIXELS, nearness);
  return rivers.flatMap(({ name, line }) => {
    const [text, names] = [words.text(name), [] as RiverName[]];
    const length = lengthOf(text, size, 0.12);
    let last = -APART / 2;
    for (
      let from = 2, along = 0;
      from < line.points.length;
      along += far(line.points[from - 1]!, line.points[from]!), from++
    ) {
      if (along - last < APART * (names.length ? 1 : 0.6)) continue;
      const stretch = stretchOf(line.points, from, length * 1.1);
      if (!stretch || far(stretch[0]!, stretch.at(-1)!) < length * 1.1 * STRAIGHT) continue;
      const box = boxAround(stretch, size * 0.4);
      if (!room.isFree(box)) continue;
      room.take(box);
      names.push({
        id: `ef-along-${name.en.replaceAll(" ", "-")}-${from}`,
        x: stretch[0]!.x,
        y: stretch[0]!.y,
        text,
        size,
        path: pathOf({ points: raised(stretch, size * 0.35), isClosed: false }),
      });
      last = along;
    }
    return names;
  });
}

const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** The points from one on, as far as told. */
function stretchOf(points: Point[], from: number, length: number): Point[] | null {
  for (let to = from + 1, along = 0; to < points.length; to++) {
    along += far(points[to - 1]!, points[to]!);
    if (along >= length) return points.slice(from, to + 1);
  }
  return null;
}

/** From left to right, beside the river and not on it. */
function raised(stretch: Point[], by: number): Point[] {
  const points = stretch[0]!.x <= stretch.at(-1)!.x ? stretch : [...stretch].reverse();
  const last = points.length - 1;
  return points.map(({ x, y }, i) => {
    const [before, after] = [points[Math.max(0, i - 3)]!, points[Math.min(last, i + 3)]!];
    const long = far(before, after) || 1;
    return { x: x + ((after.y - before.y) / long) * by, y: y - ((after.x - before.x) / long) * by };
  });
}
