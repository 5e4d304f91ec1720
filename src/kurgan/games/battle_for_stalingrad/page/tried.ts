// What somebody would mean who presses or points at a thing, legal or not: the server says why it cannot be.

import { forcesAt, forceView, otherThan, sideOf } from "./reading";
import type { ForceView, View } from "./types";

/** What a Force is named for, by the question; taking and striking concern the other side's. */
const NAMED: Record<string, string> = {
  supply: "feed",
  rations: "feed",
  taken_rations: "take",
  strike: "strike",
  recovery: "recover",
  decoration: "decorate",
  medal: "decorate",
  losses: "ration",
};
/** What a card of the hand is taken up for, by the question. */
const CARD: Record<string, string> = { reaction: "react", firefight: "fire", payment: "give" };

/** The order of a subject that points at a place; at its own place, or while nothing is held, what the thing is for. */
export function tried(view: View, subject: string | null, place: string): string | null {
  if (view.actor !== view.seat) return null;
  if (!subject) return meantBy(view, place);
  if (subject === place) return cardIn(view, place); // one can do something with it, but perhaps not what it is for
  const [side, location, rank] = place.split("/");
  if (view.step !== "action" || side !== view.seat || !rank) return null;
  if (subject === sideOf(view, view.seat).top) return `reinforce ${location}`;
  return forceView(view, subject) ? `move ${subject} ${location}/${rank}` : null;
}

function meantBy(view: View, place: string): string | null {
  const card = cardIn(view, place);
  if (card !== null) return card;
  if (place === `${view.seat}/pile`) return pile(view);
  const force = forceView(view, place);
  if (force) return forceIn(view, force);
  return view.locations.some(({ code }) => code === place) ? attackAt(view, place) : null;
}

function cardIn(view: View, place: string): string | null {
  return view.hand.some(({ face }) => face === place) ? `${CARD[view.step] ?? "play"} ${place}` : null;
}

/** The Force on sale, and the first Location it might come to. */
function pile(view: View): string | null {
  const [first] = view.locations;
  return ["action", "discount"].includes(view.step) && first ? `reinforce ${first.code}` : null;
}

function forceIn(view: View, { code, side, place }: ForceView): string | null {
  const verb = NAMED[view.step];
  if (verb) return `${verb} ${code}`;
  const [, location, rank] = place.split("/");
  if (view.step !== "action" || side !== view.seat || !location || !rank) return null;
  if (rank === "perimeter") return `move ${code} ${location}/control`;
  const isContested = view.locations.some((each) => each.code === location && each.is_contested);
  return isContested ? `attack ${location} ${code}` : null;
}

/** Everybody who stands there would attack. */
function attackAt(view: View, location: string): string | null {
  const forces = forcesAt(view, `${view.seat}/${location}/control`).map(({ code }) => code);
  const isEnemy = forcesAt(view, `${otherThan(view.seat)}/${location}/control`).length > 0;
  if (!["action", "free_attack"].includes(view.step) || !isEnemy || forces.length === 0) return null;
  return ["attack", location, ...forces].join(" ");
}
