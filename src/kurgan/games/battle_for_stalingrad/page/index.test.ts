import { describe, expect, test } from "vitest";
import { choice, group } from "kurgan/testing/positions";
import { Words } from "kurgan/words/words";
import LOOKS from "./index";

/** A card lets its player take rations, and he may stop. */
const TAKING = [group("", { take: [choice("take 193rd", "193rd")], stop: [choice("stop")] })];

test("a card that can do nothing else now is not thrown away for rations by the main button", () => {
  expect(LOOKS.forgoes?.has("resupply")).toBe(true);
});

test("an order that leaves no line is told as a sentence", () => {
  const words = new Words("en", ["the-german = The Germans\nbs-did-ration = { $who } give one of { $name }."]);
  const scene = { forces: [{ code: "71inf", name: { en: "71st", fr: "71e" } }] };
  expect(LOOKS.deed?.(scene, "german", "ration 71inf", words)).toBe("The Germans give one of 71st.");
  expect(LOOKS.deed?.(scene, "german", "attack station 71inf", words)).toBeNull();
});

describe("a card whose effect can still be used", () => {
  test("is never given up by the main button", () => {
    expect(LOOKS.forgoes?.has("stop")).toBe(true);
  });

  test.each(["taken_rations", "free_move", "discount"])("asks before it is given up: %s", (step) => {
    const line = LOOKS.leftOver({ step, left: 2, warning: null, locations: [] }, TAKING);
    expect(line).toMatchObject({ key: `bs-left-${step}`, values: { left: 2 } });
  });

  test("asks nothing where nothing is given up", () => {
    const view = { step: "event_round", left: 0, warning: null, locations: [] };
    expect(LOOKS.leftOver(view, [group("", { pass: [choice("pass")] })])).toBeNull();
  });
});
