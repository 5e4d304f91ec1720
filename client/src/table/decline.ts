// Saying no by itself: where nothing else can be said, or to the end of something a player wants no more of.

import { computed, effect, signal, untracked } from "@preact/signals";
import type { MatchLink } from "kurgan/api/match";
import { declines } from "kurgan/settings";
import type { Looks } from "kurgan/table/looks";
import type { Selection } from "kurgan/table/selection";
import { allOffers, type Offer } from "kurgan/table/offers";
import type { Playback } from "kurgan/table/playback";

const LOOK = 1300; // milliseconds to see what nothing can be done about
const GLANCE = 500; // and what one has decided already

export class Decline {
  /** The guided first battle waits for every answer. */
  readonly isWanted = signal(false);
  /** What is declined to its end, by its name. */
  private readonly spell = signal<string | null>(null);
  private readonly stops: (() => void)[];

  constructor(
    private readonly link: MatchLink,
    private readonly looks: Looks,
    private readonly playback: Playback,
    private readonly selection: Selection,
  ) {
    this.stops = [effect(() => this.endSpell()), effect(() => this.sayIt())];
  }

  /** The pass that the page is about to say. */
  readonly due = computed((): Offer | null => {
    const orders = this.selection.orders.value;
    const offers = allOffers(orders);
    const pass = offers.find(({ verb }) => verb === this.looks.decline);
    const isOnly = offers.length === 1 && !orders.some((group) => group.orders.some(({ opens }) => opens));
    if (!pass || this.link.welcome.value?.is_watching) return null;
    return this.isHolding.value || (isOnly && this.isFree.value) ? pass : null;
  });

  readonly isHolding = computed(() => this.spell.value !== null);

  /** May everything that is asked from now on be declined at once? */
  readonly mayHold = computed(
    () => this.selection.orders.value.length > 0 && this.spellAt(this.playback.shown.value) !== null,
  );

  hold(): void {
    this.spell.value = this.spellAt(this.playback.shown.value);
  }

  stop(): void {
    this.spell.value = null;
  }

  close(): void {
    this.stops.forEach((stop) => stop());
  }

  /** Only computers wait for the answer: a person must not learn from the time it takes what is in a hand. */
  private readonly isFree = computed(() => {
    const seats = this.link.head.value?.seats ?? [];
    return this.isWanted.value && declines.value && seats.filter((seat) => seat.player === "human").length === 1;
  });

  private spellAt(position: { view: unknown } | null): string | null {
    return (position && this.looks.spell?.(position.view)) ?? null;
  }

  /** It is over, or somebody has taken something up after all. */
  private endSpell(): void {
    const isOver = this.spellAt(this.link.position.value) !== this.spell.value;
    if (isOver || this.selection.subject.value !== null) this.spell.value = null;
  }

  private sayIt(): (() => void) | undefined {
    const pass = this.due.value;
    if (!pass) return;
    const wait = untracked(() => (this.isHolding.value ? GLANCE : LOOK));
    const timer = setTimeout(() => this.selection.order(pass), wait);
    return () => clearTimeout(timer);
  }
}
