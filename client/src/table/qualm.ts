// What an order brings with it is weighed before it is given: what is to be feared is asked about first, once.

import { effect, signal, untracked } from "@preact/signals";
import type { MatchLink } from "kurgan/api/match";
import type { CautionMessage, ForecastMessage } from "kurgan/api/types";
import { asked } from "kurgan/table/asking";
import type { Offer } from "kurgan/table/offers";

/** What is more than a note. */
export function graveIn(forecast: ForecastMessage | null | undefined): CautionMessage[] {
  return forecast?.cautions.filter(({ gravity }) => gravity !== "note") ?? [];
}

export class Qualm {
  readonly close: () => void;
  /** The order that is to be given, until it is known what it brings. */
  private readonly weighed = signal<Offer | null>(null);

  constructor(
    private readonly link: MatchLink,
    private readonly give: (offer: Offer) => void,
  ) {
    this.close = effect(() => this.listen());
  }

  /** Give it, or ask first whether it is meant. */
  weigh(offer: Offer): void {
    this.link.foresee(offer.choice.words);
    this.weighed.value = offer;
  }

  forget(): void {
    this.weighed.value = null;
  }

  private listen(): void {
    const offer = this.weighed.value;
    if (offer === null) return;
    const { words } = offer.choice;
    const forecast = this.link.forecasts.value.get(words);
    if (forecast === undefined && !this.link.hindrances.value.has(words)) return;
    untracked(() => {
      this.weighed.value = null;
      const cautions = forecast?.cautions ?? [];
      if (cautions.some(({ gravity }) => gravity === "doubt")) asked.value = { what: "doubt", offer, cautions };
      else this.give(offer);
    });
  }
}
