// What the player has in hand over the map: what is picked up, what it points at, and what a press means. It knows no rule: a
// place is a target because the server offered an order with it.

import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { MatchLink } from "kurgan/api/match";
import type { GroupMessage } from "kurgan/api/menu";
import type { LineMessage } from "kurgan/api/types";
import type { Carrier } from "kurgan/board/Board";
import { type Answer, Errand } from "kurgan/table/errand";
import { Gather } from "kurgan/table/gather";
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
import { Way } from "kurgan/table/way";
import { Wonder } from "kurgan/table/wonder";

const GLANCE = 40; // milliseconds a mouse rests on a place before it asks: the places it only crosses cost nothing
const PULSING = 2400; // for which a place pulses that something points at
const WONDER = 300; // and on one that is not lit before it asks why

/** What presses the map: a mouse has seen the way of a move before it clicks. */
export type By = "mouse" | "finger" | "keys";

export class Selection {
  /** Whose orders are lit: a unit's, a card's, the side's own (SIDE), or nobody's. */
  readonly subject = signal<string | null>(null);
  /** Those that are chosen together: first the one whose orders are lit. */
  readonly group = computed((): readonly string[] =>
    this.subject.value === null || this.subject.value === SIDE ? [] : [this.subject.value, ...this.added.value],
  );
  private readonly added = signal<readonly string[]>([]);
  /** The words that open what they can do together, if that can be said. */
  readonly together = computed((): string | null =>
    this.group.value.length > 1 ? (this.looks.together?.(this.group.value, this.menu.value) ?? null) : null,
  );
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
  /** A place that is not lit, where the subject was pointed all the same. */
  readonly doubted = signal<string | null>(null);
  /** Somebody pressed what is held already, and wants to hear again what it can do. */
  readonly isReminded = signal(false);

  /** What may be ordered, as the position says it. */
  private readonly menu = computed((): GroupMessage[] =>
    this.playback.isCaughtUp.value ? (this.playback.shown.value?.orders ?? []) : [],
  );
  /** The same with all that has been asked for since. */
  readonly orders = computed((): GroupMessage[] => unfolded(this.menu.value, this.link.opened.value));
  /** What is said to those who are chosen: to one of them anything on the menu, to several what they do together. */
  private readonly given = computed((): GroupMessage[] => {
    if (this.together.value !== null) return this.link.opened.value.get(this.together.value) ?? [];
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
  /** Subjects that may be given an order now. */
  readonly able = computed(
    (): ReadonlySet<string> => new Set(this.menu.value.map(({ subject }) => subject).filter((each) => each !== SIDE)),
  );
  /** Their places. */
  readonly ready = computed((): string[] => {
    const view = this.playback.shown.value?.view;
    return [...this.able.value].map((subject) => this.looks.placeOf(view, subject)).filter((place) => place !== null);
  });
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

  /** The order that the place in doubt would mean. */
  private readonly tried = computed((): string | null => {
    const [subject, place] = [this.subject.value, this.doubted.value];
    return subject === null || place === null || this.isPossible(place) ? null : this.triedAt(subject, place);
  });
  /** Why it is not possible. */
  readonly hindrance = computed((): LineMessage | null =>
    this.tried.value === null || this.target.value !== null
      ? null
      : (this.link.hindrances.value.get(this.tried.value) ?? null),
  );

  /** Things that are taken together, where a game asks for several at once. */
  readonly gather: Gather;
  /** Why what somebody pressed cannot be used. */
  readonly wonder: Wonder;
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
  private pointing = 0;
  private foreseeing = 0;
  private wondering = 0;
  /** The answer is said aloud, because somebody pressed. */
  private readonly isPressed = signal(false);

  constructor(
    private readonly link: MatchLink,
    private readonly looks: Looks,
    private readonly playback: Playback,
  ) {
    this.errand = new Errand(link, playback, (words) => this.orderIn(words));
    this.wonder = new Wonder(link);
    this.gather = new Gather(
      computed(() => {
        const [shown, orders, opened] = [playback.shown.value, this.orders.value, link.opened.value];
        return shown === null ? null : (looks.gathering?.(shown.view, orders, this.subject.value, opened) ?? null);
      }),
    );
    this.way = new Way(link, looks, (words) => this.say(words));
    this.openings = new Openings(link, this);
    this.stops = [
      () => this.openings.close(),
      () => this.errand.close(),
      () => this.way.close(),
      () => this.wonder.close(),
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
        const place = this.hovered.value;
        untracked(() => this.wonderSoon(place));
      }),
      effect(() => {
        if (this.tried.value !== null) this.link.foresee(this.tried.value);
      }),
      effect(() => {
        const [line, isPressed] = [this.hindrance.value, this.isPressed.value];
        if (line && isPressed) untracked(() => this.answer(line));
      }),
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
    clearTimeout(this.wondering);
  }

  /** Choose somebody, or nobody; what was asked about before is no longer asked about. */
  pick(subject: string | null): void {
    this.inspected.value = null;
    this.hold(subject);
  }

  private hold(subject: string | null): void {
    if (subject !== null && subject !== SIDE) this.following = this.rowAfter(subject);
    this.way.leave();
    this.openings.forget();
    this.subject.value = subject;
    this.added.value = [];
    this.mode.value = null;
    this.aim.value = null;
    this.doubt(null);
    this.link.refuse(null);
  }

  /** All other subjects, beginning with the one that comes after this one. */
  private rowAfter(subject: string): string[] {
    const row = [...this.able.value];
    const at = row.indexOf(subject) + 1;
    return [...row.slice(at), ...row.slice(0, at)];
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
    return !isLit && this.subject.value !== null && this.ableAt(place).length > 0;
  }

  /** Choose one more of a place, or the one that is meant; once all of them are chosen, take one out again. */
  add(place: string, meant: string | null = null): void {
    const [group, able] = [this.group.value, this.ableAt(place)];
    const subject = meant ?? able.find((each) => !group.includes(each)) ?? able.at(-1);
    if (subject === undefined || !this.mayAct(subject)) return;
    const [first = null, ...others] = group.includes(subject)
      ? group.filter((each) => each !== subject)
      : [...group, subject];
    if (first !== this.subject.value) this.pick(first);
    this.added.value = others;
  }

  /** All who may act in the place of the one that is chosen, or in another; who is chosen elsewhere stays so. */
  addAll(place = this.placeHeld()): void {
    const missing = place === null ? [] : this.ableAt(place).filter((each) => !this.group.value.includes(each));
    for (const subject of missing) this.add(place!, subject);
  }

  /** Does anybody stand with the one that is chosen who could come along? */
  readonly hasCompany = computed((): boolean => {
    const place = this.looks.hasGroups ? this.placeHeld() : null;
    return place !== null && this.ableAt(place).some((each) => !this.group.value.includes(each));
  });

  private placeHeld(): string | null {
    const subject = this.subject.value;
    return subject === null ? null : this.looks.placeOf(this.playback.shown.value?.view, subject);
  }

  /** Is somebody chosen whom those on a place could join? */
  mayJoin(place: string): boolean {
    return this.group.value.length > 0 && this.ableAt(place).length > 0;
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

  /** A counter is being dragged over the map. No way leads over a target. */
  drag(from: string, place: string, meant: string | null = null): void {
    const subject = meant ?? this.carriedFrom(from);
    if (subject !== undefined && !this.group.value.includes(subject)) this.pick(subject);
    if (this.looks.ways === undefined) return void (this.hovered.value = place);
    if (!this.way.isOn.value) this.switchWay();
    if (place === from) this.way.startAgain();
    else if (!this.isTarget(place)) this.way.goOn(place);
  }

  /** It is let go: over a target, which is aimed at, or where the way leads. Anywhere else nothing is ordered. */
  drop(place: string | null): void {
    if (this.looks.ways === undefined) return this.send(place);
    if (place !== null && this.isTarget(place)) this.aimAt(place);
    else if (place === null || !this.way.wanted.value?.length) this.way.leave();
    else this.way.endAt(place);
  }

  /** Whoever is held goes where it may, at once; a target is aimed at. */
  private send(place: string | null): void {
    if (place === null) return;
    this.openings.whenKnown(() => {
      const [first] = this.offersAt(place);
      if (first && this.isMove(first)) this.order(first);
      else if (first) this.aim.value = place;
    });
  }

  private isTarget(place: string): boolean {
    return this.offersAt(place).some((offer) => !this.isMove(offer));
  }

  /** A target is no place to be led to. */
  private aimAt(place: string): void {
    this.way.leave();
    this.aim.value = place;
  }

  /** A mouse drags whatever may act. A finger moves the map, but from the counter that is chosen it draws a way. */
  mayDrag(place: string, by: Carrier, meant: string | null = null): boolean {
    const subject = meant ?? this.carriedFrom(place);
    if (this.looks.isDragged === undefined && this.looks.ways === undefined) return false;
    if (subject === undefined || !this.mayAct(subject)) return false;
    const isHeld = subject === this.subject.value && (this.looks.ways === undefined || this.mayChooseWay.value);
    return by === "mouse" || isHeld;
  }

  /** Whom a drag from a place means: the one that is held, or the first that may act. */
  private carriedFrom(place: string): string | undefined {
    const able = this.ableAt(place);
    return able.find((each) => each === this.subject.value) ?? able[0];
  }

  /** The keyboard walks on. */
  walk(place: string): void {
    this.isByKeys.value = true;
    this.isReminded.value = false;
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
    else this.say(offer.choice.words);
  }

  private say(words: string): void {
    if (this.link.isWaiting.value || !this.playback.isCaughtUp.value) return;
    this.aim.value = null;
    this.inspected.value = null;
    this.link.do(words);
  }

  /** A press while a way is chosen: on to there, back to there, and once more on its end to set out. */
  private lead(place: string): void {
    if (place === this.way.places.value.at(-1)) this.way.setOut();
    else if (
      this.subject.value !== null &&
      place === this.looks.placeOf(this.playback.shown.value?.view, this.subject.value)
    )
      this.way.startAgain();
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

  /** The next subject after the one held last that may still act, though that one may have nothing left to do. */
  next(): void {
    const [first] = this.able.value;
    const subject = this.following.find((each) => this.able.value.has(each)) ?? first;
    if (subject === undefined) return;
    this.pick(subject);
    const place = this.looks.placeOf(this.playback.shown.value?.view, subject);
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

  private isPossible(place: string): boolean {
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
      this.isReminded.value = by === "keys";
    } else if (subject !== null && this.mayAct(subject)) this.pickOrOrder(subject, place);
    else if (held === null && offersAt(this.orders.value, SIDE, place).length > 0) {
      this.hold(SIDE);
      this.aim.value = place;
    } else if (held !== null && this.triedAt(held, place) !== null) {
      this.aim.value = null;
      this.doubt(place, true);
    } else {
      this.hold(null);
      this.wonderAt(null, place);
    }
  }

  /** Whom a press on a place means: the first that may act, and after the one that is held the next. After the last it is that
   * one again, to be let go of; keys go around. */
  private nextAt(place: string, by: By): string | null {
    const able = this.ableAt(place);
    const held = able.indexOf(this.subject.value ?? SIDE);
    return able[held + 1] ?? (by === "keys" ? able[0] : able[held]) ?? this.standingAt(place)[0] ?? null;
  }

  private standingAt(place: string): string[] {
    return this.looks.subjectsAt(this.playback.shown.value?.view, place);
  }

  private ableAt(place: string): string[] {
    return this.standingAt(place).filter((subject) => this.mayAct(subject));
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

  private mayAct(subject: string): boolean {
    return this.able.value.has(subject);
  }

  private triedAt(subject: string | null, place: string): string | null {
    return this.looks.tried(this.playback.shown.value?.view, subject, place);
  }

  private doubt(place: string | null, isPressed = false): void {
    clearTimeout(this.wondering);
    batch(() => {
      this.isReminded.value = false;
      this.isPressed.value = isPressed;
      this.doubted.value = place;
    });
  }

  /** A mouse that rests where nothing is lit wants to know why; what it learned stays while it leaves the map. */
  private wonderSoon(place: string | null): void {
    clearTimeout(this.wondering);
    if (place === null || this.subject.value === null || this.way.isOn.value || this.openings.isUnderWay.value) return;
    if (this.isPossible(place) || this.gather.isAt(place)) return this.doubt(null);
    if (this.standingAt(place).some((own) => own === this.subject.value || this.mayAct(own))) return;
    if (place !== this.doubted.value) this.wondering = window.setTimeout(() => this.doubt(place), WONDER);
  }

  private answer(line: LineMessage): void {
    this.isPressed.value = false;
    this.link.refuse(line);
  }

  /** Another position: what was asked and drawn at the one before is over. */
  private beginAnew(): void {
    void this.menu.value;
    untracked(() => {
      this.openings.forget();
      this.doubt(null);
      this.way.leave();
    });
  }

  private letGoOfTheSpent(): void {
    const orders = this.orders.value;
    const subject = this.subject.peek();
    if (!this.playback.isCaughtUp.value || subject === null) return;
    this.added.value = this.added.peek().filter((each) => this.able.peek().has(each));
    if (openingsOf(orders, subject).length > 0) return;
    if (!offersOf(orders, subject).some((offer) => subject !== SIDE || isPlaced(offer))) this.pick(null);
    const aim = this.aim.peek();
    if (aim !== null && untracked(() => this.offersAt(aim)).length === 0) this.aim.value = null;
  }
}
