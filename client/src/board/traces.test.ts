import { h, render } from "preact";
import { expect, test } from "vitest";
import { Traces, type Trace } from "./Traces";

const CENTRES: Record<string, { x: number; y: number }> = { a: { x: 0, y: 0 }, b: { x: 100, y: 0 } };

function drawn(...traces: Trace[]): HTMLElement {
  const page = document.createElement("div");
  const aged = traces.map((each) => ({ ...each, age: 0 }));
  render(h(Traces, { traces: aged, anchors: [], size: 60, centreOf: (place) => CENTRES[place] ?? null }), page);
  return page;
}

test("hints that point at one place have a number each, side by side", () => {
  const found = [...drawn({ kind: "hint", places: ["a"], text: "1 3" }).querySelectorAll(".trace.hint")];
  expect(found.map((each) => each.textContent)).toEqual(["1", "3"]);
  expect(new Set(found.map((each) => each.getAttribute("transform"))).size).toBe(2);
});

test("what is advised is an arrow that leaves both ends readable", () => {
  const shaft = drawn({ kind: "advice", places: ["a", "b"] }).querySelector(".trace.advice .trace-ink");
  const [from, to] = shaft!
    .getAttribute("d")!
    .match(/-?[\d.]+/g)!
    .flatMap((each, at) => (at % 2 ? [] : [Number(each)]));
  expect([from! > 20, to! < 70]).toEqual([true, true]);
});
