import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { sinceTitle } from "kurgan/table/Since";
import type { Sitting } from "kurgan/table/sitting";
import { position } from "kurgan/testing/positions";

function title(is_watching: boolean, hasPlayed: boolean): string {
  const words = { get: (key: string, values = {}) => [key, ...Object.values(values)].join(" ") };
  const playback = { shown: signal(position(1)), recap: { span: signal({ from: 0, to: null, hasPlayed }) } };
  return sinceTitle({ words, playback, link: { welcome: signal({ is_watching }) } } as unknown as Sitting);
}

test("the list tells since whose turn: yours, or that of the side you watch", () => {
  expect([title(false, true), title(false, false)]).toEqual(["table-since", "table-since-first"]);
  expect([title(true, true), title(true, false)]).toEqual(["table-since-of side-red", "table-since-first-of side-red"]);
});
