// The one side panel: which tab is open, how far the sheet of a phone is drawn up, and the rule a link pointed at.

import { effect, signal, untracked } from "@preact/signals";
import type { Hand } from "kurgan/table/hand";

export const TABS = ["why", "forces", "log", "rules", "map"] as const;
export type Tab = (typeof TABS)[number];
export type Height = "low" | "half" | "tall";

export class Panel {
  readonly tab = signal<Tab>("why");
  readonly height = signal<Height>("half");
  /** The rule to be read, until another is asked for. */
  readonly rule = signal<string | null>(null);

  /** Whoever chooses or aims wants to know why; the tab read before is only a press away. */
  readonly close: () => void;

  constructor(hand: Hand, first: Tab) {
    this.tab.value = first;
    this.close = effect(() => {
      if (hand.subject.value !== null || hand.aim.value !== null) untracked(() => this.open("why"));
    });
  }

  open(tab: Tab): void {
    this.tab.value = tab;
    if (this.height.value === "low") this.height.value = "half";
  }

  /** The tab that is open already draws the sheet up and down. */
  press(tab: Tab): void {
    if (tab !== this.tab.value) this.open(tab);
    else this.height.value = this.height.value === "half" ? "tall" : "half";
  }

  turn(by: 1 | -1): void {
    const at = TABS.indexOf(this.tab.value) + by;
    this.open(TABS[(at + TABS.length) % TABS.length] ?? "why");
  }

  read(rule: string): void {
    this.rule.value = null; // asked for twice, it is shown twice
    this.rule.value = rule;
    this.open("rules");
  }
}
