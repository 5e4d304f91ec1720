import { describe, expect, test } from "vitest";
import { minutesOf } from "kurgan/pages/ScenarioFacts";
import { Words } from "kurgan/words/words";
import en from "../../public/locale/en.ftl?raw";
import fr from "../../public/locale/fr.ftl?raw";

const measured = { facts: { minutes: 20, difficulty: "first", wins: {}, games: 1 } } as Parameters<typeof minutesOf>[0];

describe.each([
  ["en", en],
  ["fr", fr],
] as const)("in %s, how long a first battle takes", (language, source) => {
  const words = new Words(language, [source]);

  test.each([
    ["one that was measured", measured, "scenario-length"],
    ["one whose cards are given", { facts: null }, "scenario-given"],
  ] as const)("is the same on the button and on the card of %s", (_, scenario, card) => {
    const minutes = minutesOf(scenario);
    expect(words.get("start-first-minutes", { minutes })).toContain(`${minutes}\u00a0minutes`);
    expect(words.get(card, { turns: 4, minutes })).toContain(`${minutes} minutes`);
  });
});
