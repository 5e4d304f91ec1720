// Orders that are asked for when their subject is picked up, and then are there as if they had always been.

import { describe, expect, test, vi } from "vitest";
import { choice, group, line, opening } from "kurgan/testing/positions";
import type { Looks } from "kurgan/table/looks";
import { seated } from "kurgan/testing/seated";

const MENU = [
  opening("unit", { move: [choice("move unit")] }),
  opening("other", { move: [choice("move other")] }),
  group("", { end: [choice("end")] }),
];
const MOVES = [group("unit", { move: [choice("move unit 0102", "0102", 1), choice("move unit 0202", "0202", 2)] })];

/** A player who may open what two units do. */
function table(menu = MENU, own: Parameters<typeof seated>[1] = {}) {
  const found = seated(menu, { light: () => "go", ...own });
  const said = (kind: string) =>
    (found.wire.sent as { kind: string; words: string }[])
      .filter((each) => each.kind === kind)
      .map(({ words }) => words);
  const { selection } = found.sitting;
  return { ...found, selection, said, lit: () => selection.marks.value.map(({ place }) => place) };
}

describe("a subject that is picked up", () => {
  test("is asked about once, and lights up when the answer has come", () => {
    const { selection, wire, said, lit } = table();
    expect(said("open")).toEqual([]);
    selection.press("0101", "mouse");
    selection.pick("unit");
    expect([said("open"), selection.openings.isUnderWay.value, lit()]).toEqual([["move unit"], true, []]);
    wire.tellOpened("move unit", MOVES);
    expect([selection.openings.isUnderWay.value, lit()]).toEqual([false, ["0102", "0202"]]);
    selection.pick(null);
    selection.pick("unit");
    expect([said("open"), lit()]).toEqual([["move unit"], ["0102", "0202"]]);
  });

  test("orders what follows, and never the opening itself", () => {
    const { selection, wire, said } = table();
    selection.pick("unit");
    for (const offer of selection.offers.value) selection.order(offer);
    selection.press("0101", "mouse");
    expect(said("do")).toEqual([]);
    selection.pick("unit");
    wire.tellOpened("move unit", MOVES);
    selection.press("0202", "mouse");
    expect(said("do")).toEqual(["move unit 0202"]);
  });

  test("waits with a press until it is known what it means", () => {
    const { selection, wire, said } = table();
    selection.pick("unit");
    selection.press("0102", "mouse");
    expect([said("do"), selection.subject.value]).toEqual([[], "unit"]);
    wire.tellOpened("move unit", MOVES);
    expect(said("do")).toEqual(["move unit 0102"]);
  });

  test.each([
    ["another is picked up", ({ selection }: ReturnType<typeof table>) => selection.pick("other")],
    ["it is let go", ({ selection }: ReturnType<typeof table>) => selection.cancel()],
    ["the position changes", ({ answer }: ReturnType<typeof table>) => answer(2, MENU)],
  ])("forgets the press when %s", (_, happens) => {
    const it = table();
    it.selection.pick("unit");
    it.selection.press("0102", "mouse");
    happens(it);
    it.wire.tellOpened("move unit", MOVES);
    it.wire.tellOpened("move other", [group("other", { move: [choice("move other 0102", "0102")] })]);
    expect(it.said("do")).toEqual([]);
  });

  test("is let go when nothing follows, with the reason", () => {
    const { selection, wire, sitting } = table();
    selection.pick("unit");
    wire.tellOpened("move unit", [], line("refused-spent"));
    expect([selection.subject.value, sitting.link.refusal.value?.key]).toEqual([null, "refused-spent"]);
  });

  test("is not doubted while its orders are on their way, and is when they are there", () => {
    vi.useFakeTimers();
    const { selection, wire, said } = table(MENU, { tried: (_view, _subject, place) => `move unit ${place}` });
    selection.pick("unit");
    selection.hovered.value = "0303";
    vi.advanceTimersByTime(2000);
    expect(said("foresee")).toEqual([]);
    wire.tellOpened("move unit", MOVES);
    selection.hovered.value = "0304";
    vi.advanceTimersByTime(2000);
    expect(said("foresee")).toEqual(["move unit 0304"]);
    vi.useRealTimers();
  });

  test("stays lit as it was while the next position's orders are on their way", () => {
    const { selection, wire, answer, said, lit } = table();
    selection.pick("unit");
    wire.tellOpened("move unit", MOVES);
    answer(2, MENU);
    expect([said("open"), selection.openings.isUnderWay.value, lit()]).toEqual([
      ["move unit", "move unit"],
      true,
      ["0102", "0202"],
    ]);
    wire.tellOpened("move unit", [group("unit", { move: [choice("move unit 0303", "0303")] })]);
    expect(lit()).toEqual(["0303"]);
    selection.pick("other");
    expect(lit(), "what was lit for somebody else goes").toEqual([]);
  });

  test("with one plain order and an opening is chosen, not ordered", () => {
    const rest = { verb: "rest", price: 0, opens: false, choices: [choice("rest unit")] };
    const [unit, ...others] = MENU;
    const { selection, said } = table([{ ...unit!, orders: [rest, ...unit!.orders] }, ...others], {
      plain: new Set(["rest"]),
    });
    selection.press("0101", "mouse");
    expect([said("do"), selection.subject.value]).toEqual([[], "unit"]);
  });
});

test("an opening that points at a place lights up, and is asked about when it is aimed at", () => {
  const { selection, wire, said, lit } = table([opening("unit", { attack: [choice("attack unit 0202", "0202")] })], {
    light: () => "attack",
  });
  selection.pick("unit");
  expect([said("open"), lit()]).toEqual([[], ["0202"]]);
  selection.press("0202", "mouse");
  expect(said("open")).toEqual(["attack unit 0202"]);
  const sets = ["attack unit 0202 with a", "attack unit 0202 with b"].map((words) => choice(words, "0202"));
  wire.tellOpened("attack unit 0202", [group("unit", { attack: sets })]);
  expect(selection.confirmable.value.map((offer) => offer.choice.words)).toEqual(sets.map(({ words }) => words));
});

test("a press that waited is meant once, though what it aims at is asked about too", () => {
  const { selection, wire, said } = table(MENU, { light: () => "attack" });
  selection.pick("unit");
  selection.press("0202", "mouse");
  wire.tellOpened("move unit", [opening("unit", { attack: [choice("attack unit 0202", "0202")] })]);
  expect([said("open"), selection.aim.value]).toEqual([["move unit", "attack unit 0202"], "0202"]);
  wire.tellOpened("attack unit 0202", [group("unit", { attack: [choice("attack unit 0202 with a", "0202")] })]);
  expect([said("do"), selection.aim.value]).toEqual([[], "0202"]);
});

test("a table that was left asks no more", () => {
  const { selection, said } = table();
  selection.close();
  selection.subject.value = "unit";
  expect(said("open")).toEqual([]);
});

test("an order of several goes out once what opens the way to it is known", () => {
  const { selection, wire, said, answer } = table();
  selection.orderAll(["move unit 0102", "end"]);
  expect([said("open"), said("do")]).toEqual([["move unit"], []]);
  wire.tellOpened("move unit", MOVES);
  expect(said("do")).toEqual(["move unit 0102"]);
  answer(2, MENU);
  expect(said("do")).toEqual(["move unit 0102", "end"]);
});

test("nobody declines by itself while there is something to open", () => {
  const pass = [opening("unit", { play: [choice("play unit")] }), group("", { pass: [choice("pass")] })];
  const { sitting, wire } = table(pass, { decline: "pass" });
  wire.tell({ kind: "news", match: { seats: [{ player: "human" }, { player: "greedy" }] } });
  sitting.decline.isWanted.value = true;
  expect(sitting.decline.due.value).toBeNull();
  sitting.selection.pick("unit");
  wire.tellOpened("play unit", []);
  expect(sitting.decline.due.value?.choice.words).toBe("pass");
});

/** An attack on 0102 that units join; the server says of each set who else may, and whether it may begin. */
const TARGET = [opening("0102", { attack: [choice("attack 0102")] })];
const JOINING = (taken: string[], others: string[]) => [
  ...(taken.length > 0 ? [group("0102", { commit: [choice(["attack 0102", ...taken].join(" "), "0102")] })] : []),
  opening("0102", { join: others.map((each) => choice(["attack 0102", ...taken, each].join(" "), "0101")) }),
];

function planning() {
  const gathering: NonNullable<Looks["gathering"]> = (_view, _orders, subject, opened) =>
    !opened.has("attack 0102") || subject === null
      ? null
      : {
          name: subject,
          items: new Map([
            ["14pz", 1],
            ["24pz", 1],
          ]),
          at: (place) => (place === "0101" ? ["14pz", "24pz"] : []),
          first: [],
          opening: (taken) => ["attack 0102", ...taken].join(" "),
          orders: (taken) => (taken.length > 0 ? [["attack 0102", ...taken].join(" ")] : null),
          label: () => "",
        };
  return table(TARGET, { gathering, subjectsAt: (_view, place) => [place], light: () => "attack" });
}

describe("an attack that is planned step by step", () => {
  test("is asked about whenever somebody joins it, foreseen, and ordered as a whole", () => {
    vi.useFakeTimers();
    const { selection, wire, said, lit } = planning();
    selection.press("0102", "mouse");
    wire.tellOpened("attack 0102", JOINING([], ["14pz", "24pz"]));
    expect(lit(), "what may join is lit by the board").toEqual([]);
    selection.press("0101", "mouse");
    expect(said("open")).toEqual(["attack 0102", "attack 0102 14pz"]);
    expect(selection.confirmable.value, "nobody knows yet whether it may begin").toEqual([]);
    wire.tellOpened("attack 0102 14pz", JOINING(["14pz"], ["24pz"]));
    vi.runOnlyPendingTimers();
    expect(said("foresee")).toEqual(["attack 0102 14pz"]);
    expect(selection.confirmable.value.map(({ verb }) => verb)).toEqual(["commit"]);
    selection.orderAll(selection.gather.orders.value ?? []);
    expect(said("do")).toEqual(["attack 0102 14pz"]);
    vi.useRealTimers();
  });
});
