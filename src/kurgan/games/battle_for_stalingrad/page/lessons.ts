// The guided battle: what is taught, when it can be, where to look and what to do. The cards of its scenario are given, so
// that the advice is good; it still goes by the step the game waits in and by what was heard, for the player may do
// things in another order, and then the cards fall as they like.

import { act, toRead } from "kurgan/table/lessons";
import type { Lesson } from "kurgan/table/looks";
import {
  advances,
  advancing,
  advised,
  fresh,
  goalPlace,
  goalValues,
  handPlaces,
  hasFought,
  hasHeard,
  isAsked,
  isAttackChosen,
  isAttacker,
  isBearing,
  isDefencePast,
  isHelpNeeded,
  isPast,
  isSafeAfterBattle,
  isSecondTurn,
  isStep,
  isTurnOver,
  offers,
  ownDraws,
  ownForces,
  rationsForHits,
  subjects,
  viewOf,
  whereToLand,
  whoAbsorbs,
} from "./moments";

const read = toRead(isTurnOver);

/** What to play and to fire, the best first, and what to pay with: the cards that the scenario gives. */
const EVENTS = ["stuka-2"];
const FIRE = ["flamethrower+2", "rats-1", "crossfire+1"];
const SPARE = ["ferries-under-fire-2", "dump-1"];

export const LESSONS: Lesson[] = [
  read({ key: "table", isTimely: isAsked, values: (moment) => ({ last: viewOf(moment).last_turn }) }),
  read({ key: "location", isTimely: isAsked, points: goalPlace, values: goalValues }),
  read({ key: "forces", isTimely: isAsked, points: ownForces }),
  act({
    key: "advance",
    isTimely: (moment) => isStep(moment, "action") && advances(moment).length > 0,
    isDone: (moment) => hasHeard(moment, "move", "advance") || hasFought(moment) || isTurnOver(moment),
    points: (moment) => (moment.subject ? advances(moment).map(({ place }) => place) : advancing(moment)),
    values: (moment) => ({ held: moment.subject ? "yes" : "no" }),
  }),
  act({
    key: "attack",
    isTimely: (moment) => isStep(moment, "action") && offers(moment, "attack").length > 0,
    isDone: (moment) => isAttackChosen(moment) || hasFought(moment) || isTurnOver(moment),
    points: (moment) => [...new Set(offers(moment, "attack").map(({ place }) => place))],
  }),
  act({
    key: "forecast",
    isTimely: isAttackChosen,
    isDone: (moment) => hasFought(moment) || isTurnOver(moment),
    points: (moment) => (moment.subject ? [moment.subject] : []),
  }),
  act({
    key: "events",
    isTimely: (moment) => isStep(moment, "event_round") && isAttacker(moment),
    isDone: (moment) => isPast(moment, "events"),
    points: (moment) => advised(moment, EVENTS),
    values: (moment) => ({ count: advised(moment, EVENTS).length }),
  }),
  act({
    key: "firefight",
    isTimely: (moment) => isStep(moment, "firefight") && isAttacker(moment),
    isDone: (moment) => isPast(moment, "firefight"),
    points: (moment) => advised(moment, FIRE),
    values: (moment) => ({ count: advised(moment, FIRE).length }),
  }),
  act({
    key: "losses",
    isTimely: (moment) => isBearing(moment) && isAttacker(moment),
    isDone: (moment) => (hasFought(moment) && viewOf(moment).battle === null) || isTurnOver(moment),
    points: subjects,
    values: (moment) => ({ hits: viewOf(moment).losses?.hits ?? 0, rations: rationsForHits(moment) }),
  }),
  act({
    key: "reinforce",
    isTimely: (moment) => isStep(moment, "action") && isHelpNeeded(moment) && offers(moment, "reinforce").length > 0,
    isDone: (moment) => hasHeard(moment, "reinforce") || isTurnOver(moment),
    points: (moment) => whereToLand(moment),
  }),
  act({
    key: "payment",
    isTimely: (moment) => isStep(moment, "payment"),
    isDone: (moment) => hasHeard(moment, "arrives") || isTurnOver(moment),
    points: (moment) => handPlaces(moment).filter((face) => SPARE.includes(face)),
  }),
  act({
    key: "hold",
    isTimely: (moment) => isStep(moment, "action") && hasHeard(moment, "arrives") && fresh(moment).length > 0,
    isDone: isTurnOver,
    points: (moment) =>
      fresh(moment)
        .filter(({ subject }) => !moment.subject || subject === moment.subject)
        .map(({ subject, place }) => (moment.subject ? place : subject)),
  }),
  act({
    key: "contest",
    isTimely: (moment) => viewOf(moment).warning !== null && hasFought(moment) && advances(moment).length > 0,
    isDone: (moment) => isTurnOver(moment) || (isStep(moment, "action") && isSafeAfterBattle(moment)),
    points: (moment) => (moment.subject ? advances(moment).map(({ place }) => place) : advancing(moment)),
  }),
  act({
    key: "draw",
    isTimely: (moment) => isStep(moment, "action") && viewOf(moment).turn === 1,
    isDone: isTurnOver,
    values: (moment) => ({ draws: ownDraws(moment) }),
  }),
  act({
    key: "defend",
    isTimely: (moment) => isStep(moment, "event_round") && !isAttacker(moment),
    isDone: (moment) => isSecondTurn(moment) || isDefencePast(moment, "events"),
  }),
  act({
    key: "answer",
    isTimely: (moment) => isStep(moment, "firefight") && !isAttacker(moment),
    isDone: (moment) => isSecondTurn(moment) || isDefencePast(moment, "firefight"),
    points: (moment) => advised(moment, FIRE),
    values: (moment) => ({ count: advised(moment, FIRE).length }),
  }),
  act({
    key: "retreat",
    isTimely: (moment) => isBearing(moment) && !isAttacker(moment),
    isDone: isSecondTurn,
    points: (moment) => whoAbsorbs(moment).who,
    values: (moment) => ({ hits: viewOf(moment).losses?.hits ?? 0, how: whoAbsorbs(moment).how }),
  }),
  act({
    key: "feed",
    isTimely: (moment) => isSecondTurn(moment) && offers(moment, "feed").length > 0,
    isDone: (moment) => isSecondTurn(moment) && isStep(moment, "action"),
    points: (moment) => offers(moment, "feed").map(({ place }) => place),
    values: (moment) => ({ left: viewOf(moment).left }),
  }),
  read({
    key: "cards",
    isTimely: (moment) => isSecondTurn(moment) && isStep(moment, "action"),
    isDone: (moment) => viewOf(moment).turn > 2,
    points: handPlaces,
  }),
];
