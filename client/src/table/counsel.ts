// A hint: which orders would be good, numbered on the board and in a list, to be chosen like any that is offered. And what the
// computer was after, once its turn has ended.

import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { MatchLink } from "kurgan/api/match";
import { spreadGroup } from "kurgan/api/menu";
import type { LineMessage, MatchHead } from "kurgan/api/types";
import type { Looks, Trace } from "kurgan/table/looks";
import { allOffers, isPlaced, SIDE, type Offer } from "kurgan/table/offers";
import { isPhone } from "kurgan/table/phone";
import type { Playback } from "kurgan/table/playback";
import type { Selection } from "kurgan/table/selection";
import type { Sitting } from "kurgan/table/sitting";
import { isEndOf } from "kurgan/table/steps";

/** One order that would be good. */
export interface Advice {
  /** From 1, the best first. */
  number: number;
  offer: Offer;
  heading: LineMessage;
  /** What the order would be called, where it can be foreseen. */
  title: LineMessage | null;
  /** How likely its side would be to win. */
  probability: number;
}

export class Counsel {
  readonly close: () => void;
  /** The number of the one that was chosen, and needs one press more to be ordered. */
  readonly taken = signal<number | null>(null);
  /** Whoever is guided has a coach, and dice or cards that are given: no hint would fit them. */
  readonly isGuided = signal(false);

  readonly advice = computed((): Advice[] => {
    const found = this.playback.isCaughtUp.value ? (this.link.hinted.value ?? []) : [];
    return found.flatMap(({ group, title, probability }, place) =>
      allOffers([spreadGroup(group)]).map((offer) => ({
        number: place + 1,
        offer,
        heading: group.heading,
        title,
        probability,
      })),
    );
  });

  /** Its numbers on the board, each where its order points, with an arrow from whoever would carry it out; once one is chosen,
   * the board shows that order as any other. */
  readonly traces = computed((): Trace[] => {
    const numbers = new Map<string, number[]>();
    const lines: Trace[] = [];
    for (const { number, offer } of this.advice.value) {
      const [from, to] = this.ends(offer);
      const place = to ?? from;
      if (place === null) continue;
      numbers.set(place, [...(numbers.get(place) ?? []), number]);
      if (this.taken.value === null && from !== null && to !== null && from !== to)
        lines.push({ kind: "advice", places: [from, to] });
    }
    const signs = [...numbers].map(([place, of]): Trace => ({ kind: "hint", places: [place], text: of.join(" ") }));
    return [...lines, ...signs];
  });

  /** Which line of the log says that the computer's last turn has ended. */
  readonly told = computed((): number => {
    const computers = (this.link.head.value?.seats ?? []).filter(({ player }) => player !== "human");
    return this.link.log.value.findLastIndex((line) => computers.some(({ name }) => isEndOf(name, line)));
  });

  constructor(
    private readonly link: MatchLink,
    private readonly looks: Looks,
    private readonly playback: Playback,
    private readonly selection: Selection,
  ) {
    const stops = [
      effect(() => {
        void [link.hinted.value, selection.subject.value, selection.mode.value, selection.aim.value]; // any of them has changed
        this.taken.value = null;
      }),
      effect(() => {
        if (this.told.value >= 0 && link.connection.value === "open") untracked(() => link.explain());
      }),
    ];
    this.close = () => stops.forEach((stop) => stop());
  }

  /** Ask for a hint, or put away the one that is there; while something is being shown it is not asked. */
  ask(): void {
    if (this.advice.value.length > 0) this.putAway();
    else if (this.playback.isCaughtUp.value && !this.link.welcome.value?.is_watching) this.link.hint();
  }

  putAway(): void {
    this.link.hinted.value = null;
  }

  /** Choose one: it is aimed at as if it had been pressed on the board; a second time it is ordered. */
  take({ number, offer }: Advice): void {
    if (this.taken.value === number) return this.selection.order(offer);
    batch(() => {
      if (offer.subject === SIDE && isPlaced(offer)) this.selection.takeMode(offer.verb);
      else this.selection.pick(offer.subject === SIDE ? null : offer.subject);
      if (isPlaced(offer)) this.selection.aim.value = offer.choice.place;
    });
    this.taken.value = number;
    const places = this.ends(offer).filter((place) => place !== null);
    if (places.length > 0) this.selection.point(places);
  }

  /** Where an order begins and where it points. */
  private ends({ subject, choice }: Offer): [string | null, string | null] {
    const view = this.playback.shown.value?.view;
    return [subject === SIDE ? null : this.looks.placeOf(view, subject), choice.place || null];
  }
}

/** Ask, and on a desk open the panel in which the answer comes. */
export function askForHint({ counsel, panel }: Sitting): void {
  if (counsel.isGuided.value) return;
  counsel.ask();
  if (!isPhone.value) panel.open("why");
}

/** Nobody is helped against somebody else. */
export function mayBeHelped(head: MatchHead | null): boolean {
  return head !== null && (head.is_same_screen || head.seats.some(({ player }) => player !== "human"));
}
