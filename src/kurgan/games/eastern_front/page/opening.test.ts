// One's own front, whoever stands behind it.

import { expect, test } from "vitest";
import { middleOf } from "./opening";
import { seen, unitOn } from "./pictured";
import { centreOf } from "./sheet";

const soviet = (hex: string) => unitOn(hex, { nation: "soviet" });

test("the middle of those who stand near the enemy, and not of a few far away", () => {
  const front = { north: unitOn("0202"), middle: unitOn("0206"), south: unitOn("0210"), alone: unitOn("3030") };
  const enemies = { one: soviet("0403"), two: soviet("0407"), three: soviet("0411"), four: soviet("3230") };
  const view = seen({ units: { ...front, twin: unitOn("0206"), rear: unitOn("0020"), ...enemies } });
  expect(middleOf(view)).toEqual(centreOf("0206"));
});

test("the middle of all where nobody meets, and nowhere where nobody is", () => {
  expect(middleOf(seen({ units: { rear: unitOn("0204"), coming: unitOn(null) } }))).toEqual(centreOf("0204"));
  expect(middleOf(seen({ units: { enemy: soviet("0303") } }))).toBeUndefined();
});
