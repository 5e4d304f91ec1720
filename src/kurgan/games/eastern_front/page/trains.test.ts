// A journey is told by its ends, and drawn along the line.

import { expect, test } from "vitest";
import { pictured } from "./pictured";
import { alongRails } from "./trains";

const scene = pictured([".....", ".....", "....."], {
  rails: [{ hexes: ["0000", "0001", "0102"] }, { hexes: ["0102", "0202", "0301", "0300"] }] as never,
});
const way = (places: string[], isByRail = true) => ({ kind: "way" as const, places, isByRail, age: 0 });

test("by the line, from one railway to another", () => {
  expect(alongRails(scene, [way(["0000", "0300"])])[0]!.places).toEqual([
    "0000",
    "0001",
    "0102",
    "0202",
    "0301",
    "0300",
  ]);
});

test("straight, where no line leads there or it was no train", () => {
  expect(alongRails(scene, [way(["0000", "0402"])])[0]!.places).toEqual(["0000", "0402"]);
  expect(alongRails(scene, [way(["0000", "0300"], false)])[0]!.places).toEqual(["0000", "0300"]);
});
