// Where a card may lie: beside what it speaks of, never on it.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  left: number;
  top: number;
}

/** The corners of an area, then the middles of its sides, as spots for a card: the one at the lower right first. */
export function spotsIn(area: Box, { width, height }: Size): Spot[] {
  const [left, right] = [area.left, Math.max(area.left, area.right - width)];
  const [top, bottom] = [area.top, Math.max(area.top, area.bottom - height)];
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  return [
    { left: right, top: bottom },
    { left, top: bottom },
    { left: right, top },
    { left, top },
    { left: middle, top: bottom },
    { left: middle, top },
    { left: right, top: centre },
    { left, top: centre },
  ];
}

/** In a column as wide as the card: at its foot first, then higher. */
export function spotsUp({ left, top, bottom }: Box, { height }: Size): Spot[] {
  const foot = Math.max(top, bottom - height);
  return [foot, (top + foot) / 2, top].map((each) => ({ left, top: each }));
}

const GAP = 6;

/** Right under each of some boxes, where an area has room for a card there. */
export function beneath(boxes: Box[], area: Box, { width, height }: Size): Spot[] {
  const left = Math.max(area.left, area.right - width);
  const spots = boxes.map((box) => ({ left, top: box.bottom + GAP }));
  return spots.filter(({ top }) => top >= area.top && top + height <= area.bottom);
}

/** The first spot on which the card covers least: first of what it speaks of, then of whatever else is there. */
export function clearing(spots: Spot[], size: Size, spokenOf: Box[], others: Box[]): Spot | null {
  let best: Spot | null = null;
  let least = [Infinity, Infinity];
  for (const spot of spots) {
    const card = { ...spot, right: spot.left + size.width, bottom: spot.top + size.height };
    const covered = [spokenOf, others].map((boxes) => boxes.reduce((sum, box) => sum + overlap(card, box), 0));
    if (covered[0]! < least[0]! || (covered[0] === least[0] && covered[1]! < least[1]!))
      [best, least] = [spot, covered];
  }
  return best;
}

/** How much of two boxes lies on each other. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}
