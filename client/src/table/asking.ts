// What waits for a yes or a no, or to be read: one window at a time.

import { signal } from "@preact/signals";
import type { LineMessage } from "kurgan/api/types";
import { isPlaced, SIDE, offersOf, type Offer } from "kurgan/table/offers";
import type { Sitting } from "kurgan/table/sitting";

export type Asked = { what: "end"; offer: Offer; line: LineMessage } | { what: "resign" } | { what: "keys" };

export const asked = signal<Asked | null>(null);

/** The order of the side's that ends the turn or the step, if it may be given now. */
export function endOffer({ face, hand }: Sitting): Offer | undefined {
  const offers = offersOf(hand.orders.value, SIDE).filter((offer) => !isPlaced(offer));
  return face.main.flatMap((verb) => offers.filter((offer) => offer.verb === verb))[0];
}

/** End it; ask first only if something worth keeping would be lost. */
export function endTurn(sitting: Sitting): void {
  const { face, hand, stage } = sitting;
  const offer = endOffer(sitting);
  if (!offer) return;
  const line = face.leftOver(stage.shown.value?.view, hand.orders.value);
  if (line) asked.value = { what: "end", offer, line };
  else hand.order(offer);
}
