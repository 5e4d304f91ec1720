import { describe, expect, test } from "vitest";
import { standOf, stacksOf } from "./counters";
import { unitOn as unit } from "./pictured";
import { centreOf } from "./sheet";
import { fallen, flag, signOf, symbol } from "./symbols";

describe("a stack", () => {
  test("has the stronger above, and whoever is dispersed below", () => {
    const units = {
      weak: unit("0101", { attack: 2 }),
      beaten: unit("0101", { attack: 9, dispersed: true }),
      strong: unit("0101", { attack: 6 }),
      alone: unit("0202"),
      gone: unit(null),
    };
    expect([...stacksOf(units)]).toEqual([
      ["0101", ["strong", "weak", "beaten"]],
      ["0202", ["alone"]],
    ]);
  });

  test("lies around the middle of its hex, the uppermost to the upper right", () => {
    const { x, y } = centreOf("0101");
    expect(standOf("0101", 0, 1)).toEqual({ x, y });
    const [upper, lower] = [standOf("0101", 0, 2), standOf("0101", 1, 2)];
    expect([(upper.x + lower.x) / 2, (upper.y + lower.y) / 2]).toEqual([x, y]);
    expect([upper.x > lower.x, upper.y < lower.y]).toEqual([true, true]);
  });
});

describe("what is printed on a counter", () => {
  test("is the sign of its kind", () => {
    const signs = ["rifle", "guards", "panzer", "tank_army", "mechanised", "cavalry"].map(signOf);
    expect(signs).toEqual(["infantry", "infantry", "armour", "armour", "mechanised", "cavalry"]);
  });

  test("tells kinds, sizes and nations apart by their form", () => {
    const kinds = ["infantry", "mountain", "armour", "mechanised", "cavalry", "airborne", "motorised"] as const;
    expect(new Set(kinds.map((kind) => symbol(kind, "corps"))).size).toBe(7);
    expect(new Set((["division", "corps", "army"] as const).map((size) => symbol("infantry", size))).size).toBe(3);
    const nations = ["german", "finnish", "romanian", "hungarian", "italian", "slovak", "soviet"] as const;
    expect(new Set(nations.map(flag)).size).toBe(7);
  });

  test("stands on its head when its unit is dispersed", () => {
    const tops = (path: string) => path.match(/-?[\d.]+ -?[\d.]+/g)!.map((pair) => Number(pair.split(" ")[1]));
    const box = (path: string) => tops(path).slice(0, 4);
    const marks = (path: string) => tops(path).slice(-4);
    expect(Math.max(...marks(symbol("armour", "corps")))).toBeLessThan(Math.min(...box(symbol("armour", "corps"))));
    expect(Math.min(...marks(fallen("armour", "corps")))).toBeGreaterThan(Math.max(...box(fallen("armour", "corps"))));
  });
});
