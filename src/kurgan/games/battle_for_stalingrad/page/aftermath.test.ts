import { describe, expect, test } from "vitest";
import { line } from "kurgan/testing/positions";
import { aftermath } from "./aftermath";
import { hasFallen, onStage } from "./reading";
import type { View } from "./types";

const total = (side: string) => ({ side, total: 4, factors: [{ label: line("factor-cards"), value: 1 }], hits: 5 });
const force = (code: string, side: string, place: string) => ({ code, side, place, is_engaged: false });
const before = {
  battle: { location: "station", stage: "losses", totals: [total("german"), total("soviet")], shown: [] },
} as unknown as View;
const after = {
  battle: null,
  forces: [force("71inf", "german", "german/station/control"), force("193rd", "soviet", "soviet/lost")],
} as unknown as View;
const given = line("borne", { hits: 5, given: line("borne-lost") });
const over = line("log-battle-over", { german: line("borne", { hits: 0 }), soviet: given }, [
  "station",
  "71inf",
  "193rd",
]);

describe("the end of a battle", () => {
  test("leaves the fallen on the stage, and says what each side gave", () => {
    const stage = aftermath(before, after, [over])!;
    expect(onStage(stage, "german").map(({ code }) => code)).toEqual(["71inf"]);
    expect(onStage(stage, "soviet").map(hasFallen)).toEqual([true]);
    expect(stage.battle?.totals.map(({ borne }) => borne)).toEqual([null, given]);
  });

  test("shows the fates that decided it", () => {
    const fate = line("log-fate", { side: line("side-soviet"), number: -1, german: 3, soviet: 4 }, [
      "hug-1",
      "station",
    ]);
    const { battle } = aftermath(before, after, [fate, over])!;
    expect(battle?.shown).toMatchObject([
      { side: "soviet", face: "hug-1", card: "hug", use: "fate", own: 0, enemy: -1 },
    ]);
    expect(battle?.totals.map(({ total }) => total)).toEqual([3, 4]);
    expect(battle?.totals[0]?.factors.map(({ value }) => value)).toEqual([0]);
  });

  test("is nothing to look at while it goes on, or where there was no stage", () => {
    expect(aftermath(before, after, [line("log-borne")])).toBeNull();
    expect(aftermath(after, after, [over])).toBeNull();
  });
});
