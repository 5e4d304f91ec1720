import { describe, expect, test } from "vitest";
import type { GroupMessage } from "kurgan/api/menu";
import { choice, line, opening } from "kurgan/testing/positions";
import type { Words } from "kurgan/words/words";
import type { View } from "../types";
import { planOf, setsOf } from "./plan";

const WORDS = { get: (key: string) => key } as unknown as Words;
const UNITS = { su57: { hex: "2925" }, mk4b: { hex: "2925" }, su64: { hex: "2924" } };
const VIEW = { step: "target", units: UNITS } as unknown as View;

/** What the server says of a plan: who may join, whether it may begin, and at which odds. */
function answer(taken: string[], others: string[], heading: GroupMessage["heading"]["values"] = {}, isReady = true) {
  const said = (...more: string[]) => ["attack 2825", ...taken, ...more].join(" ");
  const { orders } = opening("2825", {
    join: others.filter((each) => each !== "air").map((each) => choice(said(each))),
  });
  const row = (verb: string, words: string, opens: boolean) => ({
    verb,
    price: 0,
    opens,
    choices: [choice(words, "2825")],
  });
  return [
    {
      subject: "2825",
      heading: line(taken.length > 0 ? "menu-plan" : "menu-target", heading, heading["bound"] ? ["2824"] : []),
      orders: [
        ...(taken.length > 0 && isReady ? [row("commit", said(), false)] : []),
        ...(taken.length > 0
          ? []
          : [row("assault", "attack 2825 su57", false), row("assault", "attack 2825 mk4b su57 air", false)]),
        ...orders,
        ...(others.includes("air") ? [row("fly", said("air"), true)] : []),
      ],
    },
  ];
}

const FIRST = answer([], ["mk4b", "su57", "su64", "air"]);
const opened = (more: Record<string, GroupMessage[]> = {}) =>
  new Map(Object.entries({ "attack 2825": FIRST, ...more }));

describe("the plan of an attack", () => {
  test("waits until a hex is chosen and the server has said who may attack it", () => {
    expect(planOf(VIEW, "2825", new Map())).toBeNull();
    expect(planOf(VIEW, "su57", opened())).toBeNull();
    expect(planOf({ ...VIEW, step: "movement" }, "2825", opened())).toBeNull();
  });

  test("begins with the plan that the server names first, and offers all that it names", () => {
    const plan = planOf(VIEW, "2825", opened())!;
    expect([...plan.items.keys()]).toEqual(["mk4b", "su57", "su64", "air"]);
    expect(plan.first).toEqual(["su57"]);
    expect(setsOf(opened(), "2825")).toEqual([["su57"], ["mk4b", "su57", "air"]]);
  });

  test("where nothing is best, begins with the only one who could join", () => {
    const hopeless = (others: string[]) => {
      const [group] = answer([], others);
      return [{ ...group!, orders: group!.orders.filter(({ verb }) => verb !== "assault") }];
    };
    const first = (...others: string[]) => planOf(VIEW, "2825", opened({ "attack 2825": hopeless(others) }))!.first;
    expect([first("su57", "air"), first("su57", "su64")]).toEqual([["su57"], []]);
  });

  test("is asked about in the same words in whatever order it was put together", () => {
    const plan = planOf(VIEW, "2825", opened())!;
    expect(plan.opening?.(["air", "su64", "mk4b"])).toBe("attack 2825 mk4b su64 air");
    expect(plan.at?.("2925")).toEqual(["mk4b", "su57"]);
  });

  test("takes nobody whom the server does not let join", () => {
    const plan = planOf(VIEW, "2825", opened({ "attack 2825 mk4b": answer(["mk4b"], ["su64"]) }))!;
    expect([...plan.free!(["mk4b"])]).toEqual(["su64"]);
    expect([...plan.free!(["su64"])], "before it is known everybody may").toContain("mk4b");
  });

  test("is ordered when it may begin, and says at which odds", () => {
    const plan = planOf(VIEW, "2825", opened({ "attack 2825 su57": answer(["su57"], [], { column: "2:1" }) }))!;
    expect([plan.orders(["su57"]), plan.called?.(["su57"], WORDS)]).toEqual([["attack 2825 su57"], "plan-commit"]);
    expect([plan.orders(["su64"]), plan.called?.(["su64"], WORDS)]).toEqual([null, null]);
  });

  test.each([
    ["plan-nobody", [], {}],
    ["plan-nobody", ["air"], {}],
    ["plan-asking", ["su64"], {}],
    ["plan-kept", ["su57"], { left: 1 }],
    ["plan-weak", ["su57"], { left: 0 }],
  ])("says what is missing: %s", (key, taken, heading) => {
    const plan = planOf(VIEW, "2825", opened({ "attack 2825 su57": answer(["su57"], [], heading, false) }))!;
    expect(plan.label(taken, WORDS)).toBe(key);
  });

  test("draws an arrow from each hex, and marks whom it binds to attack", () => {
    const plan = planOf(VIEW, "2825", opened({ "attack 2825 mk4b su57": answer(["mk4b", "su57"], [], { bound: 1 }) }))!;
    expect(plan.aims?.(["su57", "mk4b"])).toEqual([
      { kind: "attack", places: ["2925", "2825"] },
      { kind: "sign", places: ["2824"], text: "!" },
    ]);
  });
});
