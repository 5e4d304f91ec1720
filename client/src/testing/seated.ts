// A table with a test on the other side of the wire, up to the player's own choosing; nothing is drawn.

import { vi } from "vitest";
import { computed, signal } from "@preact/signals";
import type { GroupMessage, Position } from "kurgan/api/menu";
import { Counsel } from "kurgan/table/counsel";
import { Decline } from "kurgan/table/decline";
import type { Looks } from "kurgan/table/looks";
import type { Playback } from "kurgan/table/playback";
import { Selection } from "kurgan/table/selection";
import type { Sitting } from "kurgan/table/sitting";
import { position } from "kurgan/testing/positions";
import { linked } from "kurgan/testing/wire";

/** What a game of one unit on 0101 would say of itself; a test adds what it is about. */
export function looksOf(own: Partial<Looks> = {}): Looks {
  return {
    plain: new Set<string>(),
    main: ["end"],
    overlays: [],
    lights: [],
    light: () => "go",
    subjectsAt: (_view: unknown, place: string) => (place === "0101" ? ["unit"] : []),
    placeOf: () => "0101",
    places: () => ["0101", "0102"],
    step: (_scene: unknown, from: string, key: string) => (key === "ArrowDown" ? "0102" : from),
    tried: () => null,
    leftOver: () => null,
    ...own,
  } as unknown as Looks;
}

/** Nothing is being shown but the newest position. */
const STILL = () => ({
  happening: signal(null),
  told: signal(null),
  steps: signal([]),
  isWatching: signal(false),
  isRunning: signal(false),
  isRolling: signal(false),
  isPast: signal(false),
  isPaused: signal(false),
  recap: { isOpen: signal(false), close: vi.fn() },
  toggle: vi.fn(),
  back: vi.fn(),
  forward: vi.fn(),
  skip: vi.fn(),
});

/** A player who sees the newest position, with these orders. */
export function seated(orders: GroupMessage[], own: Partial<Looks> = {}) {
  const { link, wire } = linked();
  wire.tell(position(1, { orders }));
  const looks = looksOf(own);
  const shown = signal<Position | null>(link.position.value);
  const isCaughtUp = computed(() => shown.value === link.position.value);
  const playback = { ...STILL(), shown, isCaughtUp, isNewest: isCaughtUp } as unknown as Playback;
  const selection = new Selection(link, looks, playback);
  const decline = new Decline(link, looks, playback, selection);
  const panel = { open: vi.fn() };
  const counsel = new Counsel(link, looks, playback, selection);
  const sitting = { link, looks, playback, selection, decline, counsel, panel, scene: {} } as unknown as Sitting;
  return {
    sitting,
    wire,
    /** The words of every order that was sent. */
    done: () => wire.sent.flatMap((said) => ("words" in (said as object) ? [(said as { words: string }).words] : [])),
    /** The server answers with the next position, and it is shown. */
    answer: (at: number, next: GroupMessage[], changes: Partial<Position> = {}) => {
      wire.tell(position(at, { orders: next, ...changes }));
      shown.value = link.position.value;
    },
  };
}
