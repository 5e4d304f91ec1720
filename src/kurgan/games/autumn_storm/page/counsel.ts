// Advice that goes on to the end of the guided battle: what to do next, and a warning before a bad attack.

import type { LineMessage } from "kurgan/api/types";
import type { Lesson, Moment } from "kurgan/table/looks";
import type { Offer } from "kurgan/table/offers";
import { approaches, attacks, chancesOf, isPoor, whereToBringUp, whereToFight } from "./fights";
import {
  goal,
  hand,
  held,
  isLastTurn,
  isOpen,
  isOwnTurn,
  leftOf,
  offers,
  placesOf,
  subjects,
  whereToEnter,
  whereToFire,
} from "./moments";

/** What to do now, the most urgent first. */
export const COUNSEL: Lesson[] = [
  lasting("seize-now", (moment) => isOpen(moment, goal(moment)), whereToEnter),
  lasting("shell-now", (moment) => offers(moment, "bombard").length > 0, whereToFire),
  lasting("fight-now", (moment) => attacks(moment).length > 0, whereToFight),
  lasting("close-now", (moment) => approaches(moment).length > 0 && !isLastTurn(moment), whereToBringUp),
  lasting(
    "rest-now",
    (moment) => subjects(moment, "rest").length > 0 && !isLastTurn(moment),
    (moment) => placesOf(moment, subjects(moment, "rest")),
  ),
  lasting(
    "end-now",
    () => true,
    () => [],
  ),
];

function lasting(key: string, isTimely: Lesson["isTimely"], points: Lesson["points"]): Lesson {
  return {
    key,
    isToRead: false,
    isLasting: true,
    isTimely: (moment) => isOwnTurn(moment) && isTimely(moment),
    isDone: () => false,
    points,
    values: (moment) => ({ left: leftOf(moment), held: hand(moment) }),
  };
}

/** Is an attack aimed at that hurts the attacker more often than the enemy? */
export function isBad(moment: Moment): boolean {
  const attack = aimed(moment);
  return attack !== undefined && isPoor(moment, attack);
}

export function warningValues(moment: Moment): LineMessage["values"] {
  const attack = aimed(moment);
  const { harm, gain } = (attack && chancesOf(moment, attack)) ?? { harm: 0, gain: 0 };
  return { harm: Math.round(100 * harm), gain: Math.round(100 * gain), instead: instead(moment) };
}

/** The guns first; else another unit that may well attack the same enemy; else rest, or wait for a better moment. */
export function instead(moment: Moment): "guns" | "other" | "rest" | "wait" {
  if (offers(moment, "bombard").some(({ choice }) => choice.place === moment.target)) return "guns";
  if (others(moment).length > 0) return "other";
  return subjects(moment, "rest").length > 0 ? "rest" : "wait";
}

export function whereInstead(moment: Moment): string[] {
  const which = instead(moment);
  if (which === "guns") return moment.target === null ? [] : [moment.target];
  if (which === "other") return placesOf(moment, others(moment));
  return which === "rest" ? placesOf(moment, subjects(moment, "rest")) : [];
}

function others(moment: Moment): string[] {
  const same = attacks(moment).filter(({ choice }) => choice.place === moment.target);
  return [...new Set(same.map(({ subject }) => subject))].filter((subject) => subject !== moment.subject);
}

/** The attack that is aimed. */
function aimed(moment: Moment): Offer | undefined {
  return held(moment, offers(moment, "attack")).find(({ choice }) => choice.place === moment.target);
}
