import { describe, expect, test } from "vitest";
import { line } from "kurgan/testing/positions";
import { happenings } from "./happenings";

const seen = (way: string[] = [], side = "soviet") => ({ way, side, seat: "axis" });
const combat = line("log-combat", { die: 5 }, ["0203", "0204"]);

describe("a fight", () => {
  test("points from the attacker to its target, and shows losses where they fall and the way of the retreat", () => {
    const retreat = line("log-retreats", { lost: 2 }, ["0204", "0305"]);
    const [fight, ...others] = happenings([line("log-attack", {}, combat.places), combat, retreat], seen());
    expect(others).toEqual([]);
    expect(fight).toMatchObject({ kind: "die", die: 5, details: [retreat] });
    expect(fight?.aims).toEqual([{ kind: "attack", places: ["0203", "0204"] }]);
    expect(fight?.traces).toEqual([
      { kind: "way", places: ["0204", "0305"] },
      { kind: "loss", places: ["0204"], text: "−2" },
    ]);
  });

  test("without effect draws no loss, and one that eliminates a cross", () => {
    expect(happenings([combat], seen())[0]?.traces).toEqual([]);
    const fallen = happenings([combat, line("log-eliminated", {}, ["0204"])], seen())[0];
    expect(fallen?.traces).toEqual([{ kind: "loss", places: ["0204"], text: "✕" }]);
  });

  test("a second one in the same turn is a thing of its own, with its own details", () => {
    const stands = line("log-stands", { lost: 1 }, ["0204"]);
    expect(happenings([combat, stands, combat], seen()).map(({ traces }) => traces?.length)).toEqual([1, 0]);
    expect(happenings([combat, stands, combat], seen())).toMatchObject([{ details: [stands] }, { details: [] }]);
  });
});

describe("shells", () => {
  test("burst over their target, for the guns are off the map", () => {
    const [shelled] = happenings([line("log-shelled-loss", { die: 6 }, ["0301"])], seen());
    expect(shelled?.aims).toEqual([{ kind: "burst", places: ["0301"] }]);
    expect(shelled?.traces).toEqual([{ kind: "loss", places: ["0301"], text: "−1" }]);
  });
});

describe("a move", () => {
  const moves = line("log-enemy-moves", {}, ["0100", "0103"]);

  test("leaves a trail along the way that was seen", () => {
    expect(happenings([moves], seen(["0101", "0102", "0103"]))[0]?.traces).toEqual([
      { kind: "way", places: ["0100", "0101", "0102", "0103"] },
    ]);
  });

  test("whose way was another's goes straight", () => {
    expect(happenings([moves], seen(["0505"]))[0]?.traces).toEqual([{ kind: "way", places: ["0100", "0103"] }]);
  });
});

test("rest and reserves are gains", () => {
  const rest = line("log-rest", { gained: 1 }, ["0202"]);
  expect(happenings([rest], seen())[0]?.traces).toEqual([{ kind: "gain", places: ["0202"], text: "+1" }]);
  expect(happenings([line("log-rest", { gained: 0 }, ["0202"])], seen())[0]?.traces).toEqual([]);
});

test("a point lost to Political Pressure lies on the table as the card that cost it", () => {
  const lost = line("log-pressure", { side: line("side-soviet") });
  const [card] = happenings([line("log-end", { side: line("side-soviet") }), lost], seen());
  expect(card).toMatchObject({ kind: "card", title: { key: "card-political-pressure" }, text: lost, line: lost });
});

describe("a move that was half seen", () => {
  const traces = (key: string, places: string[], way: string[]) =>
    happenings([line(key, {}, places)], seen(way)).map(({ kind, traces }) => [kind, traces]);

  test("leaves a trail from where it came into sight, or to where it went out of it", () => {
    const trail = (...places: string[]) => [["move", [{ kind: "way", places }]]];
    const [into, out] = [
      ["0103", "0101"],
      ["0101", "0103"],
    ];
    expect(traces("log-in-sight", into, ["0103", "0102", "0101"])).toEqual(trail("0103", "0102", "0101"));
    expect(traces("log-unknown-in-sight", into, ["0103", "0102", "0101"])).toEqual(trail("0103", "0102", "0101"));
    expect(traces("log-out-of-sight", out, ["0102", "0103"])).toEqual(trail("0101", "0102", "0103"));
    expect(traces("log-passes", out, ["0101", "0102", "0103"])).toEqual(trail("0101", "0102", "0103"));
  });

  test("is marked where it vanished if that was all that was seen", () => {
    expect(traces("log-unknown-out-of-sight", ["0101"], [])).toEqual([
      ["move", [{ kind: "sign", places: ["0101"], text: "…" }]],
    ]);
    expect(traces("log-in-sight", ["0101"], ["0101"])).toEqual([["move", []]]);
  });

  test("is no step of its own where one's own order has shown somebody", () => {
    const lines = [line("log-moves", {}, ["0100", "0101"]), line("log-in-sight", {}, ["0103"])];
    expect(happenings(lines, seen(["0101"], "axis"))).toHaveLength(1);
  });
});

describe("what happens without a die", () => {
  const flag = line("log-takes", {}, ["0704"]);

  test("a flag that changes hands is a step of its own, with a mark, even where nothing else was seen", () => {
    const moves = line("log-enemy-moves", {}, ["0603", "0704"]);
    expect(happenings([moves, flag], seen(["0704"])).map(({ line: { key } }) => key)).toEqual([moves.key, flag.key]);
    expect(happenings([flag], seen())[0]?.traces).toEqual([{ kind: "sign", places: ["0704"], text: "⚑" }]);
  });

  test("a flag taken in a retreat is told with the die, and marked there", () => {
    const [fight, ...others] = happenings([combat, line("log-stands", { lost: 1 }, ["0204"]), flag], seen());
    expect(others).toEqual([]);
    expect(fight?.traces?.at(-1)).toEqual({ kind: "sign", places: ["0704"], text: "⚑" });
  });

  test("snipers strike after their card, where it is known whom", () => {
    const card = line("log-event", { card: line("card-sniper-team"), effect: line("effect-sniper-team") });
    const [, struck] = happenings([card, line("log-sniper", {}, ["0301"])], seen());
    expect(struck?.traces).toEqual([{ kind: "loss", places: ["0301"], text: "!" }]);
    expect(happenings([card, line("log-sniper-unknown")], seen())[1]?.traces).toEqual([]);
  });
});
