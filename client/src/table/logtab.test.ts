import { h, render } from "preact";
import { signal } from "@preact/signals";
import { beforeEach, expect, test } from "vitest";
import type { Position } from "kurgan/api/menu";
import type { LineMessage } from "kurgan/api/types";
import { LogTab } from "kurgan/table/LogTab";
import { SittingContext, type Sitting } from "kurgan/table/sitting";
import { line, position } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";

const LINES = ["a", "b", "c"].map((key) => line(key));

/** What the log tells at this moment of what was heard. */
function told(shown: Position | null, span = { from: 0, to: null as number | null }, hasOthers = false): string[] {
  const { sitting, wire } = seated([]);
  wire.tell(position(2, { heard_from: 0, heard: LINES }));
  const isNewest = signal(shown === null);
  const recap = { span: signal({ ...span, hasPlayed: true }), hasOthers: signal(hasOthers) };
  const playback = { ...sitting.playback, shown: signal(shown ?? sitting.link.position.value), isNewest, recap };
  const words = { get: (key: string) => key, say: ({ key }: LineMessage) => key };
  const value = { ...sitting, playback, words } as unknown as Sitting;
  render(h(SittingContext.Provider, { value, children: h(LogTab, {}) }), document.body);
  return [...document.querySelectorAll(".log > li:not(.log-foot)")].map((each) => each.textContent.trim());
}

beforeEach(() => render(null, document.body));

test("what is still to be shown is not told", () => {
  expect(told(null)).toEqual(["a", "b", "c"]);
  render(null, document.body);
  expect(told(position(1, { heard_from: 0, heard: LINES.slice(0, 1) }))).toEqual(["a"]);
});

test("what has been told stays so while one walks back", () => {
  expect(told(position(1, { heard_from: 0, heard: LINES.slice(0, 2) }))).toEqual(["a", "b"]);
  expect(told(position(1, { heard_from: 0, heard: LINES.slice(0, 1) }))).toEqual(["a", "b"]);
});

test("what whoever came late is shown again was told already", () => {
  expect(told(position(-3))).toEqual(["a", "b", "c"]);
});

test("others’ deeds have a heading, and one’s own of this turn another", () => {
  expect(told(null, { from: 1, to: 2 }, true)).toEqual(["a", "table-since", "b", "table-since-then", "c"]);
});

test("in the first turn of who begins nothing is said of others", () => {
  expect(told(null, { from: 0, to: null })).toEqual(["a", "b", "c"]);
});
