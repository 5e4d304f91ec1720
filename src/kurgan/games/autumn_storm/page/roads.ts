// Roads: one way through all the road hexes it meets, paved in them and a track before, between and beyond.

import { border, softened } from "kurgan/board/areas";
import { chance, sway } from "kurgan/board/ink";
import { columnRow, hexAt, said, type Point } from "kurgan/board/hexes";
import { centreOf, gridOf, hexesOf, SHEET } from "./sheet";
import type { Scene } from "./types";

export interface Roads {
  paved: string;
  tracks: string;
}

export function roads(scene: Scene): Roads {
  const drawn: Roads = { paved: "", tracks: "" };
  const names = hexesOf(scene, "road");
  const town = border(gridOf(scene), hexesOf(scene, "ruins")).flatMap((line) => line.points);
  for (const chain of chains([...names].sort())) {
    const points = chain.map(centreOf);
    const from = { x: SHEET.left, y: points[0]!.y + (points[0]!.y - 420) * 0.4 };
    pave(drawn, winding([from, ...points, nearest(points.at(-1)!, town)]), (point) => {
      return names.has(hexAt(gridOf(scene), point) ?? "");
    });
  }
  return drawn;
}

/** Road hexes that follow one another eastward, each in one chain. */
function chains(names: string[]): string[][] {
  const found: string[][] = [];
  for (const name of names) {
    const [column, row] = columnRow(name);
    const chain = found.find((each) => {
      const [last, down] = columnRow(each.at(-1)!);
      return column === last + 1 && Math.abs(row - down) <= 1;
    });
    if (chain) chain.push(name);
    else found.push([name]);
  }
  return found;
}

function nearest(from: Point, points: Point[]): Point {
  const far = ({ x, y }: Point) => Math.hypot(x - from.x, y - from.y) + (x < from.x ? 200 : 0);
  return points.reduce((best, point) => (far(point) < far(best) ? point : best));
}

/** A way is never quite straight. */
function winding(points: Point[]): Point[] {
  const random = chance(`road ${points[1]!.x} ${points[1]!.y}`);
  const bent = points.flatMap((point, i) => {
    const next = points[i + 1];
    if (!next) return [point];
    const [right, down] = [next.x - point.x, next.y - point.y];
    const bends = Math.ceil(Math.hypot(right, down) / 60);
    return Array.from({ length: bends }, (_, bend) => ({
      x: point.x + (right * bend) / bends + (bend ? sway(random, 9) : 0),
      y: point.y + (down * bend) / bends + (bend ? sway(random, 11) : 0),
    }));
  });
  return softened({ points: bent, isClosed: false }, 3).points;
}

function pave(drawn: Roads, points: Point[], isPaved: (point: Point) => boolean): void {
  points.slice(1).forEach((to, i) => {
    const from = points[i]!;
    const kind = isPaved(to) ? "paved" : "tracks";
    const isOn = drawn[kind].endsWith(said(from));
    drawn[kind] += `${isOn ? "" : `M${said(from)}`}L${said(to)}`;
  });
}
