// What is chosen by pressing several things: the Forces of an attack, the cards of a payment.

import type { GroupMessage } from "kurgan/api/menu";
import type { Gathering } from "kurgan/table/gather";
import { choicesOf } from "./reading";
import type { View } from "./types";

export function gathering(view: View, orders: GroupMessage[], subject: string | null): Gathering | null {
  if (view.step === "payment") return orders.length > 0 ? payment(view) : null;
  return subject === null ? null : attackers(orders, subject);
}

/** An order names the Location and then its Forces; the strongest set is offered first. */
function attackers(orders: GroupMessage[], location: string): Gathering | null {
  const sets = choicesOf(orders, location, "attack").map(({ words }) => ({ words, forces: words.split(" ").slice(2) }));
  if (sets.length < 2) return null;
  return {
    name: `attack ${location}`,
    items: new Map(sets.flatMap(({ forces }) => forces.map((force) => [force, 1] as const))),
    first: sets[0]?.forces ?? [],
    orders: (taken) => {
      const found = sets.find(({ forces }) => isSame(forces, taken));
      return found ? [found.words] : null;
    },
    label: (_, words) => words.get("bs-gather-attack"),
  };
}

function isSame(forces: readonly string[], taken: readonly string[]): boolean {
  return forces.length === taken.length && forces.every((force) => taken.includes(force));
}

/** The rules ask for one card after the other; a player gives them all at once. */
function payment({ hand, left }: View): Gathering {
  return {
    name: "payment",
    items: new Map(hand.map(({ face, count }) => [face, Math.min(count, left)])),
    first: [],
    orders: (taken) => (taken.length === left ? taken.map((face) => `give ${face}`) : null),
    label: (taken, words) =>
      words.get(taken.length === left ? "bs-gather-paid" : "bs-gather-payment", { taken: taken.length, left }),
    asks({ length }, { values }, words) {
      if (length === 0) return null;
      const counted = { ...values, over: length - left, more: left - length };
      return words.get(length > left ? "bs-paying-over" : "bs-paying", counted);
    },
  };
}
