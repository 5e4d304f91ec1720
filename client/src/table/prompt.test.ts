import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { sentence } from "kurgan/table/PromptBar";
import type { Sitting } from "kurgan/table/sitting";
import { choice, group, line, position } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";

const ORDERS = [group("", { end: [choice("end")] })];

/** Somebody whose turn it is, while the map shows a moment in which the other side was waited for. */
function lookingBack(changes: Partial<Sitting["playback"]>) {
  const { sitting } = seated(ORDERS);
  const shown = signal(position(0, { to_move: "blue", prompt: line("prompt-wait") }));
  const words = { get: (key: string) => key, say: ({ key }: { key: string }) => key, has: () => false };
  return { ...sitting, words, playback: { ...sitting.playback, shown, ...changes } } as unknown as Sitting;
}

test("the prompt of an earlier moment is not said as if it were the present one", () => {
  const isNewest = signal(false);
  expect(sentence(lookingBack({ isNewest, isPaused: signal(false) }))).toBe("table-replaying");
  expect(sentence(lookingBack({ isNewest, isPaused: signal(true) }))).toBe("table-earlier");
  expect(sentence(lookingBack({ isNewest: signal(true) }))).toBe("prompt-wait");
});
