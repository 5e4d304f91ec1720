// A moment of the first battle, as a lesson sees it: what may be ordered, where to look, what is at stake, what happened.

import type { LineMessage } from "kurgan/api/types";
import type { Moment } from "kurgan/table/looks";
import { allOffers, type Offer } from "kurgan/table/offers";
import { centreOf } from "./sheet";
import type { HexView, Scene, SideView, UnitView, View } from "./types";

// What the player may do now

export function offers({ position }: Moment, verb: string): Offer[] {
  return allOffers(position.orders).filter((offer) => offer.verb === verb);
}

/** The units that may be given such an order, each once. */
export function subjects(moment: Moment, verb: string): string[] {
  return [...new Set(offers(moment, verb).map(({ subject }) => subject))];
}

function targets(moment: Moment, verb: string): string[] {
  return [...new Set(offers(moment, verb).map(({ choice }) => choice.place))];
}

export function isOwnTurn({ position }: Moment): boolean {
  return position.to_move === position.seat;
}

export function isUnitHeld({ subject }: Moment): boolean {
  return subject !== null && subject !== "";
}

/** May the unit in hand be given such an order? */
export function isHolding(moment: Moment, verb: string): boolean {
  return isUnitHeld(moment) && subjects(moment, verb).includes(moment.subject!);
}

/** What the player holds: a unit, the guns, or nothing. */
export function hand(moment: Moment): "unit" | "guns" | "none" {
  if (isUnitHeld(moment)) return "unit";
  return moment.subject === "" ? "guns" : "none";
}

/** Is there an order to give besides ending the turn? */
export function mayOrder({ position }: Moment): boolean {
  return allOffers(position.orders).some(({ verb }) => verb !== "end" && verb !== "way");
}

export function isAimed(moment: Moment): boolean {
  return held(moment, offers(moment, "attack")).some(({ choice }) => choice.place === moment.target);
}

/** Is an enemy in sight that has not been identified? */
export function isAnyUnknown(moment: Moment): boolean {
  return viewOf(moment).units.some(({ kind, hex }) => kind === null && hex !== null);
}

// Where to look

/** The enemies that could be attacked after the guns, else those on a flag, else all in reach. */
export function whereToFire(moment: Moment): string[] {
  const reached = targets(moment, "bombard");
  const next = targets(moment, "attack").filter((place) => reached.includes(place));
  if (next.length > 0) return next;
  const onFlags = flags(moment).flatMap(({ name }) => (reached.includes(name) ? [name] : []));
  return onFlags.length > 0 ? onFlags : reached;
}

/** The flag to take next, and who can enter it, as long as nobody is chosen who can. */
export function whereToEnter(moment: Moment): string[] {
  const flag = goal(moment)?.name;
  const entries = offers(moment, "move").filter(({ choice }) => choice.place === flag);
  if (flag === undefined) return [];
  return held(moment, entries).length > 0
    ? [flag]
    : [...placesOf(moment, [...new Set(entries.map(({ subject }) => subject))]), flag];
}

export function held({ subject }: Moment, found: Offer[]): Offer[] {
  return found.filter((offer) => offer.subject === subject);
}

export function placesOf(moment: Moment, codes: (string | undefined)[]): string[] {
  return codes.flatMap((code) => (code === undefined ? [] : (unitOf(moment, code)?.hex ?? [])));
}

// What is at stake

export function flags({ scene }: Moment): HexView[] {
  return (scene as Scene).hexes.filter((hex) => hex.in_field && hex.victory > 0);
}

/** The flag to take next: one a unit can enter now, else the most valuable, else the nearest. */
export function goal(moment: Moment): HexView | undefined {
  const { control, seat } = viewOf(moment);
  const rank = (hex: HexView) => (isOpen(moment, hex) ? 100 : 0) + 10 * hex.victory - distance(moment, hex.name);
  return flags(moment)
    .filter(({ name }) => control[name] !== seat)
    .sort((one, other) => rank(other) - rank(one))[0];
}

/** May a unit enter it now? */
export function isOpen(moment: Moment, hex: HexView | undefined): boolean {
  return hex !== undefined && targets(moment, "move").includes(hex.name);
}

/** How far from the nearest own unit, in a unit small enough not to outweigh a victory point. */
function distance(moment: Moment, place: string): number {
  const { units, seat } = viewOf(moment);
  const own = units.filter((unit) => unit.side === seat && unit.hex !== null).map(({ hex }) => centreOf(hex!));
  const { x, y } = centreOf(place);
  return Math.min(9, ...own.map((at) => Math.hypot(at.x - x, at.y - y) / 200));
}

/** What is still to be won, and where, or that it is now or never; in the first turn the welcome has just said it. */
export function stake(moment: Moment): LineMessage | null {
  const [flag, side, { turn, last_turn: last }] = [goal(moment), ownSide(moment), viewOf(moment)];
  if (!flag || !side || turn === 1) return null;
  const place = lineOf(`printed-${flag.name}`);
  return lineOf("lesson-stake", { missing: side.needs - side.score, place, value: flag.victory, turns: last - turn });
}

/** What orders are left: command points, and the free one of the headquarters. */
export function leftOf(moment: Moment): LineMessage {
  const { command, has_free_order } = viewOf(moment);
  return lineOf("lesson-left", { command: command ?? 0, free: yesOrNo(has_free_order && mayOrder(moment)) });
}

export function isLastTurn(moment: Moment): boolean {
  const { turn, last_turn: last } = viewOf(moment);
  return turn === last;
}

// What has happened

/** The lines of the seat's own turns: each turn closes with the line that says whose it was. */
export function ownLines(moment: Moment): LineMessage[] {
  const { seat, side: now } = viewOf(moment);
  let side = now;
  return moment.log
    .toReversed()
    .filter((line) => {
      if (line.key === "log-end") side = sideOf(line);
      return side === seat;
    })
    .toReversed();
}

export function hasHeard(moment: Moment, ...keys: string[]): boolean {
  return ownLines(moment).some((line) => keys.includes(line.key));
}

const ORDERS = ["log-moves", "log-ambushed", "log-attack", "log-recon", "log-rest", "log-guns"];

export function hasOrdered(moment: Moment): boolean {
  return hasHeard(moment, ...ORDERS);
}

/** How many of one's own turns are over. */
export function endsOf(moment: Moment): number {
  return ownLines(moment).filter(({ key }) => key === "log-end").length;
}

/** When a line of this kind was last heard in one's own turns; -1 if never. */
export function lastOf(moment: Moment, key: string): number {
  return ownLines(moment).findLastIndex((line) => line.key === key);
}

export function isThirdTurn(moment: Moment): boolean {
  return viewOf(moment).turn >= 3;
}

function sideOf({ values: { side } }: LineMessage): string {
  return typeof side === "object" && "key" in side ? side.key.replace("side-", "") : "";
}

/** How a fight came out for the attacker: "ae", "ar", "ne", "dr" or "de", or "lost" or "won" if a unit is no more. */
export function resultOf([combat, aftermath]: LineMessage[]): string {
  const result = combat?.values["result"];
  const found = typeof result === "object" && "key" in result ? result.key.replace("result-", "") : "ne";
  if (aftermath?.key !== "log-eliminated") return found;
  return found.startsWith("a") ? "lost" : "won";
}

export function viewOf({ position }: Moment): View {
  return position.view as View;
}

export function unitOf(moment: Moment, code: string): UnitView | undefined {
  return viewOf(moment).units.find((unit) => unit.code === code && unit.side === viewOf(moment).seat);
}

export function ownSide(moment: Moment): SideView | undefined {
  const { sides, seat } = viewOf(moment);
  return sides.find(({ name }) => name === seat);
}

export function lineOf(key: string, values: LineMessage["values"] = {}): LineMessage {
  return { key, values, rule: "", places: [] };
}

export function yesOrNo(is: boolean): string {
  return is ? "yes" : "no";
}
