// What somebody would mean who presses a place, legal or not: the server says why it cannot be.

import { triedPlan } from "./planning/tried";
import type { View } from "./types";
import { codesAt, sideAt } from "./units";

/** A unit goes where no enemy stands, and an enemy is attacked. Whoever presses a unit of his own means that unit, and while
 * nothing is held any other place is only looked at, unless an enemy stands there whom one would attack now. */
export function tried(view: View, subject: string | null, place: string): string | null {
  const there = sideAt(view, place);
  const isEnemy = there !== null && there !== view.seat;
  if (view.side !== view.seat) return null;
  if (subject === null) return isEnemy ? attacked(view, place) : roused(view, place);
  if (subject === "" || !(subject in view.units)) return triedPlan(view, subject, place);
  if (isEnemy) return `attack ${place} ${subject}`;
  return there === view.seat && codesAt(view, place).includes(subject) ? null : `${verbNow(view)} ${subject} ${place}`;
}

/** In a phase of attacks: why not this one? */
function attacked({ step }: View, place: string): string | null {
  return step === "target" || step === "breakthrough" ? `attack ${place}` : null;
}

/** Why does a unit of one's own not move? */
function roused(view: View, place: string): string | null {
  const [first] = codesAt(view, place);
  if (first === undefined || (view.step !== "movement" && view.step !== "initial")) return null;
  return `move ${first}`;
}

function verbNow({ step }: View): string {
  return step === "initial" ? "rail" : step === "advance" ? "advance" : "move";
}
