// A question that is more than a sentence: which places it is about.

import { signal } from "@preact/signals";
import type { Sitting } from "kurgan/table/sitting";

const PHONE = "(max-width: 700px)";

/** A phone has one sheet for the card of a question and for what happened. */
export const isPhone = signal(matchMedia(PHONE).matches);
matchMedia(PHONE).addEventListener("change", ({ matches }) => (isPhone.value = matches));

/** The places of the question that waits for an answer, if it has a card. */
export function questionPlaces({ looks, playback, selection }: Sitting): string[] | null {
  const shown = playback.shown.value;
  if (!looks.Question || !shown || shown.result || !playback.isCaughtUp.value) return null;
  const orders = selection.orders.value;
  return orders.length > 0 ? (looks.question?.(shown.view, orders) ?? null) : null;
}
