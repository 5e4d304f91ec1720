// Several that are chosen are told together: what they may do is asked for with all their names.

import { afterEach, describe, expect, test } from "vitest";
import { pressKey } from "kurgan/table/keys";
import type { Looks } from "kurgan/table/looks";
import { sentence } from "kurgan/table/sentence";
import { choice, group, line, opening } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";
import { Words } from "kurgan/words/words";

const STACKS: Record<string, string[]> = { "0101": ["army", "corps"], "0301": ["guards"] };
const MENU = [
  opening("army", { move: [choice("move army")] }),
  opening("corps", { move: [choice("move corps")] }),
  opening("guards", { move: [choice("move guards")] }),
];
const ALONE = [group("army", { move: [choice("move army 0102", "0102", 1)] })];
const BOTH = [
  group("army", {
    move: [choice("move army,corps 0201", "0201", 2)],
    march: [choice("march army,corps 0901", "0901"), choice("march army,corps 0301", "0301")],
  }),
];

const LOOKS: Partial<Looks> = {
  hasGroups: true,
  plain: new Set(["march"]),
  subjectsAt: (_view, place) => STACKS[place] ?? [],
  placeOf: (_view, subject) => Object.keys(STACKS).find((place) => STACKS[place]!.includes(subject)) ?? null,
  light: (verb) => (verb === "march" ? null : "go"),
  together: (names) => `move ${names.join(",")}`,
};

/** The army is held, what it may do alone is known, and then all of its stack are chosen. */
function table(own: Partial<Looks> = {}) {
  const found = seated(MENU, { ...LOOKS, ...own });
  const { selection } = found.sitting;
  const said = (kind: string) =>
    (found.wire.sent as { kind: string; words: string }[])
      .filter((each) => each.kind === kind)
      .map(({ words }) => words);
  selection.pick("army");
  found.wire.tellOpened("move army", ALONE);
  selection.group.addAll();
  return { ...found, selection, said, lit: () => selection.marks.value.map(({ place }) => place) };
}

let close = () => {};
afterEach(() => close());

function begun(own: Partial<Looks> = {}) {
  const found = table(own);
  close = () => found.selection.close();
  return found;
}

describe("a whole stack", () => {
  test("is asked about by all its names, and lights up where all may go", () => {
    const { selection, wire, said, lit } = begun();
    expect([selection.group.members.value, said("open").at(-1)]).toEqual([["army", "corps"], "move army,corps"]);
    expect([selection.openings.isUnderWay.value, selection.group.hasCompany.value]).toEqual([true, false]);
    wire.tellOpened("move army,corps", BOTH);
    expect([selection.openings.isUnderWay.value, lit()]).toEqual([false, ["0201"]]);
  });

  test("goes there at one click, and a press on the way to the answer waits for it", () => {
    const { selection, wire, said } = begun();
    selection.press("0201", "mouse");
    expect(said("do")).toEqual([]);
    wire.tellOpened("move army,corps", BOTH);
    expect(said("do")).toEqual(["move army,corps 0201"]);
  });

  test("is spoken of as a whole when what it would do is foreseen for one of them", () => {
    const { sitting, selection, wire } = begun();
    wire.tellOpened("move army,corps", BOTH);
    selection.press("0201", "keys");
    const forecast = { title: line("corps to 0201"), cases: [], outcomes: [], note: null };
    wire.tell({ kind: "foreseen", words: "move army,corps 0201", forecast, refusal: null });
    const words = new Words("en", ["table-would = { $what }?\ntable-along = { $what }, with { $others } more"]);
    expect(sentence({ ...sitting, words })).toBe("corps to 0201, with 1 more?");
  });

  test("does what it can do together, not what the first could do alone", () => {
    const { selection, wire, said } = begun();
    wire.tellOpened("move army,corps", BOTH);
    selection.press("0102", "mouse");
    expect(said("do")).toEqual([]);
  });

  test("may be sent where nothing is lit, but whoever stands there is chosen instead", () => {
    const { selection, wire, said } = begun();
    wire.tellOpened("move army,corps", BOTH);
    selection.press("0301", "mouse");
    expect([said("do"), selection.group.members.value]).toEqual([[], ["guards"]]);
    selection.pick("army");
    selection.group.addAll();
    selection.press("0901", "mouse");
    expect(said("do")).toEqual(["march army,corps 0901"]);
  });

  test("keeps to one of them where a game cannot say it of several", () => {
    const { said, lit } = begun({ together: () => null });
    expect([said("open"), lit()]).toEqual([["move army"], ["0102"]]);
  });

  test("stays as it was while the server says why they cannot go together", () => {
    const { selection, wire, sitting } = begun();
    wire.tellOpened("move army,corps", [], line("refused-together"));
    expect([selection.group.members.value.length, sitting.link.refusal.value?.key]).toEqual([2, "refused-together"]);
  });
});

test("the key for it adds whoever stands with the one that is held", () => {
  const { sitting, selection } = begun();
  selection.pick("corps");
  pressKey(new KeyboardEvent("keydown", { key: "a" }), sitting);
  expect(selection.group.members.value).toEqual(["corps", "army"]);
});

describe("the next one", () => {
  test("comes after the one that was held last, though that one has nothing left to do", () => {
    const { selection, answer } = begun();
    selection.pick("corps");
    answer(2, [MENU[0]!, MENU[2]!]);
    expect(selection.subject.value).toBeNull();
    selection.next();
    expect(selection.subject.value).toBe("guards");
    selection.next();
    expect(selection.subject.value).toBe("army");
  });
});

describe("a drag where the rules find the way", () => {
  const dragged = () => {
    const found = begun({ isDragged: true });
    found.wire.tellOpened("move army,corps", BOTH);
    return found;
  };

  test("sends whoever is chosen together", () => {
    const { selection, said } = dragged();
    expect(selection.drag.may("0101", "mouse")).toBe(true);
    selection.drag.over("0101", "0201");
    expect([selection.group.members.value, selection.target.value]).toEqual([["army", "corps"], "0201"]);
    selection.drag.drop("0201");
    expect(said("do")).toEqual(["move army,corps 0201"]);
  });

  test("takes up whom it begins with, and waits until it is known where that may go", () => {
    const { selection, wire, said } = dragged();
    selection.drag.over("0301", "0302");
    expect(selection.group.members.value).toEqual(["guards"]);
    selection.drag.drop("0302");
    expect(said("do")).toEqual([]);
    wire.tellOpened("move guards", [group("guards", { move: [choice("move guards 0302", "0302", 1)] })]);
    expect(said("do")).toEqual(["move guards 0302"]);
  });

  test("orders nothing where nobody may go, nor off the board", () => {
    const { selection, said } = dragged();
    selection.drag.over("0101", "0102");
    selection.drag.drop("0102");
    selection.drag.drop(null);
    expect([said("do"), selection.group.members.value.length]).toEqual([[], 2]);
  });

  test("by a finger begins only with the one that is held, since it moves the map too", () => {
    const { selection } = dragged();
    expect(["0101", "0301"].map((place) => selection.drag.may(place, "finger"))).toEqual([true, false]);
  });

  test("is none in a game without it", () => {
    expect(begun().selection.drag.may("0101", "mouse")).toBe(false);
  });
});

describe("a side with several verbs that point at places", () => {
  const SIDE = group("", { cover: [choice("cover 0101", "0101")], supply: [choice("supply 0301", "0301")] });

  test("lights up the one that is meant", () => {
    const { selection, answer, lit } = begun();
    answer(2, [SIDE]);
    selection.takeMode("supply");
    expect(lit()).toEqual(["0301"]);
    selection.takeMode("cover");
    expect(lit()).toEqual(["0101"]);
    selection.pick("");
    expect(lit()).toEqual(["0101", "0301"]);
  });
});
