// Several subjects in one place: presses go through them, Shift gathers them into a group.

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addPlace, pressMapKey } from "kurgan/table/keys";
import type { Looks } from "kurgan/table/looks";
import { choice, group } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";

const STACKS: Record<string, string[]> = { "0101": ["army", "corps", "spent"], "0301": ["guards"], "0401": ["spent"] };
const moving = (subject: string) => group(subject, { move: [choice(`move ${subject} 0102`, "0102", 1)] });
const ORDERS = [moving("army"), moving("corps"), moving("guards")];

function table(own: Partial<Looks> = {}) {
  const { sitting, answer } = seated(ORDERS, {
    subjectsAt: (_view: unknown, place: string) => STACKS[place] ?? [],
    hasGroups: true,
    ...own,
  });
  return { ...sitting, sitting, answer };
}

let seat: ReturnType<typeof table>;
const held = () => seat.selection.subject.value;
const chosen = () => seat.selection.group.members.value;
beforeEach(() => (seat = table()));
afterEach(() => seat.selection.close());

describe("presses on a place where several stand", () => {
  test("go through those that may act, and let go after the last", () => {
    const seen = [1, 2, 3, 4].map(() => {
      seat.selection.press("0101", "mouse");
      return held();
    });
    expect(seen).toEqual(["army", "corps", null, "army"]);
  });

  test("go around by keys, which let nobody go", () => {
    const seen = [1, 2, 3].map(() => {
      seat.selection.press("0101", "keys");
      return held();
    });
    expect(seen).toEqual(["army", "corps", "army"]);
    seat.selection.press("0301", "keys");
    seat.selection.press("0301", "keys");
    expect([held(), seat.selection.doubt.isReminded.value]).toEqual(["guards", true]);
  });

  test("begin with the first, whoever is held elsewhere", () => {
    seat.selection.pick("guards");
    seat.selection.press("0101", "finger");
    expect(held()).toBe("army");
  });

  test("on one of them mean that one, and let go of it if it is held", () => {
    seat.selection.press("0101", "finger", "corps");
    expect(held()).toBe("corps");
    seat.selection.press("0101", "finger", "army");
    expect(held()).toBe("army");
    seat.selection.press("0101", "finger", "army");
    expect(held()).toBeNull();
  });
});

describe("a drag from a place where several stand", () => {
  const ways: Partial<Looks> = { ways: { verb: "way", tried: () => "", ordered: () => "" } };

  test("takes the one that is held, else the first that may act", () => {
    seat = table(ways);
    seat.selection.drag.over("0101", "0102");
    expect(held()).toBe("army");
    seat.selection.pick("corps");
    seat.selection.drag.over("0101", "0102");
    expect(held()).toBe("corps");
    seat.selection.drag.over("0101", "0102", "army");
    expect(held()).toBe("army");
  });

  test("takes nobody who may not act", () => {
    seat = table(ways);
    expect(["0101", "0401", "0501"].map((place) => seat.selection.drag.may(place, "mouse"))).toEqual([
      true,
      false,
      false,
    ]);
    expect(seat.selection.drag.may("0101", "mouse", "spent")).toBe(false);
  });
});

describe("with Shift", () => {
  test("one after the other joins the group, from this place and others, the first stays whose orders are lit", () => {
    for (const place of ["0101", "0301", "0101"]) seat.selection.group.add(place);
    expect([held(), chosen()]).toEqual(["army", ["army", "guards", "corps"]]);
  });

  test("whoever is in it is taken out again, and the next comes first", () => {
    for (const place of ["0301", "0101", "0101"]) seat.selection.group.add(place);
    seat.selection.group.add("0101");
    expect(chosen()).toEqual(["guards", "army"]);
    seat.selection.group.add("0301");
    expect([held(), chosen()]).toEqual(["army", ["army"]]);
    seat.selection.group.add("0101", "army");
    expect([held(), chosen()]).toEqual([null, []]);
  });

  test("nobody joins who may not act", () => {
    seat.selection.group.add("0301");
    seat.selection.group.add("0401");
    seat.selection.group.add("0101", "spent");
    expect(chosen()).toEqual(["guards"]);
  });

  test("a plain press begins again, and so does a key", () => {
    seat.selection.group.add("0301");
    seat.selection.group.add("0101");
    seat.selection.press("0101", "mouse");
    expect(chosen()).toEqual(["army"]);
    seat.selection.group.add("0301");
    seat.selection.next();
    expect(chosen()).toEqual(["corps"]);
  });

  test("whoever has no orders any more leaves the group", () => {
    for (const place of ["0301", "0101", "0101"]) seat.selection.group.add(place);
    seat.answer(2, [moving("guards"), moving("corps")]);
    expect(chosen()).toEqual(["guards", "corps"]);
    seat.answer(3, [moving("corps")]);
    expect(chosen()).toEqual([]);
  });

  test("the keyboard adds too", () => {
    seat.selection.walk("0301");
    for (const place of ["0301", "0101"]) {
      seat.selection.walk(place);
      pressMapKey(new KeyboardEvent("keydown", { key: "Enter", shiftKey: true }), seat.sitting);
    }
    expect(chosen()).toEqual(["guards", "army"]);
  });

  test("a finger that rests on others adds them, once somebody is chosen", () => {
    expect(seat.selection.group.mayJoin("0101")).toBe(false);
    seat.selection.pick("guards");
    expect(["0101", "0401", "0501"].map((place) => seat.selection.group.mayJoin(place))).toEqual([true, false, false]);
  });

  test("where a game has no use for groups, it is a press", () => {
    const { hasGroups: _, ...looks } = seat.looks;
    addPlace({ ...seat.sitting, looks: looks as Looks }, "0301", "mouse");
    addPlace({ ...seat.sitting, looks: looks as Looks }, "0101", "mouse");
    expect(chosen()).toEqual(["army"]);
  });
});
