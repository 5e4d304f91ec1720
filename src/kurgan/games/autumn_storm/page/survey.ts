// The whole printed map worked out once: every line of one kind is one path.

import { border, contains, pathOf, softened, type Line } from "kurgan/board/areas";
import { relief } from "kurgan/board/ink";
import { hexAt, outline, type Point } from "kurgan/board/hexes";
import { ruins } from "./city";
import { ferries } from "./ferries";
import { contours, grass, hachures, rings, trees } from "./relief";
import { bank, onGround, sandbank, shore, waves } from "./river";
import { roads } from "./roads";
import { centreOf, fieldOf, gridOf, hexesOf, SHEET } from "./sheet";
import type { Scene } from "./types";
import { works } from "./works";

export type Survey = ReturnType<typeof measured>;

const kept = new Map<string, Survey>();

/** The drawing of a map; scenarios on the same ground share it. */
export function survey(scene: Scene): Survey {
  const key = scene.hexes.map((hex) => hex.terrain[0]! + hex.terrain.length).join("");
  const found = kept.get(key) ?? measured(scene);
  kept.set(key, found);
  return found;
}

// Most points need no look at the river's bends
const INLAND = 580;
const MIDSTREAM = 940;

function measured(scene: Scene) {
  const [near, far, bar] = [bank(scene), shore(), sandbank(1000, 500, 150)];
  const west: Line = { points: [...near.points, corner("left", "bottom"), corner("left", "top")], isClosed: true };
  const east: Line = { points: [...far.points, corner("right", "top"), corner("right", "bottom")], isClosed: true };
  const terrain = new Map(scene.hexes.map((hex) => [hex.name, hex.terrain]));
  const terrainAt = (point: Point) => terrain.get(hexAt(gridOf(scene), point) ?? "");
  const isWest = (point: Point) => point.x < INLAND || contains(west.points, point);
  const isDry = (point: Point) => isWest({ x: point.x + 12, y: point.y });
  const isEast = (point: Point) => point.x > MIDSTREAM && contains(east.points, point);
  const hills = [...hexesOf(scene, "hill")].map(centreOf);
  const isFlat = (point: Point) => hills.every((hill) => Math.hypot(hill.x - point.x, hill.y - point.y) > 60);
  const isPlain = (point: Point) => isDry(point) && isFlat(point);
  return {
    west: pathOf(west),
    east: pathOf(east),
    bank: pathOf(near),
    shore: pathOf(far),
    bar: pathOf(bar),
    waves: waves((point) => !isWest(point) && !isEast(point) && !contains(bar.points, point)),
    contours: contours(isPlain),
    city: area(scene, "ruins", "factory", "hill", "ferry"),
    yards: area(scene, "factory"),
    rings: hills.map(rings),
    hachures: hills.map(hachures).join(""),
    grass: grass((point) => (isSteppe(terrainAt(point)) && (isTown(point) ? false : isWest(point))) || isEast(point)),
    trees: trees((point) => isEast({ x: point.x - 14, y: point.y })),
    ruins: ruins((point) => isDry(point) && isBuilt(terrainAt(point), point) && isFlat(point)),
    works: works([...hexesOf(scene, "factory")].map(centreOf)),
    roads: roads(scene),
    ferries: ferries([...hexesOf(scene, "ferry")].map(centreOf), near, far),
    hexes: scene.hexes.map((hex) => outline(gridOf(scene), hex.name)).join(""),
  };
}

const isSteppe = (terrain: string | undefined) => terrain === undefined || terrain === "open" || terrain === "road";

function isBuilt(terrain: string | undefined, point: Point): boolean {
  return terrain === "ruins" || (terrain === undefined && isTown(point));
}

/** Beyond the hexes the city goes on along the river, north and south. */
function isTown({ x, y }: Point): boolean {
  const isBeyond = y < 0 || y > 850;
  return isBeyond && x > 430 + (relief(x / 50, y / 50) - 0.5) * 120 - y * 0.05;
}

function corner(side: "left" | "right", end: "top" | "bottom"): Point {
  return { x: SHEET[side] + (side === "left" ? -60 : 60), y: SHEET[end] + (end === "top" ? -60 : 60) };
}

/** Ground of one kind, with a border softer than hexes are. */
function area(scene: Scene, ...terrains: string[]): string {
  return border(gridOf(scene), hexesOf(scene, ...terrains))
    .map(({ points, isClosed }) => {
      const uneven = points.map((point) => onGround(scene, point));
      return pathOf(softened({ points: uneven, isClosed }, 3));
    })
    .join("");
}

/** What lies outside the field: the sheet with a hole. */
export function outside(scene: Scene): string {
  const lines = border(gridOf(scene), fieldOf(scene));
  return frame(SHEET.left, SHEET.top, SHEET.right, SHEET.bottom) + lines.map(pathOf).join("");
}

export function fieldLine(scene: Scene): string {
  return border(gridOf(scene), fieldOf(scene)).map(pathOf).join("");
}

export function frame(left: number, top: number, right: number, bottom: number): string {
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}
