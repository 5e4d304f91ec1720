// Whom somebody means who presses a unit of his own while he plans an attack.

import type { View } from "../types";
import { codesAt, sideAt } from "../units";
import { targetOf, wordsOf } from "./plan";

/** The plan with the first of those who stand there alone: the server says why it cannot join. */
export function triedPlan(view: View, subject: string | null, place: string): string | null {
  const target = targetOf(view, subject);
  const [code] = codesAt(view, place);
  if (target === null || code === undefined || sideAt(view, place) !== view.seat) return null;
  return wordsOf(target, [code]);
}
