import { describe, expect, it } from "vitest";
import type { GroupMessage } from "kurgan/api/menu";
import type { ForecastMessage } from "kurgan/api/types";
import type { Moment } from "kurgan/table/looks";
import { Words } from "kurgan/words/words";
import en from "../locale/en.ftl?raw";
import { instead, isBad, warningValues, whereInstead } from "./counsel";
import { toForesee } from "./fights";
import { LESSONS } from "./lessons";
import { stake } from "./moments";

type Chances = Record<string, number>;
interface Given {
  orders?: GroupMessage[];
  subject?: string | null;
  target?: string;
  chances?: Chances;
  /** What is foreseen of other orders. */
  others?: Record<string, Chances>;
  turn?: number;
  command?: number;
  isFree?: boolean;
}

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
  return { subject, heading: line("menu-unit"), orders: [{ verb, choices, price: 1, opens: false }] };
}

function foreseen(chances: Chances): ForecastMessage {
  const outcomes = Object.entries(chances).map(([key, chance]) => ({
    result: line(key),
    chance,
    dice: [],
    follows: [],
  }));
  return { title: line("forecast-attack"), cases: [], outcomes, note: null } as unknown as ForecastMessage;
}

/** The Axis to move; an attack of its 71st on 0502 with these chances. */
function moment(given: Given = {}): Moment {
  const { orders: more = [], subject = "71", target = "0502", chances = {}, others = {}, turn = 3 } = given;
  const view = {
    seat: "axis",
    units: [unit("71", "axis", "0401"), unit("14pz", "axis", "0402"), unit("95", "soviet", "0502")],
    control: { "0502": "soviet" },
    sides: [{ name: "axis", score: 2, needs: 4 }],
    command: given.command ?? 3,
    has_free_order: given.isFree ?? false,
    turn,
    last_turn: 4,
  };
  const position = { seat: "axis", to_move: "axis", view, orders: [orders("71", "attack", "0502"), ...more] };
  const forecasts = Object.entries(others).map(([words, each]): [string, ForecastMessage] => [words, foreseen(each)]);
  return {
    scene: { hexes: [{ name: "0502", victory: 2, in_field: true }] },
    position,
    log: [],
    subject,
    target,
    forecasts: new Map([["attack 71 0502", foreseen(chances)], ...forecasts]),
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
    const second = { orders: [orders("14pz", "attack", "0502")], chances: BAD };
    const other = moment({ ...second, others: { "attack 14pz 0502": GOOD } });
    expect(instead(other)).toBe("other");
    expect(whereInstead(other)).toEqual(["0402"]);
    expect(instead(moment({ ...second, others: { "attack 14pz 0502": BAD } }))).toBe("wait");
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

const WORDS = new Words("en", [en]);

/** The advice that is given now, of what never ends: its key, where it points, and its words. */
function advice(given: Given) {
  const now = moment({ target: "", subject: null, ...given });
  const lesson = LESSONS.find(({ isLasting, isTimely }) => isLasting && isTimely(now))!;
  const text = WORDS.get(`lesson-${lesson.key}-text`, lesson.values(now));
  return { key: lesson.key, points: lesson.points(now), text };
}

describe("advice", () => {
  it("never sends a unit into an attack that it would warn of", () => {
    expect(advice({ chances: GOOD })).toMatchObject({ key: "fight-now", points: ["0401"] });
    expect(advice({ chances: BAD })).toMatchObject({ key: "end-now", points: [] });
    expect(advice({ chances: BAD, orders: [orders("71", "rest", "0401")] })).toMatchObject({ key: "rest-now" });
    const second = { chances: BAD, orders: [orders("14pz", "attack", "0502")] };
    expect(advice({ ...second, others: { "attack 14pz 0502": GOOD } }).points).toEqual(["0402"]);
  });

  it("asks for the forecast of every attack before it points at one", () => {
    const given = { chances: BAD, orders: [orders("14pz", "attack", "0502")] };
    expect(toForesee(moment(given))).toEqual(["attack 71 0502", "attack 14pz 0502"]);
    expect(advice(given).key).toBe("end-now");
  });

  it("names what is still to be won, and when it is the last turn, from the second turn on", () => {
    const said = (turn: number) => WORDS.say(stake(moment({ turn }))!);
    expect(said(2)).toBe("You need 2 more points to win. Mamayev Kurgan is worth 2.");
    expect(said(4)).toBe("You need 2 more points to win. Mamayev Kurgan is worth 2. Last turn!");
    expect(stake(moment({ turn: 1 }))).toBeNull();
  });

  it("holds nothing back in the last turn: a poor attack may still win", () => {
    expect(advice({ chances: BAD, turn: 4 })).toMatchObject({ key: "fight-now", points: ["0401"] });
    expect(isBad(moment({ chances: BAD, turn: 4 }))).toBe(false);
  });

  it("does not forget the free order of the headquarters", () => {
    const said = advice({ chances: GOOD, command: 0, isFree: true }).text;
    expect(said).toContain("no command point left, but one order near your headquarters is still free");
    expect(advice({ chances: GOOD, command: 0 }).text).toContain("You have no command point left.");
  });

  it("asks for the guns only until they are in hand", () => {
    const guns = { chances: GOOD, orders: [orders("", "bombard", "0502")] };
    expect(advice(guns).text).toContain("Press Guns and choose a marked target");
    expect(advice({ ...guns, subject: "" }).text).toContain("left. Choose a marked target");
    expect(advice({ ...guns, subject: "71" }).text).toContain("Let go of the unit (Cancel), press Guns");
  });
});
