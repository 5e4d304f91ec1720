// Which attacks are worth their risk, by what the server foresees of them, and who could be brought up for another.

import { neighbours } from "kurgan/board/hexes";
import type { Moment } from "kurgan/table/looks";
import type { Offer } from "kurgan/table/offers";
import { held, isLastTurn, isUnitHeld, offers, placesOf, subjects, unitOf, viewOf } from "./moments";
import { GRID } from "./sheet";

const HARM = ["result-ae", "result-ar"];
const GAIN = ["result-dr", "result-de"];

/** How likely an attack hurts its attacker and its target; nothing before it was foreseen. */
export function chancesOf({ forecasts }: Moment, { choice }: Offer): { harm: number; gain: number } | null {
  const forecast = forecasts.get(choice.words);
  if (!forecast) return null;
  const chanceOf = (keys: string[]) =>
    forecast.outcomes.reduce((sum, { result, chance }) => sum + (keys.includes(result.key) ? chance : 0), 0);
  return { harm: chanceOf(HARM), gain: chanceOf(GAIN) };
}

/** Does an attack hurt its attacker more often than the enemy? In the last turn there is nothing to save strength for. */
export function isPoor(moment: Moment, attack: Offer): boolean {
  const chances = chancesOf(moment, attack);
  return chances !== null && chances.harm > chances.gain && !isLastTurn(moment);
}

/** The attacks that may be advised: foreseen, and not poor. */
export function attacks(moment: Moment): Offer[] {
  return offers(moment, "attack").filter((each) => chancesOf(moment, each) !== null && !isPoor(moment, each));
}

/** What the server has to foresee, so that nobody is sent into a poor attack. */
export function toForesee(moment: Moment): string[] {
  return offers(moment, "attack").map(({ choice }) => choice.words);
}

/** Moves to the side of an enemy in sight, of units that can fight and are not in contact yet. */
export function approaches(moment: Moment): Offer[] {
  const { units, seat } = viewOf(moment);
  const enemies = units.flatMap(({ side, hex }) => (side !== seat && hex !== null ? [hex] : []));
  const near = new Set(enemies.flatMap((hex) => neighbours(GRID, hex)));
  return offers(moment, "move").filter(({ subject, choice }) => {
    const unit = unitOf(moment, subject);
    return near.has(choice.place) && (unit?.attack ?? 0) > 0 && !near.has(unit?.hex ?? "");
  });
}

/** An attack is worth its risk, or a move leads to one. */
export function mayFight(moment: Moment): boolean {
  return attacks(moment).length > 0 || approaches(moment).length > 0;
}

/** The unit to begin with: the strongest that can reach the enemy, else any. */
export function spearhead(moment: Moment): string | undefined {
  const attackOf = ({ subject }: Offer) => unitOf(moment, subject)?.attack ?? 0;
  const [strongest] = approaches(moment).sort((one, other) => attackOf(other) - attackOf(one));
  return strongest?.subject ?? subjects(moment, "move")[0];
}

/** What the unit in hand may do; if nothing, the units that may. */
function whereTo(moment: Moment, found: Offer[]): string[] {
  const own = held(moment, found).map(({ choice }) => choice.place);
  if (own.length > 0) return own;
  return placesOf(moment, [...new Set(found.map(({ subject }) => subject))]);
}

export function whereToFight(moment: Moment): string[] {
  const found = attacks(moment);
  return whereTo(moment, found.length > 0 ? found : approaches(moment));
}

export function whereToBringUp(moment: Moment): string[] {
  return whereTo(moment, approaches(moment));
}

/** Places beside an enemy, if the unit in hand can get there; a player who wants to go elsewhere is left alone. */
export function whereToClose(moment: Moment): string[] {
  return isUnitHeld(moment)
    ? held(moment, approaches(moment)).map(({ choice }) => choice.place)
    : placesOf(moment, [spearhead(moment)]);
}
