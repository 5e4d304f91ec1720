import { h, render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Point } from "./hexes";
import { Piece } from "./Piece";

const page = document.createElement("div");
const animate = vi.fn();
const before = Element.prototype.animate;
const at = (x: number, way?: Point[]) => {
  render(h(Piece, { x, y: 5, way, children: null }), page);
  return animate.mock.calls.map(([stops]) => (stops as { transform: string }[]).map(({ transform }) => transform));
};

beforeEach(() => {
  Element.prototype.animate = animate;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  render(null, page);
  Element.prototype.animate = before;
  animate.mockClear();
  vi.unstubAllGlobals();
});

test("a piece stands where it is put, and slides where it goes", () => {
  expect(at(10)).toEqual([]);
  expect(page.querySelector("g")!.style.transform).toBe("translate(10.0px, 5.0px)");
  expect(at(30)).toEqual([["translate(10.0px, 5.0px)", "translate(30.0px, 5.0px)"]]);
});

test("it goes by the way that was taken, if that is its own", () => {
  at(10);
  const way = [{ x: 10, y: 5 }, { x: 20, y: 9 }, { x: 30, y: 5 }]; // prettier-ignore
  expect(at(30, way)).toEqual([["translate(10.0px, 5.0px)", "translate(20.0px, 9.0px)", "translate(30.0px, 5.0px)"]]);
  expect(at(50, way).at(-1)).toEqual(["translate(30.0px, 5.0px)", "translate(50.0px, 5.0px)"]);
});

test("for those who want no motion it is there at once", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  at(10);
  expect(at(30)).toEqual([]);
});
