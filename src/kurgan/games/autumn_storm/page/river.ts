// The Volga: one body of water between a bank with landings and a far shore.

import { border, softened, type Line } from "kurgan/board/areas";
import { relief, wandering } from "kurgan/board/ink";
import type { Point } from "kurgan/board/hexes";
import { centreOf, gridOf, hexesOf, SHEET, SIZE } from "./sheet";
import type { Scene } from "./types";

const BEND = 40; // how far a bend reaches

/** The near bank from north to south: the hexes' border, with the landings drawn in to spits of sand. */
export function bank(scene: Scene): Line {
  const water = hexesOf(scene, "volga");
  const land = new Set(scene.hexes.map((hex) => hex.name).filter((name) => !water.has(name)));
  const [line] = border(gridOf(scene), land, (other) => other !== null && water.has(other));
  const points = line!.points.map((point) => onGround(scene, point));
  const [first, last] = [points[0]!, points.at(-1)!];
  const north = [0.95, 0.7, 0.4].map((share) => away(first, SHEET.top * share * 1.2, 60));
  const south = [0.35, 0.65, 1.2].map((share) => away(last, (SHEET.bottom - last.y) * share, -70));
  return softened({ points: [...north, ...points, ...south], isClosed: false }, 3);
}

/** Where a corner of the grid is drawn, so that every area that shares it meets the others. */
export function onGround(scene: Scene, point: Point): Point {
  return wandering(drawnIn(point, [...hexesOf(scene, "ferry")].map(centreOf)), 10, BEND);
}

/** A corner of a landing lies nearer to its heart, so that a spit is smaller than a hex. */
function drawnIn(point: Point, landings: Point[]): Point {
  const landing = landings.find(({ x, y }) => Math.hypot(point.x - x, point.y - y) < SIZE * 1.05);
  if (!landing || point.x < landing.x - SIZE * 0.6) return point;
  const share = point.x > landing.x ? 0.4 : 0.26;
  return { x: point.x + (landing.x - SIZE * 0.3 - point.x) * share, y: point.y + (landing.y - point.y) * share };
}

function away(from: Point, down: number, lean: number): Point {
  return wandering({ x: from.x + lean * Math.abs(down / 400), y: from.y + down }, 30, BEND);
}

/** The far shore from south to north, so that with the near bank it goes around the water. */
export function shore(): Line {
  const points: Point[] = [];
  for (let y = SHEET.bottom + 60; y >= SHEET.top - 60; y -= 70) {
    points.push(wandering({ x: 1046 + Math.sin(y / 230) * 22 + Math.sin(y / 97) * 7, y }, 16, BEND));
  }
  return softened({ points, isClosed: false }, 2);
}

/** A sandbank in mid-stream, long and low. */
export function sandbank(x: number, y: number, high: number): Line {
  const points: Point[] = [];
  for (let turn = 0; turn < 10; turn++) {
    const angle = (turn / 10) * 2 * Math.PI;
    const wide = high * 0.16 * (1 + 0.3 * Math.sin(turn * 2.4));
    points.push({ x: x + Math.cos(angle) * wide - Math.sin(angle) * 6, y: y + Math.sin(angle) * high * 0.5 });
  }
  return softened({ points, isClosed: true }, 2);
}

/** Wave strokes on open water, in threes, thinner towards the land. */
export function waves(isWater: (point: Point) => boolean): string {
  let path = "";
  for (let y = SHEET.top + 20; y < SHEET.bottom; y += 27) {
    for (let x = 680; x < 1060; x += 46) {
      const at = wandering({ x: x + (Math.round(y / 27) % 2) * 23, y }, 15, BEND);
      const long = 7 + relief(x / 9, y / 9) * 6;
      if (relief(x / 31 + 3, y / 31) < 0.36) continue;
      if (![-30, 0, 34].every((side) => isWater({ x: at.x + side, y: at.y }))) continue;
      path += `M${at.x.toFixed(1)} ${at.y.toFixed(1)}q${long / 2}-4.5 ${long.toFixed(1)} 0t${long.toFixed(1)} 0`;
    }
  }
  return path;
}
