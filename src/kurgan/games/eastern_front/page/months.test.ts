import { expect, test } from "vitest";
import { Words } from "kurgan/words/words";
import en from "../locale/en.ftl?raw";
import fr from "../locale/fr.ftl?raw";
import { monthAfter, monthOf, monthsOf, weatherWord } from "./months";
import { pictured } from "./pictured";

const [ENGLISH, FRENCH] = [new Words("en", [en]), new Words("fr", [fr])];

test("months go on over the turn of the year", () => {
  expect([0, 1, 2, 14].map((turns) => monthAfter("1941-11", turns))).toEqual([
    "1941-11",
    "1941-12",
    "1942-01",
    "1943-01",
  ]);
  const scene = pictured(["."], { first_month: "1942-11", last_turn: 4 });
  expect(monthsOf(scene)).toEqual(["1942-11", "1942-12", "1943-01", "1943-02"]);
});

test("a month and its weather are said in both languages", () => {
  expect([monthOf("1942-11", ENGLISH), monthOf("1942-11", FRENCH)]).toEqual(["November 1942", "novembre 1942"]);
  expect(["good", "mud", "hard_frost", "snow", "subarctic"].map((each) => weatherWord(each, ENGLISH))).toEqual([
    "Good",
    "Mud",
    "Hard Frost",
    "Snow",
    "Subarctic",
  ]);
});
