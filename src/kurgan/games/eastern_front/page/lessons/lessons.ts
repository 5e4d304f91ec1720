// The guided first battle: two pincers around Stalingrad. Its first dice are given, so that the advice is good; it still goes
// by where the game waits and by what was heard, for the player may do things in another order.

import { act, lasting, toRead } from "kurgan/table/lessons";
import type { Lesson } from "kurgan/table/looks";
import {
  attackable,
  battles,
  hasHeard,
  isAsked,
  isPhase,
  isPoor,
  isSecondTurn,
  isStep,
  isTurnOver,
  leading,
  lit,
  planned,
  standing,
  viewOf,
} from "./moments";

const read = toRead(isTurnOver);

const [NORTH, RESERVE, SOUTH, KALACH] = ["2623", "2624", "2825", "2824"];
const TANKS = "tk16"; // who is to close the ring

export const LESSONS: Lesson[] = [
  lasting({ key: "poor", isTimely: isPoor }),
  lasting({
    key: "owed",
    isTimely: (moment) => isStep(moment, "target") && viewOf(moment).overdue.length > 0 && planned(moment) === null,
    points: (moment) => viewOf(moment).overdue,
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
    isDone: (moment) => planned(moment) !== null || hasHeard(moment, "log-attack") || isTurnOver(moment),
    points: () => [NORTH],
  }),
  act({
    key: "plan",
    isTimely: (moment) => planned(moment) !== null || attackable(moment, NORTH).length > 0,
    isDone: (moment) => hasHeard(moment, "log-attack") || isTurnOver(moment),
    points: (moment) => [planned(moment) ?? NORTH],
    values: (moment) => ({ held: planned(moment) ? "yes" : "no" }),
  }),
  act({
    key: "advance",
    isTimely: (moment) => isStep(moment, "advance"),
    isDone: (moment) => isTurnOver(moment) || (hasHeard(moment, "log-advances") && !isStep(moment, "advance")),
    points: (moment) => (moment.subject ? [viewOf(moment).battle?.target ?? NORTH] : standing(moment)),
    values: (moment) => ({ held: moment.subject ? "yes" : "no" }),
  }),
  act({
    key: "breakthrough",
    isTimely: (moment) => isStep(moment, "breakthrough"),
    isDone: (moment) => isTurnOver(moment) || battles(moment) > 1,
    points: (moment) => (planned(moment) ? [] : attackable(moment, RESERVE)),
  }),
  act({
    key: "retreat",
    isTimely: (moment) => isStep(moment, "retreat"),
    isDone: (moment) => isTurnOver(moment) || (hasHeard(moment, "log-retreats") && !isStep(moment, "retreat")),
    points: lit,
  }),
  act({
    key: "south",
    isTimely: (moment) => isPhase(moment, "prepared") && attackable(moment, SOUTH).length > 0 && battles(moment) > 0,
    isDone: (moment) => isTurnOver(moment) || isPhase(moment, "movement") || battles(moment) > 2,
    points: (moment) => (planned(moment) ? [] : [SOUTH]),
    values: (moment) => ({ held: planned(moment) ? "yes" : "no" }),
  }),
  act({
    key: "losses",
    isTimely: (moment) => isStep(moment, "losses"),
    isDone: (moment) => isTurnOver(moment) || (battles(moment) > 2 && !isStep(moment, "losses")),
  }),
  lasting({
    key: "follow",
    isTimely: (moment) => isStep(moment, "advance"),
    points: (moment) => (moment.subject ? [] : standing(moment)),
  }),
  act({
    key: "enough",
    isTimely: (moment) => isStep(moment, "target") && isPhase(moment, "prepared") && battles(moment) > 0,
    isDone: (moment) => isTurnOver(moment) || (hasHeard(moment, "log-attack") && !isPhase(moment, "prepared")),
  }),
  act({
    key: "ring",
    isTimely: (moment) => isStep(moment, "movement") && leading(moment, TANKS, KALACH).length > 0,
    isDone: (moment) =>
      isTurnOver(moment) || (isPhase(moment, "movement") && viewOf(moment).units[TANKS]?.hex === KALACH),
    points: (moment) => leading(moment, TANKS, KALACH),
    values: (moment) => ({ held: moment.subject === TANKS ? "yes" : "no" }),
  }),
  act({
    key: "moved",
    isTimely: (moment) => isStep(moment, "movement"),
    isDone: (moment) => isTurnOver(moment) || isPhase(moment, "operational"),
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
    points: (moment) =>
      Object.values(viewOf(moment).units).flatMap(({ hungry, hex }) => (hungry > 0 && hex !== null ? [hex] : [])),
  }),
];

export const SCHOOL = { scenario: "first-ring", seat: "soviet", next: "uranus" };
