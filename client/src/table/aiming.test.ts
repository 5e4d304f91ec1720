// What a press on the map means: a target is aimed at and confirmed, a move with a mouse goes at once.

import { signal } from "@preact/signals";
import { beforeEach, describe, expect, test } from "vitest";
import type { Position } from "kurgan/api/menu";
import type { Looks } from "kurgan/table/looks";
import type { Playback } from "kurgan/table/playback";
import { Selection } from "kurgan/table/selection";
import { choice, group, position } from "kurgan/testing/positions";
import { seated as withOrders } from "kurgan/testing/seated";
import { linked } from "kurgan/testing/wire";

const LOOKS = {
  plain: new Set<string>(),
  main: ["end"],
  light: (verb: string) => (verb === "attack" ? "attack" : "go"),
  subjectsAt: (_view: unknown, place: string) => (place === "0101" ? ["unit"] : []),
  placeOf: () => "0101",
  tried: () => null,
} as unknown as Looks;

const ORDERS = [
  group("unit", {
    move: [choice("move unit 0102", "0102", 1)],
    attack: [choice("attack unit 0201", "0201"), choice("attack unit 0202", "0202")],
  }),
  group("", { end: [choice("end")] }),
];

function seated() {
  const { link, wire } = linked();
  wire.tell(position(1, { orders: ORDERS }));
  const shown = signal<Position | null>(link.position.value);
  const playback = { shown, isCaughtUp: signal(true) } as unknown as Playback;
  const selection = new Selection(link, LOOKS, playback);
  const words = (offers: typeof selection.offers.value) => offers.map((offer) => offer.choice.words);
  const done = () => wire.sent.filter((said) => (said as { kind: string }).kind === "do");
  return { selection, wire, shown, words, done };
}

type Table = ReturnType<typeof seated>;

describe("a place that was asked about", () => {
  test.each([
    ["an order is given", ({ selection }: Table) => selection.order(selection.confirmable.value[0]!)],
    ["the position changes", ({ shown }: Table) => void (shown.value = position(2, { to_move: "blue" }))],
    ["somebody else is chosen", ({ selection }: Table) => selection.pick("unit")],
    ["the choice is cancelled", ({ selection }: Table) => selection.pick(null)],
  ])("is asked about no longer when %s", (_, happens) => {
    const table = seated();
    table.selection.press("0101", "finger");
    expect(table.selection.inspected.value, "who was chosen on the map is asked about").toBe("0101");
    table.selection.press("0201", "finger");
    expect(table.selection.inspected.value).toBe("0201");
    happens(table);
    expect(table.selection.inspected.value).toBeNull();
  });
});

test("a finger that rests on a place studies it, until the next press", () => {
  const { selection, done } = seated();
  selection.press("0101", "finger");
  selection.study("0201");
  expect([selection.inspected.value, selection.isStudied.value, selection.aim.value]).toEqual(["0201", true, null]);
  expect([selection.subject.value, done()]).toEqual(["unit", []]);
  selection.press("0201", "finger");
  expect([selection.isStudied.value, selection.aim.value]).toEqual([false, "0201"]);
});

describe("aiming", () => {
  let table: Table;
  beforeEach(() => {
    table = seated();
    table.selection.press("0101", "mouse");
  });

  test("a mouse that points at a target is shown what would happen, but no button", () => {
    const { selection, words } = table;
    selection.hovered.value = "0201";
    expect(words(selection.offers.value)).toEqual(["attack unit 0201"]);
    expect(selection.confirmable.value).toEqual([]);
  });

  test("a click aims: the button stays while the mouse goes over other places to it", () => {
    const { selection, words, done } = table;
    selection.press("0201", "mouse");
    selection.hovered.value = "0202";
    expect(words(selection.confirmable.value)).toEqual(["attack unit 0201"]);
    expect(words(selection.offers.value)).toEqual(["attack unit 0201"]);
    selection.hovered.value = null;
    expect(words(selection.confirmable.value)).toEqual(["attack unit 0201"]);
    expect(done()).toEqual([]);
  });

  test("a second click on the target confirms, and one on another target aims there", () => {
    const { selection, words, done } = table;
    selection.press("0201", "mouse");
    selection.press("0202", "mouse");
    expect(words(selection.confirmable.value)).toEqual(["attack unit 0202"]);
    expect(done()).toEqual([]);
    selection.press("0202", "mouse");
    expect(done()).toEqual([{ kind: "do", words: "attack unit 0202", at: 1 }]);
  });

  test("Escape lets go of the aim first, then of the unit", () => {
    const { selection } = table;
    selection.press("0201", "mouse");
    selection.cancel();
    expect([selection.aim.value, selection.subject.value]).toEqual([null, "unit"]);
    selection.cancel();
    expect(selection.subject.value).toBeNull();
  });

  test("a click moves at once; a finger and the keyboard aim first", () => {
    const { selection, done } = table;
    for (const by of ["finger", "keys"] as const) {
      selection.press("0102", by);
      expect(done()).toEqual([]);
      selection.cancel();
    }
    selection.press("0102", "mouse");
    expect(done()).toEqual([{ kind: "do", words: "move unit 0102", at: 1 }]);
  });
});

describe("a subject with one order and no place for it", () => {
  const press = (plain: string[], verbs: string[]) => {
    const orders = [group("unit", Object.fromEntries(verbs.map((verb) => [verb, [choice(`${verb} unit`)]])))];
    const { sitting, done } = withOrders(orders, { plain: new Set(plain) });
    sitting.selection.press("0101", "mouse");
    return [sitting.selection.subject.value, ...done()];
  };

  test("needs no choosing where the order is a plain one", () => {
    expect(press(["rest"], ["rest"])).toEqual([null, "rest unit"]);
  });

  test("is chosen where it is not, and where there is another one", () => {
    expect(press([], ["rest"])).toEqual(["unit"]);
    expect(press(["rest", "dig"], ["rest", "dig"])).toEqual(["unit"]);
  });
});

test.each(["mouse", "finger", "keys"] as const)(
  "a card that is its own place is played by a second press: %s",
  (by) => {
    const { sitting, done } = withOrders([group("card", { play: [choice("play card", "card")] })], {
      subjectsAt: (_view: unknown, place: string) => [place],
      placeOf: (_view: unknown, subject: string) => subject,
    });
    sitting.selection.press("card", by);
    expect([sitting.selection.subject.value, ...done()]).toEqual(["card"]);
    sitting.selection.press("card", by);
    expect(done()).toEqual(["play card"]);
  },
);

describe("what the side itself may do", () => {
  const withSide = [...ORDERS, group("", { strike: [choice("strike 0202", "0202")] })];

  test("are taken, at once on the place in question if they reach it", () => {
    const { selection } = withOrders(withSide).sitting;
    for (const [place, aim] of [
      ["0202", "0202"],
      ["0201", null],
    ] as const) {
      selection.press("0101", "finger");
      selection.press(place, "finger");
      selection.takeSide();
      expect([selection.subject.value, selection.aim.value]).toEqual(["", aim]);
      selection.pick(null);
    }
  });

  test("stays where it is if nothing can be struck", () => {
    const { selection } = withOrders(ORDERS).sitting;
    selection.takeSide();
    expect(selection.subject.value).toBeNull();
  });
});

describe("who was chosen", () => {
  const moves = [group("unit", { move: [choice("move unit 0102", "0102")] })];
  const strikes = [group("", { strike: [choice("strike 0202", "0202")], end: [choice("end")] })];
  const spent = [group("", { end: [choice("end")] })];

  test.each([
    ["a unit that can still act", "unit", moves, "unit"],
    ["a unit that cannot", "unit", spent, null],
    ["a side that may do something to a place", "", strikes, ""],
    ["a side that may not", "", spent, null],
  ])("stays chosen or not: %s", (_, subject, next, left) => {
    const { sitting, answer } = withOrders([...moves, ...strikes]);
    sitting.selection.pick(subject);
    answer(2, next);
    expect(sitting.selection.subject.value).toBe(left);
  });
});
