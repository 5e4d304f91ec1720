// What is shown, one thing after the other. Positions may arrive faster than anybody can follow, so what the seat was
// shown is kept as a list of steps: it can be played, paused, walked through in both directions, and shown again.

import { computed, effect, signal } from "@preact/signals";
import type { Position } from "kurgan/api/menu";
import type { LineMessage, Recap } from "kurgan/api/types";
import type { MatchLink } from "kurgan/api/match";
import { prefersStillness, speed, type Speed } from "kurgan/settings";
import type { Happening, Looks } from "kurgan/table/looks";
import { glanceTime, lyingTime, readingTime, rollTime } from "kurgan/table/pace";
import { RecapSpan } from "kurgan/table/recap";
import { play } from "kurgan/table/sound";
import {
  isEndOf,
  isFlowing,
  joined,
  remembered,
  stepsOf,
  tracesAt,
  wordsOf,
  type Act,
  type Step,
} from "kurgan/table/steps";

export class Playback {
  /** The position on the map. */
  readonly shown = signal<Position | null>(null);
  /** The card that lies on the table. */
  readonly happening = signal<Happening | null>(null);
  readonly isRolling = signal(false);
  readonly isPaused = signal(false);
  /** What the seat was shown since its own last turn, and which step of it is on the map. */
  readonly steps = signal<Step[]>([]);
  readonly at = signal(-1);
  readonly step = computed(() => this.steps.value[this.at.value] ?? null);
  readonly recap: RecapSpan;
  readonly isNewest = computed(() => this.shown.value === this.link.position.value);
  /** Orders may be given only on the newest position, and not while it is being looked at. */
  readonly isCaughtUp = computed(() => this.isNewest.value && !this.isPaused.value);
  /** Is an earlier moment on the map that somebody wanted to see, not one that is just being shown? */
  readonly isPast = computed(() => !this.isNewest.value && (this.isAgain.value || this.isPaused.value));
  /** Is there a turn of others to be walked through? */
  readonly isWatching = computed(() => this.isAgain.value || this.isPaused.value || this.isOthersTurn());
  /** What others did, while it is news or walked through; after that the prompt says whom everybody waits for. */
  readonly told = computed(() =>
    this.isWatching.value && (this.isFresh.value || !this.isCaughtUp.value)
      ? (this.step.value?.happening ?? null)
      : null,
  );
  /** What the board draws besides its counters. */
  readonly traces = computed(() =>
    this.isFresh.value ? tracesAt(this.steps.value, this.at.value, this.isRolling.value) : [],
  );

  readonly isRunning = signal(false);

  private readonly isAgain = signal(false);
  private lived = 0; // how many steps had been there when it was to be shown again: what comes later waits
  private readonly isFresh = signal(false); // what happened last is still drawn on the board
  private first: Position | null = null; // the position before the first step
  private latest: { act: Act; before: Position; from: number } | null = null; // what was heard last, and where its steps begin
  private begun = -Infinity; // the moment at which the seat's own turn ended
  private runs = 0; // a run that was stopped must not go on
  private hurry: () => void = () => {};
  private leaving = 0;
  private readonly stop: () => void;

  constructor(
    private readonly link: MatchLink,
    private readonly looks: Looks,
    private readonly say: (line: LineMessage) => string,
  ) {
    this.recap = new RecapSpan(link);
    this.stop = effect(() => this.follow(link.position.value));
    link.play({
      hear: (position, lines) => this.hear({ position, lines }),
      remember: (recap) => this.remember(recap),
    });
  }

  close(): void {
    this.stop();
    this.link.play(null);
    this.clear();
  }

  /** Show the newest at once. */
  skip(): void {
    this.rest();
    this.isPaused.value = false;
    this.isAgain.value = false;
    this.isFresh.value = false;
    this.happening.value = null;
    this.at.value = this.steps.value.length - 1;
    this.shown.value = this.link.position.value;
  }

  /** Once more from where the seat's own last turn ended. */
  again(): void {
    this.rest();
    this.beginAgain();
    this.isPaused.value = false;
    this.present(-1);
    void this.run();
  }

  pause(): void {
    this.isPaused.value = true;
    this.rest();
    this.put(this.at.value);
  }

  goOn(): void {
    this.isPaused.value = false;
    void this.run();
  }

  toggle(): void {
    if (this.isPaused.value) this.goOn();
    else this.pause();
  }

  /** To the next thing that happened; whoever has paused stays so. */
  forward(): void {
    if (this.isRunning.value) return this.hurry();
    const next = this.steps.value.findIndex((step, place) => place > this.at.value && step.happening);
    if (next < 0 || next >= this.end) this.goLive();
    else this.present(next);
  }

  /** To the one before. From the newest position of one's own turn it leads back into what was shown, to another map. */
  back(): void {
    if (this.steps.value.length === 0) return;
    const left = this.isNewest.value && !this.isOthersTurn() ? this.shown.value?.at : null;
    const before = this.steps.value.findLastIndex(
      (step, place) => place < this.at.value && step.happening && step.position.at !== left,
    );
    if (this.isNewest.value) this.beginAgain();
    this.isPaused.value = true;
    this.rest();
    this.present(before);
  }

  dismiss(): void {
    clearTimeout(this.leaving);
    this.happening.value = null;
    if (!this.isRunning.value) this.isFresh.value = false;
    this.hurry();
  }

  /** Somebody is reading the card: it stays. */
  hold(): void {
    clearTimeout(this.leaving);
  }

  leaveSoon(): void {
    clearTimeout(this.leaving);
    if (this.isRunning.value || this.isPaused.value) return;
    const lying = lyingTime(this.letters(this.happening.value));
    this.leaving = window.setTimeout(() => {
      this.happening.value = null;
      this.isFresh.value = false;
    }, lying);
  }

  /** The first position of a seat, the same one told again, and the curtain have no lines to play. */
  private follow(newest: Position | null): void {
    const shown = this.shown.peek();
    const isAnother = shown !== null && newest !== null && shown.seat !== newest.seat; // seats at one screen
    if (!newest || isAnother) this.clear();
    if (!newest || !shown || isAnother || shown.at === newest.at) this.shown.value = newest;
    this.first ??= newest;
  }

  private hear(act: Act): void {
    const before = this.steps.value.at(-1)?.position ?? this.first ?? act.position;
    this.recap.hear(act, before.to_move === act.position.seat, this.steps.value.length);
    const steps = this.stepsFor(act, before);
    if (act.lines.some((line) => isEndOf(act.position.seat, line))) this.begin(before, steps, act.position.at);
    else this.steps.value = [...this.steps.value, ...steps];
    if (this.isPaused.value || this.isAgain.value) return;
    if (document.hidden || (speed.value === "instant" && !steps.at(-1)?.isOwn)) this.skip();
    else if (!this.isRunning.value) void this.run();
  }

  /** The steps of an act. What flows on from something that nobody has seen yet is told together with it. */
  private stepsFor(act: Act, before: Position): Step[] {
    const { latest } = this;
    const flows =
      latest && latest.from > this.at.value && [latest.act, act].every((each) => isFlowing(this.looks, each));
    if (flows) this.steps.value = this.steps.value.slice(0, latest.from);
    const [whole, start] = flows ? [joined(latest.act, act), latest.before] : [act, before];
    const steps = stepsOf(this.looks, start, whole, this.steps.value);
    if (this.link.welcome.value?.is_watching) steps.forEach((step) => (step.isOwn = false));
    this.latest = { act: whole, before: start, from: this.steps.value.length };
    return steps;
  }

  /** The view before everything that can be shown again. */
  get beginning(): unknown {
    return this.first?.view;
  }

  /** The seat's own turn is over: what comes now is what it will want to know of. */
  private begin(before: Position, steps: Step[], at: number): void {
    this.begun = at;
    this.first = before;
    this.latest = null;
    this.steps.value = steps;
    this.at.value = -1;
  }

  /** Who has come, or come back, was not here when it was shown. */
  private remember(recap: Recap): void {
    if (recap.at < this.begun) return; // it was asked for in a turn that is over
    const { first, steps } = remembered(this.looks, recap, this.link.position.value?.seat ?? "");
    const unplayed = this.steps.value.length - 1 - this.at.value;
    const newer = this.steps.value.filter(({ position }) => position.at > recap.at);
    const waiting = this.steps.value.length - this.lived;
    this.first = first;
    this.latest = null; // its steps lie elsewhere now
    this.recap.remember(recap, steps.length, newer);
    this.steps.value = [...steps, ...newer];
    this.lived = this.steps.value.length - waiting;
    this.at.value = this.steps.value.length - 1 - unplayed;
  }

  /** Where a run ends: with the newest step, or when it is shown again with the seat's own turn. */
  private get end(): number {
    return this.isAgain.value ? Math.min(this.recap.steps ?? Infinity, this.lived) : this.steps.value.length;
  }

  private beginAgain(): void {
    if (!this.isAgain.value) this.lived = this.steps.value.length;
    this.isAgain.value = true;
  }

  /** It has been shown again: what came meanwhile follows, at the pace of what is new. */
  private goLive(): void {
    const [lived, isWaiting] = [this.lived, this.isAgain.value && this.lived < this.steps.value.length];
    if (!isWaiting || speed.value === "instant" || document.hidden) return this.skip();
    this.rest();
    this.isAgain.value = false;
    this.present(this.isPaused.value ? lived : lived - 1);
    if (!this.isPaused.value) void this.run();
  }

  private async run(): Promise<void> {
    const run = ++this.runs;
    this.isRunning.value = true;
    while (run === this.runs && this.at.value + 1 < this.end) await this.playStep(this.at.value + 1, run);
    if (run !== this.runs) return;
    this.isRunning.value = false;
    if (this.isAgain.value) this.goLive();
    else if (this.recap.isOpen.value)
      this.dismiss(); // it is in the list that opens now
    else this.leaveSoon();
  }

  /** The map changes when the die has landed; what follows waits until it was read, but never the player's own next order. */
  private async playStep(place: number, run: number): Promise<void> {
    const step = this.steps.value[place]!;
    this.at.value = place;
    clearTimeout(this.leaving);
    if (step.happening) {
      this.happening.value = step.happening.kind === "move" ? null : step.happening;
      this.isFresh.value = true;
      play(step.happening.kind);
      await this.roll(step, step.happening);
      if (run !== this.runs) return;
    }
    this.land(step);
    const isOrdering = step.isOwn && !this.isAgain.value && this.isCaughtUp.value && step.position.orders.length > 0;
    if (step.happening && !isOrdering) await this.wait(this.staying(step));
  }

  /** Who attacks whom is drawn, and the die rolls, before anything changes. */
  private async roll(step: Step, happening: Happening): Promise<void> {
    const isLong = happening.kind === "die" || happening.aims !== undefined;
    if (!isLong || prefersStillness() || this.pace === "instant") return;
    this.show(step.before);
    this.isRolling.value = true;
    const run = this.runs;
    await this.wait(rollTime(this.pace));
    if (run !== this.runs) return;
    this.isRolling.value = false;
    if (happening.kind === "die" && happening.details.length > 0) play("hit");
  }

  private present(place: number): void {
    this.put(place);
    if (this.isNewest.value && !this.isOthersTurn()) this.arrive();
  }

  /** A step as it is when everything has come to rest. */
  private put(place: number): void {
    const step = this.steps.value[place];
    this.at.value = place;
    this.happening.value = !step?.happening || step.happening.kind === "move" ? null : step.happening;
    this.isFresh.value = true;
    this.show(step?.position ?? this.first);
  }

  /** Back at the newest position of one's own turn: there is nothing more to walk through. */
  private arrive(): void {
    this.isPaused.value = false;
    this.isAgain.value = false;
    this.leaveSoon();
  }

  /** The step being played comes to the board. */
  private land({ position }: Step): void {
    const before = this.shown.value;
    if (before && before.to_move !== position.to_move && position.to_move === position.seat) play("turn");
    this.show(position);
  }

  /** The newest position may have been told again since it came. */
  private show(position: Position | null): void {
    const newest = this.link.position.value;
    this.shown.value = position && position.at === newest?.at ? newest : position;
  }

  /** Others are to move, or what they did is still being shown. To whoever watches everybody is another. */
  private isOthersTurn(): boolean {
    const newest = this.link.position.value;
    if (!newest || this.steps.value.length === 0) return false;
    const isOther = this.link.welcome.value?.is_watching || newest.to_move !== newest.seat;
    const isTheirs = newest.to_move !== null && isOther;
    return isTheirs || (!this.isNewest.value && !this.step.value?.isOwn);
  }

  /** Whoever wants to see it again wants to see it. */
  private get pace(): Speed {
    return this.isAgain.value && speed.value === "instant" ? "normal" : speed.value;
  }

  private staying({ happening, isOwn }: Step): number {
    if (!happening || happening.kind === "move") return isOwn ? 0 : glanceTime(this.letters(happening), this.pace);
    return readingTime(this.letters(happening), this.pace);
  }

  private letters(happening: Happening | null): number {
    return happening ? wordsOf(happening).reduce((sum, line) => sum + this.say(line).length, 0) : 0;
  }

  private wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = window.setTimeout(resolve, time);
      this.hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Stop where it is. */
  private rest(): void {
    clearTimeout(this.leaving);
    this.runs += 1;
    this.isRunning.value = false;
    this.isRolling.value = false;
    this.hurry();
  }

  private clear(): void {
    this.rest();
    this.first = this.latest = null;
    this.begun = -Infinity;
    this.isPaused.value = false;
    this.isAgain.value = false;
    this.isFresh.value = false;
    this.happening.value = null;
    this.steps.value = [];
    this.at.value = -1;
    this.recap.forget();
  }
}
