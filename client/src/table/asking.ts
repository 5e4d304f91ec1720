// What waits for a yes or a no, or to be read: one window at a time.

import { signal } from "@preact/signals";
import type { CautionMessage, LineMessage } from "kurgan/api/types";
import { isPlaced, SIDE, offersOf, type Offer } from "kurgan/table/offers";
import type { Sitting } from "kurgan/table/sitting";

export type Asked =
  | { what: "end"; offer: Offer; line: LineMessage }
  | { what: "doubt"; offer: Offer; cautions: CautionMessage[] }
  | { what: "resign" }
  | { what: "keys" }
  | { what: "fingers" };

export const asked = signal<Asked | null>(null);

/** The order of the side's that ends the turn or the step, if it may be given now. */
export function endOffer({ looks, selection }: Sitting): Offer | undefined {
  const offers = offersOf(selection.orders.value, SIDE).filter((offer) => !isPlaced(offer));
  return looks.main.flatMap((verb) => offers.filter((offer) => offer.verb === verb))[0];
}

/** End it; ask first only if something worth keeping would be lost. Where it cannot end, the server says why. */
export function endTurn(sitting: Sitting): void {
  const { looks, selection, playback } = sitting;
  const offer = endOffer(sitting);
  const [end] = looks.main;
  if (!offer && end !== undefined && selection.orders.value.length > 0) selection.wonder.ask(end);
  if (!offer) return;
  const line = looks.leftOver(playback.shown.value?.view, selection.orders.value);
  if (line) asked.value = { what: "end", offer, line };
  else selection.order(offer);
}
