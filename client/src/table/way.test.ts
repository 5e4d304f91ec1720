// The way a player draws: the server joins and prices it, and only the whole of it is ordered.

import { signal } from "@preact/signals";
import { beforeEach, describe, expect, test } from "vitest";
import type { Position } from "kurgan/api/menu";
import type { Looks } from "kurgan/table/looks";
import type { Playback } from "kurgan/table/playback";
import { Selection } from "kurgan/table/selection";
import { choice, group, line, position } from "kurgan/testing/positions";
import { linked } from "kurgan/testing/wire";

const LOOKS = {
  plain: new Set<string>(),
  main: ["end"],
  ways: {
    verb: "way",
    tried: (subject: string, places: string[]) => `way ${subject} ${places.join(" ")}`,
    ordered: (subject: string, places: string[]) => `move ${subject} ${places.join(" ")}`,
  },
  light: (verb: string) => (verb === "attack" ? "attack" : "go"),
  subjectsAt: (_view: unknown, place: string) => (place === "0001" ? ["unit"] : []),
  placeOf: () => "0001",
  tried: () => null,
} as unknown as Looks;

const ORDERS = [
  group("unit", {
    move: [choice("move unit 0002", "0002", 1), choice("move unit 0004", "0004", 3)],
    attack: [choice("attack unit 0101", "0101")],
  }),
  group("", { way: [choice("way")], end: [choice("end")] }),
];

function seated() {
  const { link, wire } = linked();
  wire.tell(position(1, { orders: ORDERS }));
  const shown = signal<Position | null>(link.position.value);
  const selection = new Selection(link, LOOKS, { shown, isCaughtUp: signal(true) } as unknown as Playback);
  const said = (kind: string) =>
    wire.sent
      .filter((each) => (each as { kind: string }).kind === kind)
      .map((each) => (each as { words: string }).words);
  /** The server agrees with what was asked last, by these places. */
  const agree = (...places: string[]) => {
    const forecast = { title: line("forecast-move", {}, places), cases: [], outcomes: [], note: null };
    wire.tell({ kind: "foreseen", words: said("foresee").at(-1), forecast, refusal: null });
  };
  const refuse = () =>
    wire.tell({ kind: "foreseen", words: said("foresee").at(-1), forecast: null, refusal: line("refused-far") });
  return { selection, link, said, agree, refuse };
}

let table: ReturnType<typeof seated>;
beforeEach(() => void (table = seated()));

test("nobody is led by a way where none may be chosen", () => {
  table.selection.switchWay();
  expect(table.selection.way.isOn.value).toBe(false);
});

describe("place by place", () => {
  beforeEach(() => {
    table.selection.press("0001", "mouse");
    table.selection.switchWay();
  });

  test("each press goes on, the server says by which places, and the last one again sets out", () => {
    const { selection, said, agree } = table;
    selection.press("0003", "mouse");
    expect(said("foresee")).toEqual(["way unit 0003"]);
    expect(selection.path.value).toEqual([]);
    agree("0002", "0003");
    expect(selection.path.value).toEqual(["0002", "0003"]);
    selection.press("0103", "mouse");
    agree("0002", "0003", "0103");
    expect(said("do")).toEqual([]);
    selection.press("0103", "mouse");
    expect(said("do")).toEqual(["move unit 0002 0003 0103"]);
  });

  test("a place the way has been in takes it back there, Escape takes back one, the start all", () => {
    const { selection, agree } = table;
    selection.press("0004", "keys");
    agree("0002", "0003", "0004");
    selection.press("0002", "keys");
    agree("0002");
    expect(selection.path.value).toEqual(["0002"]);
    selection.press("0003", "keys");
    agree("0002", "0003");
    selection.cancel();
    agree("0002");
    expect(selection.path.value).toEqual(["0002"]);
    selection.press("0001", "keys");
    expect([selection.path.value, selection.way.isOn.value]).toEqual([[], true]);
    selection.cancel();
    expect([selection.way.isOn.value, selection.subject.value]).toEqual([false, "unit"]);
  });

  test("where it cannot go it stays as it was, and the reason is said", () => {
    const { selection, link, agree, refuse } = table;
    selection.press("0002", "mouse");
    agree("0002");
    selection.press("0909", "mouse");
    refuse();
    expect(link.refusal.value?.key).toBe("refused-far");
    expect(selection.path.value).toEqual(["0002"]);
    selection.press("0003", "mouse");
    expect(table.said("foresee").at(-1)).toBe("way unit 0002 0003");
  });

  test("while it is led, nothing is marked that speaks of its start", () => {
    const { selection, link, agree } = table;
    const lit = () => selection.marks.value.map(({ place }) => place);
    expect(lit()).toEqual(["0002", "0004", "0101"]);
    selection.press("0002", "mouse");
    agree("0002");
    expect(lit()).toEqual([]);
    selection.hovered.value = "0909";
    expect([selection.doubt.place.value, link.refusal.value]).toEqual([null, null]);
    selection.cancel();
    expect(lit()).toEqual(["0002", "0004", "0101"]);
  });

  test("a target that is pressed before the first step is aimed at", () => {
    const { selection, said } = table;
    selection.press("0101", "mouse");
    expect([selection.aim.value, selection.way.isOn.value, said("foresee")]).toEqual(["0101", false, []]);
  });

  test("where it may pass but not end there is no button, but the reason", () => {
    const { selection, agree, refuse } = table;
    selection.press("0002", "mouse");
    agree("0002");
    expect(selection.confirmable.value).toEqual([]);
    refuse();
    expect([selection.confirmable.value, selection.way.hindrance.value?.key]).toEqual([[], "refused-far"]);
    expect(selection.path.value).toEqual(["0002"]);
  });

  test("the button is the way's own, and nothing is aimed at meanwhile", () => {
    const { selection, said, agree } = table;
    expect(selection.confirmable.value).toEqual([]);
    selection.press("0002", "mouse");
    agree("0002");
    agree("0002");
    selection.order(selection.confirmable.value[0]!);
    expect(said("do")).toEqual(["move unit 0002"]);
  });
});

describe("dragging", () => {
  test("a mouse may drag whatever can move, a finger only what was chosen before", () => {
    const { selection } = table;
    const may = () => [selection.drag.may("0001", "mouse"), selection.drag.may("0001", "finger")];
    expect(may()).toEqual([true, false]);
    selection.press("0001", "finger");
    expect(may()).toEqual([true, true]);
    expect(selection.drag.may("0002", "mouse")).toBe(false);
  });

  test("a counter that is dragged draws its way and goes when it is let go, once the server has agreed", () => {
    const { selection, said, agree } = table;
    selection.drag.over("0001", "0002");
    agree("0002");
    selection.drag.over("0001", "0003");
    selection.drag.drop("0003");
    expect(said("do")).toEqual([]);
    agree("0002", "0003");
    expect(said("do")).toEqual(["move unit 0002 0003"]);
  });

  test("back at the start nothing is ordered", () => {
    const { selection, said, agree } = table;
    selection.drag.over("0001", "0002");
    agree("0002");
    selection.drag.over("0001", "0001");
    selection.drag.drop("0001");
    expect([said("do"), selection.way.isOn.value]).toEqual([[], false]);
  });

  test("let go where it cannot be, it waits with its reason", () => {
    const { selection, said, agree, refuse } = table;
    selection.drag.over("0001", "0002");
    agree("0002");
    selection.drag.over("0001", "0909");
    selection.drag.drop("0909");
    refuse();
    expect([said("do"), selection.path.value]).toEqual([[], ["0002"]]);
  });

  test("over a target it aims, and nobody asks whether it could go there", () => {
    const { selection, said } = table;
    selection.drag.over("0001", "0101");
    selection.drag.drop("0101");
    expect([selection.aim.value, said("do"), said("foresee")]).toEqual(["0101", [], []]);
  });

  test("over a target it aims also by a detour, which is not walked", () => {
    const { selection, said, agree } = table;
    selection.drag.over("0001", "0002");
    agree("0002");
    selection.drag.over("0001", "0101");
    selection.drag.drop("0101");
    expect([selection.aim.value, selection.path.value, said("do")]).toEqual(["0101", [], []]);
  });

  test("let go where it was refused before, it does not set out for the place on the way", () => {
    const { selection, link, said, agree, refuse } = table;
    selection.drag.over("0001", "0002");
    agree("0002");
    selection.drag.over("0001", "0909");
    refuse();
    link.refuse(null);
    selection.drag.drop("0909");
    expect([said("do"), selection.path.value, link.refusal.value?.key]).toEqual([[], ["0002"], "refused-far"]);
  });

  test("refused at once, or let go beside the map, nothing is left of it", () => {
    const { selection, said, agree, refuse } = table;
    selection.drag.over("0001", "0909");
    selection.drag.drop("0909");
    refuse();
    expect(selection.way.isOn.value).toBe(false);
    selection.drag.over("0001", "0002");
    agree("0002");
    selection.drag.drop(null);
    expect([selection.way.isOn.value, said("do")]).toEqual([false, []]);
  });
});
