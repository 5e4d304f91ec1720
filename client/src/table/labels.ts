// What the buttons of orders say.

import type { GroupMessage, OrdersMessage } from "kurgan/api/menu";
import { label, modeWord, type Offer } from "kurgan/table/offers";
import type { Sitting } from "kurgan/table/sitting";
import type { Words } from "kurgan/words/words";

/** Of one order. */
export function labelOf({ looks, scene, playback, selection, words }: Sitting, offer: Offer): string {
  const view = playback.shown.value?.view;
  return label(words, offer, looks.called?.(scene, view, offer.choice, words, selection.orders.value));
}

/** Of an order, be it one or all that was taken. */
export function orderLabel(sitting: Sitting, offer: Offer): string {
  const gathered = sitting.selection.gather.orders.value;
  return gathered?.[0] === offer.choice.words ? gatherLabel(sitting) : labelOf(sitting, offer);
}

/** Of all that was taken, or what is missing. */
export function gatherLabel(sitting: Sitting): string {
  const { selection, words } = sitting;
  const { gathering, taken } = selection.gather;
  const called = gathering.value?.called?.(taken.value, words);
  const [offer] = selection.offers.value;
  return called ?? (offer ? labelOf(sitting, offer) : (gathering.value?.label(taken.value, words) ?? ""));
}

/** What the side itself may do to places, in words; or the one thing that is meant. */
export function modes(words: Words, group: GroupMessage, meant: string | null = null): string {
  return group.orders
    .filter((order) => isMode(order) && (meant === null || order.verb === meant))
    .map((order) => modeWord(words, order.verb))
    .join(", ");
}

/** Is it said of places, now or when it is known what follows? */
export function isMode({ choices, opens }: OrdersMessage): boolean {
  return opens || choices.some((choice) => choice.place !== "");
}
