// The one side panel: which tab is open, how far the sheet of a phone is drawn up, and the rule a link pointed at.

import { effect, signal, untracked } from "@preact/signals";
import type { MarkMessage } from "kurgan/api/types";
import type { Looks } from "kurgan/table/looks";
import type { Selection } from "kurgan/table/selection";

const TABS = ["why", "forces", "log", "rules", "map"] as const;
export type Tab = (typeof TABS)[number];
export type Height = "low" | "half" | "tall";

export class Panel {
  readonly tab = signal<Tab>("why");
  readonly height = signal<Height>("half");
  /** The rule to be read, until another is asked for. */
  readonly rule = signal<string | null>(null);
  /** What a forecast was read from, lit in the tables of the rulebook until another rule is asked for. */
  readonly marks = signal<MarkMessage[]>([]);

  /** Whoever chooses or aims wants to know why; the tab read before is only a press away. */
  readonly close: () => void;

  /** A game without overlays needs no tab for them. */
  readonly tabs: readonly Tab[];

  private readonly isFull: boolean;

  constructor(selection: Selection, looks: Looks, first: Tab) {
    this.isFull = looks.isFull ?? false;
    this.tabs = TABS.filter((tab) => tab !== "map" || looks.overlays.length > 0);
    this.tab.value = first;
    if (looks.isFull) this.height.value = "low";
    this.close = effect(() => {
      const [subject, aim] = [selection.subject.value, selection.aim.value]; // a change of either counts
      if (subject === null && aim === null) return;
      untracked(() => (looks.isFull ? (this.tab.value = "why") : this.open("why")));
    });
  }

  open(tab: Tab): void {
    this.tab.value = tab;
    if (this.height.value === "low") this.height.value = "half";
  }

  /** The tab that is open already draws the sheet up and down; from a full board it can be put away again. */
  press(tab: Tab): void {
    if (tab !== this.tab.value) this.open(tab);
    else if (this.isFull && this.height.value !== "low") this.height.value = "low";
    else this.height.value = this.height.value === "half" ? "tall" : "half";
  }

  turn(by: 1 | -1): void {
    const at = this.tabs.indexOf(this.tab.value) + by;
    this.open(this.tabs[(at + this.tabs.length) % this.tabs.length] ?? "why");
  }

  readRule(rule: string, marks: MarkMessage[] = []): void {
    this.marks.value = marks;
    this.rule.value = null; // asked for twice, it is shown twice
    this.rule.value = rule;
    this.open("rules");
  }
}
