import { describe, expect, test } from "vitest";
import { seen, unitOn } from "./pictured";
import { tried } from "./tried";

const UNITS = { de1: unitOn("0101"), de2: unitOn("0101"), su1: unitOn("0201", { nation: "soviet" }) };
const at = (step: string, side = "axis") => seen({ units: UNITS, step, side });

describe("whoever holds a unit", () => {
  test("means to go where nobody stands, and to attack whom he sees", () => {
    expect(tried(at("movement"), "de1", "0301")).toBe("move de1 0301");
    expect(tried(at("movement"), "de1", "0201")).toBe("attack 0201 de1");
  });

  test("means a train before the fighting, and an advance after it", () => {
    expect(tried(at("initial"), "de1", "0301")).toBe("rail de1 0301");
    expect(tried(at("advance"), "de1", "0301")).toBe("advance de1 0301");
  });

  test("means nothing on its own place", () => expect(tried(at("movement"), "de1", "0101")).toBeNull());
});

describe("whoever holds nobody", () => {
  test("wonders why a unit of his does not move, before and while units do", () => {
    expect([at("initial"), at("movement"), at("target")].map((view) => tried(view, null, "0101"))).toEqual([
      "move de1",
      "move de1",
      null,
    ]);
  });

  test("wonders why an enemy cannot be attacked, while attacks are made", () => {
    expect([at("target"), at("movement")].map((view) => tried(view, null, "0201"))).toEqual(["attack 0201", null]);
  });

  test("only looks at land", () => expect(tried(at("movement"), null, "0301")).toBeNull());
});

test("whoever plans an attack wonders why a unit cannot join it", () => {
  expect(tried(at("target"), "0201", "0101")).toBe("attack 0201 de1");
});

test("nothing is tried in the other side's turn", () => {
  expect([tried(at("movement", "soviet"), null, "0101"), tried(at("movement", "soviet"), "de1", "0301")]).toEqual([
    null,
    null,
  ]);
});
