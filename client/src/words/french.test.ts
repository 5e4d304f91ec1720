import { describe, expect, it } from "vitest";
import { the } from "kurgan/words/french";
import { Words } from "kurgan/words/words";

describe("a figure", () => {
  it("has the signs of the language", () => {
    expect(new Words("fr", []).figure("-1.5")).toBe("−1,5");
    expect(new Words("en", []).figure("-1.5")).toBe("−1.5");
    expect(new Words("fr", []).figure("3+")).toBe("3+");
  });
});

describe("the article before a French name", () => {
  it.each([
    ["71e division d’infanterie", "la 71e division d’infanterie"],
    ["14e Panzerdivision", "la 14e Panzerdivision"],
    ["336e bataillon de pionniers", "le 336e bataillon de pionniers"],
    ["Milice ouvrière", "la milice ouvrière"],
    ["Artillerie de la rive est", "l’artillerie de la rive est"],
    ["Usine d’artillerie Barrikady", "l’usine d’artillerie Barrikady"],
    ["62e armée", "la 62e armée"],
    ["Armée côtière", "l’armée côtière"],
    ["XIe corps", "le XIe corps"],
    ["la cible", "la cible"],
    ["la milice ouvrière", "la milice ouvrière"],
    ["Stuka (+2)", "Stuka (+2)"],
  ])("%s is said as %s", (name, said) => expect(the(name)).toBe(said));

  it("has a capital at the start of a sentence", () => {
    expect(the("71e division d’infanterie", "start")).toBe("La 71e division d’infanterie");
    expect(the("la cible", "start")).toBe("La cible");
  });

  it("can be asked for in a catalogue", () => {
    const words = new Words("fr", ['attacks = { THE($unit, at: "start") } attaque { THE($enemy) }.']);
    const values = { unit: { en: "71st", fr: "71e division" }, enemy: { en: "", fr: "Milice ouvrière" } };
    expect(words.get("attacks", values)).toBe("La 71e division attaque la milice ouvrière.");
  });
});
