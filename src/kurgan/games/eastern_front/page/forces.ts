// The forces of a side as somebody who commands them asks for them: who is cut off, who comes, who is lost, who is there.

import { sideOf, type Unit } from "./units";

export interface Muster {
  /** Out of supply, those first who are lost first. */
  cutOff: Unit[];
  /** On their way, by the month. */
  coming: [string, Unit[]][];
  reserve: Unit[];
  /** Those who can come back, the cheapest first, then those who cannot. */
  lost: Unit[];
  /** On the map, by kind. */
  present: [string, Unit[]][];
}

const ARMS: [string, string[]][] = [
  ["armour", ["panzer", "tank_army", "tank", "mechanised"]],
  ["motorised", ["motorised"]],
  ["cavalry", ["cavalry"]],
  ["infantry", ["guards", "shock", "infantry", "rifle", "mountain", "airborne"]],
];

export function mustered(units: readonly Unit[], side: string): Muster {
  const own = units.filter((unit) => sideOf(unit) === side);
  const present = own.filter(({ where }) => where === "on_map");
  return {
    cutOff: present.filter(({ hungry }) => hungry > 0).sort((one, other) => leftOf(one) - leftOf(other)),
    coming: byMonth(own.filter(({ where }) => where === "coming")),
    reserve: own.filter(({ where }) => where === "reserve"),
    lost: own
      .filter(({ where }) => where === "lost")
      .sort((one, other) => (one.costs ?? Infinity) - (other.costs ?? Infinity)),
    present: ARMS.map(([arm, kinds]): [string, Unit[]] => [
      arm,
      present.filter(({ kind }) => kinds.includes(kind)),
    ]).filter(([, some]) => some.length > 0),
  };
}

/** How many checks it still survives. */
function leftOf({ endures, hungry }: Unit): number {
  return endures - hungry;
}

function byMonth(units: Unit[]): [string, Unit[]][] {
  const months = new Map<string, Unit[]>();
  for (const unit of units) {
    const month = unit.arrives ?? "";
    months.set(month, [...(months.get(month) ?? []), unit]);
  }
  return [...months].sort(([one], [other]) => one.localeCompare(other));
}
