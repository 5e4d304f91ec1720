// What somebody wants to be told who orders nothing: why a place is not lit, or once more what the one that is held can do.

import { batch, computed, effect, signal, untracked } from "@preact/signals";
import type { MatchLink } from "kurgan/api/match";
import type { LineMessage } from "kurgan/api/types";
import type { Selection } from "kurgan/table/selection";

const REST = 300; // milliseconds a mouse rests on a place that is not lit before it asks why

export class Doubt {
  /** A place that is not lit, where the subject was pointed all the same. */
  readonly place = signal<string | null>(null);
  /** Somebody pressed what is held already, and wants to hear again what it can do. */
  readonly isReminded = signal(false);
  /** The order that the place would mean. */
  private readonly tried = computed((): string | null => {
    const [subject, place] = [this.selection.subject.value, this.place.value];
    if (subject === null || place === null || this.selection.isPossible(place)) return null;
    return this.selection.triedAt(subject, place);
  });
  /** Why it is not possible. */
  readonly hindrance = computed((): LineMessage | null =>
    this.tried.value === null || this.selection.target.value !== null
      ? null
      : (this.link.hindrances.value.get(this.tried.value) ?? null),
  );
  /** The answer is said aloud, because somebody pressed. */
  private readonly isPressed = signal(false);
  private readonly stops: (() => void)[];
  private resting = 0;

  constructor(
    private readonly link: MatchLink,
    private readonly selection: Selection,
  ) {
    this.stops = [
      effect(() => {
        const place = this.selection.hovered.value;
        untracked(() => this.restOn(place));
      }),
      effect(() => {
        if (this.tried.value !== null) this.link.foresee(this.tried.value);
      }),
      effect(() => {
        const [line, isPressed] = [this.hindrance.value, this.isPressed.value];
        if (line && isPressed) untracked(() => this.answer(line));
      }),
    ];
  }

  close(): void {
    this.stops.forEach((stop) => stop());
    clearTimeout(this.resting);
  }

  /** Somebody pressed there. */
  press(place: string): void {
    this.turnTo(place, true);
  }

  forget(): void {
    this.turnTo(null, false);
  }

  private turnTo(place: string | null, isPressed: boolean): void {
    clearTimeout(this.resting);
    batch(() => {
      this.isReminded.value = false;
      this.isPressed.value = isPressed;
      this.place.value = place;
    });
  }

  /** A mouse that rests where nothing is lit wants to know why; what it learned stays while it leaves the map. */
  private restOn(place: string | null): void {
    clearTimeout(this.resting);
    const { subject, way, openings, gather, roster } = this.selection;
    if (place === null || subject.value === null || way.isOn.value || openings.isUnderWay.value) return;
    if (this.selection.isPossible(place) || gather.isAt(place)) return this.forget();
    if (roster.standingAt(place).some((own) => own === subject.value || roster.mayAct(own))) return;
    if (place !== this.place.value) this.resting = window.setTimeout(() => this.turnTo(place, false), REST);
  }

  private answer(line: LineMessage): void {
    this.isPressed.value = false;
    this.link.refuse(line);
  }
}
