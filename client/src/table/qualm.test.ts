// What is asked before an order that brings something grave with it, and what is not.

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CautionMessage, ForecastMessage } from "kurgan/api/types";
import { asked } from "kurgan/table/asking";
import { allOffers } from "kurgan/table/offers";
import { graveIn } from "kurgan/table/qualm";
import { choice, group, line } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";

const ORDERS = [
  group("unit", { attack: [choice("attack unit 0201", "0201")], move: [choice("move unit 0102", "0102", 1)] }),
  group("other", { move: [choice("move other 0302", "0302", 1)] }),
];

function caution(gravity: CautionMessage["gravity"]): CautionMessage {
  return { line: line(`caution-${gravity}`), gravity };
}

function forecast(...cautions: CautionMessage[]): ForecastMessage {
  return { title: line("forecast"), cases: [], outcomes: [], note: null, summary: [], cautions };
}

function weighing() {
  const { sitting, wire } = seated(ORDERS, { weighed: new Set(["attack"]) });
  const order = (verb: string) =>
    sitting.selection.order(allOffers(sitting.selection.orders.value).find((each) => each.verb === verb)!);
  const said = (kind: string) =>
    (wire.sent as { kind: string; words: string }[]).flatMap((each) => (each.kind === kind ? [each.words] : []));
  const answer = (...cautions: CautionMessage[]) =>
    wire.tell({ kind: "foreseen", words: "attack unit 0201", forecast: forecast(...cautions), refusal: null });
  return { ...sitting, wire, order, said, answer };
}

let table: ReturnType<typeof weighing>;
beforeEach(() => (table = weighing()));
afterEach(() => {
  table.selection.close();
  asked.value = null;
});

describe("an order that is weighed", () => {
  test("waits until it is known what it brings, and is given if that is nothing", () => {
    table.order("attack");
    expect([table.said("foresee"), table.said("do")]).toEqual([["attack unit 0201"], []]);
    table.answer();
    expect([table.said("do"), asked.value]).toEqual([["attack unit 0201"], null]);
  });

  test.each(["note", "danger"] as const)("is given with a %s", (gravity) => {
    table.order("attack");
    table.answer(caution(gravity));
    expect([table.said("do"), asked.value]).toEqual([["attack unit 0201"], null]);
  });

  test("is asked about with all that it brings, and given when somebody says yes", () => {
    table.order("attack");
    table.answer(caution("note"), caution("doubt"));
    expect(asked.value).toMatchObject({ what: "doubt", cautions: [caution("note"), caution("doubt")] });
    expect(table.said("do")).toEqual([]);
    if (asked.value?.what === "doubt") table.selection.give(asked.value.offer);
    expect(table.said("do")).toEqual(["attack unit 0201"]);
  });

  test("is given where the server has something against it: it says what", () => {
    table.order("attack");
    table.wire.tell({ kind: "foreseen", words: "attack unit 0201", forecast: null, refusal: line("refused") });
    expect(table.said("do")).toEqual(["attack unit 0201"]);
  });

  test("is forgotten by whoever takes up something else meanwhile", () => {
    table.order("attack");
    table.selection.pick("other");
    table.answer(caution("doubt"));
    expect([table.said("do"), asked.value]).toEqual([[], null]);
  });

  test("an order of another verb goes out at once", () => {
    table.order("move");
    expect([table.said("foresee"), table.said("do")]).toEqual([[], ["move unit 0102"]]);
  });
});

test("a note is not grave, danger and doubt are", () => {
  const all = (["note", "danger", "doubt"] as const).map(caution);
  expect(graveIn(forecast(...all)).map(({ gravity }) => gravity)).toEqual(["danger", "doubt"]);
  expect([graveIn(null), graveIn(undefined)]).toEqual([[], []]);
});
