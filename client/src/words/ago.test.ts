import { expect, test } from "vitest";
import { ago } from "kurgan/words/ago";
import { Words, type Language } from "kurgan/words/words";

const NOW = Date.parse("1942-11-19T07:30:00Z");
const JUST_NOW = { en: "ago-now = just now", fr: "ago-now = à l’instant" };
const said = (language: Language, seconds: number) =>
  ago(new Date(NOW - seconds * 1000).toISOString(), new Words(language, [JUST_NOW[language]]), NOW);

test("who left this minute was here just now, and not now", () => {
  expect([said("en", 0), said("en", 59)]).toEqual(["just now", "just now"]);
  expect(said("fr", 20)).toBe("à l’instant");
});

test("longer ago it is counted", () => {
  expect([said("en", 60), said("en", 7_300), said("en", 90_000)]).toEqual(["1 minute ago", "2 hours ago", "yesterday"]);
  expect(said("fr", 90_000)).toBe("hier");
});
