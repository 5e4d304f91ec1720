// A camera over a board of 1000 by 500 pixels; nothing is drawn.

import { beforeEach, describe, expect, test, vi } from "vitest";
import type { BoardProps } from "./Board";
import { Camera } from "./camera";
import { fanned } from "./fan";

const SHEET = { left: 0, top: 0, right: 2000, bottom: 1000 };

function watched(own: Partial<BoardProps> = {}) {
  const element = document.createElement("div");
  const sheets = [1, 2].map(() => document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  const box = { left: 0, top: 0, width: 1000, height: 500 };
  element.getBoundingClientRect = () => box as DOMRect;
  Object.defineProperties(element, { clientWidth: { value: 1000 }, clientHeight: { value: 500 } });
  const onRest = vi.fn();
  const props = {
    shown: SHEET,
    sheet: SHEET,
    onRest,
    placeAt: ({ x }: { x: number }) => (x < 0 ? null : String(Math.floor(x / 100))),
    ...own,
  };
  const camera = new Camera(element, sheets, () => props as unknown as BoardProps);
  camera.home();
  return { camera, element, sheets, onRest };
}

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

beforeEach(() => void vi.stubGlobal("matchMedia", () => ({ matches: true })));

describe("a board at rest", () => {
  test("has all in sight, and says at which scale", () => {
    const { sheets, onRest } = watched();
    expect(onRest.mock.lastCall).toEqual([0.5, SHEET]);
    expect(new Set(sheets.map((sheet) => sheet.style.transform)), "its sheets move together").toEqual(
      new Set(["translate(0px, 0px) scale(0.5)"]),
    );
    expect(
      sheets.map((sheet) => sheet.style.willChange),
      "and are drawn, not moved as pictures",
    ).toEqual(["", ""]);
  });

  test("is far, in the middle or near, as its levels tell; without levels it is near", () => {
    const { camera, element } = watched({ levels: { middle: 0.6, near: 1.1 } });
    const seen = [element.dataset.zoom];
    for (let i = 0; i < 3; i++) {
      camera.scale(1.4);
      seen.push(element.dataset.zoom);
    }
    expect(seen).toEqual(["far", "middle", "middle", "near"]);
    expect(watched().element.dataset.zoom).toBe("near");
  });

  test("comes no nearer than it may", () => {
    const { camera, onRest } = watched({ nearest: 1.2 });
    for (let i = 0; i < 9; i++) camera.scale(2);
    expect(onRest.mock.lastCall![0]).toBe(1.2);
  });
});

describe("what is followed", () => {
  test("comes as near as a finger needs, and a board that is near enough keeps its scale", () => {
    const { camera, onRest } = watched({ pressable: 0.8 });
    camera.follow([{ x: 1500, y: 500 }]);
    const [scale, { left, right }] = onRest.mock.lastCall!;
    expect([scale, Math.round((left + right) / 2)]).toEqual([0.8, 1375]); // as near the middle as the sheet lets it
    camera.scale(1.4);
    camera.follow([{ x: 200, y: 500 }]);
    expect(onRest.mock.lastCall![0]).toBeCloseTo(1.12);
  });

  test("only comes into sight for a mouse", () => {
    vi.stubGlobal("matchMedia", (asked: string) => ({ matches: !asked.includes("coarse") }));
    const { camera, onRest } = watched({ pressable: 0.8 });
    camera.follow([{ x: 1500, y: 500 }]);
    expect(onRest.mock.lastCall![0]).toBe(0.5);
  });

  test("comes with as much of what belongs to it as there is room for", () => {
    const { camera, onRest } = watched();
    for (let i = 0; i < 3; i++) camera.scale(1.4);
    camera.follow([
      { x: 100, y: 100 },
      { x: 400, y: 300 },
      { x: 1900, y: 900 },
    ]);
    const [, { left, top, right, bottom }] = onRest.mock.lastCall!;
    expect([left <= 100, top <= 100, right >= 400, bottom >= 300]).toEqual([true, true, true, true]);
    expect(right).toBeLessThan(1900);
  });
});

describe("a board that opens", () => {
  const opening = { x: 500, y: 500 };

  test("where everything would be too small to read, with the middle of what it is about", () => {
    vi.stubGlobal("matchMedia", (asked: string) => ({ matches: !asked.includes("coarse") }));
    const { camera, onRest } = watched({ opening, levels: { middle: 0.6, near: 1.1 } });
    camera.open();
    const [scale, { left, right }] = onRest.mock.lastCall!;
    expect([scale, Math.round((left + right) / 2)]).toEqual([0.6 * 1.5, 556]); // as near the middle as the sheet lets it
    camera.resized();
    expect(onRest.mock.lastCall![0], "it is not sent home").toBe(0.6 * 1.5);
    camera.follow([{ x: 1900, y: 500 }]);
    camera.resized();
    expect(onRest.mock.lastCall![1].right, "what it has followed stays in sight").toBeGreaterThan(1900);
    camera.home();
    camera.resized();
    expect(onRest.mock.lastCall![0]).toBe(0.5);
  });

  test("with everything, where that can be read", () => {
    const { camera, onRest } = watched({ opening, levels: { middle: 0.4, near: 1.1 } });
    camera.open();
    expect(onRest.mock.lastCall![0]).toBe(0.5);
  });
});

describe("a pointer", () => {
  test("is told its place by where it is, at every scale", () => {
    const { camera } = watched();
    expect([camera.placeUnder(at(10, 10)), camera.placeUnder(at(480, 10))]).toEqual(["0", "9"]);
    expect(camera.placeUnder(at(-10, 10))).toBeNull();
  });

  test("over a stack that is spread is over its place, and over one of its counters", () => {
    const fan = fanned("4", { x: 450, y: 300 }, ["army", "corps"], { half: 60, scale: 0.5, least: 44 });
    const { camera } = watched({ fan });
    const [army, corps] = fan.counters.map(({ at: { x, y } }) => at(x / 2, y / 2));
    expect([camera.placeUnder(army!), camera.subjectUnder(army!)]).toEqual(["4", "army"]);
    expect([camera.placeUnder(corps!), camera.subjectUnder(corps!)]).toEqual(["4", "corps"]);
    expect([camera.placeUnder(at(400, 150)), camera.subjectUnder(at(400, 150))]).toEqual(["8", null]);
  });
});
