// Railways and roads: smooth lines through the middles of hexes, and through the towns that lie beside a middle.

import { between, curveOf, joined, relaxed, type Line } from "kurgan/board/areas";
import { across, isOnGrid, nameOf, POINTY_TOP, type Point } from "kurgan/board/hexes";
import type { Scene } from "../types";
import { centreOf, gridOf, SIZE } from "../sheet";
import { numbered } from "./ground";

const BANK = 21; // how far a town is drawn from the middle of its hex to the river it lies on
const ASIDE = 9; // how far a road keeps from the railway beside it

/** Where each place is drawn: in the middle of its hex, or nearer to its river. */
export function spots(scene: Scene): Map<string, Point> {
  const banks = new Map<string, string[]>(); // from each hex, the hexes across a river
  for (const [hex, side] of scene.rivers.flatMap(({ sides }) => numbered(sides))) {
    const cell = across(POINTY_TOP, hex, side);
    if (!isOnGrid(gridOf(scene), ...cell)) continue;
    const other = nameOf(...cell);
    banks.set(hex, [...(banks.get(hex) ?? []), other]);
    banks.set(other, [...(banks.get(other) ?? []), hex]);
  }
  return new Map(scene.places.map(({ hex }) => [hex, onBank(centreOf(hex), (banks.get(hex) ?? []).map(centreOf))]));
}

/** So far towards what lies beyond the river; in the middle, if it is all around. */
function onBank(centre: Point, beyond: Point[]): Point {
  const right = beyond.reduce((sum, { x }) => sum + x - centre.x, 0);
  const down = beyond.reduce((sum, { y }) => sum + y - centre.y, 0);
  const long = Math.hypot(right, down);
  return long < SIZE ? centre : { x: centre.x + (right / long) * BANK, y: centre.y + (down / long) * BANK };
}

export interface Ways {
  rails: string[];
  roads: string[];
  highways: string[];
}

export function ways(scene: Scene, spotOf: ReadonlyMap<string, Point>): Ways {
  const at = (hex: string) => spotOf.get(hex) ?? centreOf(hex);
  const rails = pieces(scene.rails);
  const isBeside = (from: string, to: string) => rails.has(pieceOf(from, to));
  const roads = (isHighway: boolean) =>
    [...pieces(scene.roads.filter((road) => road.is_highway === isHighway))].flatMap((piece) => {
      const [from, to] = piece.split(" ") as [string, string];
      const middle = aside(at(from), at(to), isBeside(from, to) ? ASIDE : 4);
      return [[at(from), middle] as [Point, Point], [middle, at(to)] as [Point, Point]];
    });
  const tracks = [...rails].map((piece) => piece.split(" ").map(at) as [Point, Point]);
  return { rails: drawn(tracks), roads: drawn(roads(false)), highways: drawn(roads(true)) };
}

/** Pieces as the smooth lines of the map. */
export function drawn(pieces: [Point, Point][]): string[] {
  return joined(pieces).map((line) => curveOf(eased(line)));
}

/** A line that is not too true to the middles of hexes. */
const eased = (line: Line) => relaxed(line, 0.12);

/** Each step from hex to hex once, however many lines share it. */
function pieces(lines: { hexes: string[] }[]): Set<string> {
  return new Set(lines.flatMap(({ hexes }) => hexes.slice(1).map((hex, i) => pieceOf(hexes[i]!, hex))));
}

const pieceOf = (from: string, to: string) => [from, to].sort().join(" ");

function aside(from: Point, to: Point, by: number): Point {
  const { x, y } = between(from, to, 0.5);
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const [right, down] = [(to.x - from.x) / long, (to.y - from.y) / long];
  const turn = right >= 0 ? 1 : -1; // always on the same side, whichever way the piece is told
  return { x: x - down * by * turn, y: y + right * by * turn };
}
