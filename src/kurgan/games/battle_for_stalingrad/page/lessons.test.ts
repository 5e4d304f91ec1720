import { describe, expect, test } from "vitest";
import type { GroupMessage } from "kurgan/api/menu";
import type { Moment } from "kurgan/table/looks";
import { choice, group, position } from "kurgan/testing/positions";
import { LESSONS } from "./lessons";
import type { ForceView, SideView, View } from "./types";

function force(code: string, rations: number, place = "german/station/control"): ForceView {
  return { code, side: "german", place, rations, medals: 0, is_engaged: true };
}

/** A moment in which the player is asked something. */
function moment(view: Partial<View>, orders: GroupMessage[], subject: string | null = null): Moment {
  const whole = {
    seat: "german",
    side: "german",
    turn: 1,
    locations: [{ code: "station" }],
    sides: [{ name: "german", top: "79inf" } as SideView],
    hand: [],
    battle: null,
    losses: null,
    ...view,
  };
  const asked = position(1, { seat: "german", to_move: "german", view: whole, orders });
  return { scene: {}, position: asked, log: [], subject, target: null, forecasts: new Map(), opened: new Map() };
}

/** What a lesson says and where it points. */
function advice(key: string, at: Moment) {
  const lesson = LESSONS.find((each) => each.key === key)!;
  return { says: lesson.values(at), points: lesson.points(at), isTimely: lesson.isTimely(at) };
}

describe("a defender's losses", () => {
  const loses = (forces: ForceView[], hits: number, orders: GroupMessage[]) =>
    moment({ side: "soviet", step: "losses", forces, losses: { side: "german", hits, first: 3 } }, orders);
  const gives = (code: string) => group(code, { ration: [choice(`ration ${code}`, code, 1)] });
  const goes = (code: string) => group(code, { retreat: [choice(`retreat ${code}`, code, 2)] });
  const both = group("79inf", {
    ration: [choice("ration 79inf", "79inf", 1)],
    retreat: [choice("retreat 79inf", "79inf")],
  });

  test("who has no rations left is told to go back", () => {
    const at = loses([force("71inf", 0), force("79inf", 3)], 3, [goes("71inf"), both]);
    expect(advice("retreat", at)).toEqual({ says: { hits: 3, how: "retreat" }, points: ["71inf"], isTimely: true });
  });

  test("who still has some gives them: the last one never leaves the Location while it can hold it", () => {
    const at = loses([force("71inf", 0, "german/station/perimeter"), force("79inf", 3)], 1, [both]);
    expect(advice("retreat", at)).toEqual({ says: { hits: 1, how: "ration" }, points: ["79inf"], isTimely: true });
  });

  test("nobody goes back for what one ration absorbs", () => {
    const at = loses([force("71inf", 0), force("79inf", 3)], 1, [goes("71inf"), gives("79inf")]);
    expect(advice("retreat", at)).toMatchObject({ says: { how: "ration" }, points: ["79inf"] });
  });

  test("where neither is possible, it says so", () => {
    const orders = [group("71inf", { eliminate: [choice("eliminate 71inf", "71inf", 5)] })];
    const at = loses([force("71inf", 0)], 3, orders);
    expect(advice("retreat", at)).toMatchObject({ says: { how: "none" }, points: ["71inf"] });
  });
});

describe("an attacker's losses", () => {
  const gives = (code: string) => group(code, { ration: [choice(`ration ${code}`, code, 1)] });
  const falls = (code: string) => group(code, { eliminate: [choice(`eliminate ${code}`, code, 5)] });
  const says = (forces: ForceView[], hits: number, orders: GroupMessage[]) =>
    advice("losses", moment({ step: "losses", forces, losses: { side: "german", hits, first: 6 } }, orders)).says;

  test("rations, as long as they absorb all", () => {
    expect(says([force("71inf", 3)], 3, [gives("71inf")])).toEqual({ hits: 3, rations: "enough" });
    expect(says([force("71inf", 3), force("79inf", 3)], 6, [gives("71inf"), gives("79inf")])).toMatchObject({
      rations: "enough",
    });
  });

  test("more than the rations absorb, and none left", () => {
    expect(says([force("71inf", 3)], 6, [gives("71inf")])).toEqual({ hits: 6, rations: "short" });
    expect(says([force("71inf", 0)], 3, [falls("71inf")])).toEqual({ hits: 3, rations: "none" });
  });
});

describe("a reinforcement", () => {
  const orders = [
    group("79inf", {
      reinforce: ["station", "pavlov"].map((to) => choice(`reinforce ${to}`, `german/${to}/perimeter`)),
    }),
  ];
  const view = { step: "action", forces: [force("71inf", 0), force("76inf", 2, "german/station/perimeter")] };

  test("is on the pile, where the lesson points", () => {
    expect(advice("reinforce", moment(view, orders)).points).toEqual(["german/pile"]);
  });

  test("lands beside the battle", () => {
    expect(advice("reinforce", moment(view, orders, "79inf")).points).toEqual(["german/station/perimeter"]);
  });
});
