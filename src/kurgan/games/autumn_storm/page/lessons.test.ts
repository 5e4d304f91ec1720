import { describe, expect, it } from "vitest";
import type { Moment } from "kurgan/table/looks";
import { LESSONS } from "./lessons";

const ends = (side: string) => ({
  key: "log-end",
  values: { side: { key: `side-${side}`, values: {}, rule: "", places: [] } },
  rule: "",
  places: [],
});

/** The seat is the Axis; these turns are over, and this side plays. */
function moment(turns: string[], side: string): Moment {
  const position = { seat: "axis", to_move: side, view: { seat: "axis", side }, orders: [] };
  return { scene: {}, position, log: turns.map(ends), subject: null, target: null } as unknown as Moment;
}

describe("the lesson of the enemy's turn", () => {
  const enemy = LESSONS.find(({ key }) => key === "enemy")!;
  const told = (...given: Parameters<typeof moment>) => [
    enemy.isTimely(moment(...given)),
    enemy.isDone(moment(...given)),
  ];

  it("comes with his first turn and leaves with it", () => {
    expect(told([], "axis")).toEqual([false, false]);
    expect(told(["axis"], "soviet")).toEqual([true, false]);
    expect(told(["axis", "soviet"], "axis")).toEqual([false, true]);
  });

  it("does not come back in a later turn, not to a page that was opened anew either", () => {
    expect(told(["axis", "soviet", "axis"], "soviet")[0]).toBe(false);
    expect(told(["axis", "soviet", "axis", "soviet"], "axis")).toEqual([false, true]);
  });
});
