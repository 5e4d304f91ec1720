import { expect, test } from "vitest";
import { contains } from "kurgan/board/areas";
import { pictured } from "../pictured";
import { centreOf, gridBox } from "../sheet";
import { outside } from "./frontiers";
import { inset, natural, outlines, runs, Strokes } from "./ground";
import { coasts, isAfloat } from "./water";

const ISLAND = pictured(["~~~~~~", "~~~~~~", "~~..~~", "~~..~~", "~~~~~~", "~~~~~~"]);

test("a coast is drawn between the hexes: every middle lies on its own side of it", () => {
  const shores = coasts(ISLAND);
  for (const hex of ["0000", "0101", "0402", "0505"]) expect(isAfloat(shores, centreOf(hex)), hex).toBe(true);
  for (const hex of ["0202", "0302", "0203", "0303"]) expect(isAfloat(shores, centreOf(hex)), hex).toBe(false);
});

test("what lies at the rim goes on beyond it", () => {
  const { right, bottom } = gridBox(ISLAND);
  expect(isAfloat(coasts(ISLAND), { x: right + 30, y: bottom + 30 })).toBe(true);
  const land = pictured(["....", "....", "....", "...."]);
  expect(coasts(land)).toEqual([]);
});

test("a height is smaller at its top", () => {
  const scene = pictured([".....", ".....", "..^..", ".....", "....."]);
  const [foot] = outlines(scene, scene.terrain, "^");
  const top = inset(natural(foot!, 12), 15);
  expect(top.points.every((point) => contains(foot!.points, point))).toBe(true);
});

test("what lies outside the battle is its own area; water within its bounds is not", () => {
  const scene = pictured(["....", ".~~.", "....", "...."]);
  expect(outside({ ...scene, field: "1111100111111111" })).toBe("");
  expect(outside({ ...scene, field: "1111100111110000" })).not.toBe("");
});

test("strokes are sorted by where they lie, and long lines cut where they are long", () => {
  const strokes = new Strokes();
  for (const x of [0, 10, 2000]) strokes.add({ x, y: 0 }, `M${x} 0`);
  expect(strokes.paths).toEqual(["M0 0M10 0", "M2000 0"]);
  const line = { points: Array.from({ length: 100 }, (_, i) => ({ x: i * 40, y: 0 })), isClosed: false };
  const pieces = runs([line]).map((path) => path.slice(1).split("L"));
  expect(pieces.length).toBeGreaterThan(2);
  pieces.slice(1).forEach((piece, i) => expect(piece[0], "it begins where the last one ended").toBe(pieces[i]!.at(-1)));
});
