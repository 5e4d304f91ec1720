// Several things that are taken by pressing them, and ordered at once: the Forces of one attack, the cards of a payment.

import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { LineMessage } from "kurgan/api/types";
import type { Words } from "kurgan/words/words";

/** What can be taken together now, as a game says it. */
export interface Gathering {
  /** The question it answers: while the name stays the same, so does what was taken. */
  name: string;
  /** The places that can be pressed, and how often each can be taken. */
  items: ReadonlyMap<string, number>;
  /** What is taken at first. */
  first: readonly string[];
  /** The orders that say it, one after the other; null while nothing on offer does. */
  orders(taken: readonly string[]): string[] | null;
  /** What the button says of them; while there are no orders, what is missing. */
  label(taken: readonly string[], words: Words): string;
  /** What the prompt says once something is taken, where it counts what is still missing. */
  asks?(taken: readonly string[], prompt: LineMessage, words: Words): string;
}

export class Gather {
  readonly taken = signal<readonly string[]>([]);
  /** The orders that say what was taken. */
  readonly orders = computed((): string[] | null => this.gathering.value?.orders(this.taken.value) ?? null);
  readonly close: () => void;
  private name: string | null = null;

  constructor(readonly gathering: ReadonlySignal<Gathering | null>) {
    this.close = effect(() => {
      const now = this.gathering.value;
      untracked(() => this.begin(now));
    });
  }

  /** A press on something that can be taken takes it, once more if there are several, and in the end lets it go. */
  press(place: string): boolean {
    const most = this.gathering.value?.items.get(place) ?? 0;
    if (most === 0) return false;
    const taken = this.taken.value;
    const isAll = taken.filter((each) => each === place).length >= most;
    this.taken.value = isAll ? taken.filter((each) => each !== place) : [...taken, place];
    return true;
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
  const before = (at: number) => taken.slice(0, at).filter((each) => each === taken[at]).length;
  return taken.filter((each, at) => before(at) < (items.get(each) ?? 0));
}
