// A place and a unit in words, for the panel and for those who hear the page.

import type { TextMessage } from "kurgan/api/types";
import type { Words } from "kurgan/words/words";
import type { Scene, UnitView, View } from "./types";

/** "0502 Mamayev Kurgan, hill, worth 2, held by …; 84th Tank Brigade, 6-4-5, strength 4 of 4, disrupted". */
export function describe(scene: Scene, view: View, place: string, words: Words): string {
  const parts = [ground(scene, view, place, words), ...occupants(view, place, words)];
  if (!view.seen.includes(place)) parts.push(words.get("place-unseen"));
  return parts.join(words.get("list-semicolon"));
}

function ground(scene: Scene, view: View, place: string, words: Words): string {
  const hex = scene.hexes.find(({ name }) => name === place);
  if (!hex) return place;
  const named = words.has(`place-${place}`) ? `${place} ${words.get(`place-${place}`)}` : place;
  const held = view.control[place];
  return [
    named,
    words.get(`terrain-${hex.terrain}`),
    hex.victory > 0 ? words.get("place-worth", { value: hex.victory }) : "",
    hex.source ? words.get("place-source", { side: words.get(`side-${hex.source}`) }) : "",
    held ? words.get("place-held", { side: words.get(`side-${held}`) }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

function occupants(view: View, place: string, words: Words): string[] {
  const units = view.units
    .filter((unit) => unit.hex === place)
    .flatMap((unit) => [unitLine(unit, words), ...(unit.reach.length > 0 ? [words.get("unit-reach")] : [])]);
  const ghosts = view.ghosts
    .filter((ghost) => ghost.hex === place)
    .map(({ label, turn }) => words.get(view.seen.includes(place) ? "ghost-gone" : "ghost-there", { label, turn }));
  return [...units, ...ghosts];
}

function unitLine(unit: UnitView, words: Words): string {
  const side = words.get(`side-${unit.side}`);
  if (unit.kind === null) return words.get("unit-unknown", { side });
  const parts = [nameOf(unit, words), side, ratingsOf(unit), strengthOf(unit, words), ...conditionsOf(unit, words)];
  return parts.filter(Boolean).join(", ");
}

/** A formation's full name where the view tells it, else what it is. */
export function nameOf(unit: UnitView & { name?: TextMessage | null }, words: Words): string {
  if (unit.name) return words.text(unit.name);
  return words.get("unit-formation", {
    label: unit.label,
    kind: unit.kind ?? "",
    size: words.get(`size-${unit.size}`),
  });
}

export function ratingsOf(unit: UnitView): string {
  return [unit.attack, unit.defence, unit.movement].join("-");
}

export function strengthOf({ strength, last_strength, maximum }: UnitView, words: Words): string {
  if (strength !== null) return words.get("unit-strength", { strength, maximum: maximum ?? strength });
  return last_strength === null ? "" : words.get("unit-last-strength", { strength: last_strength });
}

export function conditionsOf(unit: UnitView, words: Words): string[] {
  const conditions = [
    unit.disrupted ? "unit-disrupted" : "",
    unit.supplied ? "" : "unit-unsupplied",
    unit.acted ? "unit-acted" : "",
  ];
  return conditions.filter(Boolean).map((key) => words.get(key));
}

export function isLost(unit: UnitView): boolean {
  return unit.strength === 0;
}
