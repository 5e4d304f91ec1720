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
      line("log-rations-lost", { rations: 1 }, ["71inf"]),
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

describe("a battle that has ended", () => {
  const over = line("log-battle-over", { location: { en: "Station", fr: "Gare" } }, ["station", "71inf", "193rd"]);

  test("lies on the table as a card that tells it all, and knows the places it must not cover", () => {
    const [card, ...others] = happenings([line("log-controls", {}, ["station"]), over]);
    expect(others).toEqual([]);
    expect(card).toMatchObject({ kind: "card", label: "bs-battle", text: over, line: over });
  });
});

describe("rations given for hits", () => {
  test("are one thing to see, for all that one Force gave", () => {
    const borne = line("log-borne", { rations: 3 }, ["193rd"]);
    expect(happenings([borne])).toEqual([
      { kind: "move", line: borne, traces: [{ kind: "loss", places: ["193rd"], text: "−3" }] },
    ]);
  });

  test("of several Forces float up from none, since the line counts them together", () => {
    expect(happenings([line("log-borne", { rations: 3 }, ["193rd", "45rd"])])).toEqual([]);
  });

  test("are nothing to see one by one: such a number has no line", () => {
    expect(happenings([])).toEqual([]);
  });
});
