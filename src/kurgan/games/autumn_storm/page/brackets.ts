// Brackets in corners of a hex, as one path.

import { between, pathOf } from "kurgan/board/areas";
import type { Point } from "kurgan/board/hexes";

/** Each so long a share of a side. */
export function bracketsOf(corners: readonly Point[], share: number, which: number[]): string {
  const brackets = which.map((i) => {
    const corner = corners[i]!;
    const [before, after] = [corners[(i + 5) % 6]!, corners[(i + 1) % 6]!].map((next) => between(corner, next, share));
    return pathOf({ points: [before!, corner, after!], isClosed: false });
  });
  return brackets.join("");
}
