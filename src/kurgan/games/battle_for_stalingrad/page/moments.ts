// A moment of the guided battle, as a lesson sees it: what may be done, where to look, what was heard.

import type { LineMessage } from "kurgan/api/types";
import type { Moment } from "kurgan/table/looks";
import { allOffers } from "kurgan/table/offers";
import { areaOf, forcesAt, forceView, isUp, locationCard, otherThan } from "./reading";
import type { Scene, View } from "./types";

const SPEARHEAD = "71inf"; // the one to go first, if it can

export function viewOf({ position }: Moment): View {
  return position.view as View;
}

export function isAsked({ position }: Moment): boolean {
  return position.to_move === position.seat;
}

export function isStep(moment: Moment, step: string): boolean {
  return isAsked(moment) && viewOf(moment).step === step;
}

/** The first turn is behind the player. */
export function isTurnOver(moment: Moment): boolean {
  const { side, seat, turn } = viewOf(moment);
  return turn > 1 || (side !== seat && hasHeard(moment, "end"));
}

/** Was a line of the log about this? */
export function hasHeard({ log }: Moment, ...keys: string[]): boolean {
  return log.some((line) => keys.some((key) => line.key.startsWith(`log-${key}`)));
}

export function hasFought(moment: Moment): boolean {
  return viewOf(moment).battle !== null || hasHeard(moment, "attack");
}

export function isSecondTurn(moment: Moment): boolean {
  return viewOf(moment).turn > 1;
}

/** Is the battle on the table one that the player began? */
export function isAttacker(moment: Moment): boolean {
  const { side, seat } = viewOf(moment);
  return side === seat;
}

/** Has the player hits to absorb now? */
export function isBearing(moment: Moment): boolean {
  return viewOf(moment).losses?.side === viewOf(moment).seat && isStep(moment, "losses");
}

/** Has the battle in which the player defends gone beyond this stage? */
export function isDefencePast(moment: Moment, stage: string): boolean {
  const { battle } = viewOf(moment);
  return battle !== null && !isAttacker(moment) && STAGES.indexOf(battle.stage) > STAGES.indexOf(stage);
}

/** The first of some cards that the player may use now. */
export function advised(moment: Moment, faces: string[]): string[] {
  const ready = handPlaces(moment);
  return faces.filter((face) => ready.includes(face)).slice(0, 1);
}

/** The Force on sale, or where it is to land: beside the battle. */
export function whereToLand(moment: Moment): string[] {
  const found = offers(moment, "reinforce");
  const { seat } = viewOf(moment);
  if (!found.some(({ subject }) => subject === moment.subject)) return found.length > 0 ? [`${seat}/pile`] : [];
  const wanted = areaOf(seat, goal(moment) ?? "", "perimeter");
  return found.map(({ place }) => place).filter((place) => place === wanted || place === goal(moment));
}

/** The control areas that the player holds with one Force that has no rations left. */
function weaklyHeld(view: View): string[] {
  return view.locations
    .map(({ code }) => areaOf(view.seat, code, "control"))
    .filter((area) => forcesAt(view, area).some(({ rations }) => rations === 0) && forcesAt(view, area).length === 1);
}

/** Does the Location of the battle need a second Force? Not one that the player has left. */
export function isHelpNeeded(moment: Moment): boolean {
  const view = viewOf(moment);
  return weaklyHeld(view).includes(areaOf(view.seat, goal(moment) ?? "", "control"));
}

/** Moves of Forces in the perimeter into a control area that is held weakly. */
export function fresh(moment: Moment) {
  const weak = weaklyHeld(viewOf(moment));
  const bought = moment.log.filter(({ key }) => key === "log-arrives").flatMap(({ places }) => places);
  const into = offers(moment, "move").filter(({ place }) => weak.includes(place));
  const newest = into.filter(({ subject }) => bought.some((place) => place.includes(subject)));
  return newest.length > 0 ? newest : into;
}

/** How to absorb hits and lose least: who has no rations goes back, whoever is left gives his, and nobody is given up
 * as long as there is another way. */
export function whoAbsorbs(moment: Moment): { how: string; who: string[] } {
  const view = viewOf(moment);
  const isEmpty = ({ subject }: { subject: string }) => forceView(view, subject)?.rations === 0;
  const [rations, retreats] = [offers(moment, "ration"), offers(moment, "retreat").filter(isEmpty)];
  const isRationEnough = view.losses?.hits === 1 && rations.length > 0;
  const how = retreats.length > 0 && !isRationEnough ? "retreat" : rations.length > 0 ? "ration" : "none";
  const found = { retreat: retreats, ration: rations, none: [] }[how].map(({ subject }) => subject);
  return { how, who: how === "none" ? subjects(moment) : found };
}

/** Do the rations that may be given absorb all hits? */
export function rationsForHits(moment: Moment): "enough" | "short" | "none" {
  const view = viewOf(moment);
  const rations = offers(moment, "ration").map(({ subject }) => forceView(view, subject)?.rations ?? 0);
  if (rations.length === 0) return "none";
  return rations.reduce((sum, each) => sum + each) < (view.losses?.hits ?? 0) ? "short" : "enough";
}

/** The battle is over, and the turn may end without losing the game. */
export function isSafeAfterBattle(moment: Moment): boolean {
  const { battle, warning } = viewOf(moment);
  return hasFought(moment) && battle === null && warning === null;
}

const STAGES = ["events", "firefight", "fate", "losses", "medal"];

/** Has the battle gone beyond this stage, or is it over? */
export function isPast(moment: Moment, stage: string): boolean {
  const { battle } = viewOf(moment);
  if (isTurnOver(moment)) return true;
  if (!hasFought(moment)) return false;
  return battle === null || STAGES.indexOf(battle.stage) > STAGES.indexOf(stage);
}

export function offers({ position }: Moment, verb: string) {
  return allOffers(position.orders)
    .filter((offer) => offer.verb === verb)
    .map(({ subject, choice }) => ({ subject, place: choice.place }));
}

export function subjects({ position }: Moment): string[] {
  return position.orders.map(({ subject }) => subject).filter((subject) => subject !== "");
}

/** Moves into a control area where the enemy is. */
export function advances(moment: Moment) {
  const view = viewOf(moment);
  const { seat, locations } = view;
  const held = locations.filter(({ code }) => forcesAt(view, areaOf(otherThan(seat), code, "control")).length > 0);
  const areas = held.map(({ code }) => areaOf(seat, code, "control"));
  const found = offers(moment, "move").filter(({ place }) => areas.includes(place));
  return moment.subject ? found.filter(({ subject }) => subject === moment.subject) : found;
}

/** One to go first, if it can. */
export function advancing(moment: Moment): string[] {
  const found = [...new Set(advances(moment).map(({ subject }) => subject))];
  return found.includes(SPEARHEAD) ? [SPEARHEAD] : found;
}

export function isAttackChosen(moment: Moment): boolean {
  return offers(moment, "attack").some(({ subject }) => subject === moment.subject);
}

export function ownForces(moment: Moment): string[] {
  const { forces, seat } = viewOf(moment);
  return forces.filter((each) => each.side === seat && isUp(each)).map(({ code }) => code);
}

export function handPlaces(moment: Moment): string[] {
  return subjects(moment).filter((subject) => viewOf(moment).hand.some(({ face }) => face === subject));
}

/** The Location to speak of: one where both sides stand near. */
export function goal(moment: Moment): string | undefined {
  const view = viewOf(moment);
  const near = view.locations.find(({ code }) => forcesAt(view, areaOf(view.seat, code, "perimeter")).length > 0);
  return (near ?? view.locations[0])?.code;
}

export function goalPlace(moment: Moment): string[] {
  const code = goal(moment);
  return code === undefined ? [] : [code];
}

export function goalValues(moment: Moment): LineMessage["values"] {
  const code = goal(moment);
  const card = code === undefined ? undefined : locationCard(moment.scene as Scene, code);
  const location = viewOf(moment).locations.find((each) => each.code === code);
  return { name: card?.name ?? "", rations: location?.rations ?? 0, last: card?.destroyed_at ?? 0 };
}

export function ownDraws(moment: Moment): number {
  const { seat, sides } = viewOf(moment);
  return sides.find(({ name }) => name === seat)?.draws ?? 0;
}
