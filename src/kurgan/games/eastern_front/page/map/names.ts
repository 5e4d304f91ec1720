// The names of places: set for one nearness of the sheet, the greater first; one that finds no room is left out.

import type { Point } from "kurgan/board/hexes";
import type { Place, PlaceKind, Scene } from "../scene";
import { centreOf, signOf, SIZE } from "../sheet";
import { RADIUS } from "./cities";
import { boxAround, lengthOf, lineBox, sizeOf, type Room } from "./room";

/** A name on the sheet: the middle of the foot of its line, and how large it is written. */
export interface Name {
  code: string;
  text: string;
  kind: PlaceKind;
  x: number;
  y: number;
  size: number;
  isOutside: boolean;
}

const KINDS: PlaceKind[] = ["victory", "major", "city", "town"];
const PIXELS: Record<PlaceKind, number> = { victory: 13, major: 12, city: 11.5, town: 11 };
/** From how many pixels for a hex on names of a kind are written. */
const FROM: Record<PlaceKind, number> = { victory: 0, major: 0, city: 26, town: 46 };
const COUNTER = 30; // from the middle of a hex: what lies farther is seen beside a counter

/** What names are set for. */
export interface Setting {
  scene: Scene;
  spotOf: ReadonlyMap<string, Point>;
  nearness: number;
  room: Room;
}

export function placeNames(setting: Setting, textOf: (place: Place) => string): Name[] {
  const { scene, spotOf, nearness, room } = setting;
  const hex = Math.sqrt(3) * SIZE * nearness;
  const shown = scene.places.filter(({ kind }) => hex >= FROM[kind]).sort(byWorth(scene));
  for (const { hex, kind } of shown) room.take(boxAround([spotOf.get(hex)!], RADIUS[kind] * 0.8));
  return shown.flatMap((place) => firstFree(setting, place, textOf(place)) ?? []);
}

function firstFree({ scene, spotOf, nearness, room }: Setting, place: Place, text: string): Name | null {
  const size = sizeOf(PIXELS[place.kind], nearness);
  const length = lengthOf(text, size);
  const stand = stands(place, spotOf.get(place.hex)!, size, length).find((at) =>
    room.isFree(lineBox(at, size, length)),
  );
  if (!stand) return null;
  room.take(lineBox(stand, size, length));
  return { code: place.code, text, kind: place.kind, ...stand, size, isOutside: isOutside(scene, place) };
}

const isOutside = (scene: Scene, { hex }: Place) => signOf(scene, scene.field, hex) === "0";

/** By class, then by what it is worth; what lies outside the battle last. */
function byWorth(scene: Scene) {
  const worth = (place: Place) =>
    (isOutside(scene, place) ? 0 : 1000) + 100 * (4 - KINDS.indexOf(place.kind)) + 10 * place.points;
  return (one: Place, other: Place) => worth(other) - worth(one);
}

/** Where a name may stand: at the foot of its hex, where a counter leaves it free, at the head, then on either side. */
function stands({ hex, kind }: Place, spot: Point, size: number, length: number): Point[] {
  const [centre, r] = [centreOf(hex), RADIUS[kind]];
  const foot = Math.max(spot.y + r, centre.y + COUNTER) + size * 0.9;
  const head = Math.min(spot.y - r, centre.y - COUNTER) - size * 0.35;
  const aside = r + length / 2 + size * 0.3;
  const line = spot.y + size * 0.35;
  return [
    { x: centre.x, y: foot },
    { x: centre.x, y: head },
    ...[1, -1].map((side) => ({ x: spot.x + side * aside, y: line })),
    ...[1, -1].map((side) => ({ x: spot.x + side * (aside - r), y: foot - size * 0.3 })),
    ...[1, -1].map((side) => ({ x: spot.x + side * (aside - r), y: head + size * 0.2 })),
  ];
}
