// Names stand beside one another, the more important first.

import { describe, expect, test } from "vitest";
import { nameOf } from "kurgan/board/hexes";
import type { PlaceView } from "../types";
import { pictured, place } from "../pictured";
import { gridBox, wider } from "../sheet";
import { placeNames, type Name } from "./names";
import { lengthOf, lineBox, nearness, Room } from "./room";
import { spots } from "./ways";

const ROWS = Array.from({ length: 36 }, () => ".".repeat(35));

const KINDS = ["victory", "major", "city", "town"];

function named(places: PlaceView[], scale: number, worth: [string, number][] = [], taken: string[] = []): Name[] {
  const field = `0${"1".repeat(35 * 36 - 1)}`; // the first hex is none of the battle's
  const scene = pictured(ROWS, { places, field });
  const setting = {
    scene,
    spotOf: spots(scene),
    worth: new Map(worth),
    nearness: nearness(scale),
    taken: new Set(taken),
  };
  return placeNames({ ...setting, room: new Room(wider(gridBox(scene), 34)) }, ({ name }) => name.en);
}

/** A place on every third hex. */
const crowd = Array.from({ length: 120 }, (_, i) => {
  const [column, row] = [3 * (i % 10) + 2, 3 * Math.floor(i / 10) + 1];
  return place(`Novograd ${i}`, nameOf(column, row), KINDS[(i + Math.floor(i / 10)) % 4]);
});

describe.each([0.1, 0.24, 0.5, 0.9, 2])("at %f pixels for a unit of the sheet", (scale) => {
  const names = named(crowd, scale);
  const boxes = names.map((name) => lineBox(name, name.size, lengthOf(name.text, name.size)));

  test("no name is written over another, or beyond the sheet", () => {
    const sheet = wider(gridBox(pictured(ROWS)), 34);
    boxes.forEach((one, i) => {
      expect([one.left >= sheet.left, one.right <= sheet.right]).toEqual([true, true]);
      for (const other of boxes.slice(i + 1))
        expect(
          one.left >= other.right || other.left >= one.right || one.top >= other.bottom || other.top >= one.bottom,
        ).toBe(true);
    });
    expect(names.length).toBeGreaterThan(3);
  });

  test("none is smaller than eleven pixels", () => {
    for (const { size } of names) expect(size * scale).toBeGreaterThan(10.99);
  });
});

test("from near all names are written, from far only the great ones", () => {
  expect(named(crowd, 1)).toHaveLength(120);
  expect(new Set(named(crowd, 0.1).map(({ kind }) => kind))).toEqual(new Set(["victory", "major"]));
});

test("the greater are written first, and what the battle is about before all; what lies outside it last", () => {
  const [town, city, far] = [
    place("Tula", "0404", "major"),
    place("Minsk", "0604", "victory"),
    place("Sofia", "0000", "victory"),
  ];
  const order = (worth: [string, number][] = []) => named([town, far, city], 1, worth).map(({ code }) => code);
  expect(order()).toEqual(["minsk", "tula", "sofia"]);
  expect(order([["0404", 3]])).toEqual(["tula", "minsk", "sofia"]);
  expect(named([far], 1)[0]!.isOutside).toBe(true);
});

test("a small town that the battle is about is named from far", () => {
  expect(named([place("Kalach", "0404")], 0.2)).toEqual([]);
  expect(named([place("Kalach", "0404")], 0.2, [["0404", 1]]).map(({ text }) => text)).toEqual(["Kalach"]);
});

test("a name leaves room for a counter on its hex", () => {
  const [name] = named([place("Kalach", "0404")], 1);
  const middle = 60 + 90 * 4;
  expect(name!.y - name!.size * 0.8).toBeGreaterThan(middle + 28);
});

describe("from far, among counters", () => {
  const row = (at: number) => Array.from({ length: 9 }, (_, column) => nameOf(column, at));
  const city = place("Stalingrad", "0404", "victory");

  test("a name stands where none lie", () => {
    const [name] = named([city], 0.25, [], [...row(4), ...row(5)]);
    const [foot, middle] = [60 + 90 * 4 - 30, 60 + 90 * 4];
    expect(name!.y, "above its own counter, since a row of them is below").toBeLessThan(middle);
    expect(name!.y).toBeLessThan(foot + 1);
  });

  test("without room it is left out, unless the battle is about it", () => {
    const crowded = [2, 3, 4, 5, 6].flatMap(row);
    expect(named([place("Novograd Volynsky", "0404", "major")], 0.2, [], crowded)).toEqual([]);
    expect(named([city], 0.25, [["0404", 3]], crowded)).toHaveLength(1);
  });

  test("and from near it stands at the foot, whoever is there", () => {
    expect(named([city], 1, [], [...row(4), ...row(5)])).toEqual(named([city], 1));
  });
});

test("a nearness is the least scale of those it stands for", () => {
  for (let scale = 0.05; scale < 4; scale *= 1.07) {
    expect(nearness(scale)).toBeLessThanOrEqual(scale * 1.0001);
    expect(nearness(scale) * 1.21).toBeGreaterThan(scale);
    expect(nearness(nearness(scale))).toBeCloseTo(nearness(scale));
  }
});
