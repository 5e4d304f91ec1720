import { describe, expect, test } from "vitest";
import { line } from "kurgan/testing/positions";
import { happenings } from "./happenings";

const seen = (way: string[] = []) => ({ way });
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
  });
});

describe("shells", () => {
  test("burst over their target, for the guns are off the map", () => {
    const [shelled] = happenings([line("log-shelled-loss", { die: 6 }, ["0301"])], seen());
    expect(shelled?.aims).toEqual([{ kind: "shell", places: ["0301"] }]);
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
