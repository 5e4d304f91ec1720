import { describe, expect, test } from "vitest";
import { beneath, clearing, overlap, spotsIn, type Box } from "kurgan/table/clearing";

const AREA: Box = { left: 0, top: 0, right: 1000, bottom: 800 };
const CARD = { width: 400, height: 200 };

/** A hex around a point. */
const hex = (x: number, y: number): Box => ({ left: x - 50, top: y - 50, right: x + 50, bottom: y + 50 });

function covered(spokenOf: Box[], others: Box[] = []): number {
  const spot = clearing(spotsIn(AREA, CARD), CARD, spokenOf, others)!;
  const card = { ...spot, right: spot.left + CARD.width, bottom: spot.top + CARD.height };
  return spokenOf.reduce((sum, box) => sum + overlap(card, box), 0);
}

describe("a card", () => {
  test("lies at the lower right where nothing is in the way", () => {
    expect(clearing(spotsIn(AREA, CARD), CARD, [hex(100, 100)], [])).toEqual({ left: 600, top: 600 });
  });

  test("never lies on attacker, target and retreat hex, wherever on the map they fight", () => {
    for (let x = 50; x <= 950; x += 75)
      for (let y = 50; y <= 750; y += 75) {
        expect(covered([hex(x, y), hex(x + 90, y + 52), hex(x + 180, y)])).toBe(0);
        expect(covered([hex(x, y), hex(x, y + 104), hex(x, y + 208)])).toBe(0);
      }
  });

  test("gives way to other things only where it can", () => {
    const others = [{ left: 500, top: 500, right: 1000, bottom: 800 }];
    expect(clearing(spotsIn(AREA, CARD), CARD, [], others)).toEqual({ left: 0, top: 600 });
    const spokenOf = [{ left: 0, top: 0, right: 1000, bottom: 600 }, hex(380, 700)];
    expect(clearing(spotsIn(AREA, CARD), CARD, spokenOf, others)).toEqual({ left: 600, top: 600 });
  });

  test("covers as little as it can where it is larger than what is left", () => {
    const whole = { left: 0, top: 0, right: 1000, bottom: 700 };
    expect(clearing(spotsIn(AREA, CARD), CARD, [whole], [])).toEqual({ left: 600, top: 600 });
  });

  test("larger than its area begins at its edge", () => {
    const spots = spotsIn({ left: 8, top: 8, right: 300, bottom: 100 }, CARD);
    expect(spots.every(({ left, top }) => left === 8 && top === 8)).toBe(true);
  });
});

test("between two things that it speaks of, where no corner is free of both", () => {
  const area = { left: 0, top: 0, right: 100, bottom: 300 };
  const size = { width: 100, height: 90 };
  const spokenOf = [
    { left: 0, top: 10, right: 100, bottom: 80 },
    { left: 0, top: 180, right: 100, bottom: 260 },
  ];
  const spots = [...spotsIn(area, size), ...beneath(spokenOf, area, size)];
  expect(clearing(spots, size, spokenOf, [])).toEqual({ left: 0, top: 86 });
  expect(beneath(spokenOf.slice(1), area, size), "no room below it").toEqual([]);
});
