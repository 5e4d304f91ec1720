// A Force that has gone somewhere else slides there; one that is new is set down.

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { prefersStillness } from "kurgan/settings";
import type { View } from "./types";

const NEAR = 6; // pixels that are no journey: an area makes room for one more
const SLIDE = { duration: 240, easing: "ease-out" };

interface Spot {
  x: number;
  y: number;
}

export function useSlides(table: RefObject<HTMLElement | null>, view: View): void {
  const before = useRef<ReadonlyMap<string, Spot> | null>(null);
  useLayoutEffect(() => {
    const known = before.current;
    const now = new Map<string, Spot>();
    for (const piece of table.current?.querySelectorAll<HTMLElement>("[data-force]") ?? []) {
      if (piece.closest(".bs-stage")) continue;
      const code = piece.dataset.force!;
      now.set(code, spotOf(piece));
      if (known && !prefersStillness()) slide(piece, known.get(code), now.get(code)!);
    }
    before.current = now;
  }, [view]);
}

/** Where it lies, however far the Locations have been pushed along. */
function spotOf(piece: HTMLElement): Spot {
  const { x, y } = piece.getBoundingClientRect();
  return { x: x + (piece.closest(".bs-columns")?.scrollLeft ?? 0), y };
}

function slide(piece: HTMLElement, from: Spot | undefined, to: Spot): void {
  if (!from) piece.animate([{ opacity: 0, scale: 1.2 }, {}], SLIDE);
  else if (Math.hypot(from.x - to.x, from.y - to.y) > NEAR) {
    piece.animate(
      [
        { translate: `${from.x - to.x}px ${from.y - to.y}px`, zIndex: 3 },
        { translate: "0 0", zIndex: 3 },
      ],
      SLIDE,
    );
  }
}
