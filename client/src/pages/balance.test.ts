import { describe, expect, it } from "vitest";
import { balanceOf } from "kurgan/pages/balance";

describe("whom a battle favours", () => {
  it.each([
    [
      { axis: 47.3, soviet: 50.3 },
      { how: "even", seat: null },
    ],
    [
      { axis: 49.3, soviet: 42.6 },
      { how: "even", seat: null },
    ],
    [
      { german: 42.8, soviet: 57.2 },
      { how: "favours", seat: "soviet" },
    ],
    [
      { german: 60, soviet: 40 },
      { how: "favours", seat: "german" },
    ],
    [
      { axis: 0, soviet: 100 },
      { how: "strongly", seat: "soviet" },
    ],
  ])("%o is %o", (wins, balance) => expect(balanceOf(wins)).toEqual(balance));
});
