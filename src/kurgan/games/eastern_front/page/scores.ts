// What each side has, what it needs and by when, in words.

import type { Words } from "kurgan/words/words";
import { placeName } from "./describe";
import { monthOf } from "./months";
import type { DateView, GoalView, Scene, SideView, View } from "./types";

/** How many points are enough for a side, in two words; nothing where they are not counted. */
export function goalOf({ name, needs }: SideView, { winner }: View, words: Words): string {
  if (needs === null) return "";
  return words.get(winner === null ? "standing-goal" : "standing-goal-over", { needs, name });
}

/** How a side stands; `own` is the side of the one who looks. */
export function standingOf(side: SideView, own: string | null, words: Words): string {
  const { name, score, needs, draws, destroyed, at_once, german_corps, allied_corps, foils } = side;
  const who = name === own ? `your-${name}` : name;
  const parts = [words.get("standing-has", { who, score, destroyed })];
  if (needs !== null) parts.push(words.get(at_once ? "standing-wins-once" : "standing-wins", { who, needs }));
  if (draws !== null) parts.push(words.get("standing-draws", { draws, most: (needs ?? 0) - 1 }));
  if (foils) parts.push(words.get("standing-foils", { who }));
  if (german_corps > 0)
    parts.push(words.get("standing-prizes", { german: german_corps, allied: allied_corps, destroyed }));
  return parts.join(" ");
}

/** Every place that is worth something, the most valuable first. */
export function goalsOf({ goals }: View): GoalView[] {
  return [...goals].sort((one, other) => other.points - one.points || one.hex.localeCompare(other.hex));
}

/** What must be held by a date. */
export function dateOf({ month, points, all, any }: DateView, scene: Scene, words: Words): string {
  const named = (hexes: string[], key: string) =>
    hexes.length > 0 ? [words.get(key, { places: hexes.map((hex) => placeName(scene, hex, words)).join(", ") })] : [];
  const what = [
    ...(points > 0 ? [words.get("standing-points", { points })] : []),
    ...named(all, "date-all"),
    ...named(any, "date-any"),
  ];
  return words.get("date-by", { month: monthOf(month, words), what: what.join(", ") });
}

/** The points of a side as a sum: its places with their worth, and what it destroyed. */
export function accountOf(side: SideView, scene: Scene, view: View, words: Words): string {
  const held = goalsOf(view).filter(({ holder }) => holder === side.name);
  const parts = held.map(({ hex, points }) =>
    words.get("ending-place", { place: placeName(scene, hex, words), points }),
  );
  if (side.destroyed > 0) parts.push(words.get("ending-destroyed", { points: side.destroyed }));
  const places = parts.length > 0 ? parts.join(", ") : words.get("ending-nothing");
  return words.get("ending-side", { name: side.name, score: side.score, places });
}
