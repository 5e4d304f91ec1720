// Several things that are taken by pressing them, and ordered at once: the Forces of one attack, the cards of a payment.

import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { LineMessage } from "kurgan/api/types";
import type { Trace } from "kurgan/board/Traces";
import type { Words } from "kurgan/words/words";

/** What can be taken together now, as a game says it. */
export interface Gathering {
  /** The question it answers: while the name stays the same, so does what was taken. */
  name: string;
  /** What can be pressed, and how often each can be taken: places, or whatever `at` says lies in a place. */
  items: ReadonlyMap<string, number>;
  /** Which of them lie in a place, where they are not called by their places. */
  at?(place: string): readonly string[];
  /** How many can be taken; one more lets go of the first. */
  most?: number;
  /** What is taken at first. */
  first: readonly string[];
  /** Words to ask the server what may be added to what is taken, and whether it may be ordered so. */
  opening?(taken: readonly string[]): string | null;
  /** Which of them may be added to what is taken; else all. */
  free?(taken: readonly string[]): ReadonlySet<string>;
  /** The orders that say it, one after the other; null while nothing on offer does. */
  orders(taken: readonly string[]): string[] | null;
  /** What the button says of them; while there are no orders, what is missing. */
  label(taken: readonly string[], words: Words): string;
  /** What the button says where one order says it all, and its verb alone does not tell enough. */
  called?(taken: readonly string[], words: Words): string | null;
  /** What the prompt says meanwhile, where it counts what is still missing; null where it says what it says. */
  asks?(taken: readonly string[], prompt: LineMessage, words: Words): string | null;
  /** What is drawn on the board of it. */
  aims?(taken: readonly string[]): Trace[];
}

export class Gather {
  readonly taken = signal<readonly string[]>([]);
  /** The orders that say what was taken. */
  readonly orders = computed((): string[] | null => this.gathering.value?.orders(this.taken.value) ?? null);
  /** What may still be taken. */
  readonly free = computed((): readonly string[] => {
    const [now, taken] = [this.gathering.value, this.taken.value];
    const free = now?.free?.(taken);
    return [...(now?.items ?? [])].flatMap(([item, most]) =>
      times(taken, item) < most && (free?.has(item) ?? true) ? [item] : [],
    );
  });
  /** What the server is to be asked about what was taken. */
  readonly opening = computed((): string | null => this.gathering.value?.opening?.(this.taken.value) ?? null);
  readonly aims = computed((): Trace[] => this.gathering.value?.aims?.(this.taken.value) ?? []);
  readonly close: () => void;
  private name: string | null = null;

  constructor(readonly gathering: ReadonlySignal<Gathering | null>) {
    this.close = effect(() => {
      const now = this.gathering.value;
      untracked(() => this.begin(now));
    });
  }

  /** A press on something that can be taken takes it, once more if there are several, and in the end lets it go. */
  press(item: string): boolean {
    const taken = this.taken.value;
    const most = this.gathering.value?.most ?? Infinity;
    if (this.free.value.includes(item)) this.taken.value = [...taken, item].slice(-most);
    else if (taken.includes(item)) this.taken.value = taken.filter((each) => each !== item);
    else return false;
    return true;
  }

  /** A press on a place: on the one that is meant, or on one after the other that lies there, and in the end on none. */
  pressAt(place: string, meant: string | null): boolean {
    const items = this.itemsAt(place);
    if (meant !== null && items.includes(meant)) return this.press(meant);
    const next = items.find((each) => this.free.value.includes(each));
    if (next !== undefined) return this.press(next);
    const left = this.taken.value.filter((each) => !items.includes(each));
    if (left.length === this.taken.value.length) return false;
    this.taken.value = left;
    return true;
  }

  /** Is there anything in a place that is or may be taken? */
  isAt(place: string): boolean {
    return this.itemsAt(place).some((each) => this.free.value.includes(each) || this.taken.value.includes(each));
  }

  /** How many of what lies in a place are taken, and how many can be. */
  countAt(place: string): { taken: number; all: number } {
    const [items, now] = [this.itemsAt(place), this.gathering.value];
    const all = items.reduce((sum, each) => sum + (now?.items.get(each) ?? 0), 0);
    return { taken: this.taken.value.filter((each) => items.includes(each)).length, all };
  }

  /** Just these, as far as they are there. */
  take(items: readonly string[]): void {
    if (this.gathering.value) this.taken.value = still(this.gathering.value, items);
  }

  private itemsAt(place: string): readonly string[] {
    const now = this.gathering.value;
    return now?.at?.(place) ?? (now?.items.has(place) ? [place] : []);
  }

  /** Another question begins anew; the same one, asked of fewer things, keeps what is still there. */
  private begin(now: Gathering | null): void {
    if (now?.name !== this.name) this.taken.value = now?.first ?? [];
    else if (now) this.taken.value = still(now, this.taken.value);
    this.name = now?.name ?? null;
  }
}

/** What was taken, each thing no more often than it is there. */
function still({ items }: Gathering, taken: readonly string[]): string[] {
  return taken.filter((each, at) => times(taken.slice(0, at), each) < (items.get(each) ?? 0));
}

function times(taken: readonly string[], item: string): number {
  return taken.filter((each) => each === item).length;
}
