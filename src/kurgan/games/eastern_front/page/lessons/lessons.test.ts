import { describe, expect, test } from "vitest";
import type { GroupMessage } from "kurgan/api/menu";
import type { Lesson, Moment } from "kurgan/table/looks";
import { choice, group, line, opening } from "kurgan/testing/positions";
import { LESSONS } from "./lessons";

interface Given {
  step?: string;
  phase?: string;
  orders?: GroupMessage[];
  log?: string[];
  subject?: string | null;
  view?: object;
  isTheirs?: boolean;
}

function moment({
  step = "target",
  phase = "prepared",
  orders = [],
  log = [],
  subject = null,
  ...given
}: Given = {}): Moment {
  const units = {
    tk16: { hex: "2821", hungry: 0 },
    de14: { hex: "2823", hungry: 1 },
    su5tb: { hex: "2622", hungry: 0 },
  };
  const side = given.isTheirs ? "axis" : "soviet";
  const sides = [{ name: "soviet", needs: 5 }];
  const view = { seat: "soviet", side, step, phase, turn: 1, units, overdue: [], goals: [], sides, ...given.view };
  const position = { seat: "soviet", to_move: side, orders, view };
  const heard = log.map((key) => line(key));
  return { scene: {}, position, log: heard, subject, target: null, forecasts: new Map() } as unknown as Moment;
}

const lesson = (key: string) => LESSONS.find((each) => each.key === key)!;
const targets = (...hexes: string[]) => hexes.map((hex) => opening(hex, { attack: [choice(`attack ${hex}`)] }));
/** What a player is taught who has read the welcome. */
const taught = (given: Given): Lesson | undefined => {
  const now = moment(given);
  return LESSONS.find((each) => each.key !== "welcome" && !each.isDone(now) && each.isTimely(now));
};

test("when it begins, nothing is behind the player", () => {
  const first = moment({ step: "initial", phase: "initial" });
  expect(LESSONS.filter((each) => each.isDone(first)).map(({ key }) => key)).toEqual([]);
});

describe("the guided first battle", () => {
  test.each<[string, Given]>([
    ["month", { step: "initial", phase: "initial" }],
    ["target", { orders: targets("2623", "2825") }],
    ["plan", { orders: targets("2623"), subject: "2623" }],
    ["advance", { step: "advance", log: ["log-attack"] }],
    ["breakthrough", { step: "breakthrough", orders: targets("2624"), log: ["log-attack", "log-advances"] }],
    ["retreat", { step: "retreat", log: ["log-attack", "log-attack"] }],
    ["south", { orders: targets("2825"), log: ["log-attack", "log-attack"] }],
    ["losses", { step: "losses", log: ["log-attack", "log-attack", "log-attack"] }],
    ["follow", { step: "advance", log: ["log-attack", "log-advances", "log-end"] }],
    ["enough", { orders: targets("2823"), log: ["log-attack", "log-attack", "log-attack"] }],
    ["ring", { step: "movement", phase: "movement", orders: [opening("tk16", { move: [choice("move tk16")] })] }],
    ["moved", { step: "movement", phase: "movement" }],
    ["operational", { phase: "operational" }],
    ["enemy", { isTheirs: true, log: ["log-end"] }],
    ["pocket", { step: "initial", phase: "initial", view: { turn: 2 }, log: ["log-end", "log-end"] }],
    ["owed", { view: { overdue: ["2823"] } }],
  ])("teaches %s when it can be taught", (key, given) => {
    expect(taught(given)?.key).toBe(key);
  });

  test("goes on to what may be done, whatever the player did before", () => {
    expect(taught({ orders: targets("2823") }), "nobody is told to end attacks that were never begun").toBeUndefined();
    expect(taught({ orders: targets("2623"), subject: "2825" })?.key).toBe("plan");
  });

  test("points at what is to be pressed next", () => {
    const { points, values } = lesson("ring");
    const given = { step: "movement", phase: "movement", orders: [opening("tk16", { move: [choice("move tk16")] })] };
    expect([points(moment(given)), values(moment(given))]).toEqual([["2821"], { held: "no" }]);
    const held = moment({ ...given, subject: "tk16" });
    expect([points(held), values(held)]).toEqual([["2824"], { held: "yes" }]);
    expect(lesson("pocket").points(moment())).toEqual(["2823"]);
    const retreat = [group("", { retreat: [choice("retreat 2525", "2525")], halt: [choice("halt")] })];
    expect(lesson("retreat").points(moment({ step: "retreat", orders: retreat }))).toEqual(["2525"]);
  });

  test("warns of a plan that hurts more often than it helps", () => {
    const forecast = (taken: number, costly: number) => ({
      summary: [
        { line: line("forecast-taken"), chance: taken },
        { line: line("forecast-costly"), chance: costly },
      ],
    });
    const given = (taken: number, costly: number) => ({
      ...moment({ orders: targets("2823"), subject: "2823" }),
      forecasts: new Map([["attack 2823 su62", forecast(taken, costly)]]) as unknown as Moment["forecasts"],
    });
    expect(lesson("poor").isTimely(given(0.2, 0.5))).toBe(true);
    expect(lesson("poor").isTimely(given(0.5, 0.2))).toBe(false);
    expect(lesson("poor").isTimely(moment({ subject: null }))).toBe(false);
  });
});
