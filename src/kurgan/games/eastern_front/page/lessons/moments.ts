// What a lesson goes by: where the game waits, what may be ordered, and what was heard.

import type { Moment } from "kurgan/table/looks";
import { allOffers } from "kurgan/table/offers";
import { targetOf, wordsOf } from "../planning/plan";
import type { View } from "../types";

export const viewOf = ({ position }: Moment) => position.view as View;

/** Is the player asked? */
export function isAsked({ position }: Moment): boolean {
  return position.to_move === position.seat;
}

export function isStep(moment: Moment, ...steps: string[]): boolean {
  return isAsked(moment) && steps.includes(viewOf(moment).step);
}

export function isPhase(moment: Moment, phase: string): boolean {
  return viewOf(moment).side === viewOf(moment).seat && viewOf(moment).phase === phase;
}

export function hasHeard({ log }: Moment, ...keys: string[]): boolean {
  return log.some(({ key }) => keys.includes(key));
}

/** How many battles the player has begun. */
export function battles({ log }: Moment): number {
  return log.filter(({ key }) => key === "log-attack").length;
}

/** Is the player's first turn over? */
export function isTurnOver(moment: Moment): boolean {
  return hasHeard(moment, "log-end");
}

export function isSecondTurn(moment: Moment): boolean {
  return isAsked(moment) && viewOf(moment).turn > 1;
}

/** The subjects of which something is offered now: hexes to attack, or units. */
export function subjects({ position }: Moment): string[] {
  return position.orders.map(({ subject }) => subject).filter((subject) => subject !== "");
}

/** Those of some hexes that may be attacked. */
export function attackable(moment: Moment, ...hexes: string[]): string[] {
  return isStep(moment, "target", "breakthrough") ? subjects(moment).filter((each) => hexes.includes(each)) : [];
}

/** The target of the plan that is being made. */
export function planned(moment: Moment): string | null {
  return isAsked(moment) ? targetOf(viewOf(moment), moment.subject) : null;
}

/** Where the units stand that may be told something. */
export function standing(moment: Moment): string[] {
  return subjects(moment).flatMap((code) => viewOf(moment).units[code]?.hex ?? []);
}

/** The places that orders point at. */
export function lit({ position }: Moment): string[] {
  return [...new Set(allOffers(position.orders).map(({ choice }) => choice.place))].filter((place) => place !== "");
}

/** Where a unit stands that may be told something, as long as it is not held; then where it should go. */
export function leading(moment: Moment, code: string, goal: string): string[] {
  if (moment.subject === code) return [goal];
  const hex = viewOf(moment).units[code]?.hex;
  return hex && subjects(moment).includes(code) ? [hex] : [];
}

/** A plan of which it was foreseen that it costs units more often than it takes the hex. */
export function isPoor(moment: Moment): boolean {
  const target = planned(moment);
  if (target === null) return false;
  const begun = wordsOf(target, []);
  const known = [...moment.forecasts].filter(([words]) => words.startsWith(begun)).map(([, forecast]) => forecast);
  const chance = (key: string) => {
    const found = known.map((each) => each?.summary.find(({ line }) => line.key === key)?.chance ?? 0);
    return Math.max(0, ...found);
  };
  return known.length > 0 && chance("forecast-taken") < chance("forecast-costly");
}
