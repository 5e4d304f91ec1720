// Somebody pressed what cannot be used: the server says why, with its rule.

import { effect, signal, untracked } from "@preact/signals";
import type { MatchLink } from "kurgan/api/match";

export class Wonder {
  readonly close: () => void;
  /** The order that was tried, until its answer has come. */
  private readonly tried = signal<string | null>(null);

  constructor(private readonly link: MatchLink) {
    this.close = effect(() => this.listen());
  }

  /** Ask why an order may not be given; if it may, nothing is said. */
  ask(words: string): void {
    this.link.refuse(null);
    this.link.foresee(words);
    this.tried.value = words;
  }

  private listen(): void {
    const words = this.tried.value;
    if (words === null) return;
    const line = this.link.hindrances.value.get(words);
    const isPossible = this.link.forecasts.value.has(words);
    if (!line && !isPossible) return;
    untracked(() => {
      this.tried.value = null;
      if (line) this.link.refuse(line);
    });
  }
}
