// A question that is more than a sentence: which places it is about.

import type { Sitting } from "kurgan/table/sitting";

/** The places of the question that waits for an answer, if it has a card. */
export function questionPlaces({ looks, playback, selection }: Sitting): string[] | null {
  const shown = playback.shown.value;
  if (!looks.Question || !shown || shown.result || !playback.isCaughtUp.value) return null;
  const orders = selection.orders.value;
  return orders.length > 0 ? (looks.question?.(shown.view, orders) ?? null) : null;
}
