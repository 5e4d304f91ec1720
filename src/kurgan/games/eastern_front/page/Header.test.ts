import { signal } from "@preact/signals";
import { h, render } from "preact";
import { expect, test } from "vitest";
import { SittingContext, type Sitting } from "kurgan/table/sitting";
import type { Words } from "kurgan/words/words";
import { Header } from "./Header";
import { pictured, seen } from "./pictured";

const WORDS = {
  get: (key: string, values: Record<string, string> = {}) => [key, values["side"] ?? ""].join(" ").trim(),
} as unknown as Words;

/** What the header says of whose turn it is, to one who plays the Axis or to one who only watches. */
function said(side: string, asked: string | null, isWatching = false): string | null {
  const link = { welcome: signal({ is_watching: isWatching }) };
  const children = h(Header, { scene: pictured(["."]), view: seen({ side }), words: WORDS, asked });
  render(null, document.body);
  render(h(SittingContext.Provider, { value: { link } as unknown as Sitting, children }), document.body);
  return document.querySelector(".ef-whose")!.textContent;
}

test("whose turn it is, as long as that side is asked, or nobody", () => {
  expect([said("axis", "axis"), said("soviet", "soviet"), said("axis", null)]).toEqual([
    "header-your-turn",
    "header-to-move side-soviet",
    "header-your-turn",
  ]);
});

test("who decides something in the turn of the other side", () => {
  expect([said("axis", "soviet"), said("soviet", "axis"), said("soviet", "axis", true)]).toEqual([
    "header-decides side-soviet",
    "header-you-decide",
    "header-decides side-axis",
  ]);
});
