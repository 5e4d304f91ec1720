import { describe, expect, test } from "vitest";
import { tried } from "./tried";
import type { UnitView, View } from "./types";

function unit(side: string, hex: string, code: string | null): UnitView {
  return { side, hex, code } as UnitView;
}

function table(command: number): View {
  const units = [unit("axis", "0201", "14pz"), unit("axis", "0302", "71"), unit("soviet", "0402", null)];
  return { seat: "axis", command, units } as View;
}

describe("what somebody means who presses a place", () => {
  test("while nothing is held, nothing: he only looks", () => {
    expect(["0000", "0402", "0201"].map((place) => tried(table(3), null, place))).toEqual([null, null, null]);
  });

  test("who presses a unit when no command is left wonders why it cannot act", () => {
    expect(tried(table(0), null, "0201")).toBe("rest 14pz");
    expect(tried(table(0), null, "0402")).toBeNull();
  });

  test("a unit that is pressed is chosen, not sent where it or another one stands", () => {
    expect(tried(table(3), "14pz", "0201")).toBeNull();
    expect(tried(table(3), "14pz", "0302")).toBeNull();
  });

  test("a unit that is held attacks enemies and goes anywhere else, and the guns fire", () => {
    expect(tried(table(3), "14pz", "0402")).toBe("attack 14pz 0402");
    expect(tried(table(3), "14pz", "0907")).toBe("move 14pz 0907");
    expect(tried(table(3), "", "0907")).toBe("bombard 0907");
  });
});
