import { expect, test } from "vitest";
import { spread } from "kurgan/api/menu";
import type { OrdersMessage, Position } from "kurgan/api/types";
import { line, position } from "kurgan/testing/positions";

const NOTHING = { price: 0, costs: [], stops: [], words: [], opens: false };

function choicesOf(orders: OrdersMessage) {
  const sent = { ...position(1), orders: [{ subject: "14pz", heading: line("unit"), orders: [orders] }] } as Position;
  return spread(sent).orders[0]!.orders[0]!.choices;
}

test("a choice is said with its place, and costs what its column says", () => {
  const move = { ...NOTHING, verb: "move", said: "move 14pz", places: ["0101", "0102"], costs: [1, 3], stops: [1] };
  expect(choicesOf(move)).toEqual([
    { words: "move 14pz 0101", place: "0101", cost: 1, stops: false },
    { words: "move 14pz 0102", place: "0102", cost: 3, stops: true },
  ]);
});

test("a choice without a place is said as it is, and an empty column is nothing", () => {
  expect(choicesOf({ ...NOTHING, verb: "rest", said: "rest 14pz", places: [""] })).toEqual([
    { words: "rest 14pz", place: "", cost: 0, stops: false },
  ]);
});

test("words of its own go before the pattern", () => {
  const words = ["attack red-october 71inf", "attack red-october 71inf 336pi"];
  const attack = { ...NOTHING, verb: "attack", said: "", places: ["red-october", "red-october"], words };
  expect(choicesOf(attack).map((choice) => choice.words)).toEqual(words);
});
