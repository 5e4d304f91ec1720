// A place and a unit in words, for the panel and for those who hear the page.

import type { Words } from "kurgan/words/words";
import { signAt } from "./areas";
import { monthOf } from "./months";
import { isInField, signOf } from "./sheet";
import type { PlaceView, Scene, View } from "./types";
import { unitsAt, type Unit } from "./units";

const TERRAIN: Record<string, string> = {
  ".": "clear",
  "^": "hill",
  "%": "swamp",
  M: "mountain",
  "~": "sea",
  o: "lake",
};

/** "Kalach (2724), town, on a railway, held by the Axis; XIV Panzer Corps, Axis, 5-5-6, has moved". */
export function describe(scene: Scene, view: View, hex: string, words: Words): string {
  const units = unitsAt(scene, view, hex).map((unit) => unitLine(unit, words));
  return [groundLine(scene, view, hex, words), ...units].join(words.get("list-semicolon"));
}

const named = new WeakMap<Scene, Map<string, PlaceView>>();

export function placeAt(scene: Scene, hex: string): PlaceView | undefined {
  const known = named.get(scene) ?? new Map(scene.places.map((place) => [place.hex, place]));
  named.set(scene, known);
  return known.get(hex);
}

/** A hex by the name of its city, or by its number if it has none. */
export function placeName(scene: Scene, hex: string, words: Words): string {
  const place = placeAt(scene, hex);
  return place ? words.text(place.name) : hex;
}

/** The ground of a hex, and whose it is. */
export function groundLine(scene: Scene, view: View, hex: string, words: Words): string {
  const place = placeAt(scene, hex);
  const holder = { A: "axis", S: "soviet" }[signAt(view.control, hex)];
  const worth = view.goals.find((goal) => goal.hex === hex)?.points;
  return [
    place ? words.get("place-with-hex", { name: words.text(place.name), hex }) : hex,
    words.get(`terrain-${TERRAIN[signOf(scene, scene.terrain, hex)]}`),
    ...(place ? [words.get(`kind-${place.kind}`)] : []),
    ...(place?.is_fortress ? [words.get("place-fortress")] : []),
    ...(place?.is_port ? [words.get("place-port")] : []),
    ...(place?.has_factory ? [words.get("place-factory")] : []),
    ...(worth === undefined ? [] : [words.get("place-worth", { points: worth })]),
    ...(holder ? [words.get("place-held", { name: holder })] : []),
    ...(isInField(scene, hex) ? [] : [words.get("place-outside")]),
  ].join(", ");
}

export function unitLine(unit: Unit, words: Words): string {
  return [
    words.text(unit.name),
    words.get("standing-name", { name: unit.side }),
    ratingsOf(unit),
    ...conditionsOf(unit, words),
  ].join(", ");
}

export function ratingsOf({ attack, defence, movement }: Pick<Unit, "attack" | "defence" | "movement">): string {
  return `${attack}-${defence}-${movement}`;
}

export function conditionsOf(unit: Unit, words: Words): string[] {
  return [
    ...(unit.dispersed ? [words.get("unit-dispersed")] : []),
    ...(unit.spent ? [words.get("unit-spent")] : unit.moved ? [words.get("unit-moved")] : []),
    ...(unit.hungry > 0 ? [words.get("unit-hungry", { left: unit.endures - unit.hungry })] : []),
    ...(unit.owed ? [words.get("unit-owed")] : []),
    ...(unit.where === "lost" ? [words.get("unit-lost")] : []),
    ...(unit.where === "gone" ? [words.get("unit-gone")] : []),
    ...(unit.where === "reserve" ? [words.get("unit-reserve")] : []),
    ...(unit.where === "coming" && unit.arrives
      ? [words.get("unit-coming", { month: monthOf(unit.arrives, words) })]
      : []),
  ];
}
