// Orders of a subject that are not known yet: they are asked for when it is picked up, and a press waits until it is known what
// it means.

import { computed, effect, untracked, type ReadonlySignal } from "@preact/signals";
import type { MatchLink } from "kurgan/api/match";
import type { GroupMessage } from "kurgan/api/menu";
import type { Gather } from "kurgan/table/gather";
import type { Group } from "kurgan/table/group";
import { isPlaced, openingsOf, type Offer } from "kurgan/table/offers";

/** What is held: whose orders are lit, which place is aimed at, and what is taken together. */
interface Held {
  orders: ReadonlySignal<GroupMessage[]>;
  subject: ReadonlySignal<string | null>;
  aim: ReadonlySignal<string | null>;
  gather: Pick<Gather, "opening">;
  group: Pick<Group, "together">;
}

export class Openings {
  /** What may be said to the subject, but not ordered. */
  readonly offers = computed((): Offer[] => {
    const subject = this.held.subject.value;
    return subject === null ? [] : openingsOf(this.held.orders.value, subject);
  });
  /** The words that are asked about: of one that points at a place only when it is aimed at. Who takes things together asks
   * about what was taken. */
  private readonly asked = computed((): string[] => {
    if (this.held.gather.opening.value !== null) return [];
    const meant = this.offers.value.filter((each) => !isPlaced(each) || each.choice.place === this.held.aim.value);
    const together = this.held.group.together.value;
    const isKnown = together === null || this.link.opened.value.has(together);
    return [...meant.map(({ choice }) => choice.words), ...(isKnown ? [] : [together])];
  });
  /** Are orders of the subject on their way? */
  readonly isUnderWay = computed(() => this.asked.value.length > 0 && this.link.connection.value === "open");

  private waiting: (() => void) | null = null;
  private readonly stops: (() => void)[];

  constructor(
    private readonly link: MatchLink,
    private readonly held: Held,
  ) {
    this.stops = [
      effect(() => this.asked.value.forEach((words) => this.link.open(words))),
      effect(() => {
        if (!this.isUnderWay.value) untracked(() => this.goOn());
      }),
    ];
  }

  close(): void {
    this.stops.forEach((stop) => stop());
  }

  /** Do it as soon as everything is known that may be ordered. */
  whenKnown(press: () => void): void {
    if (this.isUnderWay.value) this.waiting = press;
    else press();
  }

  /** What was pressed is no longer meant. */
  forget(): void {
    this.waiting = null;
  }

  isAt(place: string): boolean {
    return this.offers.value.some(({ choice }) => choice.place === place);
  }

  private goOn(): void {
    const press = this.waiting;
    this.waiting = null;
    press?.();
  }
}
