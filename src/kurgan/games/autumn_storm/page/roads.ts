// Roads: paved from road hex to road hex, and as tracks where they come from and where they lead.

import { border, softened } from "kurgan/board/areas";
import { sway, chance } from "kurgan/board/ink";
import { columnRow, type Point } from "kurgan/board/hexes";
import { centreOf, gridOf, hexesOf, SHEET, SIZE } from "./sheet";
import type { Scene } from "./types";

export interface Roads {
  paved: string;
  tracks: string;
}

export function roads(scene: Scene): Roads {
  const drawn: Roads = { paved: "", tracks: "" };
  const names = [...hexesOf(scene, "road")].sort();
  const town = border(gridOf(scene), hexesOf(scene, "ruins")).flatMap((line) => line.points);
  const follows = new Map(names.map((name) => [name, eastward(name, names)]));
  const reached = new Set(follows.values());
  for (const name of names) {
    const here = centreOf(name);
    const next = follows.get(name);
    const isPaved = scene.roads.some((pair) => pair.includes(name) && pair.includes(next ?? ""));
    if (next && isPaved) drawn.paved += winding([here, centreOf(next)]);
    else drawn.tracks += winding([here, next ? centreOf(next) : nearest(here, town)]);
    if (!reached.has(name)) drawn.tracks += winding([{ x: SHEET.left, y: here.y + (here.y - 400) * 0.35 }, here]);
    drawn.paved += winding([{ x: here.x - SIZE * 0.62, y: here.y - 14 }, here, { x: here.x + SIZE * 0.62, y: here.y + 16 }]);
  }
  return drawn;
}

/** The road hex a road leads on to: the next column, two hexes away at most. */
function eastward(name: string, names: string[]): string | undefined {
  const [column, row] = columnRow(name);
  return names.find((other) => {
    const [right, down] = columnRow(other);
    return right === column + 1 && Math.abs(down - row) <= 1;
  });
}

function nearest(from: Point, points: Point[]): Point {
  const far = ({ x, y }: Point) => Math.hypot(x - from.x, y - from.y) + (x < from.x ? 200 : 0);
  return points.reduce((best, point) => (far(point) < far(best) ? point : best));
}

/** A way is never quite straight. */
function winding(points: Point[]): string {
  const random = chance(`road ${points[0]!.x} ${points[0]!.y}`);
  const bent = points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [point];
    const far = Math.hypot(next.x - point.x, next.y - point.y);
    const turns = [0.33, 0.67].map((share) => ({
      x: point.x + (next.x - point.x) * share + sway(random, far * 0.05),
      y: point.y + (next.y - point.y) * share + sway(random, far * 0.08),
    }));
    return [point, ...turns];
  });
  const { points: soft } = softened({ points: bent, isClosed: false }, 2);
  return "M" + soft.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
}
