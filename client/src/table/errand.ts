// Several orders given at once: each goes out when the one before it has been carried out and the table shows it.

import { effect, signal, untracked } from "@preact/signals";
import type { MatchLink } from "kurgan/api/match";
import type { Playback } from "kurgan/table/playback";

/** What became of an order: given, not on offer, or to be tried again when what opens the way to it has been answered. */
export type Answer = "given" | "no" | "later";

export class Errand {
  readonly close: () => void;
  private readonly rest = signal<string[]>([]);

  constructor(
    private readonly link: MatchLink,
    private readonly playback: Playback,
    private readonly give: (words: string) => Answer,
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
    void this.link.opened.value; // which orders there are may have become known just now
    untracked(() => {
      const answer = this.link.refusal.value === null ? this.give(next) : "no";
      if (answer !== "later") this.rest.value = answer === "given" ? others : [];
    });
  }

  private isFree(): boolean {
    return !this.link.isWaiting.value && this.playback.isCaughtUp.value;
  }
}
