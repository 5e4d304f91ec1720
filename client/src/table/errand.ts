// Several orders given at once: each goes out when the one before it has been carried out and the table shows it.

import { effect, signal, untracked } from "@preact/signals";
import type { MatchLink } from "kurgan/api/match";
import type { Playback } from "kurgan/table/playback";

export class Errand {
  readonly close: () => void;
  private readonly rest = signal<string[]>([]);

  constructor(
    private readonly link: MatchLink,
    private readonly playback: Playback,
    /** Give an order; false if it is not on offer. */
    private readonly give: (words: string) => boolean,
  ) {
    this.close = effect(() => this.goOn());
  }

  begin(words: string[]): void {
    if (!this.isFree()) return;
    this.link.refuse(null);
    this.rest.value = words;
  }

  /** What is refused or no longer on offer ends the errand. */
  private goOn(): void {
    const [next, ...others] = this.rest.value;
    if (next === undefined || !this.isFree()) return;
    untracked(() => {
      const isGiven = this.link.refusal.value === null && this.give(next);
      this.rest.value = isGiven ? others : [];
    });
  }

  private isFree(): boolean {
    return !this.link.isWaiting.value && this.playback.isCaughtUp.value;
  }
}
