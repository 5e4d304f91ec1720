import { describe, expect, test } from "vitest";
import type { GroupMessage } from "kurgan/api/menu";
import type { Lesson, Moment } from "kurgan/table/looks";
import { choice, group, line, opening } from "kurgan/testing/positions";
import { LESSONS, toOpen } from "./lessons";

interface Given {
  step?: string;
  phase?: string;
  orders?: GroupMessage[];
  log?: string[];
  subject?: string | null;
  view?: object;
  isTheirs?: boolean;
  /** Where each unit may move, as far as it was asked. */
  reach?: Record<string, string[]>;
}

const FORMATIONS = {
  tk16: { side: "soviet", name: { en: "16th Tank Corps", fr: "16e corps blindé" } },
  mk13b: { side: "soviet", name: { en: "13th Mechanised Corps", fr: "13e corps mécanisé" } },
  de14: { side: "axis", name: { en: "XIV Panzer Corps", fr: "XIVe corps blindé" } },
};

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
    mk13b: { hex: "3024", hungry: 0 },
    de14: { hex: "2823", hungry: 1, nation: "german" },
    su5tb: { hex: "2622", hungry: 0 },
  };
  const side = given.isTheirs ? "axis" : "soviet";
  const sides = [{ name: "soviet", needs: 5 }];
  const map = { goals: [], supply: { axis: [] } };
  const view = { seat: "soviet", side, step, phase, turn: 1, units, overdue: [], sides, ...map, ...given.view };
  const opened = new Map(
    Object.entries(given.reach ?? {}).map(([code, places]) => [
      `move ${code}`,
      [group(code, { move: places.map((place) => choice(`move ${code} ${place}`, place)) })],
    ]),
  );
  const position = { seat: "soviet", to_move: side, orders, view };
  const heard = log.map((key) => line(key));
  const scene = { formations: FORMATIONS };
  return { scene, position, log: heard, subject, target: null, forecasts: new Map(), opened } as unknown as Moment;
}

const lesson = (key: string) => LESSONS.find((each) => each.key === key)!;
const targets = (...hexes: string[]) => hexes.map((hex) => opening(hex, { attack: [choice(`attack ${hex}`)] }));
const MOVING: Given = {
  step: "movement",
  phase: "movement",
  orders: [opening("tk16", { move: [choice("move tk16")] })],
};
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
    ["enough", { orders: targets("2522"), log: ["log-attack", "log-attack", "log-attack"] }],
    ["ring", MOVING],
    ["moved", { ...MOVING, reach: { tk16: ["2721"] } }],
    ["duty", { orders: targets("2823"), log: ["log-attack"] }],
    ["asked", { step: "buy" }],
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
    const said = (given: Given) => [points(moment(given)), values(moment(given))["held"]];
    const given = { ...MOVING, reach: { tk16: ["2824"] } };
    expect(said(MOVING), "it is not known yet who gets there").toEqual([[], "asking"]);
    expect(said(given)).toEqual([["2821"], "no"]);
    expect(said({ ...given, subject: "tk16" })).toEqual([["2824"], "yes"]);
    expect(lesson("pocket").points(moment())).toEqual(["2823"]);
    const retreat = [group("", { retreat: [choice("retreat 2525", "2525")], halt: [choice("halt")] })];
    expect(lesson("retreat").points(moment({ step: "retreat", orders: retreat }))).toEqual(["2525"]);
  });

  test("closes the ring with whoever gets there, and with nobody who does not", () => {
    const both = ["tk16", "mk13b"].map((code) => opening(code, { move: [choice(`move ${code}`)] }));
    const given = { ...MOVING, orders: both, reach: { tk16: ["2721"] } };
    expect(toOpen(moment(given))).toEqual(["move mk13b"]);
    const found = { ...given, reach: { tk16: ["2721"], mk13b: ["2824"] } };
    expect(toOpen(moment(found))).toEqual([]);
    expect(lesson("ring").points(moment(found))).toEqual(["3024"]);
    expect(lesson("ring").values(moment(found))["unit"]).toEqual(FORMATIONS.mk13b.name);
    const barred = moment({ ...given, reach: { tk16: ["2721"], mk13b: [] } });
    expect([lesson("ring").isTimely(barred), lesson("moved").values(barred)]).toEqual([false, { ring: "barred" }]);
    const held = moment({ ...given, view: { goals: [{ hex: "2824", points: 2, holder: "soviet" }] } });
    expect([lesson("ring").isDone(held), lesson("moved").values(held)]).toEqual([true, { ring: "closed" }]);
  });

  test("has its attack in the south behind it once that hex was attacked, and not another", () => {
    const after = (hex: string) => ({ ...moment(), log: [line("log-attack", {}, ["2824", hex])] });
    expect(["2825", "2623"].map((hex) => lesson("south").isDone(after(hex)))).toEqual([true, false]);
  });

  test("calls the ring closed only where no supplies reach the city", () => {
    const goals = [{ hex: "2824", points: 2, holder: "soviet" }];
    const supplied = Array.from({ length: 36 }, () => "#".repeat(35));
    const ring = (axis: string[]) => lesson("moved").values(moment({ ...MOVING, view: { goals, supply: { axis } } }));
    expect([ring([]), ring(supplied)]).toEqual([{ ring: "closed" }, { ring: "held" }]);
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
