// Where the card of what happened lies on a table that fills its place: beside it, as long as there is room.

import { beforeEach, expect, test, vi } from "vitest";
import { spotFor } from "kurgan/table/useClearing";

const CARD = new DOMRect(0, 0, 340, 170);
let table: HTMLElement;

/** A part of the table that lies there. */
function laid(name: string, box: DOMRect): HTMLElement {
  const part = document.createElement("div");
  part.className = name;
  part.getBoundingClientRect = () => box;
  table.append(part);
  return part;
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  table = document.createElement("div");
  table.className = "table";
  laid("map", new DOMRect(0, 50, 1000, 850));
  laid("tab-body", new DOMRect(1000, 100, 364, 800));
});

test("at the foot of the panel", () => {
  expect(spotFor(laid("happening", CARD), [], true)).toEqual({ left: 1012, top: 718 });
});

test("above the coach, who lies there, and not on the stage with what it explains", () => {
  laid("coach", new DOMRect(1012, 700, 340, 190));
  expect(spotFor(laid("happening", CARD), [], true)).toEqual({ left: 1012, top: 415 });
});
