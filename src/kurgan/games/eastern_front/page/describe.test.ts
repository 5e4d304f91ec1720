import { describe as about, expect, test } from "vitest";
import { Words } from "kurgan/words/words";
import en from "../locale/en.ftl?raw";
import fr from "../locale/fr.ftl?raw";
import { describe, placeName } from "./describe";
import { pictured, place, seen, unitOn } from "./pictured";

const [ENGLISH, FRENCH] = [new Words("en", [en]), new Words("fr", [fr])];
const FORMATIONS = {
  de14: { side: "axis", label: "XIV", name: { en: "XIV Panzer Corps", fr: "XIVe corps blindé" } },
  su62: { side: "soviet", label: "62", name: { en: "62nd Army", fr: "62e armée" } },
};
const SCENE = pictured(["^.", "%~"], {
  field: "1110",
  formations: FORMATIONS,
  places: [{ ...place("Kalach", "0000"), is_port: true }],
});
const VIEW = seen({
  control: ["AS", ".."],
  goals: [{ hex: "0000", points: 2, holder: "axis" }],
  units: {
    de14: unitOn("0000", { hungry: 1, endures: 3, moved: true }),
    su62: unitOn("0100", { nation: "soviet", dispersed: true, owed: true }),
  },
});

about("a place in words", () => {
  test("has its ground, what it is worth, whose it is and who stands there", () => {
    expect(describe(SCENE, VIEW, "0000", ENGLISH)).toBe(
      "Kalach (0000), hills, town, port, worth 2 points, held by the Axis; " +
        "XIV Panzer Corps, Axis, 3-4-4, has moved, cut off, lost at the 2nd check from now",
    );
    expect(describe(SCENE, VIEW, "0100", ENGLISH)).toBe(
      "0100, clear ground, held by the Soviets; 62nd Army, Soviets, 3-4-4, Dispersed, must be attacked",
    );
  });

  test("is said in French too", () => {
    expect(describe(SCENE, VIEW, "0100", FRENCH)).toBe(
      "0100, terrain découvert, tenu par les Soviétiques ; 62e armée, Soviétiques, 3-4-4, Dispersée, doit être attaquée",
    );
  });

  test("says where nobody fights", () => {
    expect(describe(SCENE, VIEW, "0101", ENGLISH)).toBe("0101, sea, outside the battle");
  });
});

test("a hex without a city is called by its number", () => {
  expect([placeName(SCENE, "0000", ENGLISH), placeName(SCENE, "0001", ENGLISH)]).toEqual(["Kalach", "0001"]);
});
