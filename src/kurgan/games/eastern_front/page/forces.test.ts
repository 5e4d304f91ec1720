import { describe, expect, test } from "vitest";
import { mustered } from "./forces";
import { unitOn } from "./pictured";
import type { UnitView } from "./types";
import type { Unit } from "./units";

function named(code: string, hex: string | null, changes: Partial<UnitView> = {}): Unit {
  return { ...unitOn(hex, changes), side: "axis", label: code, name: { en: code, fr: code }, code };
}

const codes = (units: Unit[]) => units.map(({ code }) => code);

describe("the forces of a side", () => {
  const muster = mustered(
    [
      named("late", "0101", { hungry: 1, endures: 5 }),
      named("soon", "0102", { hungry: 2, endures: 3 }),
      named("tanks", "0103", { kind: "panzer" }),
      named("enemy", "0104", { nation: "soviet", kind: "tank" }),
      named("january", null, { arrives: "1943-01" }),
      named("december", null, { arrives: "1942-12" }),
      named("also", null, { arrives: "1942-12" }),
      named("dear", null, { where: "lost", costs: 9 }),
      named("ally", null, { where: "lost", nation: "italian" }),
      named("cheap", null, { where: "lost", costs: 5 }),
      named("siberia", null, { where: "reserve" }),
    ],
    "axis",
  );

  test("name those first who are lost first", () => expect(codes(muster.cutOff)).toEqual(["soon", "late"]));

  test("name who comes by the month", () => {
    expect(muster.coming.map(([month, units]) => [month, codes(units)])).toEqual([
      ["1942-12", ["december", "also"]],
      ["1943-01", ["january"]],
    ]);
  });

  test("name the lost by what brings them back, and those whom nothing brings back last", () => {
    expect(codes(muster.lost)).toEqual(["cheap", "dear", "ally"]);
  });

  test("name who is there by kind, and nobody of the enemy", () => {
    expect(muster.present.map(([arm, units]) => [arm, codes(units)])).toEqual([
      ["armour", ["tanks"]],
      ["infantry", ["late", "soon"]],
    ]);
    expect(codes(muster.reserve)).toEqual(["siberia"]);
  });
});
