// The names of places: set for one nearness of the sheet, the greater first; one that finds no room is left out. From far a
// name is longer than a hex: there it stands between the counters, or not at all.

import type { Box } from "kurgan/board/Board";
import type { Point } from "kurgan/board/hexes";
import { overlap } from "kurgan/table/clearing";
import type { PlaceView, Scene } from "../types";
import { centreOf, isInField, SIZE } from "../sheet";
import { kindOf, RADIUS, type PlaceKind } from "./cities";
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
/** So many pixels smaller from so far away that a name covers several hexes. */
const SMALLER = 2;
const LEAST = 11;
const COUNTER = 30; // from the middle of a hex: what lies farther is seen beside a counter

/** What names are set for. */
export interface Setting {
  scene: Scene;
  spotOf: ReadonlyMap<string, Point>;
  /** What each hex is worth in this battle. */
  worth: ReadonlyMap<string, number>;
  nearness: number;
  room: Room;
  /** Hexes on which counters lie. */
  taken?: ReadonlySet<string> | undefined;
}

/** From this nearness on names are shorter than hexes, and find room beside the counters. */
export const NEAR = 0.36;
/** How much of a name may lie on counters: more of what the battle is about, since it is looked for. */
const COVERING = { sought: 0.4, others: 0.08 };

export function placeNames(setting: Setting, textOf: (place: PlaceView) => string): Name[] {
  const { scene, spotOf, nearness, room } = setting;
  const hex = Math.sqrt(3) * SIZE * nearness;
  const shown = scene.places
    .filter((place) => hex >= FROM[kindOf(place)] || setting.worth.has(place.hex))
    .sort(byWorth(setting));
  for (const place of shown) room.take(boxAround([spotOf.get(place.hex)!], RADIUS[kindOf(place)] * 0.8));
  return shown.flatMap((place) => firstFree(setting, place, textOf(place)) ?? []);
}

function firstFree(setting: Setting, place: PlaceView, text: string): Name | null {
  const { scene, spotOf, nearness, room } = setting;
  const kind = kindOf(place);
  const size = sizeOf(nearness < NEAR ? Math.max(LEAST, PIXELS[kind] - SMALLER) : PIXELS[kind], nearness);
  const length = lengthOf(text, size);
  const free = stands(place, spotOf.get(place.hex)!, size, length).filter((at) =>
    room.isFree(lineBox(at, size, length)),
  );
  const stand = nearness < NEAR ? clearest(setting, place, free, { size, length }) : free[0];
  if (!stand) return null;
  room.take(lineBox(stand, size, length));
  return { code: place.code, text, kind, ...stand, size, isOutside: isOutside(scene, place) };
}

/** The stand that covers least of the counters, if it is little enough. */
function clearest(
  { taken = NOBODY, worth }: Setting,
  { hex }: PlaceView,
  free: Point[],
  { size, length }: { size: number; length: number },
): Point | undefined {
  const most = worth.has(hex) ? COVERING.sought : COVERING.others;
  const counters = [...taken].map((each) => boxAround([centreOf(each)], COUNTER));
  const covered = free.map((at) => {
    const box = inkBox(at, size, length);
    return counters.reduce((sum, counter) => sum + overlap(box, counter), 0) / areaOf(box);
  });
  const least = Math.min(...covered);
  return least > most ? undefined : free[covered.indexOf(least)];
}

const NOBODY: ReadonlySet<string> = new Set();
const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

/** The letters of a line without what hangs below it. */
function inkBox({ x, y }: Point, size: number, length: number): Box {
  return { left: x - length / 2, right: x + length / 2, top: y - size * 0.7, bottom: y };
}

const isOutside = (scene: Scene, { hex }: PlaceView) => !isInField(scene, hex);

/** What is worth points first, then by class; what lies outside the battle last. */
function byWorth({ scene, worth }: Setting) {
  const rank = (place: PlaceView) =>
    (isOutside(scene, place) ? 0 : 1000) + 10 * (worth.get(place.hex) ?? 0) - KINDS.indexOf(kindOf(place));
  return (one: PlaceView, other: PlaceView) => rank(other) - rank(one);
}

/** Where a name may stand: at the foot of its hex, where a counter leaves it free, at the head, then on either side. */
function stands(place: PlaceView, spot: Point, size: number, length: number): Point[] {
  const [centre, r] = [centreOf(place.hex), RADIUS[kindOf(place)]];
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
