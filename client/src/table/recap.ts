// Since your last turn: which lines of the log, and how many steps, came between the seat's own last turn and this one.

import { computed, signal } from "@preact/signals";
import { type MatchLink, UNREAD } from "kurgan/api/match";
import type { Recap } from "kurgan/api/types";
import { isEndOf, isTurnEnd, type Act, type Step } from "kurgan/table/steps";

interface Span {
  from: number;
  /** Where the seat's own orders begin, once there are any. */
  to: number | null;
  hasPlayed: boolean;
}

const NOTHING: Span = { from: 0, to: null, hasPlayed: false };

export class RecapSpan {
  readonly span = signal<Span>(NOTHING);
  /** How many steps it has, once the seat's own orders follow. */
  steps: number | null = null;
  private readonly closed = signal<string | null>(null);
  /** Has the seat come in the middle of somebody else's turn, and has nothing been shown since? */
  private readonly isLate = signal(false);
  private readonly isAskedFor = signal(false);

  constructor(private readonly link: MatchLink) {}

  /** What others did, and what became of it. */
  readonly lines = computed(() => {
    const { from, to } = this.span.value;
    return this.link.log.value.slice(from, to ?? undefined).filter((line) => line !== UNREAD && !isTurnEnd(line));
  });

  /** Has somebody else's turn ended since, so that the seat's own has begun? */
  readonly isOver = computed(() => this.link.log.value.slice(this.span.value.from).some(isTurnEnd));

  /** Is there anything of others to tell? In the first turn of who begins, all that was heard is his own. */
  readonly hasOthers = computed(() => {
    const isTheirs = this.span.value.hasPlayed || this.isOver.value || this.isLate.value;
    return isTheirs && this.lines.value.length > 0;
  });

  /** Who has just come does not know yet where the list begins. */
  private readonly isKnown = computed(() => this.span.value !== NOTHING || !this.link.isRemembering.value);

  /** Does the list lie on the table? From the beginning of the seat's turn to its first order, and before that for whoever
   * comes late; until it is put away, or whenever somebody asks for it. */
  readonly isOpen = computed(() => {
    if (!this.isKnown.value || this.lines.value.length === 0) return false;
    return this.isAskedFor.value || (this.isDue.value && this.closed.value !== this.name);
  });

  private readonly isDue = computed(() => {
    const newest = this.link.position.value;
    if (!newest || newest.to_move === null || this.span.value.to !== null) return false;
    return newest.to_move === newest.seat ? this.isOver.value : this.isLate.value;
  });

  /** Put away in the middle of a turn, it comes again at its end. */
  private get name(): string {
    return `${this.span.value.from} ${this.isOver.value}`;
  }

  open(): void {
    this.isAskedFor.value = true;
  }

  close(): void {
    this.isAskedFor.value = false;
    this.closed.value = this.name;
  }

  /** One more act: it may end the seat's own turn, or be the first order of the next. */
  hear({ position, lines }: Act, isOwn: boolean, steps: number): void {
    const log = this.link.log.value;
    const ended = log.findLastIndex((line) => isEndOf(position.seat, line));
    const known = log.length - lines.length;
    this.isLate.value = false;
    if (ended >= known) {
      this.span.value = { from: ended + 1, to: null, hasPlayed: true };
      this.steps = null;
    } else if (isOwn && this.span.value.to === null && log.slice(this.span.value.from, known).some(isTurnEnd)) {
      this.span.value = { ...this.span.value, to: known };
      this.steps = steps;
    }
  }

  /** As the server tells it to whoever comes, or comes back; what is newer has come since it was asked for. */
  remember({ heard_from: from, has_played: hasPlayed, shown }: Recap, steps: number, newer: Step[]): void {
    const log = this.link.log.value;
    const told = from + shown.reduce((sum, { heard }) => sum + heard.length, 0);
    const known = newer[0]?.position.heard_from ?? log.length;
    const own = newer.findIndex(({ isOwn, position }) => isOwn && log.slice(from, position.heard_from).some(isTurnEnd));
    const hasOrdered = known > told;
    const to = hasOrdered ? told : (newer[own]?.position.heard_from ?? null);
    this.span.value = { from, to, hasPlayed };
    this.steps = to === null ? null : hasOrdered ? steps : steps + own;
    const seat = this.link.position.value?.seat;
    this.isLate.value = hasPlayed || !shown.some(({ to_move }) => to_move === seat); // else it is the first turn, its own
  }

  forget(): void {
    this.span.value = NOTHING;
    this.steps = null;
    this.closed.value = null;
    this.isLate.value = this.isAskedFor.value = false;
  }
}
