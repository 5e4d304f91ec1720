import { h, render } from "preact";
import { expect, test, vi } from "vitest";
import { memo } from "./memo";

test("it is drawn anew when a prop is another, comes or goes, and else never", () => {
  const draw = vi.fn((_: { label: string; way?: string[] }) => null);
  const Kept = memo(draw);
  const page = document.createElement("div");
  const way = ["0101"];
  const shown = (props: { label: string; way?: string[] }) => {
    draw.mockClear();
    render(h(Kept, props), page);
    return draw.mock.calls.length;
  };
  expect(shown({ label: "71" })).toBe(1);
  expect(shown({ label: "71" })).toBe(0);
  expect(shown({ label: "71", way })).toBe(1);
  expect(shown({ label: "71", way })).toBe(0);
  expect(shown({ label: "71", way: ["0101"] }), "an equal one is another").toBe(1);
  expect(shown({ label: "71" })).toBe(1);
  expect(shown({ label: "76" })).toBe(1);
});
