// Those who are chosen together: the one whose orders are lit, and whoever goes along.

import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { GroupMessage } from "kurgan/api/menu";
import type { Looks } from "kurgan/table/looks";
import { SIDE } from "kurgan/table/offers";
import type { Roster } from "kurgan/table/roster";

/** Who is held, and how another is. */
interface Held {
  subject: ReadonlySignal<string | null>;
  roster: Roster;
  pick(subject: string | null): void;
}

export class Group {
  private readonly added = signal<readonly string[]>([]);
  /** First the one whose orders are lit. */
  readonly members = computed((): readonly string[] => {
    const subject = this.held.subject.value;
    return subject === null || subject === SIDE ? [] : [subject, ...this.added.value];
  });
  /** The words that open what they can do together, if that can be said. */
  readonly together = computed((): string | null =>
    this.members.value.length > 1 ? (this.looks.together?.(this.members.value, this.menu.value) ?? null) : null,
  );
  /** Does anybody stand with the one that is chosen who could come along? */
  readonly hasCompany = computed((): boolean => {
    const place = this.looks.hasGroups ? this.place() : null;
    return place !== null && this.missingAt(place).length > 0;
  });

  constructor(
    private readonly looks: Looks,
    private readonly menu: ReadonlySignal<GroupMessage[]>,
    private readonly held: Held,
  ) {}

  /** Choose one more of a place, or the one that is meant; once all of them are chosen, take one out again. */
  add(place: string, meant: string | null = null): void {
    const members = this.members.value;
    const subject = meant ?? this.missingAt(place)[0] ?? this.held.roster.ableAt(place).at(-1);
    if (subject === undefined || !this.held.roster.mayAct(subject)) return;
    const [first = null, ...others] = members.includes(subject)
      ? members.filter((each) => each !== subject)
      : [...members, subject];
    if (first !== this.held.subject.value) this.held.pick(first);
    this.added.value = others;
  }

  /** All who may act in the place of the one that is chosen, or in another; who is chosen elsewhere stays so. */
  addAll(place = this.place()): void {
    const missing = place === null ? [] : this.missingAt(place);
    for (const subject of missing) this.add(place!, subject);
  }

  /** Is somebody chosen whom those on a place could join? */
  mayJoin(place: string): boolean {
    return this.members.value.length > 0 && this.held.roster.ableAt(place).length > 0;
  }

  /** Nobody goes along any more. */
  part(): void {
    this.added.value = [];
  }

  /** Only those go along who may still act. */
  thin(): void {
    this.added.value = this.added.peek().filter((each) => this.held.roster.able.peek().has(each));
  }

  private missingAt(place: string): string[] {
    return this.held.roster.ableAt(place).filter((each) => !this.members.value.includes(each));
  }

  private place(): string | null {
    const subject = this.held.subject.value;
    return subject === null ? null : this.held.roster.placeOf(subject);
  }
}
