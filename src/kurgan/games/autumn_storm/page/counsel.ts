// Advice that goes on to the end of the guided battle: what to do next, and a warning before a bad attack.

import type { LineMessage } from "kurgan/api/types";
import type { Lesson, Moment } from "kurgan/table/looks";
import {
  goal,
  held,
  isOpen,
  isOwnTurn,
  mayFight,
  offers,
  placesOf,
  subjects,
  viewOf,
  whereToEnter,
  whereToFight,
  whereToFire,
} from "./moments";

const HARM = ["result-ae", "result-ar"];
const GAIN = ["result-dr", "result-de"];

/** What to do now, the most urgent first. */
export const COUNSEL: Lesson[] = [
  lasting("seize-now", (moment) => isOpen(moment, goal(moment)) && mayEnter(moment), whereToEnter),
  lasting("shell-now", (moment) => offers(moment, "bombard").length > 0, whereToFire),
  lasting("fight-now", mayFight, whereToFight),
  lasting(
    "rest-now",
    (moment) => subjects(moment, "rest").length > 0,
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
    values: (moment) => ({ place: goalLine(moment), command: viewOf(moment).command ?? 0 }),
  };
}

/** Is an attack aimed at that hurts the attacker more often than the enemy? */
export function isBad(moment: Moment): boolean {
  const chances = aimed(moment);
  return chances !== null && chances.harm > chances.gain;
}

export function warningValues(moment: Moment): LineMessage["values"] {
  const { harm, gain } = aimed(moment) ?? { harm: 0, gain: 0 };
  return { harm: Math.round(100 * harm), gain: Math.round(100 * gain), instead: instead(moment) };
}

/** The guns first; else another unit that may attack the same enemy; else rest, or wait for a better moment. */
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
  const same = offers(moment, "attack").filter(({ choice }) => choice.place === moment.target);
  return [...new Set(same.map(({ subject }) => subject))].filter((subject) => subject !== moment.subject);
}

/** How likely the attack that is aimed hurts its attacker and its target. */
function aimed(moment: Moment): { harm: number; gain: number } | null {
  const attack = held(moment, offers(moment, "attack")).find(({ choice }) => choice.place === moment.target);
  const forecast = attack && moment.forecasts.get(attack.choice.words);
  if (!forecast) return null;
  const chanceOf = (keys: string[]) =>
    forecast.outcomes.reduce((sum, { result, chance }) => sum + (keys.includes(result.key) ? chance : 0), 0);
  return { harm: chanceOf(HARM), gain: chanceOf(GAIN) };
}

function mayEnter(moment: Moment): boolean {
  const flag = goal(moment)?.name;
  return offers(moment, "move").some(({ choice }) => choice.place === flag);
}

function goalLine(moment: Moment): LineMessage | string {
  const flag = goal(moment)?.name;
  return flag === undefined ? "" : { key: `printed-${flag}`, values: {}, rule: "", places: [] };
}
