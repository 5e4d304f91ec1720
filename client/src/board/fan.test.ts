import { expect, test } from "vitest";
import { fanned, FINGER, isOn, subjectIn } from "./fan";

const AT = { x: 100, y: 200 };
const near = { half: 30, scale: 1, least: FINGER };

test("counters lie side by side around their place, and a point finds the one it lies on", () => {
  const fan = fanned("0101", AT, ["one", "two"], near);
  const [one, two] = fan.counters.map(({ at }) => at);
  expect([(one!.x + two!.x) / 2, one!.y, two!.y]).toEqual([100, 200, 200]);
  expect(two!.x - one!.x, "they do not touch").toBeGreaterThan(60);
  expect(subjectIn(fan, one!)).toBe("one");
  expect(subjectIn(fan, { x: two!.x + 29, y: 229 })).toBe("two");
  expect(subjectIn(fan, AT), "between them lies neither").toBeNull();
  expect(isOn(fan, AT), "and still it is the fan").toBe(true);
  expect(isOn(fan, { x: 100, y: 300 })).toBe(false);
});

test("from far away they are as large as a finger needs, and near by as large as they are", () => {
  for (const scale of [0.1, 0.3, 0.7]) {
    const fan = fanned("0101", AT, ["one", "two"], { ...near, scale });
    expect(2 * fan.half * scale).toBeCloseTo(FINGER);
    expect(fan.scale * 30).toBeCloseTo(fan.half);
  }
  expect(fanned("0101", AT, ["one"], { ...near, scale: 2 })).toMatchObject({ scale: 1, half: 30 });
});

test("more than four lie in rows, none over another", () => {
  const { counters } = fanned("0101", AT, ["a", "b", "c", "d", "e", "f"], near);
  expect(new Set(counters.map(({ at }) => at.y)).size).toBe(2);
  for (const one of counters)
    for (const other of counters)
      if (one !== other)
        expect(Math.max(Math.abs(one.at.x - other.at.x), Math.abs(one.at.y - other.at.y))).toBeGreaterThan(60);
});

test("at the edge of what is in sight all of it is moved into sight", () => {
  const sight = { left: 90, top: 0, right: 1000, bottom: 220 };
  const fan = fanned("0101", AT, ["one", "two"], { ...near, sight });
  for (const { at } of fan.counters) {
    expect(at.x - fan.half).toBeGreaterThanOrEqual(sight.left);
    expect(at.y + fan.half).toBeLessThanOrEqual(sight.bottom);
  }
  const free = { ...sight, left: -1000, bottom: 1000 };
  expect(fanned("0101", AT, ["one", "two"], { ...near, sight: free })).toEqual(
    fanned("0101", AT, ["one", "two"], near),
  );
});
