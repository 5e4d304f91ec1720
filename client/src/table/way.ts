// A way in the making: the places one wants to go by, joined and priced by the server, and nothing ordered before it is whole.

import { computed, effect, signal, untracked } from "@preact/signals";
import type { MatchLink } from "kurgan/api/match";
import type { LineMessage } from "kurgan/api/types";
import type { Looks } from "kurgan/table/looks";

export class Way {
  /** The places the player has named, without the start; null while no way is being chosen. */
  readonly wanted = signal<string[] | null>(null);
  /** The whole way as far as the server agrees with it, hex by hex. */
  readonly places = signal<string[]>([]);
  readonly isOn = computed(() => this.wanted.value !== null);
  readonly close: () => void;

  private subject = "";
  private agreed: string[] = [];
  /** The way goes out as soon as the server agrees with it. */
  private isDropped = false;

  constructor(
    private readonly link: MatchLink,
    private readonly looks: Looks,
    private readonly give: (words: string) => void,
  ) {
    this.close = effect(() => this.hear());
  }

  begin(subject: string): void {
    this.subject = subject;
    this.agreed = [];
    this.isDropped = false;
    this.places.value = [];
    this.wanted.value = [];
  }

  leave(): void {
    this.wanted.value = null;
    this.places.value = [];
  }

  /** On to a place; one the way has been in already is gone back to. */
  goOn(place: string): void {
    const wanted = this.wanted.value;
    if (wanted === null || wanted.at(-1) === place) return;
    const at = this.places.value.indexOf(place);
    this.want(at < 0 ? [...wanted, place] : this.places.value.slice(0, at + 1));
  }

  /** One place less; from the start there is nothing left to take back. */
  goBack(): boolean {
    if (this.places.value.length === 0) return false;
    this.want(this.places.value.slice(0, -1));
    return true;
  }

  /** Back at the start. */
  startAgain(): void {
    this.want([]);
  }

  /** What would be asked and what would be ordered. */
  readonly trial = computed((): string | null => {
    const wanted = this.wanted.value;
    return wanted?.length && this.looks.ways ? this.looks.ways.tried(this.subject, wanted) : null;
  });
  private readonly order = computed((): string | null => {
    const places = this.places.value;
    return places.length > 0 && this.looks.ways ? this.looks.ways.ordered(this.subject, places) : null;
  });

  /** Why the way may go so far, but not end there. */
  readonly hindrance = computed((): LineMessage | null =>
    this.order.value === null ? null : (this.link.hindrances.value.get(this.order.value) ?? null),
  );
  readonly mayEnd = computed(() => this.order.value !== null && this.link.forecasts.value.has(this.order.value));

  /** Set out: at once if the server has agreed with all of it, else when it does. */
  setOut(): void {
    if (this.trial.value !== null && !this.link.forecasts.value.has(this.trial.value)) this.isDropped = true;
    else if (this.order.value !== null) this.give(this.order.value);
  }

  /** Set out for this place, if the way can be led there; if not, it stays as it was, with the reason. */
  endAt(place: string): void {
    this.goOn(place);
    if (this.wanted.value?.at(-1) === place) this.setOut();
  }

  private want(places: string[]): void {
    this.isDropped = false;
    this.wanted.value = places;
    if (places.length === 0) {
      this.agreed = [];
      this.places.value = [];
    } else if (this.trial.value !== null) this.link.foresee(this.trial.value);
  }

  /** The server agrees, and says which places lie between; or it says why not, and the way stays as it was. */
  private hear(): void {
    const [trial, forecasts, hindrances] = [this.trial.value, this.link.forecasts.value, this.link.hindrances.value];
    if (trial === null) return;
    const [forecast, hindrance] = [forecasts.get(trial), hindrances.get(trial)];
    untracked(() => {
      if (forecast) this.agree(forecast.title.places);
      else if (hindrance) this.stay(hindrance);
    });
  }

  /** What was let go at its start has no way any more. */
  private stay(hindrance: LineMessage): void {
    if (this.isDropped && this.agreed.length === 0) this.leave();
    else this.wanted.value = this.agreed;
    this.isDropped = false;
    this.link.refuse(hindrance);
  }

  private agree(places: string[]): void {
    this.agreed = this.wanted.value ?? [];
    this.places.value = places;
    if (this.order.value !== null) this.link.foresee(this.order.value);
    if (!this.isDropped) return;
    this.isDropped = false;
    this.setOut();
  }
}
