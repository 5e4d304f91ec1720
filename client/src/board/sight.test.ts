import { describe, expect, test } from "vitest";
import { shiftOf } from "./sight";

const VIEW = { from: 0, to: 100 };
const column = (number: number) => ({ from: 40 * number, to: 40 * (number + 1) });

describe("what is spoken of", () => {
  test("stays where it is as long as it is in sight", () => {
    expect(shiftOf(VIEW, [column(0), column(1)])).toBe(0);
    expect(shiftOf(VIEW, [])).toBe(0);
  });

  test("comes to the middle if any of it is not", () => {
    expect(shiftOf(VIEW, [column(2)])).toBe(50);
    expect(shiftOf(VIEW, [column(-1)])).toBe(-70);
  });

  test("comes with what follows it, as far as there is room for both", () => {
    expect(shiftOf(VIEW, [column(2), column(3)])).toBe(70);
    expect(shiftOf(VIEW, [column(2), column(3), column(0)]), "the first matters most").toBe(70);
  });

  test("that is larger than the window shows its middle", () => {
    expect(shiftOf(VIEW, [{ from: 100, to: 300 }])).toBe(150);
  });
});
