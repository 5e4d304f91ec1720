// What somebody would mean who presses or points at a thing, legal or not: the server says why it cannot be.

import { forcesAt, forceView, sideOf } from "./reading";
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
  return view.locations.some(({ code }) => code === place) ? locationIn(view, place) : null;
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
  const [first] = view.locations;
  const [, location = "", rank] = place.split("/");
  if (side !== view.seat) return view.step === "action" && rank === "control" ? locationIn(view, location) : null;
  if (view.step === "muster" && first) return `place ${code} ${first.code}/perimeter`;
  if (MOVING.has(view.step) && rank === "perimeter") return `move ${code} ${location}/control`;
  if (view.step === "action" && rank) return `attack ${location} ${code}`;
  return MOVING.has(view.step) && rank ? `move ${code} ${elsewhere(view, location)}/control` : `feed ${code}`;
}

const MOVING = new Set(["action", "free_move", "infiltration"]);

function elsewhere({ locations }: View, location: string): string {
  return locations.find(({ code }) => code !== location)?.code ?? location;
}

/** Everybody who stands there and can pay would attack; where no attack is asked for, it would be chosen for something else. */
function locationIn(view: View, location: string): string {
  if (!["action", "free_attack"].includes(view.step)) return `choose ${location}`;
  const there = forcesAt(view, `${view.seat}/${location}/control`);
  const able = there.filter(({ rations }) => rations > 0);
  const forces = (able.length > 0 ? able : there).map(({ code }) => code);
  return ["attack", location, ...forces].join(" ");
}
