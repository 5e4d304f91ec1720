import { signal } from "@preact/signals";
import { h, render } from "preact";
import { expect, test } from "vitest";
import type { MatchLink } from "kurgan/api/match";
import type { LineMessage } from "kurgan/api/types";
import { RecapSpan } from "kurgan/table/recap";
import { Since, sinceTitle } from "kurgan/table/Since";
import { SittingContext, type Sitting } from "kurgan/table/sitting";
import { line, position } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";

function title(is_watching: boolean, hasPlayed: boolean): string {
  const words = { get: (key: string, values = {}) => [key, ...Object.values(values)].join(" ") };
  const playback = { shown: signal(position(1)), recap: { span: signal({ from: 0, to: null, hasPlayed }) } };
  return sinceTitle({ words, playback, link: { welcome: signal({ is_watching }) } } as unknown as Sitting);
}

test("what came of it is told first, and the rest is folded", () => {
  const digest = (lines: LineMessage[]) => ({ results: lines.slice(-1), all: lines });
  const recap = { isOpen: signal(true), lines: signal([line("a"), line("b")]), span: signal({ hasPlayed: true }) };
  const { sitting } = seated([], { digest });
  const playback = { ...sitting.playback, recap };
  const words = { get: (key: string) => key, say: ({ key }: LineMessage) => key };
  const value = { ...sitting, playback, words } as unknown as Sitting;
  render(h(SittingContext.Provider, { value, children: h(Since, {}) }), document.body);
  const told = (where: string) => [...document.querySelectorAll(`${where} li`)].map((each) => each.textContent.trim());
  expect(told(".since-told > .log")).toEqual(["b"]);
  expect(told("details")).toEqual(["a", "b"]);
});

test("the list tells since whose turn: yours, or that of the side you watch", () => {
  expect([title(false, true), title(false, false)]).toEqual(["table-since", "table-since-first"]);
  expect([title(true, true), title(true, false)]).toEqual(["table-since-of side-red", "table-since-first-of side-red"]);
});

test("what was heard in the first turn of who begins is nobody else’s; once a turn has ended there is something of others", () => {
  const log = signal([line("a")]);
  const { hasOthers } = new RecapSpan({ log } as unknown as MatchLink);
  expect(hasOthers.value).toBe(false);
  log.value = [line("a"), line("log-end", { side: "blue" }), line("b")];
  expect(hasOthers.value).toBe(true);
});
