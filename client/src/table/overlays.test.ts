// Which overlays a table begins with.

import { beforeEach, expect, test } from "vitest";
import type { Looks } from "kurgan/table/looks";
import { hasFinished } from "kurgan/table/newcomer";
import { firstOverlays, overlays, switchOverlay } from "kurgan/table/overlays";

const LOOKS = {
  overlays: [
    { name: "vision", key: "v", isOnAtFirst: true },
    { name: "supply", key: "s", isOnAtFirst: false },
    { name: "silhouettes", key: "b", isOnAtFirst: "for newcomers" },
  ],
} as unknown as Looks;

function atFirst(): string[] {
  firstOverlays(LOOKS);
  return [...overlays.value];
}

beforeEach(() => localStorage.clear());

test("silhouettes are for newcomers: until two battles are finished", () => {
  expect(atFirst()).toEqual(["vision", "silhouettes"]);
  hasFinished("one");
  hasFinished("one");
  expect(atFirst()).toEqual(["vision", "silhouettes"]);
  hasFinished("two");
  expect(atFirst()).toEqual(["vision"]);
});

test("who has chosen for himself keeps his choice, newcomer or not", () => {
  atFirst();
  switchOverlay("silhouettes", LOOKS);
  expect(atFirst()).toEqual(["vision"]);
  switchOverlay("silhouettes", LOOKS);
  hasFinished("one");
  hasFinished("two");
  expect(atFirst()).toEqual(["vision", "silhouettes"]);
});

test("other overlays begin as the game wants them", () => {
  atFirst();
  switchOverlay("vision", LOOKS);
  switchOverlay("supply", LOOKS);
  expect(atFirst()).toEqual(["vision", "silhouettes"]);
});
