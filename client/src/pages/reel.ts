// The frames of a finished match: which one is shown, from whose eyes, and the next ones fetched ahead.

import { computed, signal } from "@preact/signals";
import { putTogether } from "kurgan/api/changes";
import { get } from "kurgan/api/http";
import type { Frame, Frames, LineMessage, StepMessage, Story } from "kurgan/api/types";
import { lineOf } from "kurgan/pages/reading";

export const ALL_EYES = "all";
export const SPEEDS = [0.5, 1, 2, 4];

/** What was done, or what chance did: the first of its words. */
export function verbOf(step: StepMessage): string {
  return step.words.split(" ")[0] ?? "";
}

const CHUNK = 40;
const BEAT = 900; // milliseconds a step is shown at speed 1
const ADDRESS_DELAY = 400; // browsers refuse an address that changes too often

export class Reel {
  readonly step = signal(0);
  readonly eyes = signal(ALL_EYES);
  readonly isPlaying = signal(false);
  readonly speed = signal(1);
  /** The frame of this step, or the one before while it is on its way. */
  readonly frame = signal<Frame | null>(null);
  readonly trouble = signal<LineMessage | null>(null);
  /** At which step the one that is shown began, and what was heard since. */
  readonly since = signal(0);
  readonly heard = signal<LineMessage[]>([]);
  readonly last: number;
  /** At which step each turn begins. */
  readonly starts: { turn: number; step: number }[];
  /** The turn in which the game waits for the next step. */
  readonly turn = computed(() => this.story.steps[Math.min(this.step.value, this.last - 1)]?.turn ?? 1);

  private runs: ReadonlySet<string> = new Set();
  private parts: ReadonlySet<string> = new Set();
  private readonly frames = new Map<string, Frame>();
  private readonly fetched = new Map<string, Promise<void>>();
  private beat = 0;
  private addressTimer = 0;

  constructor(private readonly story: Story) {
    this.last = story.steps.length;
    this.starts = story.steps.flatMap(({ turn }, step) =>
      story.steps[step - 1]?.turn === turn ? [] : [{ turn, step }],
    );
  }

  /** As the address asks for it; else the end, with the fog lifted. */
  static fromAddress(story: Story): Reel {
    const reel = new Reel(story);
    const query = new URLSearchParams(location.search);
    const eyes = query.get("eyes");
    if (eyes !== null && story.match.seats.some((seat) => seat.name === eyes)) reel.eyes.value = eyes;
    const step = Number(query.get("step") ?? reel.last);
    reel.show(Number.isInteger(step) ? step : reel.last);
    return reel;
  }

  /** Who asks for the middle of an order is shown its end. */
  show(step: number): void {
    this.step.value = Math.min(this.last, Math.max(0, step));
    while (this.isPart(this.step.value)) this.step.value += 1;
    void this.draw();
    this.keepAddress();
  }

  /** Words of chance that are one step while they follow one another, and verbs that are one with what follows. */
  group(runs: string[], parts: string[]): void {
    this.runs = new Set(runs);
    this.parts = new Set(parts);
    this.show(this.step.value);
  }

  next(): number {
    let step = this.step.value + 1;
    while (this.goesOn(step)) step += 1;
    return step;
  }

  previous(): number {
    return this.beginning(this.step.value) - 1;
  }

  look(eyes: string): void {
    this.eyes.value = eyes;
    void this.draw();
    this.keepAddress();
  }

  play(): void {
    if (this.step.value === this.last) this.show(0);
    this.isPlaying.value = true;
    this.beat = window.setTimeout(() => void this.advance(), BEAT / this.speed.value);
  }

  pause(): void {
    this.isPlaying.value = false;
    clearTimeout(this.beat);
  }

  /** Leave no clock running when the page goes. */
  close(): void {
    this.pause();
    clearTimeout(this.addressTimer);
  }

  /** Is the next step one with this? */
  private goesOn(step: number): boolean {
    if (this.isPart(step)) return true;
    const [now, next] = [this.story.steps[step - 1], this.story.steps[step]];
    if (!now || !next || now.seat !== "chance" || next.seat !== "chance" || now.turn !== next.turn) return false;
    return this.runs.has(verbOf(now)) && verbOf(now) === verbOf(next);
  }

  private isPart(step: number): boolean {
    const [now, next] = [this.story.steps[step - 1], this.story.steps[step]];
    return now !== undefined && now.seat === next?.seat && this.parts.has(verbOf(now));
  }

  private beginning(step: number): number {
    let first = step;
    while (this.goesOn(first - 1)) first -= 1;
    return first;
  }

  private async advance(): Promise<void> {
    const next = this.next();
    await this.fetch(next);
    if (!this.isPlaying.value) return;
    this.show(next);
    if (this.step.value === this.last || this.trouble.value) return this.pause();
    this.beat = window.setTimeout(() => void this.advance(), BEAT / this.speed.value);
  }

  private async draw(): Promise<void> {
    const { step, eyes } = this;
    const key = `${eyes.value}/${step.value}`;
    if (!this.frames.has(key)) await this.fetch(step.value);
    await this.fetch(this.beginning(step.value));
    if (key !== `${eyes.value}/${step.value}`) return; // somebody has moved on
    const frame = this.frames.get(key);
    if (frame) this.put(frame);
    void this.fetch(step.value + CHUNK / 2);
    void this.fetch(step.value - CHUNK / 2);
  }

  private put(frame: Frame): void {
    const first = this.beginning(frame.step);
    const steps = Array.from({ length: frame.step - first }, (_, i) => `${this.eyes.value}/${first + i}`);
    this.since.value = first;
    this.heard.value = [...steps.map((key) => this.frames.get(key)), frame].flatMap((each) => each?.heard ?? []);
    this.frame.value = frame;
  }

  /** Make sure that the chunk around a step is here. */
  private fetch(step: number): Promise<void> {
    if (step < 0 || step > this.last) return Promise.resolve();
    const eyes = this.eyes.value;
    const from = step - (step % CHUNK);
    const key = `${eyes}/${from}`;
    const fetched = this.fetched.get(key) ?? this.fetchChunk(eyes, from, key);
    this.fetched.set(key, fetched);
    return fetched;
  }

  private async fetchChunk(eyes: string, from: number, key: string): Promise<void> {
    const path = `/api/matches/${this.story.match.id}/story/${eyes}?from=${from}&count=${CHUNK}`;
    try {
      const { frames } = await get<Frames>(path);
      for (const frame of putTogether(frames)) this.frames.set(`${eyes}/${frame.step}`, frame);
      this.trouble.value = null;
    } catch (error) {
      this.fetched.delete(key);
      this.trouble.value = lineOf(error);
    }
  }

  private keepAddress(): void {
    clearTimeout(this.addressTimer);
    this.addressTimer = window.setTimeout(() => {
      const query = new URLSearchParams({ step: String(this.step.value), eyes: this.eyes.value });
      history.replaceState(history.state, "", `${location.pathname}?${query}`);
    }, ADDRESS_DELAY);
  }
}
