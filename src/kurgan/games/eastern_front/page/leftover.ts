// What would be left undone if the phase ended now.

import type { GroupMessage } from "kurgan/api/menu";
import type { LineMessage } from "kurgan/api/types";
import type { View } from "./types";
import { sideOf } from "./units";

/** How many could still move, while units do. */
export function idle({ step }: View, orders: GroupMessage[]): number {
  return step === "movement" ? count(orders, "move") : 0;
}

/** What is worth a question: new units that wait, or a movement in which nobody has moved. */
export function leftOver(view: View, orders: GroupMessage[]): LineMessage | null {
  const [moves, arrivals, replacements] = ["move", "arrive", "replace"].map((verb) => count(orders, verb));
  if (view.step === "movement" && moves! > 0 && !hasMoved(view)) return said("left-moves", { moves: moves! }, "5.4");
  if (view.step !== "initial" || arrivals! + replacements! === 0) return null;
  const trains = view.sides.find(({ name }) => name === view.seat)?.trains ?? 0;
  return said("left-initial", { arrivals: arrivals!, replacements: replacements!, trains }, "9.5");
}

function hasMoved({ units, seat }: View): boolean {
  return Object.values(units).some((unit) => unit.moved && sideOf(unit) === seat);
}

function count(orders: GroupMessage[], verb: string): number {
  return orders.filter((group) => group.subject !== "" && group.orders.some((each) => each.verb === verb)).length;
}

function said(key: string, values: LineMessage["values"], rule: string): LineMessage {
  return { key, values, rule, places: [] };
}
