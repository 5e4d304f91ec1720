import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import { Gather, type Gathering } from "kurgan/table/gather";

/** An attack that may be made by any of these. */
function attack(name: string, ...able: string[]): Gathering {
  return {
    name,
    items: new Map(able.map((each) => [each, 1])),
    first: able,
    orders: (taken) => (taken.length > 0 ? [`attack ${[...taken].toSorted().join(" ")}`] : null),
    label: (taken) => `attack with ${taken.length}`,
  };
}

/** A payment of so many cards. */
function payment(due: number, cards: Record<string, number>): Gathering {
  return {
    name: "payment",
    items: new Map(Object.entries(cards)),
    first: [],
    orders: (taken) => (taken.length === due ? taken.map((each) => `give ${each}`) : null),
    label: (taken) => `${taken.length} of ${due}`,
  };
}

function gathering(first: Gathering | null) {
  const now = signal(first);
  return { now, gather: new Gather(now) };
}

describe("what is gathered", () => {
  test("all are taken at first, and a press lets one go or takes it again", () => {
    const { gather } = gathering(attack("station", "71inf", "94inf"));
    expect(gather.orders.value).toEqual(["attack 71inf 94inf"]);
    expect(gather.press("71inf")).toBe(true);
    expect(gather.orders.value).toEqual(["attack 94inf"]);
    gather.press("71inf");
    expect(gather.orders.value).toEqual(["attack 71inf 94inf"]);
  });

  test("with nothing taken nothing can be ordered", () => {
    const { gather } = gathering(attack("station", "71inf"));
    gather.press("71inf");
    expect(gather.orders.value).toBeNull();
  });

  test("a press elsewhere is nobody's business here", () => {
    const { gather } = gathering(attack("station", "71inf"));
    expect(gather.press("24pz")).toBe(false);
    expect(gather.taken.value).toEqual(["71inf"]);
  });

  test("equal cards are taken one after the other, then all let go", () => {
    const { gather } = gathering(payment(3, { "hug-1": 2, "bunker+1": 1 }));
    gather.press("hug-1");
    gather.press("hug-1");
    expect(gather.orders.value).toBeNull();
    gather.press("bunker+1");
    expect(gather.orders.value).toEqual(["give hug-1", "give hug-1", "give bunker+1"]);
    gather.press("hug-1");
    expect(gather.taken.value).toEqual(["bunker+1"]);
  });

  test("the same question told again keeps what was taken, if it is still there", () => {
    const { now, gather } = gathering(payment(2, { "hug-1": 1, "bunker+1": 1 }));
    gather.press("hug-1");
    gather.press("bunker+1");
    now.value = payment(1, { "bunker+1": 1 });
    expect(gather.taken.value).toEqual(["bunker+1"]);
    expect(gather.orders.value).toEqual(["give bunker+1"]);
  });

  test("what is there fewer times than it was taken is taken fewer times", () => {
    const { now, gather } = gathering(payment(3, { "hug-1": 2, "bunker+1": 1 }));
    gather.press("hug-1");
    gather.press("hug-1");
    now.value = payment(2, { "hug-1": 1, "bunker+1": 1 });
    expect([gather.taken.value, gather.orders.value]).toEqual([["hug-1"], null]);
  });

  test("another question begins anew, and none leaves nothing", () => {
    const { now, gather } = gathering(attack("station", "71inf", "94inf"));
    gather.press("71inf");
    now.value = attack("pavlov", "24pz");
    expect(gather.taken.value).toEqual(["24pz"]);
    now.value = null;
    expect([gather.taken.value, gather.orders.value]).toEqual([[], null]);
  });
});

/** Two stand in one place and one in another; no two of `narrow` together. */
function stacks(...narrow: string[]): Gathering {
  const at: Record<string, string[]> = { "0101": ["14pz", "24pz"], "0202": ["71inf"] };
  const all = Object.values(at).flat();
  return {
    ...attack("0102", ...all),
    first: [],
    at: (place) => at[place] ?? [],
    opening: (taken) => ["attack 0102", ...taken].join(" "),
    free: (taken) =>
      new Set(all.filter((each) => !narrow.includes(each) || !taken.some((one) => narrow.includes(one)))),
  };
}

describe("things that stand in places", () => {
  test("a press on a stack takes one after the other, and in the end lets all of them go", () => {
    const { gather } = gathering(stacks());
    const taken = () => (gather.pressAt("0101", null), gather.taken.value);
    gather.pressAt("0202", null);
    expect([taken(), taken(), taken()]).toEqual([["71inf", "14pz"], ["71inf", "14pz", "24pz"], ["71inf"]]);
  });

  test("the one that is meant is taken, and let go again", () => {
    const { gather } = gathering(stacks());
    gather.pressAt("0101", "24pz");
    expect(gather.taken.value).toEqual(["24pz"]);
    gather.pressAt("0101", "24pz");
    expect(gather.taken.value).toEqual([]);
  });

  test("what may not be added is not taken, and a press on it is nobody's business here", () => {
    const { gather } = gathering(stacks("14pz", "24pz"));
    gather.press("14pz");
    expect([gather.free.value, gather.press("24pz")]).toEqual([["71inf"], false]);
    expect([gather.isAt("0101"), gather.isAt("0303"), gather.pressAt("0303", null)]).toEqual([true, false, false]);
    gather.pressAt("0101", null);
    expect(gather.taken.value, "a press on the place lets go of those there").toEqual([]);
  });

  test("where only one can be taken, another takes its place", () => {
    const { gather } = gathering({ ...stacks(), most: 1 });
    gather.press("14pz");
    gather.press("71inf");
    expect(gather.taken.value).toEqual(["71inf"]);
  });

  test("the server is asked about whatever is taken now", () => {
    const { gather } = gathering(stacks());
    expect(gather.opening.value).toBe("attack 0102");
    gather.take(["24pz", "71inf", "who?"]);
    expect(gather.opening.value).toBe("attack 0102 24pz 71inf");
  });
});
