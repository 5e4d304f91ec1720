import { describe, expect, test } from "vitest";
import { choice, group, line } from "kurgan/testing/positions";
import { Words } from "kurgan/words/words";
import { gathering } from "./gathering";
import type { View } from "./types";

const WORDS = new Words("en", [
  "bs-paying = { $what }: { $more } more\nbs-paying-over = { $what }: { $over } too many",
]);
const ATTACKS = group("station", {
  attack: ["71inf 94inf", "71inf", "94inf"].map((forces) => choice(`attack station ${forces}`, "station")),
});

function table(changes: Partial<View>): View {
  return { step: "action", seat: "german", hand: [], left: 0, ...changes } as View;
}

function held(face: string, count: number): View["hand"][number] {
  return { face, card: face, firefight: 1, count };
}

describe("the Forces of an attack", () => {
  const attack = gathering(table({}), [ATTACKS], "station");

  test("begin with the strongest set that is offered", () => {
    expect(attack?.first).toEqual(["71inf", "94inf"]);
    expect([...attack!.items.keys()]).toEqual(["71inf", "94inf"]);
  });

  test("are ordered in the words that were offered, in whatever order they were pressed", () => {
    expect(attack?.orders(["94inf", "71inf"])).toEqual(["attack station 71inf 94inf"]);
    expect(attack?.orders(["94inf"])).toEqual(["attack station 94inf"]);
  });

  test("are at least one", () => {
    expect(attack?.orders([])).toBeNull();
  });

  test("need no choosing where there is one way alone, or no Location is held", () => {
    const one = group("station", { attack: [choice("attack station 71inf", "station")] });
    expect(gathering(table({}), [one], "station")).toBeNull();
    expect(gathering(table({}), [ATTACKS], null)).toBeNull();
  });
});

describe("the cards of a payment", () => {
  test("are counted in the prompt: what is missing, and what is too much", () => {
    const payment = gathering(due, orders, null);
    const said = (...taken: string[]) => payment?.asks?.(taken, line("prompt-payment", { what: "24th" }), WORDS);
    expect(said("hug-1")).toBe("24th: 1 more");
    expect(said("hug-1", "hug-1")).toBe("24th: 0 more");
    expect(said("hug-1", "hug-1", "bunker+1")).toBe("24th: 1 too many");
  });

  const hand = [held("hug-1", 2), held("bunker+1", 1)];
  const due = table({ step: "payment", hand, left: 2 });
  const orders = [group("hug-1", { give: [choice("give hug-1")] })];

  test("are ordered one after the other once they are enough", () => {
    const payment = gathering(due, orders, null);
    expect(payment?.orders(["hug-1"])).toBeNull();
    expect(payment?.orders(["hug-1", "hug-1"])).toEqual(["give hug-1", "give hug-1"]);
    expect(payment?.orders(["hug-1", "hug-1", "bunker+1"])).toBeNull();
  });

  test("are as many of a kind as are held", () => {
    expect(gathering(due, orders, null)?.items).toEqual(
      new Map([
        ["hug-1", 2],
        ["bunker+1", 1],
      ]),
    );
  });

  test("are no more of a kind than are due", () => {
    expect(gathering(table({ ...due, left: 1 }), orders, null)?.items.get("hug-1")).toBe(1);
  });

  test("are not asked of who does not pay", () => {
    expect(gathering(due, [], null)).toBeNull();
  });
});
