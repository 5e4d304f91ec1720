// The guided first battle: two pincers around Stalingrad. Its first dice are given, so that the advice is good; it still goes
// by where the game waits, by what is offered and by who holds what, for the player may do things in another way.

import { act, lasting, toRead } from "kurgan/table/lessons";
import type { Lesson, Moment } from "kurgan/table/looks";
import {
  attackable,
  battles,
  closing,
  germans,
  hasAttacked,
  hasHeard,
  holds,
  isAsked,
  isCutOff,
  isManned,
  isPhase,
  isPoor,
  isSecondTurn,
  isStep,
  isTurnOver,
  lit,
  moving,
  named,
  placesAfter,
  planned,
  standing,
  subjects,
  viewOf,
} from "./moments";

const read = toRead(isTurnOver);

const [NORTH, RESERVE, SOUTH, KALACH, STALINGRAD] = ["2623", "2624", "2825", "2824", "2823"] as const;
const TANKS = "tk16"; // who is to close the ring, if he can
const QUESTIONS = ["stand", "buy", "removal", "excess"];

/** The attacks of the player's own turn are behind him. */
const hasFought = (moment: Moment) =>
  isTurnOver(moment) || isPhase(moment, "movement") || isPhase(moment, "operational");

/** The unit that is held, if it may advance. */
const advancing = (moment: Moment) => subjects(moment).find((code) => code === moment.subject);

const isClosed = (moment: Moment) => holds(moment, KALACH) && isCutOff(moment, STALINGRAD);

/** Somebody may go to Kalach, or it is not known yet that nobody may. */
const isOpen = (moment: Moment) => {
  const { code, asked } = closing(moment, TANKS, KALACH);
  return !holds(moment, KALACH) && (code ?? asked) !== undefined;
};

export const LESSONS: Lesson[] = [
  lasting({ key: "poor", isTimely: isPoor }),
  lasting({
    key: "owed",
    isTimely: (moment) => isStep(moment, "target") && viewOf(moment).overdue.length > 0 && planned(moment) === null,
    points: (moment) => attackable(moment, ...viewOf(moment).overdue),
  }),
  read({
    key: "welcome",
    isTimely: isAsked,
    points: (moment) => viewOf(moment).goals.map(({ hex }) => hex),
    values: (moment) => ({ needs: viewOf(moment).sides.find(({ name }) => name === "soviet")?.needs ?? 0 }),
  }),
  act({
    key: "month",
    isTimely: (moment) => isStep(moment, "initial"),
    isDone: (moment) => isTurnOver(moment) || !isPhase(moment, "initial"),
  }),
  act({
    key: "target",
    isTimely: (moment) => attackable(moment, NORTH).length > 0,
    isDone: (moment) => planned(moment) !== null || hasHeard(moment, "log-attack") || hasFought(moment),
    points: () => [NORTH],
  }),
  act({
    key: "plan",
    isTimely: (moment) => planned(moment) !== null || attackable(moment, NORTH).length > 0,
    isDone: (moment) => hasHeard(moment, "log-attack") || hasFought(moment),
    points: (moment) => [planned(moment) ?? NORTH],
    values: (moment) => ({ held: planned(moment) ? "yes" : "no" }),
  }),
  act({
    key: "advance",
    isTimely: (moment) => isStep(moment, "advance"),
    isDone: (moment) => isTurnOver(moment) || (hasHeard(moment, "log-advances") && !isStep(moment, "advance")),
    points: (moment) => {
      const code = advancing(moment);
      if (code === undefined) return standing(moment).slice(0, 1);
      const places = placesAfter(moment, `advance ${code}`) ?? [];
      const target = viewOf(moment).battle?.target ?? "";
      return places.includes(target) ? [target] : places;
    },
    values: (moment) => ({
      held: advancing(moment) === undefined ? "no" : "yes",
      outcome: viewOf(moment).battle?.outcome ?? "",
      unit: named(moment, subjects(moment)[0]),
    }),
  }),
  act({
    key: "breakthrough",
    isTimely: (moment) => isStep(moment, "breakthrough"),
    isDone: (moment) => isTurnOver(moment) || battles(moment) > 1 || hasFought(moment),
    points: (moment) => (planned(moment) ? [] : attackable(moment, RESERVE)),
    values: (moment) => ({
      held: planned(moment) ? "yes" : attackable(moment, RESERVE).length > 0 ? "no" : "other",
      unit: named(moment, codeAt(moment, RESERVE)),
    }),
  }),
  act({
    key: "retreat",
    isTimely: (moment) => isStep(moment, "retreat"),
    isDone: (moment) => isTurnOver(moment) || (hasHeard(moment, "log-retreats") && !isStep(moment, "retreat")),
    points: lit,
  }),
  read({
    key: "duty",
    isTimely: (moment) => isPhase(moment, "prepared") && battles(moment) > 0 && isBound(moment),
    isDone: hasFought,
    points: germans,
  }),
  act({
    key: "south",
    isTimely: (moment) => isPhase(moment, "prepared") && attackable(moment, SOUTH).length > 0 && battles(moment) > 0,
    isDone: (moment) => hasFought(moment) || hasAttacked(moment, SOUTH),
    points: (moment) => (planned(moment) === SOUTH ? [] : [SOUTH]),
    values: (moment) => ({ held: planned(moment) === SOUTH ? "yes" : "no" }),
  }),
  act({
    key: "losses",
    isTimely: (moment) => isStep(moment, "losses"),
    isDone: hasFought,
  }),
  lasting({
    key: "follow",
    isTimely: (moment) => isStep(moment, "advance"),
    points: (moment) => (moment.subject ? [] : standing(moment)),
  }),
  lasting({ key: "asked", isTimely: (moment) => isStep(moment, ...QUESTIONS) }),
  act({
    key: "enough",
    isTimely: (moment) => isStep(moment, "target") && isPhase(moment, "prepared") && battles(moment) > 0,
    isDone: hasFought,
    values: (moment) => ({
      flanks: [NORTH, SOUTH].every((hex) => !isManned(moment, hex)) ? "open" : mayAttack(moment) ? "held" : "rest",
    }),
  }),
  act({
    key: "ring",
    isTimely: (moment) => isStep(moment, "movement") && isOpen(moment),
    isDone: (moment) => isTurnOver(moment) || isPhase(moment, "operational") || holds(moment, KALACH),
    points: (moment) => {
      const { code } = closing(moment, TANKS, KALACH);
      return code === undefined ? [] : moment.subject === code ? [KALACH] : [viewOf(moment).units[code]?.hex ?? KALACH];
    },
    values: (moment) => {
      const { code } = closing(moment, TANKS, KALACH);
      return {
        held: code === undefined ? "asking" : moment.subject === code ? "yes" : "no",
        unit: named(moment, code),
      };
    },
  }),
  act({
    key: "moved",
    isTimely: (moment) => isStep(moment, "movement"),
    isDone: (moment) => isTurnOver(moment) || isPhase(moment, "operational"),
    values: (moment) => ({ ring: isClosed(moment) ? "closed" : holds(moment, KALACH) ? "held" : "barred" }),
  }),
  act({
    key: "operational",
    isTimely: (moment) => isPhase(moment, "operational") && isStep(moment, "target"),
    isDone: isTurnOver,
  }),
  read({
    key: "enemy",
    isTimely: (moment) => !isAsked(moment) && isTurnOver(moment),
    isDone: isSecondTurn,
  }),
  read({
    key: "pocket",
    isTimely: isSecondTurn,
    isDone: (moment) => viewOf(moment).turn > 2,
    points: hungry,
    values: (moment) => ({ ring: hungry(moment).includes(STALINGRAD) ? "closed" : "open" }),
  }),
];

/** Where enemies stand who were found without supply. */
function hungry(moment: Moment): string[] {
  const units = Object.values(viewOf(moment).units);
  return [...new Set(units.flatMap(({ hungry, hex }) => (hungry > 0 && hex !== null ? [hex] : [])))];
}

/** Is there anybody left to attack? */
function mayAttack(moment: Moment): boolean {
  return subjects(moment).length > 0;
}

/** May Germans be attacked, and nothing is planned yet? */
function isBound(moment: Moment): boolean {
  return isStep(moment, "target") && planned(moment) === null && germans(moment).length > 0;
}

function codeAt(moment: Moment, place: string): string | undefined {
  return Object.entries(viewOf(moment).units).find(([, { hex }]) => hex === place)?.[0];
}

/** What the lessons have to know before they advise: who reaches Kalach. */
export function toOpen(moment: Moment): string[] {
  const { asked } = holds(moment, KALACH) ? {} : closing(moment, TANKS, KALACH);
  return asked === undefined ? [] : [moving(asked)];
}

export const SCHOOL = { scenario: "first-ring", seat: "soviet", next: "uranus" };
