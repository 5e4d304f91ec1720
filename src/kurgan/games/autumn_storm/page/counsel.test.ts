import { describe, expect, it } from "vitest";
import type { GroupMessage } from "kurgan/api/menu";
import type { ForecastMessage } from "kurgan/api/types";
import type { Moment } from "kurgan/table/looks";
import { instead, isBad, warningValues, whereInstead } from "./counsel";
import { LESSONS } from "./lessons";

type Given = { orders?: GroupMessage[]; subject?: string; target?: string; chances?: Record<string, number> };

const unit = (code: string, side: string, hex: string) => ({
  code,
  side,
  hex,
  kind: "infantry",
  attack: 4,
  label: code,
});
const line = (key: string) => ({ key, values: {}, rule: "", places: [] });

function orders(subject: string, verb: string, ...places: string[]): GroupMessage {
  const choices = places.map((place) => ({ words: `${verb} ${subject} ${place}`, place, cost: 0, stops: false }));
  return { subject, heading: line("menu-unit"), orders: [{ verb, choices, price: 1 }] };
}

/** The Axis to move; an attack of its 71st on 0502 with these chances. */
function moment({ orders: given = [], subject = "71", target = "0502", chances = {} }: Given = {}): Moment {
  const outcomes = Object.entries(chances).map(([key, chance]) => ({
    result: line(key),
    chance,
    dice: [],
    follows: [],
  }));
  const forecast = { title: line("forecast-attack"), cases: [], outcomes, note: null } as unknown as ForecastMessage;
  const view = {
    seat: "axis",
    units: [unit("71", "axis", "0401"), unit("14pz", "axis", "0402"), unit("95", "soviet", "0502")],
    hexes: [],
    sides: [],
    command: 3,
    turn: 4,
  };
  const position = { seat: "axis", to_move: "axis", view, orders: [orders("71", "attack", "0502"), ...given] };
  return {
    scene: { hexes: [] },
    position,
    log: [],
    subject,
    target,
    forecasts: new Map([["attack 71 0502", forecast]]),
  } as unknown as Moment;
}

const BAD = { "result-ae": 0.5, "result-ar": 0.2, "result-ne": 0.2, "result-dr": 0.1 };
const GOOD = { "result-ar": 0.2, "result-ne": 0.2, "result-dr": 0.3, "result-de": 0.3 };

describe("a warning before a bad attack", () => {
  it("comes when the attack hurts the attacker more often than the enemy, with both chances", () => {
    expect(isBad(moment({ chances: BAD }))).toBe(true);
    expect(warningValues(moment({ chances: BAD }))).toMatchObject({ harm: 70, gain: 10 });
    expect(isBad(moment({ chances: GOOD }))).toBe(false);
  });

  it("does not come before anything is foreseen or aimed at", () => {
    expect(isBad(moment({ chances: {}, target: "0601" }))).toBe(false);
    expect(isBad(moment({ chances: BAD, subject: "14pz" }))).toBe(false);
  });

  it("says what to do instead: the guns, another unit, rest, or wait", () => {
    const guns = moment({ chances: BAD, orders: [orders("", "bombard", "0502")] });
    expect(instead(guns)).toBe("guns");
    expect(whereInstead(guns)).toEqual(["0502"]);
    const other = moment({ chances: BAD, orders: [orders("14pz", "attack", "0502")] });
    expect(instead(other)).toBe("other");
    expect(whereInstead(other)).toEqual(["0402"]);
    expect(instead(moment({ chances: BAD, orders: [orders("71", "rest")] }))).toBe("wait");
    expect(instead(moment({ chances: BAD, orders: [orders("71", "rest", "0401")] }))).toBe("rest");
    expect(instead(moment({ chances: BAD }))).toBe("wait");
  });

  it("comes before every other lesson, and advice never ends", () => {
    expect(LESSONS[0]?.key).toBe("warning");
    const lasting = LESSONS.filter(({ isLasting }) => isLasting);
    expect(lasting.length).toBeGreaterThan(4);
    expect(lasting.every((lesson) => !lesson.isDone(moment()))).toBe(true);
    expect(lasting.at(-1)?.isTimely(moment())).toBe(true);
  });
});
