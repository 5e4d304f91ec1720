import { describe, expect, test } from "vitest";
import { choice, opening } from "kurgan/testing/positions";
import { Words } from "kurgan/words/words";
import en from "../locale/en.ftl?raw";
import LOOKS from "./index";
import { pictured, seen, unitOn } from "./pictured";

const UNITS = {
  de1: unitOn("0101", { attack: 3 }),
  de2: unitOn("0101", { attack: 8 }),
  de3: unitOn(null),
  su1: unitOn("0201", { nation: "soviet" }),
};
const VIEW = seen({ units: UNITS });
const moving = (code: string, verb = "move") => opening(code, { [verb]: [choice(`${verb} ${code}`)] });

describe("who stands where", () => {
  test("one's own units are subjects, the strongest first; elsewhere the hex is, which may be attacked", () => {
    expect(LOOKS.subjectsAt(VIEW, "0101")).toEqual(["de2", "de1"]);
    expect([LOOKS.subjectsAt(VIEW, "0201"), LOOKS.subjectsAt(VIEW, "0301")]).toEqual([["0201"], ["0301"]]);
  });

  test("a unit stands on its hex, one that waits nowhere, and a hex where it is", () => {
    expect(["de1", "de3", "0201", "nobody"].map((subject) => LOOKS.placeOf(VIEW, subject))).toEqual([
      "0101",
      null,
      "0201",
      null,
    ]);
  });
});

test("a hint says who would join an attack", () => {
  const words = new Words("en", ["table-counsel-order = { $who }: { $what }\naction-join = Join"]);
  const scene = { formations: { de1: { name: { en: "6th Army", fr: "6e armée" } } } };
  const offer = { subject: "0201", verb: "join", choice: choice("join de1", "0101"), price: 0 };
  expect(LOOKS.advised!(scene, VIEW, offer, words)).toBe("6th Army: Join");
  expect(LOOKS.advised!(scene, VIEW, { ...offer, verb: "fly", choice: choice("fly") }, words)).toBeNull();
});

describe("several that are chosen", () => {
  test("are asked about together if all of them could begin the same", () => {
    expect(LOOKS.together!(["de1", "de2"], [moving("de1"), moving("de2")])).toBe("move de1,de2");
    expect(LOOKS.together!(["de1", "de2"], [moving("de1", "rail"), moving("de2", "rail")])).toBe("rail de1,de2");
  });

  test("are not otherwise", () => {
    expect(LOOKS.together!(["de1", "de2"], [moving("de1"), moving("de2", "rail")])).toBeNull();
    expect(LOOKS.together!(["de1", "de9"], [moving("de1")])).toBeNull();
  });
});

test("what nearly every place is lights up nowhere, trains otherwise than marches", () => {
  const at = (stops: boolean) => ({ ...choice("x", "0101"), stops });
  expect(["march", "rail", "arrive", "move", "attack"].map((verb) => LOOKS.light(verb, at(false)))).toEqual([
    null,
    "rail",
    "rail",
    "go",
    "attack",
  ]);
  expect(LOOKS.light("move", at(true))).toBe("stop");
});

describe("the keyboard on a map with edges", () => {
  const scene = pictured(["..", ".."], { field: "1110" });

  test("walks over the hexes of the battle and stops at their edge", () => {
    expect(LOOKS.places(scene, VIEW)).toEqual(["0000", "0100", "0001"]);
    expect(LOOKS.step(scene, "0000", "ArrowRight", VIEW)).toBe("0100");
    expect(LOOKS.step(scene, "0000", "ArrowDown", VIEW)).toBe("0001");
    expect(LOOKS.step(scene, "0100", "ArrowDown", VIEW)).toBe("0100");
    expect(LOOKS.step(scene, "0000", "ArrowUp", VIEW)).toBe("0000");
  });
});

test("the button that ends a phase says what follows, and who has not moved", () => {
  const words = new Words("en", [en]);
  const end = choice("end");
  const said = (view: unknown, orders = [moving("de1")]) => LOOKS.called!(null, view, end, words, orders);
  expect(said(seen({ phase: "initial", step: "initial" }))).toBe("To the prepared attacks");
  expect([said(VIEW), said(VIEW, [])]).toEqual([
    "To the operational attacks · 1 unmoved",
    "To the operational attacks",
  ]);
  expect(said(seen({ phase: "operational", step: "target" }))).toBe("End turn");
});
