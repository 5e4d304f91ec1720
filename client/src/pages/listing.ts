// The guest's matches, a page of the list at a time, each once though the list moves meanwhile.

import { computed, signal } from "@preact/signals";
import { get } from "kurgan/api/http";
import type { LineMessage, MatchHead, MatchList } from "kurgan/api/types";
import { lineOf } from "kurgan/pages/reading";

const PAGE = 20;
const MOST = 100; // the server lists no more at once

export class Listing {
  readonly matches = signal<MatchHead[]>([]);
  readonly trouble = signal<LineMessage | null>(null);
  /** How many the server has that were not asked for yet. */
  readonly left = computed(() => Math.max(0, this.total.value - this.asked.value));

  private readonly total = signal(0);
  private readonly asked = signal(0);

  /** The latest matches again, as many as were shown. */
  async again(): Promise<void> {
    await this.ask(0, Math.min(MOST, Math.max(PAGE, this.asked.value)));
  }

  /** Those that come after the ones that are shown. */
  async more(): Promise<void> {
    await this.ask(this.asked.value, PAGE);
  }

  private async ask(first: number, count: number): Promise<void> {
    this.trouble.value = null;
    try {
      const { matches, total } = await get<MatchList>(`/api/matches?from=${first}&count=${count}`);
      // one that was played meanwhile has moved up, and pushed another down to where we look
      const shown = first === 0 ? [] : this.matches.value;
      const ids = new Set(shown.map(({ id }) => id));
      this.matches.value = [...shown, ...matches.filter(({ id }) => !ids.has(id))];
      this.asked.value = first + matches.length;
      this.total.value = total;
    } catch (error) {
      this.trouble.value = lineOf(error);
    }
  }
}
