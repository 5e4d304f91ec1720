import { describe, expect, test } from "vitest";
import { hasFallen, onStage } from "./reading";
import type { ForceView, View } from "./types";

function force(code: string, place: string, isEngaged: boolean): ForceView {
  return { code, side: place.split("/")[0]!, place, rations: 1, medals: 0, is_engaged: isEngaged };
}

const VIEW = {
  forces: [
    force("193rd", "soviet/station/control", true),
    force("45rd", "soviet/station/perimeter", true),
    force("95rd", "soviet/lost", true),
    force("112rd", "soviet/lost", false),
    force("308rd", "soviet/station/perimeter", false),
    force("71inf", "german/station/control", true),
  ],
} as View;

describe("the stage of a battle", () => {
  test("has who fights and who fell in it, and nobody who has gone back or was never there", () => {
    expect(onStage(VIEW, "soviet").map(({ code }) => code)).toEqual(["193rd", "95rd"]);
    expect(onStage(VIEW, "german").map(({ code }) => code)).toEqual(["71inf"]);
  });

  test("tells the fallen from the others", () => {
    expect(onStage(VIEW, "soviet").filter(hasFallen)).toHaveLength(1);
  });
});
