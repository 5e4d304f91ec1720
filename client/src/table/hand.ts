// The player's hand over the map: what is picked up, what it points at, and what a press means. It knows no rule: a
// place is a target because the server offered an order with it.

import { computed, effect, signal } from "@preact/signals";
import type { MatchLink } from "kurgan/api/match";
import type { GroupMessage } from "kurgan/api/types";
import type { Face, Mark } from "kurgan/table/face";
import { isPlaced, offersAt, offersOf, SIDE, type Offer } from "kurgan/table/offers";
import type { Stage } from "kurgan/table/stage";

const GLANCE = 40; // milliseconds a mouse rests on a place before it asks: the places it only crosses cost nothing

export class Hand {
  /** Whose orders are lit: a unit, a card, the side's guns (SIDE), or nobody's. */
  readonly subject = signal<string | null>(null);
  readonly aim = signal<string | null>(null);
  readonly hovered = signal<string | null>(null);
  /** A place somebody asked about without ordering anything. */
  readonly inspected = signal<string | null>(null);
  readonly cursor = signal<string | null>(null);
  /** A mouse needs no cursor on the map. */
  readonly isByKeys = signal(false);
  readonly pointed = signal<string[]>([]);

  readonly orders = computed((): GroupMessage[] =>
    this.stage.isCaughtUp.value ? (this.stage.shown.value?.orders ?? []) : [],
  );
  readonly marks = computed((): Mark[] => {
    const offers = this.subject.value === null ? [] : offersOf(this.orders.value, this.subject.value);
    return offers.filter(isPlaced).map(({ verb, choice }) => {
      return { place: choice.place, light: this.face.light(verb, choice), choice };
    });
  });
  readonly ready = computed((): string[] => {
    const view = this.stage.shown.value?.view;
    const subjects = this.orders.value.map((group) => group.subject).filter((subject) => subject !== SIDE);
    return subjects.map((subject) => this.face.placeOf(view, subject)).filter((place) => place !== null);
  });
  /** The place in question: the lit one under the mouse, else the one aimed at. */
  readonly target = computed((): string | null => {
    const hovered = this.hovered.value;
    return hovered !== null && this.isLit(hovered) ? hovered : this.aim.value;
  });
  /** What may be ordered there: first what a press or the main button does. */
  readonly offers = computed((): Offer[] =>
    this.target.value === null ? [] : offersAt(this.orders.value, this.subject.value, this.target.value),
  );
  /** The way a move would take. */
  readonly path = computed((): string[] => {
    const move = this.offers.value.find((offer) => this.isMove(offer));
    return (move && this.link.forecasts.value.get(move.choice.words)?.title.places) ?? [];
  });

  private readonly stops: (() => void)[];
  private pointing = 0;
  private foreseeing = 0;

  constructor(
    private readonly link: MatchLink,
    private readonly face: Face,
    private readonly stage: Stage,
  ) {
    this.stops = [
      effect(() => this.foreseeSoon(this.offers.value)),
      effect(() => this.letGoOfTheSpent()),
      effect(() => {
        if (this.stage.shown.value === null) this.openHand();
      }),
    ];
  }

  close(): void {
    this.stops.forEach((stop) => stop());
    clearTimeout(this.pointing);
    clearTimeout(this.foreseeing);
  }

  pick(subject: string | null): void {
    this.subject.value = subject;
    this.aim.value = null;
  }

  cancel(): void {
    if (this.aim.value !== null && this.subject.value !== SIDE) this.aim.value = null;
    else this.pick(null);
    this.inspected.value = null;
  }

  /** A press on the map. With a mouse the forecast was there before the click, so one click orders. */
  press(place: string, isMouse: boolean): void {
    this.inspected.value = place;
    this.cursor.value = place;
    const offers = offersAt(this.orders.value, this.subject.value, place);
    const first = offers[0];
    if (!first) this.pickAt(place);
    else if (this.aim.value === place || (isMouse && this.isForeseen(first))) this.order(first);
    else this.aim.value = place;
  }

  /** The guns, at once on the place in question if they reach it. */
  takeGuns(): void {
    const place = this.target.value;
    if (!offersOf(this.orders.value, SIDE).some(isPlaced)) return;
    this.pick(SIDE);
    if (place !== null && offersAt(this.orders.value, SIDE, place).length > 0) this.aim.value = place;
  }

  order(offer: Offer): void {
    if (this.link.isWaiting.value || !this.stage.isCaughtUp.value) return;
    this.aim.value = null;
    this.link.do(offer.choice.words);
  }

  /** Let places pulse for a while, and take the keyboard there. */
  point(places: string[]): void {
    clearTimeout(this.pointing);
    this.pointed.value = places;
    if (places[0]) this.cursor.value = places.at(-1) ?? null;
    this.pointing = window.setTimeout(() => (this.pointed.value = []), 2400);
  }

  /** The next subject after this one that may still act. */
  next(): void {
    const subjects = this.orders.value.map((group) => group.subject).filter((subject) => subject !== SIDE);
    const after = subjects.indexOf(this.subject.value ?? "") + 1;
    const subject = subjects[after % subjects.length];
    if (subject === undefined) return;
    this.pick(subject);
    this.isByKeys.value = true;
    this.cursor.value = this.face.placeOf(this.stage.shown.value?.view, subject);
  }

  isMove(offer: Offer): boolean {
    const light = this.face.light(offer.verb, offer.choice);
    return isPlaced(offer) && (light === "go" || light === "stop");
  }

  private foreseeSoon(offers: Offer[]): void {
    clearTimeout(this.foreseeing);
    const ask = () => offers.forEach((offer) => this.link.foresee(offer.choice.words));
    if (offers.length > 0) this.foreseeing = window.setTimeout(ask, GLANCE);
  }

  /** Behind the curtain the hand forgets what it held. */
  private openHand(): void {
    this.pick(null);
    this.hovered.value = this.inspected.value = this.cursor.value = null;
    this.pointed.value = [];
  }

  private isLit(place: string): boolean {
    return this.marks.value.some((mark) => mark.place === place);
  }

  private isForeseen(offer: Offer): boolean {
    return this.isMove(offer) || this.link.forecasts.value.has(offer.choice.words);
  }

  /** No order points here: pick up what stands here, or let the guns aim at it, or put down what is held. */
  private pickAt(place: string): void {
    const subject = this.face.subjectAt(this.stage.shown.value?.view, place);
    const isHeld = subject !== null && subject === this.subject.value;
    const mayAct = this.orders.value.some((group) => group.subject === subject);
    if (subject !== null && mayAct && !isHeld) this.pick(subject);
    else if (this.subject.value === null && offersAt(this.orders.value, SIDE, place).length > 0) {
      this.pick(SIDE);
      this.aim.value = place;
    } else this.pick(null);
  }

  private letGoOfTheSpent(): void {
    const orders = this.orders.value;
    const subject = this.subject.peek();
    if (!this.stage.isCaughtUp.value || subject === null) return;
    if (!offersOf(orders, subject).some((offer) => subject !== SIDE || isPlaced(offer))) this.pick(null);
    const aim = this.aim.peek();
    if (aim !== null && offersAt(orders, this.subject.peek(), aim).length === 0) this.aim.value = null;
  }
}
