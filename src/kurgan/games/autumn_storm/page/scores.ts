// What each side holds, what it needs and by when, and how its points come about, in words.

import type { Words } from "kurgan/words/words";
import type { HexView, Scene, SideView, View } from "./types";

/** Every place that is worth something, the most valuable first. */
export function flagsOf(scene: Scene): HexView[] {
  const flags = scene.hexes.filter((hex) => hex.in_field && hex.victory > 0);
  return flags.sort((one, other) => other.victory - one.victory || one.name.localeCompare(other.name));
}

/** How a side stands, or stood when it was over; `own` is the side of the one who looks. */
export function standingOf(side: SideView, view: View, own: string | null, words: Words): string {
  const { name, score, needs, held, penalty } = side;
  return words.get(view.winner === null ? "standing-side" : "standing-side-over", {
    who: name === own ? `your-${name}` : name,
    goal: words.get("standing-points", { points: needs }),
    score: penalty > 0 ? words.get("points-pressed", { points: signed(score), held, penalty }) : signed(score),
    missing: needs - score,
    last: view.last_turn,
  });
}

/** When the points of a side are enough, in a few words. */
export function goalOf({ name, needs }: SideView, { winner, last_turn: last }: View, words: Words): string {
  return words.get(winner === null ? "standing-goal" : "standing-goal-over", { name, needs, last });
}

/** The points of a side as a sum: its places with their worth, and what it lost. */
export function accountOf(side: SideView, scene: Scene, view: View, words: Words): string {
  const held = flagsOf(scene).filter(({ name }) => view.control[name] === side.name);
  const parts = held.map(({ name, victory }) =>
    words.get("ending-place", { place: words.get(`printed-${name}`), value: victory }),
  );
  if (side.penalty > 0) parts.push(words.get("ending-penalty", { penalty: side.penalty }));
  return words.get("ending-side", {
    side: words.get("standing-name", { name: side.name }),
    score: signed(side.score),
    places: parts.length > 0 ? parts.join(", ") : words.get("ending-nothing"),
  });
}

/** A minus is no hyphen. */
function signed(score: number): string {
  return String(score).replace("-", "−");
}
