import { describe, expect, test } from "vitest";
import { line } from "kurgan/testing/positions";
import { happenings } from "./happenings";

describe("on the table", () => {
  test("every Force that attacks points at the Location", () => {
    const [attack] = happenings([line("log-attack", {}, ["station", "71inf", "76inf"])]);
    expect(attack).toMatchObject({ kind: "move" });
    expect(attack?.aims).toEqual([
      { kind: "attack", places: ["71inf", "station"] },
      { kind: "attack", places: ["76inf", "station"] },
    ]);
  });

  test("a move leaves a trail from area to area", () => {
    const areas = ["german/station/perimeter", "german/station/control"];
    expect(happenings([line("log-advances", {}, ["71inf", ...areas])])[0]?.traces).toEqual([
      { kind: "way", places: areas },
    ]);
  });

  test("what one number did to several Forces floats up together", () => {
    const lines = [
      line("log-loses-ration", { rations: 2 }, ["71inf"]),
      line("log-overwhelmed", {}, ["193rif", "45rif"]),
      line("log-medal", {}, ["76inf"]),
    ];
    const found = happenings(lines);
    expect(found).toHaveLength(1);
    expect(found[0]?.traces).toEqual([
      { kind: "loss", places: ["71inf"], text: "−1" },
      { kind: "loss", places: ["193rif"], text: "✕" },
      { kind: "loss", places: ["45rif"], text: "✕" },
      { kind: "gain", places: ["76inf"], text: "★" },
    ]);
  });

  test("a line without anything to see is left to the log", () => {
    expect(happenings([line("log-passes", {}, [])])).toEqual([]);
  });
});

describe("cards", () => {
  test("an event in a battle lies on its stage, one outside it is shown", () => {
    const event = (rule: string) => ({ ...line("log-event", { title: "Stuka", text: "…" }), rule });
    expect(happenings([event("7.4")])).toEqual([]);
    expect(happenings([event("6.1")])[0]).toMatchObject({ kind: "card" });
  });

  test("hits are read with both fates", () => {
    const fates = ["stuka", "frost"].map((card) => line("log-fate", { card }));
    const [fought] = happenings([...fates, line("log-hits")]);
    expect(fought).toMatchObject({ kind: "card", text: { values: { one: { values: { card: "stuka" } } } } });
  });
});
