// One's own front, whoever stands behind it.

import { expect, test } from "vitest";
import { middleOf } from "./opening";
import { seen, unitOn } from "./pictured";
import { centreOf } from "./sheet";

const units = { front: unitOn("0202"), other: unitOn("0402"), rear: unitOn("0000"), coming: unitOn(null) };
const enemy = { ...unitOn("0303"), nation: "soviet" };
const zones = { axis: [], soviet: [".....", ".....", "..+.+"] };

test("the middle of those in a zone of the enemy's", () => {
  const view = seen({ units: { ...units, enemy }, zones });
  const [left, right] = [centreOf("0202"), centreOf("0402")];
  expect(middleOf(view)).toEqual({ x: (left.x + right.x) / 2, y: left.y });
});

test("the middle of all where nobody meets, and nowhere where nobody is", () => {
  expect(middleOf(seen({ units: { rear: unitOn("0204") } }))).toEqual(centreOf("0204"));
  expect(middleOf(seen({ units: { enemy } }))).toBeUndefined();
});
