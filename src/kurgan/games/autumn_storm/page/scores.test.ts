import { describe, expect, test } from "vitest";
import { Words } from "kurgan/words/words";
import en from "../locale/en.ftl?raw";
import fr from "../locale/fr.ftl?raw";
import { accountOf, goalOf, standingOf } from "./scores";
import type { Scene, SideView, View } from "./types";

const ENGLISH = new Words("en", [en]);
const FRENCH = new Words("fr", [fr]);

const AXIS: SideView = { name: "axis", score: 8, needs: 10, held: 8, penalty: 0 };
const SOVIET: SideView = { name: "soviet", score: 5, needs: 5, held: 6, penalty: 1 };

function view(winner: string | null): View {
  const control = { "0502": "axis", "0601": "axis", "0600": "soviet", "0801": "soviet" };
  return { winner, last_turn: 8, control, sides: [AXIS, SOVIET] } as unknown as View;
}

const WORTH: Record<string, number> = { "0801": 1, "0600": 2, "0601": 2, "0502": 2, "0503": 0, "0505": 2 };
const SCENE = {
  hexes: Object.entries(WORTH).map(([name, victory]) => ({ name, victory, in_field: name !== "0505" })),
} as unknown as Scene;

describe("while the battle lasts", () => {
  const said = (side: SideView, own: string | null, words = ENGLISH) => standingOf(side, view(null), own, words);

  test("one's own side is spoken to, the other spoken of, each in its number", () => {
    expect(said(AXIS, "axis")).toBe("You (Axis) win at once with 10 victory points and hold 8: 2 to go.");
    expect(said(AXIS, null)).toBe("The Axis wins at once with 10 victory points and holds 8: 2 to go.");
    expect(said(AXIS, "axis", FRENCH)).toContain("Vous (Axe) gagnez aussitôt avec 10 points de victoire et en tenez 8");
    expect(said(SOVIET, "axis", FRENCH)).toContain("Les Soviétiques gagnent avec 5 points de victoire");
  });

  test("a score that contains a penalty is accounted for", () => {
    expect(said(SOVIET, "soviet")).toBe(
      "You (Soviets) win if you have 5 victory points at the end of turn 8, " +
        "and hold 5 (places worth 6, less 1 for Political Pressure) now.",
    );
  });
});

describe("when it is over", () => {
  test("nothing is to go any more, and nobody wins any more", () => {
    expect(standingOf(AXIS, view("soviet"), "axis", ENGLISH)).toBe("You (Axis) needed 10 victory points and have 8.");
    expect(goalOf(AXIS, view("soviet"), ENGLISH)).toBe("needed 10");
    expect(goalOf(AXIS, view(null), ENGLISH)).toBe("wins at 10");
  });

  test("each side's points are the sum of its places, less what it lost", () => {
    const account = (side: SideView, words = ENGLISH) => accountOf(side, SCENE, view("soviet"), words);
    expect(account(AXIS)).toBe("Axis 8: Mamayev Kurgan\u00a02, Barrikady\u00a02");
    expect(account(SOVIET)).toBe("Soviets 5: Tractor Factory\u00a02, North Ferry\u00a01, Political Pressure\u00a0−1");
    expect(account(SOVIET, FRENCH)).toBe(
      "Soviétiques 5\u00a0: Tracteurs\u00a02, Bac nord\u00a01, pression politique\u00a0−1",
    );
  });

  test("a side that holds nothing has nothing to show for it", () => {
    const lost: SideView = { name: "none", score: 0, needs: 5, held: 0, penalty: 0 };
    expect(accountOf(lost, SCENE, view("axis"), ENGLISH)).toMatch(/0: nothing$/);
  });
});
