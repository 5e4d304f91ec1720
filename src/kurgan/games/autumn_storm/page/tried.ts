// What somebody would mean who presses a place, legal or not: the server says why it cannot be.

import type { View } from "./types";

/** The guns fire; a unit attacks an enemy in sight, and goes where nobody stands. Whoever presses a unit of his own means that
 * unit, and while nothing is held any other place is only looked at. */
export function tried(view: View, subject: string | null, place: string): string | null {
  const there = view.units.find((unit) => unit.hex === place);
  if (there?.side === view.seat) return subject === null ? spent(view, there.code) : null;
  if (subject === null) return null;
  if (subject === "") return `bombard ${place}`;
  return `${there ? "attack" : "move"} ${subject} ${place}`;
}

/** The one reason that holds for whichever unit is pressed: nothing is left to command it with. */
function spent({ command }: View, unit: string | null): string | null {
  return command === 0 && unit !== null ? `rest ${unit}` : null;
}
