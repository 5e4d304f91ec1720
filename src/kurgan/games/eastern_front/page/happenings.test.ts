import { describe, expect, test } from "vitest";
import { line } from "kurgan/testing/positions";
import { happenings } from "./happenings";

const named = (name: string) => line("place-named", { name });
const move = (...places: string[]) => line("log-moves", { end: line("place-hex", { hex: places.at(-1)! }) }, places);

describe("a battle", () => {
  const attack = line("log-attack", {}, ["2622", "2722", "2623"]);
  const combat = line("log-combat", { die: 4 }, ["2622", "2722", "2623"]);
  const retreat = line("log-retreats", {}, ["2623", "2624"]);
  const lost = line("log-lost", {}, ["2623"]);

  test("is one card: arrows from each hex, then the die and what it did", () => {
    const [battle, ...others] = happenings([attack, combat, lost, retreat]);
    expect(others).toEqual([]);
    expect(battle).toMatchObject({ kind: "die", die: 4, before: [attack], line: combat, details: [lost, retreat] });
    expect(battle?.aims?.map(({ places }) => places)).toEqual([
      ["2622", "2623"],
      ["2722", "2623"],
    ]);
    expect(battle?.traces).toEqual([
      { kind: "loss", places: ["2623"], text: "✕" },
      { kind: "way", places: ["2623", "2624"] },
    ]);
  });

  test("that waits for the defender's answer is seen before its die", () => {
    expect(happenings([attack])).toMatchObject([{ kind: "move", line: attack, aims: [{}, {}] }]);
    expect(happenings([line("log-stands", {}, ["2623"]), combat])).toMatchObject([
      { kind: "move", traces: [{ text: "■" }] },
      { kind: "die", details: [] },
    ]);
  });

  test("leaves what follows it to be seen by itself", () => {
    const told = happenings([combat, lost, line("log-phase"), retreat]);
    expect(told.map(({ line }) => line.key)).toEqual(["log-combat", "log-retreats"]);
  });
});

describe("moves", () => {
  test("by train are drawn along the railway, others are not", () => {
    const [ridden] = happenings([line("log-rail", {}, ["0101", "0301"])]);
    expect(ridden?.traces).toEqual([{ kind: "way", places: ["0101", "0301"], isByRail: true }]);
    expect(happenings([move("0101", "0102")])[0]?.traces).toEqual([{ kind: "way", places: ["0101", "0102"] }]);
  });

  test("are seen together where they end near one another, by the city among them", () => {
    const near = [
      move("2622", "2623"),
      { ...move("2722", "2724"), values: { end: named("Kalach") } },
      move("2822", "2823"),
    ];
    const [together, alone, ...others] = happenings([...near, move("0301", "0302")]);
    expect(others).toEqual([]);
    expect(together?.line).toMatchObject({ key: "told-moves", values: { count: 3, place: named("Kalach") } });
    expect(together?.line.places).toEqual(["2623", "2724", "2823"]);
    expect(together?.traces).toHaveLength(3);
    expect(alone?.line.key).toBe("log-moves");
  });

  test("are never told in more parts than one can follow", () => {
    const everywhere = Array.from({ length: 34 }, (_, column) =>
      move(`${String(column).padStart(2, "0")}00`, `${String(column).padStart(2, "0")}35`),
    );
    const there = [...everywhere, ...everywhere.map(({ places }) => move(places[1]!, places[0]!))];
    const told = happenings(there);
    expect(told.length).toBeLessThanOrEqual(6);
    expect(told.flatMap(({ traces }) => traces)).toHaveLength(68);
  });

  test("are told apart from advances, and from what was taken on the way", () => {
    const advance = (...places: string[]) => ({ ...move(...places), key: "log-advances" });
    const told = happenings([advance("2622", "2623"), advance("2722", "2623"), line("log-takes", {}, ["2623"])]);
    expect(told.map(({ line: { key } }) => key)).toEqual(["told-advances", "log-takes"]);
  });
});

test("an order to the whole army is a card", () => {
  expect(happenings([line("log-no-retreat")])).toMatchObject([
    { kind: "card", title: { key: "log-no-retreat-title" } },
  ]);
});

test("the weather has a die, and a phase that begins nothing to see", () => {
  expect(happenings([line("log-weather", { die: 3 }), line("log-phase")])).toMatchObject([{ kind: "die", die: 3 }]);
});
