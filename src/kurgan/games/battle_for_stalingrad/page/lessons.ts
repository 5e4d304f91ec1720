// The guided first turn: what is taught, when it can be, and where to look. It goes by the step the game waits in and by
// what was heard, never by a plan: cards fall as they like, and the player may do things in another order.

import type { LineMessage } from "kurgan/api/types";
import type { Lesson, Moment } from "kurgan/table/looks";
import { allOffers } from "kurgan/table/offers";
import { areaOf, forcesAt, isUp, locationCard, otherThan } from "./reading";
import type { Scene, View } from "./types";

type Taught = Pick<Lesson, "key" | "isTimely" | "isDone"> & Partial<Lesson>;

/** A lesson that only has to be read. */
function read(lesson: Omit<Taught, "isDone"> & Partial<Lesson>): Lesson {
  return { isToRead: true, isDone: isTurnOver, points: () => [], values: () => ({}), ...lesson };
}

function act(lesson: Taught): Lesson {
  return { isToRead: false, points: () => [], values: () => ({}), ...lesson };
}

export const LESSONS: Lesson[] = [
  read({ key: "table", isTimely: isAsked, values: (moment) => ({ last: viewOf(moment).last_turn }) }),
  read({ key: "location", isTimely: isAsked, points: goalPlace, values: goalValues }),
  read({ key: "forces", isTimely: isAsked, points: ownForces }),
  act({
    key: "feed",
    isTimely: (moment) => offers(moment, "feed").length > 0,
    isDone: (moment) => isStep(moment, "action") || isTurnOver(moment),
    points: (moment) => offers(moment, "feed").map(({ place }) => place),
    values: (moment) => ({ left: viewOf(moment).left }),
  }),
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
    isTimely: (moment) => isStep(moment, "event_round"),
    isDone: (moment) => isPast(moment, "events"),
    points: handPlaces,
    values: (moment) => ({ count: subjects(moment).length }),
  }),
  act({
    key: "firefight",
    isTimely: (moment) => isStep(moment, "firefight"),
    isDone: (moment) => isPast(moment, "firefight"),
    points: handPlaces,
  }),
  act({
    key: "losses",
    isTimely: (moment) => viewOf(moment).losses?.side === viewOf(moment).seat && isStep(moment, "losses"),
    isDone: (moment) => (hasFought(moment) && viewOf(moment).battle === null) || isTurnOver(moment),
    points: subjects,
    values: (moment) => ({ hits: viewOf(moment).losses?.hits ?? 0 }),
  }),
  act({
    key: "contest",
    isTimely: (moment) => viewOf(moment).warning !== null && hasFought(moment) && advances(moment).length > 0,
    isDone: (moment) => isTurnOver(moment) || (isStep(moment, "action") && isSafeAfterBattle(moment)),
    points: (moment) => (moment.subject ? advances(moment).map(({ place }) => place) : advancing(moment)),
  }),
  read({
    key: "cards",
    isTimely: (moment) => isStep(moment, "action") && hasFought(moment),
    points: handPlaces,
  }),
  act({
    key: "draw",
    isTimely: (moment) => isStep(moment, "action"),
    isDone: isTurnOver,
    values: (moment) => ({ draws: ownDraws(moment) }),
  }),
];

function viewOf({ position }: Moment): View {
  return position.view as View;
}

function isAsked({ position }: Moment): boolean {
  return position.to_move === position.seat;
}

function isStep(moment: Moment, step: string): boolean {
  return isAsked(moment) && viewOf(moment).step === step;
}

/** The first turn is behind the player. */
function isTurnOver(moment: Moment): boolean {
  const { side, seat, turn } = viewOf(moment);
  return turn > 1 || (side !== seat && hasHeard(moment, "end"));
}

/** Was a line of the log about this? */
function hasHeard({ log }: Moment, ...keys: string[]): boolean {
  return log.some((line) => keys.some((key) => line.key.startsWith(`log-${key}`)));
}

function hasFought(moment: Moment): boolean {
  return viewOf(moment).battle !== null || hasHeard(moment, "attack");
}

/** The battle is over, and the turn may end without losing the game. */
function isSafeAfterBattle(moment: Moment): boolean {
  const { battle, warning } = viewOf(moment);
  return hasFought(moment) && battle === null && warning === null;
}

const STAGES = ["events", "firefight", "fate", "losses", "medal"];

/** Has the battle gone beyond this stage, or is it over? */
function isPast(moment: Moment, stage: string): boolean {
  const { battle } = viewOf(moment);
  if (isTurnOver(moment)) return true;
  if (!hasFought(moment)) return false;
  return battle === null || STAGES.indexOf(battle.stage) > STAGES.indexOf(stage);
}

function offers({ position }: Moment, verb: string) {
  return allOffers(position.orders)
    .filter((offer) => offer.verb === verb)
    .map(({ subject, choice }) => ({ subject, place: choice.place }));
}

function subjects({ position }: Moment): string[] {
  return position.orders.map(({ subject }) => subject).filter((subject) => subject !== "");
}

/** Moves into a control area where the enemy is. */
function advances(moment: Moment) {
  const view = viewOf(moment);
  const { seat, locations } = view;
  const held = locations.filter(({ code }) => forcesAt(view, areaOf(otherThan(seat), code, "control")).length > 0);
  const areas = held.map(({ code }) => areaOf(seat, code, "control"));
  const found = offers(moment, "move").filter(({ place }) => areas.includes(place));
  return moment.subject ? found.filter(({ subject }) => subject === moment.subject) : found;
}

function advancing(moment: Moment): string[] {
  return [...new Set(advances(moment).map(({ subject }) => subject))];
}

function isAttackChosen(moment: Moment): boolean {
  return offers(moment, "attack").some(({ subject }) => subject === moment.subject);
}

function ownForces(moment: Moment): string[] {
  const { forces, seat } = viewOf(moment);
  return forces.filter((each) => each.side === seat && isUp(each)).map(({ code }) => code);
}

function handPlaces(moment: Moment): string[] {
  return subjects(moment).filter((subject) => viewOf(moment).hand.some(({ face }) => face === subject));
}

/** The Location to speak of: one where both sides stand near. */
function goal(moment: Moment): string | undefined {
  const view = viewOf(moment);
  const near = view.locations.find(({ code }) => forcesAt(view, areaOf(view.seat, code, "perimeter")).length > 0);
  return (near ?? view.locations[0])?.code;
}

function goalPlace(moment: Moment): string[] {
  const code = goal(moment);
  return code === undefined ? [] : [code];
}

function goalValues(moment: Moment): LineMessage["values"] {
  const code = goal(moment);
  const card = code === undefined ? undefined : locationCard(moment.scene as Scene, code);
  const location = viewOf(moment).locations.find((each) => each.code === code);
  return { name: card?.name ?? "", rations: location?.rations ?? 0, last: card?.destroyed_at ?? 0 };
}

function ownDraws(moment: Moment): number {
  const { seat, sides } = viewOf(moment);
  return sides.find(({ name }) => name === seat)?.draws ?? 0;
}
