import { h, render } from "preact";
import { signal } from "@preact/signals";
import { expect, test, vi } from "vitest";
import { PlaybackControls } from "kurgan/table/PlaybackControls";
import { SittingContext, type Sitting } from "kurgan/table/sitting";

test.each([true, false])("every key has a sign of its own (paused: %s)", (isPaused) => {
  const playback = {
    at: signal(1),
    isPaused: signal(isPaused),
    isCaughtUp: signal(false),
    isRunning: signal(false),
    skip: vi.fn(),
  };
  const sitting = { playback, words: { get: (key: string) => key } } as unknown as Sitting;
  render(h(SittingContext.Provider, { value: sitting, children: h(PlaybackControls, {}) }), document.body);
  const signs = [...document.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  expect(new Set(signs).size).toBe(3);
  const shapes = signs.map((sign) => sign!.replace(/[^a-z]/gi, "")); // not the same one a little smaller
  expect(shapes[1]).not.toBe(shapes[2]);
});
