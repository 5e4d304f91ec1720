import { signal } from "@preact/signals";
import { h, render } from "preact";
import { expect, test } from "vitest";
import { SittingContext, type Sitting } from "kurgan/table/sitting";
import { Why } from "kurgan/table/Why";
import { position } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";

/** The first tab of a seat that looks at a moment of the other side's turn. */
function said(isPast: boolean): (string | null)[] {
  const { sitting } = seated([]);
  const words = { get: (key: string) => key, has: () => false };
  const shown = signal(position(0, { to_move: "blue" }));
  const playback = { ...sitting.playback, shown, isWatching: signal(true), isPast: signal(isPast) };
  const value = { ...sitting, words, playback } as unknown as Sitting;
  render(null, document.body);
  render(h(SittingContext.Provider, { value, children: h(Why, {}) }), document.body);
  return [...document.querySelectorAll(".hint h3, .hint p")].map((each) => each.textContent);
}

test("the other side is at work while its turn is shown for the first time, and not in what is shown again", () => {
  expect(said(false)).toEqual(["table-wait-title", "table-wait"]);
  expect(said(true)).toEqual(["table-past-title", "table-past"]);
});
