import { h, render } from "preact";
import { signal } from "@preact/signals";
import { beforeEach, expect, test } from "vitest";
import { Coach, lessonsOver } from "kurgan/table/Coach";
import type { Lesson } from "kurgan/table/looks";
import { SittingContext, type Sitting } from "kurgan/table/sitting";
import { choice, group } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";

const SPEND: Lesson = {
  key: "end",
  isToRead: false,
  isTimely: () => true,
  isDone: () => false,
  points: () => [],
  values: () => ({ command: 3 }),
};

function taught(isPast: boolean): string[] {
  const { sitting } = seated([group("", { end: [choice("end")] })], { lessons: [SPEND] });
  const words = { get: (key: string) => key, has: () => false };
  const value = { ...sitting, words, playback: { ...sitting.playback, isPast: signal(isPast) } } as unknown as Sitting;
  render(h(SittingContext.Provider, { value, children: h(Coach, { onLeave() {} }) }), document.body);
  return [...document.querySelectorAll("h2, .coach-text p, .coach-foot button")].map((each) => each.textContent);
}

beforeEach(() => {
  lessonsOver.value = new Set();
  render(null, document.body);
});

test("a lesson is taught in the present", () => {
  expect(taught(false)).toEqual(["lesson-end-title", "lesson-end-text", "table-lesson-leave", "table-lesson-skip"]);
});

test("while an earlier moment is looked at, nothing is said of what could be done then", () => {
  expect(taught(true)).toEqual(["table-past-title", "table-lesson-past", "table-lesson-leave"]);
});
