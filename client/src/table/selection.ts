// What the player has in hand over the map: what is picked up, what it points at, and what a press means. It knows no rule: a
// place is a target because the server offered an order with it.

import { computed, effect, signal, untracked } from "@preact/signals";
import type { MatchLink } from "kurgan/api/match";
import type { GroupMessage } from "kurgan/api/menu";
import { Doubt } from "kurgan/table/doubt";
import { Drag } from "kurgan/table/drag";
import { type Answer, Errand } from "kurgan/table/errand";
import { Gather } from "kurgan/table/gather";
import { Group } from "kurgan/table/group";
import type { Looks, Mark } from "kurgan/table/looks";
import { Openings } from "kurgan/table/openings";
import {
  allOffers,
  inMode,
  isPlaced,
  offersAt,
  offersOf,
  openingsOf,
  openingTo,
  SIDE,
  unfolded,
  type Offer,
} from "kurgan/table/offers";
import type { Playback } from "kurgan/table/playback";
import { Qualm } from "kurgan/table/qualm";
import { Roster } from "kurgan/table/roster";
import { Way } from "kurgan/table/way";
import { Wonder } from "kurgan/table/wonder";

const GLANCE = 40; // milliseconds a mouse rests on a place before it asks: the places it only crosses cost nothing
const PULSING = 2400; // for which a place pulses that something points at

/** What presses the map: a mouse has seen the way of a move before it clicks. */
export type By = "mouse" | "finger" | "keys";

export class Selection {
  /** Whose orders are lit: a unit's, a card's, the side's own (SIDE), or nobody's. */
  readonly subject = signal<string | null>(null);
  /** Which of the side's own verbs is meant, where it has several that point at places. */
  readonly mode = signal<string | null>(null);
  readonly aim = signal<string | null>(null);
  readonly hovered = signal<string | null>(null);
  /** A place somebody asked about without ordering anything. */
  readonly inspected = signal<string | null>(null);
  /** Is it looked at closely, by a finger that rests on it, and not only pressed? */
  readonly isStudied = signal(false);
  readonly cursor = signal<string | null>(null);
  /** A mouse needs no cursor on the map. */
  readonly isByKeys = signal(false);
  readonly pointed = signal<string[]>([]);

  /** What may be ordered, as the position says it. */
  private readonly menu = computed((): GroupMessage[] =>
    this.playback.isCaughtUp.value ? (this.playback.shown.value?.orders ?? []) : [],
  );
  /** The same with all that has been asked for since. */
  readonly orders = computed((): GroupMessage[] => unfolded(this.menu.value, this.link.opened.value));
  /** What is said to those who are chosen: to one of them anything on the menu, to several what they do together. */
  private readonly given = computed((): GroupMessage[] => {
    const together = this.group.together.value;
    if (together !== null) return this.link.opened.value.get(together) ?? [];
    return this.mode.value === null ? this.orders.value : inMode(this.orders.value, this.mode.value);
  });
  /** Whose orders a press gives: the subject's, or the side's own if they are plain. */
  private readonly giver = computed((): string | null => {
    const isPlain = (offer: Offer) => isPlaced(offer) && this.looks.plain.has(offer.verb);
    return this.subject.value ?? (offersOf(this.orders.value, SIDE).some(isPlain) ? SIDE : null);
  });
  private readonly lit = computed((): Mark[] => {
    if (this.way.places.value.length > 0) return []; // they speak of the start, and the way has left it
    if (this.gather.gathering.value?.at) return []; // what can be taken is lit by itself
    const offers = this.giver.value === null ? [] : offersOf(this.given.value, this.giver.value);
    return [...offers, ...this.openings.offers.value].filter(isPlaced).flatMap(({ verb, choice }) => {
      const light = this.looks.light(verb, choice);
      return light === null ? [] : [{ place: choice.place, light, choice }];
    });
  });
  /** What lights up. While a subject's orders are on their way, what was lit for it before stays. */
  readonly marks = signal<Mark[]>([]);
  /** The place in question: the one aimed at, else the lit one under the mouse. */
  readonly target = computed((): string | null => {
    const hovered = this.hovered.value;
    return this.aim.value ?? (hovered !== null && this.isLit(hovered) ? hovered : null);
  });
  /** What may be ordered there: first what a press or the main button does. */
  readonly offers = computed((): Offer[] => {
    if (this.way.isOn.value) return this.drawn.value;
    return this.target.value === null ? this.onTheSpot.value : this.offersAt(this.target.value);
  });
  /** What has a button: what is aimed at, never what the mouse only passes over on its way to the buttons. */
  readonly confirmable = computed((): Offer[] => {
    if (this.way.isOn.value) return this.way.mayEnd.value ? this.drawn.value : [];
    return this.aim.value === null ? this.onTheSpot.value : this.offersAt(this.aim.value);
  });
  private readonly onTheSpot = computed((): Offer[] => {
    if (this.subject.value === SIDE) return [];
    if (this.gather.gathering.value) return this.gathered.value;
    const offers = offersOf(this.given.value, this.subject.value).filter((offer) => !isPlaced(offer));
    return this.looks.main.flatMap((verb) => offers.filter((offer) => offer.verb === verb));
  });
  /** The move along the way that is being chosen. */
  private readonly drawn = computed((): Offer[] => {
    const [move] = offersOf(this.given.value, this.subject.value).filter((offer) => this.isMove(offer));
    const [words, place] = [this.way.trial.value, this.way.places.value.at(-1)];
    return move && words !== null && place !== undefined ? [{ ...move, choice: { ...move.choice, words, place } }] : [];
  });
  /** May the subject be led place by place? */
  readonly mayChooseWay = computed((): boolean => {
    const isOffered = allOffers(this.orders.value).some((offer) => offer.verb === this.looks.ways?.verb);
    return isOffered && offersOf(this.orders.value, this.subject.value).some((offer) => this.isMove(offer));
  });
  /** The way a move would take. */
  readonly path = computed((): string[] => {
    if (this.way.isOn.value) return this.way.places.value;
    const move = this.offers.value.find((offer) => this.isMove(offer));
    return (move && this.link.forecasts.value.get(move.choice.words)?.title.places) ?? [];
  });

  /** Who stands where, and who may act. */
  readonly roster: Roster;
  /** Those who are chosen together with the subject. */
  readonly group: Group;
  readonly drag: Drag;
  /** Why nothing may be done in a place, if somebody wants to know. */
  readonly doubt: Doubt;
  /** Things that are taken together, where a game asks for several at once. */
  readonly gather: Gather;
  /** Why what somebody pressed cannot be used. */
  readonly wonder: Wonder;
  /** What is asked about before it is ordered. */
  private readonly qualm: Qualm;
  readonly way: Way;
  /** Orders of the subject that are not known yet. */
  readonly openings: Openings;
  private readonly errand: Errand;
  /** The one order that says all that was taken, if one does. */
  private readonly gathered = computed((): Offer[] => {
    const [words, ...others] = this.gather.orders.value ?? [];
    const asked = this.link.opened.value.get(this.gather.opening.value ?? "") ?? [];
    const offers = others.length > 0 ? [] : [...allOffers(asked), ...allOffers(this.orders.value)];
    return offers.filter(({ choice }) => choice.words === words).slice(0, 1);
  });

  private readonly stops: (() => void)[];
  /** What was lit last while all orders of whoever gives them were known. */
  private lastLit: { giver: string | null; marks: Mark[] } = { giver: null, marks: [] };
  private following: string[] = []; // who comes after the one that was held last
  private isSettled = false; // what was ordered last leaves nothing to go on with
  private pointing = 0;
  private foreseeing = 0;

  constructor(
    private readonly link: MatchLink,
    private readonly looks: Looks,
    private readonly playback: Playback,
  ) {
    this.roster = new Roster(looks, playback, this.menu);
    this.group = new Group(looks, this.menu, this);
    this.drag = new Drag(looks, this);
    this.errand = new Errand(link, playback, (words) => this.orderIn(words));
    this.wonder = new Wonder(link);
    this.qualm = new Qualm(link, (offer) => this.give(offer));
    this.gather = new Gather(
      computed(() => {
        const [shown, orders, opened] = [playback.shown.value, this.orders.value, link.opened.value];
        return shown === null ? null : (looks.gathering?.(shown.view, orders, this.subject.value, opened) ?? null);
      }),
    );
    this.way = new Way(link, looks, (words) => this.say(words));
    this.openings = new Openings(link, this);
    this.doubt = new Doubt(link, this);
    this.stops = [
      () => this.doubt.close(),
      () => this.openings.close(),
      () => this.errand.close(),
      () => this.way.close(),
      () => this.wonder.close(),
      () => this.qualm.close(),
      () => this.gather.close(),
      effect(() => {
        const [words, isOpen] = [this.gather.opening.value, link.connection.value === "open"];
        if (words !== null && isOpen) link.open(words);
      }),
      effect(() => this.foreseeSoon(this.offers.value)),
      effect(() => this.light()),
      effect(() => this.beginAnew()),
      effect(() => this.letGoOfTheSpent()),
      effect(() => {
        if (this.playback.shown.value === null) this.letGo();
        else this.inspected.value = null; // what lay there may be gone
      }),
    ];
  }

  close(): void {
    this.stops.forEach((stop) => stop());
    clearTimeout(this.pointing);
    clearTimeout(this.foreseeing);
  }

  /** Choose somebody, or nobody; what was asked about before is no longer asked about. */
  pick(subject: string | null): void {
    this.inspected.value = null;
    this.hold(subject);
  }

  private hold(subject: string | null): void {
    if (subject !== null && subject !== SIDE) this.following = this.roster.after(subject);
    this.way.leave();
    this.openings.forget();
    this.subject.value = subject;
    this.group.part();
    this.mode.value = null;
    this.aim.value = null;
    this.doubt.forget();
    this.qualm.forget();
    this.link.refuse(null);
  }

  cancel(): void {
    if (this.way.isOn.value) this.way.goBack() || this.way.leave();
    else if (this.aim.value !== null && this.subject.value !== SIDE) this.aim.value = null;
    else this.pick(null);
    this.inspected.value = null;
  }

  /** A press on the map: it aims, and a second one on the same place confirms. With a mouse a move needs no second: its way
   * was there before the click, and it can be taken back. Of several that stand there one may be meant. */
  press(place: string, by: By, meant: string | null = null): void {
    this.link.refuse(null);
    this.inspected.value = place;
    this.isStudied.value = false;
    this.cursor.value = place;
    if (this.gather.pressAt(place, meant)) return;
    if (this.way.isOn.value) return this.lead(place);
    this.openings.whenKnown(() => this.pressOn(place, by, meant));
  }

  private pressOn(place: string, by: By, meant: string | null): void {
    const first = meant === null && !this.isTaken(place) ? this.firstAt(place) : undefined;
    if (!first && meant === null && this.openings.isAt(place)) this.aim.value = place;
    else if (!first) this.pickAt(place, by, meant ?? this.nextAt(place, by));
    else if (this.isMeant(first, by)) this.order(first);
    else this.aim.value = place;
  }

  /** What a press on a place would give; where several are taken together on the spot, just what says all of them. */
  private firstAt(place: string): Offer | undefined {
    const [first] = this.offersAt(place);
    return first && !isPlaced(first) && this.gather.gathering.value ? this.gathered.value[0] : first;
  }

  /** Where nothing is lit a press means those who stand there, though one could be sent there too; not where whoever is held
   * does something on the spot. */
  private isTaken(place: string): boolean {
    const isLit = this.isLit(place) || this.offersAt(place).some((offer) => !isPlaced(offer));
    return !isLit && this.subject.value !== null && this.roster.ableAt(place).length > 0;
  }

  /** Look at a place without choosing or ordering anything. */
  study(place: string): void {
    this.inspected.value = place;
    this.isStudied.value = true;
  }

  /** Choose the way of the subject place by place, or leave that to the rules again. */
  switchWay(): void {
    if (this.way.isOn.value) this.way.leave();
    else if (this.subject.value !== null && this.mayChooseWay.value) {
      this.aim.value = null;
      this.way.begin(this.subject.value);
    }
  }

  /** Could whoever gives the orders do something there besides going there? */
  isTarget(place: string): boolean {
    return this.offersAt(place).some((offer) => !this.isMove(offer));
  }

  /** A target is no place to be led to. */
  aimAt(place: string): void {
    this.way.leave();
    this.aim.value = place;
  }

  /** The keyboard walks on. */
  walk(place: string): void {
    this.isByKeys.value = true;
    this.doubt.isReminded.value = false;
    this.cursor.value = place;
  }

  /** The side's own orders of one verb. */
  takeMode(verb: string): void {
    this.pick(SIDE);
    this.mode.value = verb;
  }

  /** The side's own orders, at once for the place in question if one points there. */
  takeSide(): void {
    const place = this.target.value;
    const isOpen = openingsOf(this.orders.value, SIDE).length > 0;
    if (!isOpen && !offersOf(this.orders.value, SIDE).some(isPlaced)) return;
    this.pick(SIDE);
    if (place !== null && offersAt(this.orders.value, SIDE, place).length > 0) this.aim.value = place;
  }

  order(offer: Offer): void {
    if (this.way.isOn.value && offer.choice.words === this.way.trial.value) this.way.setOut();
    else if (this.looks.weighed?.has(offer.verb)) this.qualm.weigh(offer);
    else this.give(offer);
  }

  /** What was weighed, or needs no weighing. */
  give(offer: Offer): void {
    this.say(offer.choice.words);
  }

  private say(words: string): void {
    if (this.link.isWaiting.value || !this.playback.isCaughtUp.value) return;
    this.aim.value = null;
    this.inspected.value = null;
    this.isSettled = this.looks.settles?.has(words.split(" ")[0]!) ?? false;
    this.link.do(words);
  }

  /** A press while a way is chosen: on to there, back to there, and once more on its end to set out. */
  private lead(place: string): void {
    if (place === this.way.places.value.at(-1)) this.way.setOut();
    else if (this.subject.value !== null && place === this.roster.placeOf(this.subject.value)) this.way.startAgain();
    else if (this.way.places.value.length === 0 && this.isTarget(place)) this.aimAt(place);
    else this.way.goOn(place);
  }

  /** One order after the other, as long as each is offered in its turn. */
  orderAll(words: string[]): void {
    this.errand.begin(words);
  }

  /** Let places pulse for a while, and take the keyboard there. */
  point(places: string[]): void {
    clearTimeout(this.pointing);
    this.pointed.value = places;
    if (places[0]) this.cursor.value = places.at(-1) ?? null;
    this.pointing = window.setTimeout(() => (this.pointed.value = []), PULSING);
  }

  /** The next subject after the one held last that may still act, though that one may have nothing left to do; while nobody is
   * held, one that cannot wait. */
  next(): void {
    const row = [...this.following, ...this.roster.able.value].filter((each) => this.roster.mayAct(each));
    const urgent = this.subject.value === null ? (this.looks.urgent?.(this.playback.shown.value?.view) ?? []) : [];
    const subject = row.find((each) => urgent.includes(each)) ?? row[0];
    if (subject === undefined) return;
    this.pick(subject);
    const place = this.roster.placeOf(subject);
    if (place !== null) this.walk(place);
  }

  isMove(offer: Offer): boolean {
    const light = this.looks.light(offer.verb, offer.choice);
    return isPlaced(offer) && (light === "go" || light === "stop" || light === "rail");
  }

  /** The order in these words, if it is offered, or once what opens the way to it has been asked about. */
  private orderIn(words: string): Answer {
    const offers = [...this.gathered.value, ...allOffers(this.orders.value)];
    const offer = offers.find(({ choice }) => choice.words === words);
    if (offer) this.order(offer);
    else {
      const opening = openingTo(this.orders.value, words);
      if (opening) this.link.open(opening.choice.words);
      return opening ? "later" : "no";
    }
    return "given";
  }

  /** What whoever gives the orders may do to a place. */
  offersAt(place: string): Offer[] {
    return offersAt(this.given.value, this.giver.value, place);
  }

  /** Does one press say enough? A second one on the same place always does. */
  private isMeant(offer: Offer, by: By): boolean {
    const isSecond = this.aim.value === offer.choice.place || !isPlaced(offer);
    return isSecond || this.looks.plain.has(offer.verb) || (by === "mouse" && this.isMove(offer));
  }

  private foreseeSoon(offers: Offer[]): void {
    clearTimeout(this.foreseeing);
    const ask = () => offers.forEach((offer) => this.link.foresee(offer.choice.words));
    if (offers.length > 0) this.foreseeing = window.setTimeout(ask, GLANCE);
  }

  /** Behind the curtain the selection forgets what it held. */
  private letGo(): void {
    this.pick(null);
    this.hovered.value = this.inspected.value = this.cursor.value = null;
    this.pointed.value = [];
  }

  private isLit(place: string): boolean {
    return this.lit.value.some((mark) => mark.place === place);
  }

  /** May anything be done there? */
  isPossible(place: string): boolean {
    return this.isLit(place) || this.offersAt(place).length > 0;
  }

  private light(): void {
    const [marks, giver] = [this.lit.value, this.giver.value];
    const isKept = this.openings.isUnderWay.value && marks.length === 0 && giver === this.lastLit.giver;
    if (!this.openings.isUnderWay.value && this.playback.isCaughtUp.value) this.lastLit = { giver, marks };
    this.marks.value = isKept ? this.lastLit.marks : marks;
  }

  /** No order points here: pick up what stands here, or let the side aim at it, or ask why what is held may not. */
  private pickAt(place: string, by: By, subject: string | null): void {
    const held = this.subject.value;
    if (subject !== null && subject === held) {
      if (by !== "keys") this.hold(null);
      this.doubt.isReminded.value = by === "keys";
    } else if (subject !== null && this.roster.mayAct(subject)) this.pickOrOrder(subject, place);
    else if (held === null && offersAt(this.orders.value, SIDE, place).length > 0) {
      this.hold(SIDE);
      this.aim.value = place;
    } else if (held !== null && this.triedAt(held, place) !== null) {
      this.aim.value = null;
      this.doubt.press(place);
    } else {
      this.hold(null);
      this.wonderAt(null, place);
    }
  }

  /** Whom a press on a place means: the first that may act, and after the one that is held the next. After the last it is that
   * one again, to be let go of; keys go around. */
  private nextAt(place: string, by: By): string | null {
    const able = this.roster.ableAt(place);
    const held = able.indexOf(this.subject.value ?? SIDE);
    return able[held + 1] ?? (by === "keys" ? able[0] : able[held]) ?? this.roster.standingAt(place)[0] ?? null;
  }

  /** Somebody would expect an order of this: ask why none is on offer, or take up whatever else gives it. */
  private wonderAt(subject: string | null, place: string): void {
    const words = this.openings.isUnderWay.value ? null : this.triedAt(subject, place);
    const offer = allOffers(this.orders.value).find(({ choice }) => choice.words === words);
    if (words !== null && !offer) this.wonder.ask(words);
    else if (offer && subject === null && offer.subject !== SIDE) this.hold(offer.subject);
  }

  /** A subject with one plain order and no other needs no choosing. */
  private pickOrOrder(subject: string, place: string): void {
    const [only, ...others] = [...offersOf(this.orders.value, subject), ...openingsOf(this.orders.value, subject)];
    if (only && others.length === 0 && !isPlaced(only) && this.looks.plain.has(only.verb)) this.order(only);
    else {
      this.hold(subject);
      this.wonderAt(subject, place);
    }
  }

  /** The order that would be meant by a press on a place. */
  triedAt(subject: string | null, place: string): string | null {
    return this.looks.tried(this.playback.shown.value?.view, subject, place);
  }

  /** Another position: what was asked and drawn at the one before is over. */
  private beginAnew(): void {
    void this.menu.value;
    untracked(() => {
      this.openings.forget();
      this.doubt.forget();
      this.qualm.forget();
      this.way.leave();
      if (this.isSettled) this.pick(null);
      this.isSettled = false;
    });
  }

  private letGoOfTheSpent(): void {
    const orders = this.orders.value;
    const subject = this.subject.peek();
    if (!this.playback.isCaughtUp.value || subject === null) return;
    this.group.thin();
    if (openingsOf(orders, subject).length > 0) return;
    if (!offersOf(orders, subject).some((offer) => subject !== SIDE || isPlaced(offer))) this.pick(null);
    const aim = this.aim.peek();
    if (aim !== null && untracked(() => this.offersAt(aim)).length === 0) this.aim.value = null;
  }
}
