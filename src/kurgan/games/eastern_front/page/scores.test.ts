import { describe, expect, test } from "vitest";
import { Words } from "kurgan/words/words";
import en from "../locale/en.ftl?raw";
import { pictured, place, seen, sideView } from "./pictured";
import { accountOf, dateOf, goalOf, goalsOf, standingOf } from "./scores";

const WORDS = new Words("en", [en]);
const SCENE = pictured(["...."], { places: [place("Rostov", "0000"), place("Kalach", "0100"), place("Riga", "0200")] });
const GOALS = [
  { hex: "0100", points: 1, holder: "soviet" },
  { hex: "0000", points: 3, holder: "axis" },
];
const COUNTED = sideView("soviet", { score: 7, destroyed: 4, needs: 26, draws: 20 });

describe("a side whose points are counted at the end", () => {
  test("hears what it has, what wins and what draws", () => {
    expect(standingOf(COUNTED, "soviet", WORDS)).toBe(
      "You (Soviets) have 7 points, of them 4 for units destroyed. You win with 26 at the end of the last turn. " +
        "20 to 25 are a draw.",
    );
  });

  test("hears what enemies destroyed count, and what the number of the other side means", () => {
    const counted = { ...COUNTED, german_corps: 2, allied_corps: 1 };
    expect(standingOf(counted, "soviet", WORDS)).toContain(
      "each German corps destroyed counts 2, each allied corps 1: 4 so far.",
    );
    const axis = sideView("axis", { score: 12, foils: true });
    expect(standingOf(axis, "soviet", WORDS)).toBe(
      "The Axis has 12 points. " +
        "That is what the places it still holds are worth: it wins if the Soviets fall short.",
    );
  });

  test("has it in a few words, and once it is over what it would have needed", () => {
    expect(goalOf(COUNTED, seen(), WORDS)).toBe("need 26");
    expect(goalOf(COUNTED, seen({ winner: "axis" }), WORDS)).toBe("needed 26");
  });
});

test("a side that wins at once is told so, and one that counts for nothing is told no goal", () => {
  const axis = sideView("axis", { score: 1, needs: 7, at_once: true });
  expect(standingOf(axis, null, WORDS)).toBe("The Axis has 1 point. It wins at once with 7 in supply.");
  expect([goalOf(axis, seen(), WORDS), goalOf(sideView("axis"), seen(), WORDS)]).toEqual(["needs 7", ""]);
});

test("places are told by their worth, and the account names what a side holds and has destroyed", () => {
  const view = seen({ goals: GOALS });
  expect(goalsOf(view).map(({ hex }) => hex)).toEqual(["0000", "0100"]);
  expect(accountOf(COUNTED, SCENE, view, WORDS)).toBe("Soviets 7: Kalach 1, units destroyed 4");
  expect(accountOf(sideView("axis"), SCENE, seen(), WORDS)).toBe("Axis 0: nothing");
});

test("a date says what must be held by when", () => {
  const date = { month: "1944-08", points: 14, all: ["0000", "0200"], any: ["0100"], is_held: false };
  expect(dateOf(date, SCENE, WORDS)).toBe(
    "By August 1944: victory cities worth 14 points, Rostov, Riga, one of Kalach",
  );
});
