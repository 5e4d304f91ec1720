import { describe, expect, test } from "vitest";
import { choice, group, opening } from "kurgan/testing/positions";
import { idle, leftOver } from "./leftover";
import { seen, sideView, unitOn } from "./pictured";

const END = group("", { end: [choice("end")] });
const MOVES = [opening("de1", { move: [choice("move de1")] }), opening("de2", { move: [choice("move de2")] }), END];

describe("the end of the movement", () => {
  test("is questioned while nobody has moved", () => {
    const view = seen({ units: { de1: unitOn("0101"), de2: unitOn("0102") } });
    expect(leftOver(view, MOVES)).toMatchObject({ key: "left-moves", values: { moves: 2 }, rule: "5.4" });
  });

  test("is not once somebody of one's own has, and the button counts the others", () => {
    const moved = { de1: unitOn("0101"), de3: unitOn("0103", { moved: true }) };
    expect([leftOver(seen({ units: moved }), MOVES), idle(seen({ units: moved }), MOVES)]).toEqual([null, 2]);
    const enemy = { su1: unitOn("0103", { moved: true, nation: "soviet" }) };
    expect(leftOver(seen({ units: enemy }), MOVES)).not.toBeNull();
  });

  test("is not where nobody could", () => expect(leftOver(seen(), [END])).toBeNull());
});

describe("the end of the initial phase", () => {
  const view = seen({ step: "initial", phase: "initial", sides: [sideView("axis", { trains: 3 })] });

  test("is questioned while somebody waits to come", () => {
    const orders = [
      opening("de1", { arrive: [choice("arrive de1")] }),
      opening("de2", { replace: [choice("x")] }),
      END,
    ];
    const values = { arrivals: 1, replacements: 1, trains: 3 };
    expect(leftOver(view, orders)).toMatchObject({ key: "left-initial", values });
  });

  test("is not for the sake of trains alone", () => {
    expect(leftOver(view, [opening("de1", { rail: [choice("rail de1")] }), END])).toBeNull();
  });
});
