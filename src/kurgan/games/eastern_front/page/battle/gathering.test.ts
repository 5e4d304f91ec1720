import { describe, expect, test } from "vitest";
import { choice, group, line } from "kurgan/testing/positions";
import type { Words } from "kurgan/words/words";
import type { View } from "../types";
import { gathering } from "./gathering";

const WORDS = { get: (key: string, values: object) => `${key} ${JSON.stringify(values ?? {})}` } as unknown as Words;
const UNITS = {
  su1: { hex: "0101", attack: 5 },
  su2: { hex: "0101", attack: 3 },
  su3: { hex: "0102", attack: 2 },
  ro4: { hex: "0202" },
  ro5: { hex: "0202" },
};

function asked(step: string, verb: string, codes: string[], battle: object | null) {
  const orders = [group("", { [verb]: codes.map((code) => choice(`${verb} ${code}`, "0101")) })];
  return gathering({ step, units: UNITS, battle } as unknown as View, orders, null, new Map())!;
}

describe("who is lost", () => {
  const losses = asked("losses", "lose", ["su1", "su2", "su3"], { due: 5, cheapest: ["su2", "su3"] });

  test("is the smallest loss, unless somebody chooses otherwise", () => {
    expect(losses.first).toEqual(["su2", "su3"]);
    expect(losses.orders(losses.first)).toEqual(["lose su2", "lose su3"]);
    expect(losses.orders(["su1"])).toEqual(["lose su1"]);
    expect(losses.at?.("0101")).toEqual(["su1", "su2"]);
  });

  test("is ordered neither with too few nor with one whose loss is not needed", () => {
    expect([losses.orders(["su2"]), losses.label(["su2"], WORDS)]).toEqual([null, 'losses-left {"left":2}']);
    expect([losses.orders(["su1", "su3"]), losses.label(["su1", "su3"], WORDS)]).toEqual([
      null,
      'losses-over {"count":2}',
    ]);
  });

  test("counts what is paid", () => {
    expect(losses.asks?.(["su2"], line("prompt"), WORDS)).toBe('losses-asks {"paid":3,"total":5}');
  });
});

describe("who is exchanged", () => {
  const exchanges = [
    { units: ["ro4"], cost: 2, orders: ["remove ro4", "done"] },
    { units: ["ro4", "ro5"], cost: 4, orders: ["remove ro4", "remove ro5"] },
  ];
  const removal = asked("removal", "remove", ["ro4", "ro5"], { exchanges });

  test("is everybody who can be paid for, in the orders that the server gave", () => {
    expect(removal.orders(removal.first)).toEqual(["remove ro4", "remove ro5"]);
    expect(removal.orders(["ro4"])).toEqual(["remove ro4", "done"]);
    expect(removal.called?.(["ro4"], WORDS)).toBe('removal-take {"cost":2}');
  });

  test("is nobody who cannot", () => {
    expect([removal.orders(["ro5"]), removal.orders([])]).toEqual([null, null]);
    expect(removal.called?.(["ro5"], WORDS)).toBeNull();
  });
});

describe("where too many stand", () => {
  test("one is lost, and then it is asked again", () => {
    const excess = asked("excess", "lose", ["su1", "su2"], null);
    expect([excess.most, excess.orders([]), excess.orders(["su2"])]).toEqual([1, null, ["lose su2"]]);
  });
});

test("while others are asked nothing is taken", () => {
  expect(asked("losses", "end", [], { due: 5, cheapest: [] })).toBeNull();
});
