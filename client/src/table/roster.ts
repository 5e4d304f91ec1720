// Who stands where in the position that is shown, and who of them may be given an order.

import { computed, type ReadonlySignal } from "@preact/signals";
import type { GroupMessage } from "kurgan/api/menu";
import type { Looks } from "kurgan/table/looks";
import { SIDE } from "kurgan/table/offers";
import type { Playback } from "kurgan/table/playback";

export class Roster {
  /** Subjects that may be given an order now. */
  readonly able = computed(
    (): ReadonlySet<string> => new Set(this.menu.value.map(({ subject }) => subject).filter((each) => each !== SIDE)),
  );
  /** Their places. */
  readonly ready = computed((): string[] =>
    [...this.able.value].map((subject) => this.placeOf(subject)).filter((place) => place !== null),
  );

  constructor(
    private readonly looks: Looks,
    private readonly playback: Playback,
    private readonly menu: ReadonlySignal<GroupMessage[]>,
  ) {}

  placeOf(subject: string): string | null {
    return this.looks.placeOf(this.playback.shown.value?.view, subject);
  }

  standingAt(place: string): string[] {
    return this.looks.subjectsAt(this.playback.shown.value?.view, place);
  }

  ableAt(place: string): string[] {
    return this.standingAt(place).filter((subject) => this.mayAct(subject));
  }

  mayAct(subject: string): boolean {
    return this.able.value.has(subject);
  }

  /** All who may act, beginning with the one that comes after this one. */
  after(subject: string): string[] {
    const row = [...this.able.value];
    const at = row.indexOf(subject) + 1;
    return [...row.slice(at), ...row.slice(0, at)];
  }
}
