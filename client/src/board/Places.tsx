// Places in the page: those that are lit, and the one the keyboard stands on, which says what is there. A board of a thousand
// hexes has no element for the others.

import type { Point } from "./hexes";

interface PlacesProps {
  lit: readonly { place: string; light: string }[];
  /** Where the keyboard stands, and what is there in words. */
  cursor: string | null;
  said: string;
  /** From the middle of a place to its rim. */
  size: number;
  centreOf(place: string): Point;
}

export function Places({ lit, cursor, said, size, centreOf }: PlacesProps) {
  return (
    <g class="places">
      {lit.map(({ place, light }) => (
        <circle key={`${place} ${light}`} data-place={place} data-light={light} {...spot(centreOf(place), size)} />
      ))}
      {cursor !== null && (
        <circle id="board-cursor" role="img" aria-label={said} data-place={cursor} {...spot(centreOf(cursor), size)} />
      )}
    </g>
  );
}

function spot({ x, y }: Point, r: number) {
  return { cx: x, cy: y, r };
}
