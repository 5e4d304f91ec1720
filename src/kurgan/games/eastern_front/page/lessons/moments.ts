// What a lesson goes by: where the game waits, what may be ordered, and what was heard.

import type { LineMessage } from "kurgan/api/types";
import type { Moment } from "kurgan/table/looks";
import { allOffers } from "kurgan/table/offers";
import { signAt } from "../areas";
import { targetOf, wordsOf } from "../planning/plan";
import type { Scene, View } from "../types";

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

/** Was this hex attacked? */
export function hasAttacked({ log }: Moment, hex: string): boolean {
  return log.some(({ key, places }) => key === "log-attack" && places.at(-1) === hex);
}

/** Does the enemy still stand on a hex? */
export function isManned(moment: Moment, hex: string): boolean {
  const { formations } = moment.scene as Scene;
  const { units, seat } = viewOf(moment);
  return Object.entries(units).some(([code, unit]) => unit.hex === hex && formations[code]?.side !== seat);
}

/** Those of the hexes that may be attacked where Germans stand. */
export function germans(moment: Moment): string[] {
  const standing = Object.values(viewOf(moment).units).filter(({ nation }) => nation === "german");
  return attackable(moment, ...standing.flatMap(({ hex }) => hex ?? []));
}

/** Is a place that is worth points the player's? */
export function holds(moment: Moment, hex: string): boolean {
  const { goals, seat } = viewOf(moment);
  return goals.some((goal) => goal.hex === hex && goal.holder === seat);
}

/** Do no supplies of the enemy reach a hex? */
export function isCutOff(moment: Moment, hex: string): boolean {
  return signAt(viewOf(moment).supply["axis"] ?? [], hex) === ".";
}

/** What a unit on the map is called; nothing if there is none. */
export function named({ scene }: Moment, code: string | undefined): LineMessage["values"][string] {
  return (scene as Scene).formations[code ?? ""]?.name ?? "";
}

/** Where the orders that follow some words lead; nothing as long as that was not asked. */
export function placesAfter({ opened }: Moment, words: string): string[] | undefined {
  const groups = opened.get(words);
  return groups && allOffers(groups).map(({ choice }) => choice.place);
}

/** Who may still move, with one of them before the others. */
function movers({ position }: Moment, first: string): string[] {
  const codes = position.orders.filter(({ orders }) => orders.some(({ verb }) => verb === "move"));
  return codes.map(({ subject }) => subject).sort((one, other) => Number(other === first) - Number(one === first));
}

/** Where a unit may move. */
export const moving = (code: string) => `move ${code}`;

/** The first of those who may move who reaches a hex, as far as it is known; and whom to ask about next. */
export function closing(moment: Moment, first: string, goal: string): { code?: string; asked?: string } {
  for (const code of isStep(moment, "movement") ? movers(moment, first) : []) {
    const places = placesAfter(moment, moving(code));
    if (places === undefined) return { asked: code };
    if (places.includes(goal)) return { code };
  }
  return {};
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
