import { describe, expect, test } from "vitest";
import {
  allOffers,
  costWord,
  isPlaced,
  label,
  offersAt,
  offersOf,
  openingsOf,
  openingTo,
  priceWord,
  SIDE,
  tableLine,
  unfolded,
} from "kurgan/table/offers";
import { choice, group, line, opening } from "kurgan/testing/positions";
import { Words } from "kurgan/words/words";

const ORDERS = [
  group("tank", { move: [choice("move tank a1", "a1", 2)], rest: [choice("rest tank", "tank")] }, 1),
  group("scout", { move: [choice("move scout a1", "a1", 1)] }, 1),
  group(SIDE, { strike: [choice("strike a1", "a1"), choice("strike b2", "b2")], end: [choice("end")] }),
];

const WORDS = new Words("en", [
  "verb-move = move\naction-attack = Attack\nverb-attack = attack\nprice = { $price } CP\nprice-pay = { $price } cards\n" +
    "price-free = free\ncost-move = { $cost } points\nlog-x = at a terminal\nlog-x-table = at the table\nlog-y = everywhere",
]);

describe("what is offered", () => {
  test("every order is found once, with its subject, verb and price", () => {
    expect(allOffers(ORDERS).map(({ subject, verb, price, choice }) => [subject, verb, price, choice.words])).toEqual([
      ["tank", "move", 1, "move tank a1"],
      ["tank", "rest", 1, "rest tank"],
      ["scout", "move", 1, "move scout a1"],
      [SIDE, "strike", 0, "strike a1"],
      [SIDE, "strike", 0, "strike b2"],
      [SIDE, "end", 0, "end"],
    ]);
  });

  test("a subject has its own orders and nobody else's", () => {
    expect(offersOf(ORDERS, "scout").map(({ choice }) => choice.words)).toEqual(["move scout a1"]);
    expect(offersOf(ORDERS, null)).toEqual([]);
  });

  test("at a place the subject comes first, then the side", () => {
    expect(offersAt(ORDERS, "tank", "a1").map(({ choice }) => choice.words)).toEqual(["move tank a1", "strike a1"]);
  });

  test("a place that only the side reaches is no target of a subject's, but of the side's", () => {
    expect(offersAt(ORDERS, "tank", "b2")).toEqual([]);
    expect(offersAt(ORDERS, SIDE, "b2").map(({ choice }) => choice.words)).toEqual(["strike b2"]);
  });

  test("what is done on the spot points nowhere", () => {
    expect(allOffers(ORDERS).map(isPlaced)).toEqual([true, false, true, true, true, false]);
  });
});

describe("what a button says", () => {
  const offer = (verb: string, price: number, subject = "tank") => ({
    subject,
    verb,
    price,
    choice: choice("x", "a1", 3),
  });

  test("the verb, what it costs the side and what it costs the subject", () => {
    expect(label(WORDS, offer("move", 1))).toBe("Move · 1 CP · 3 points");
  });

  test("a game's own word for an action, and for one order", () => {
    expect(label(WORDS, offer("attack", 1))).toBe("Attack · 1 CP");
    expect(label(WORDS, offer("attack", 1), "Storm the silo")).toBe("Storm the silo · 1 CP");
  });

  test("a verb may have a price of its own; free is only remarkable for a subject", () => {
    expect(priceWord(WORDS, offer("pay", 2))).toBe("2 cards");
    expect(priceWord(WORDS, offer("move", 0))).toBe("free");
    expect(priceWord(WORDS, offer("move", 0, SIDE))).toBe("");
  });

  test("a cost without a word is not said", () => {
    expect(costWord(WORDS, offer("attack", 1))).toBe("");
  });

  test("a line may be said otherwise at the table", () => {
    expect([tableLine(WORDS, line("log-x")), tableLine(WORDS, line("log-y"))]).toEqual(["at the table", "everywhere"]);
  });
});

describe("orders that are given in parts", () => {
  const menu = [
    opening("tank", { move: [choice("move tank")], attack: [choice("attack tank")] }),
    group("scout", { rest: [choice("rest scout")] }),
  ];
  const moves = [group("tank", { move: [choice("move tank a1", "a1"), choice("move tank b2", "b2")] })];
  const words = (orders: typeof menu) => allOffers(orders).map(({ choice }) => choice.words);

  test("an opening is no offer, and leads to what begins with its words", () => {
    expect(words(menu)).toEqual(["rest scout"]);
    expect(openingsOf(menu, "tank").map(({ choice }) => choice.words)).toEqual(["move tank", "attack tank"]);
    expect(openingTo(menu, "attack tank b2")?.choice.words).toBe("attack tank");
    expect(openingTo(menu, "attack tanker b2")).toBeUndefined();
  });

  test("what follows stands in its place, and what nobody asked about stays the same object", () => {
    const found = unfolded(menu, new Map([["move tank", moves]]));
    expect(found.map(({ subject }) => subject)).toEqual(["tank", "scout"]);
    expect(words(found)).toEqual(["move tank a1", "move tank b2", "rest scout"]);
    expect(openingsOf(found, "tank").map(({ verb }) => verb)).toEqual(["attack"]);
    expect(found[0]!.heading).toBe(menu[0]!.heading);
    expect(found[1]).toBe(menu[1]);
    expect(unfolded(menu, new Map([["move bus", moves]]))).toBe(menu);
  });

  test("what follows may open more, and may be said to others", () => {
    const more = [opening("tank", { move: [choice("move tank a1")] }), group("scout", { follow: [choice("follow")] })];
    const last = [group("tank", { move: [choice("move tank a1 b1", "b1")] })];
    const found = unfolded(
      menu,
      new Map([
        ["move tank", more],
        ["move tank a1", last],
      ]),
    );
    expect(words(found)).toEqual(["move tank a1 b1", "follow", "rest scout"]);
    expect(found).toHaveLength(2);
  });

  test("who has nothing left to do is no longer there", () => {
    const found = unfolded([opening("tank", { move: [choice("move tank")] })], new Map([["move tank", []]]));
    expect(found).toEqual([]);
  });
});
