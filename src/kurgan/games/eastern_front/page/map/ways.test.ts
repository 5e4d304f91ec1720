import { expect, test } from "vitest";
import { said } from "kurgan/board/hexes";
import { pictured, place } from "../pictured";
import { centreOf } from "../sheet";
import { spots, ways } from "./ways";

const ROWS = Array.from({ length: 5 }, () => ".....");
const rail = (name: string, ...hexes: string[]) => ({ name, hexes, is_highway: false });

test("a stretch that two lines share is drawn once", () => {
  const scene = pictured(ROWS, {
    rails: [rail("a", "0001", "0101", "0201"), rail("b", "0301", "0201", "0101", "0102")],
  });
  const { rails } = ways(scene, spots(scene));
  const steps = rails.join("").match(/C/g)!.length;
  expect(steps).toBe(4);
});

test("lines go through the middles of hexes, and through the towns in them", () => {
  const [town, middle] = [place("Tula", "0201"), centreOf("0101")];
  const scene = pictured(ROWS, {
    places: [town],
    rails: [rail("a", "0001", "0101", "0201")],
    rivers: [{ name: { en: "Oka", fr: "Oka" }, sides: [["0201", "E"]] }],
  });
  const spotOf = spots(scene);
  const [path] = ways(scene, spotOf).rails;
  expect(spotOf.get("0201")!.x, "a town is drawn nearer to its river").toBeGreaterThan(centreOf("0201").x + 10);
  expect(path).toContain(said(spotOf.get("0201")!));
  expect(path).toContain(said(centreOf("0001")));
  expect(Math.abs(middle.y - Number(path!.match(/C.* ([\d.]+)C/)![1]))).toBeLessThan(6);
});

test("a town across the river is drawn nearer to it from its own side", () => {
  const scene = pictured(ROWS, {
    places: [place("Kalach", "0301")],
    rivers: [{ name: { en: "Don", fr: "Don" }, sides: [["0201", "E"]] }],
  });
  expect(spots(scene).get("0301")!.x).toBeLessThan(centreOf("0301").x - 10);
});

test("a road keeps beside a railway, and highways are a kind of their own", () => {
  const hexes = ["0001", "0101", "0201"];
  const alone = pictured(ROWS, { roads: [{ name: "a", hexes, is_highway: false }] });
  const beside = pictured(ROWS, { roads: alone.roads, rails: [rail("a", ...hexes)] });
  expect(ways(alone, new Map()).roads).not.toEqual(ways(beside, new Map()).roads);
  const great = pictured(ROWS, { roads: [{ name: "a", hexes, is_highway: true }] });
  expect([ways(great, new Map()).roads, ways(great, new Map()).highways.length]).toEqual([[], 1]);
});
