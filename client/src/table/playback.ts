// What is shown, one thing after the other. Positions may arrive faster than anybody can follow, so the position on the
// map lags behind the newest for as long as there is a die to watch or a move of the enemy to see.

import { computed, effect, signal } from "@preact/signals";
import type { LineMessage, Position } from "kurgan/api/types";
import type { MatchLink } from "kurgan/api/match";
import type { Looks, Happening } from "kurgan/table/looks";
import { play } from "kurgan/table/sound";

export const ROLL = 560; // the die tumbles and lands
const MOMENT = 700; // long enough to see what happened
const STAY = 6000; // then the last card leaves by itself

interface Act {
  position: Position;
  lines: LineMessage[];
}

export class Playback {
  /** The position on the map. */
  readonly shown = signal<Position | null>(null);
  readonly happening = signal<Happening | null>(null);
  readonly isRolling = signal(false);
  /** Somebody has skipped what the others did, and may want to read it. */
  readonly isSkipped = signal(false);
  /** Orders may be given only on the newest position. */
  readonly isCaughtUp = computed(() => this.shown.value === this.link.position.value);

  private queue: Act[] = [];
  private isPlaying = false;
  private hurry: () => void = () => {};
  private leaving = 0;
  private skips = 0; // what was being played when somebody skipped must not go on
  private readonly stop: () => void;

  constructor(
    private readonly link: MatchLink,
    private readonly looks: Looks,
  ) {
    link.onHeard = (position, lines) => this.hear({ position, lines });
    this.stop = effect(() => this.follow(link.position.value));
  }

  close(): void {
    this.stop();
    this.link.onHeard = () => {};
    this.clear();
  }

  /** Show the newest at once. */
  skip(isWanted = false): void {
    this.clear();
    if (isWanted) this.isSkipped.value = true;
    this.shown.value = this.link.position.value;
  }

  dismiss(): void {
    clearTimeout(this.leaving);
    this.happening.value = null;
    this.hurry();
  }

  /** Somebody is reading the card: it stays. */
  hold(): void {
    clearTimeout(this.leaving);
  }

  leaveSoon(): void {
    clearTimeout(this.leaving);
    this.leaving = window.setTimeout(() => (this.happening.value = null), STAY);
  }

  /** The first position, the same one told again, and the curtain have no lines to play. */
  private follow(newest: Position | null): void {
    const shown = this.shown.peek();
    if (!newest) this.clear();
    if (!newest || !shown || shown.at === newest.at) this.shown.value = newest;
  }

  private hear(act: Act): void {
    this.queue.push(act);
    if (document.hidden) this.skip();
    else if (!this.isPlaying) void this.playAll();
  }

  private async playAll(): Promise<void> {
    this.isPlaying = true;
    for (let act = this.queue.shift(); act; act = this.queue.shift()) await this.playAct(act);
    this.isPlaying = false;
    if (this.happening.value) this.leaveSoon();
  }

  private async playAct({ position, lines }: Act): Promise<void> {
    const isOwn = this.shown.value?.to_move === position.seat;
    const happenings = this.looks.happenings(lines);
    const skips = this.skips;
    for (const happening of happenings) {
      if (skips === this.skips) await this.playHappening(happening, position);
    }
    this.show(position);
    if (happenings.length === 0 && lines.length > 0) {
      play("move");
      if (!isOwn) await this.wait(MOMENT);
    }
  }

  /** The map changes when the die has landed; what follows waits a moment, but never the player's own next order. */
  private async playHappening(happening: Happening, position: Position): Promise<void> {
    clearTimeout(this.leaving);
    this.happening.value = happening;
    play(happening.kind);
    if (happening.kind === "die" && !isStill()) {
      this.isRolling.value = true;
      const skips = this.skips;
      await this.wait(ROLL);
      this.isRolling.value = false;
      if (skips !== this.skips) return;
    }
    if (happening.kind === "die" && happening.details.length > 0) play("hit");
    this.show(position);
    if (position !== this.link.position.value || position.orders.length === 0) await this.wait(MOMENT);
  }

  private show(position: Position): void {
    const before = this.shown.value;
    if (before === null || before.at >= position.at) return;
    if (before.to_move !== position.to_move && position.to_move === position.seat) play("turn");
    this.shown.value = position;
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

  private clear(): void {
    clearTimeout(this.leaving);
    this.skips += 1;
    this.queue = [];
    this.isRolling.value = false;
    this.happening.value = null;
    this.hurry();
  }
}

export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
