import { h, render } from "preact";
import { expect, test } from "vitest";
import type { Story } from "kurgan/api/types";
import { Reel } from "kurgan/pages/reel";
import { ScoreChart, ticks } from "kurgan/pages/ScoreChart";
import { Words } from "kurgan/words/words";

const STEPS = [1, 2, 3].map((turn) => ({ seat: "red", turn, words: "end" }));

/** The numbers at the side of a chart. */
function scale(top?: number, red = [50, 60, 40]): (string | null)[] {
  const reel = new Reel({ steps: STEPS, match: { seats: [] } } as unknown as Story);
  const measure = { name: "chance", seats: { red, blue: [50, 40, 60] } };
  const props = { measure, seats: ["red", "blue"], reel, words: new Words("en", []), ...(top && { top }) };
  render(null, document.body);
  render(h(ScoreChart, props), document.body);
  return [...document.querySelectorAll(".chart g > text")].map((each) => each.textContent);
}

test("a chart of chances reaches to a hundred, whatever they were; any other as high as its lines", () => {
  expect(scale(100)).toEqual(["0", "25", "50", "75", "100"]);
  expect(scale()).toEqual(["0", "10", "20", "30", "40", "50", "60"]);
});

test("who has less than nothing is on the chart too", () => {
  expect(scale(undefined, [0, -12, -20])).toEqual(["0", "25", "50"]);
  expect(scale(undefined, [0, -12, -30])).toEqual(["−25", "0", "25", "50"]);
  const [first] = document.querySelectorAll(".chart .seat-0 .marker");
  const heights = [...document.querySelectorAll(".chart .seat-0 .marker")].map((each) =>
    Number(each.getAttribute("cy")),
  );
  expect([Number(first!.getAttribute("cy")) < Math.max(...heights), Math.max(...heights) < 190]).toEqual([true, true]);
});

test("a scale has round values, and at most eight of them", () => {
  expect([4, 12, 48].map((last) => ticks(last))).toEqual([
    [0, 1, 2, 3, 4],
    [0, 2, 4, 6, 8, 10, 12],
    [0, 10, 20, 30, 40],
  ]);
  expect(ticks(5, -1)).toEqual([-1, 0, 1, 2, 3, 4, 5]);
  for (let last = 0; last < 2000; last++) expect(ticks(last).length).toBeLessThanOrEqual(8);
});
