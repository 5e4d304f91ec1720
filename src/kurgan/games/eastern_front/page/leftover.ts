// What would be left undone if the phase ended now.

import type { GroupMessage } from "kurgan/api/menu";
import type { LineMessage } from "kurgan/api/types";
import type { View } from "./types";

/** What of each phase could still be done, as far as it can be counted. Attacks are nobody's duty unless the server says so. */
export function leftOver(view: View, orders: GroupMessage[]): LineMessage | null {
  const count = (...verbs: string[]) =>
    orders.filter((group) => group.subject !== "" && group.orders.some(({ verb }) => verbs.includes(verb))).length;
  const [moves, arrivals, replacements] = [count("move"), count("arrive"), count("replace")];
  if (view.step === "movement" && moves > 0) return said("left-moves", { moves }, "5.4");
  if (view.step !== "initial" || arrivals + replacements === 0) return null;
  return said("left-initial", { arrivals, replacements }, "9.5");
}

function said(key: string, values: LineMessage["values"], rule: string): LineMessage {
  return { key, values, rule, places: [] };
}
