import { describe, expect, test } from "vitest";
import { tried } from "./tried";
import type { ForceView, SideView, View } from "./types";

function force(code: string, place: string): ForceView {
  return { code, side: place.split("/")[0]!, place, rations: 2, medals: 0, is_engaged: false };
}

function table(changes: Partial<View>): View {
  const location = { rubble: 0, is_destroyed: false, controller: null, rations: 2, has_note: true, blocked: [] };
  return {
    seat: "german",
    actor: "german",
    step: "action",
    hand: [{ face: "stuka+2", card: "stuka", firefight: 2, count: 1 }],
    sides: [{ name: "german", top: "24pz" } as SideView],
    locations: [
      { ...location, code: "station", is_contested: true },
      { ...location, code: "pavlov", is_contested: false },
    ],
    forces: [
      force("71inf", "german/station/control"),
      force("76inf", "german/station/perimeter"),
      force("79inf", "german/pavlov/control"),
      force("193rd", "soviet/station/control"),
    ],
    ...changes,
  } as View;
}

describe("what somebody means who presses a thing", () => {
  test.each([
    ["action", "play stuka+2"],
    ["event_round", "play stuka+2"],
    ["reaction", "react stuka+2"],
    ["firefight", "fire stuka+2"],
    ["payment", "give stuka+2"],
    ["losses", "play stuka+2"],
  ])("a card, when asked for %s: %s", (step, words) => {
    expect(tried(table({ step }), null, "stuka+2")).toBe(words);
    expect(tried(table({ step }), "stuka+2", "stuka+2"), "taken up, it means the same").toBe(words);
  });

  test.each([
    ["supply", "71inf", "feed 71inf"],
    ["losses", "71inf", "ration 71inf"],
    ["taken_rations", "193rd", "take 193rd"],
    ["strike", "193rd", "strike 193rd"],
    ["action", "71inf", "attack station 71inf"],
    ["action", "76inf", "move 76inf station/control"],
    ["action", "79inf", "attack pavlov 79inf"],
    ["action", "193rd", "attack station 71inf"],
    ["free_move", "76inf", "move 76inf station/control"],
    ["free_move", "71inf", "move 71inf pavlov/control"],
    ["infiltration", "71inf", "move 71inf pavlov/control"],
    ["muster", "76inf", "place 76inf station/perimeter"],
    ["firefight", "71inf", "feed 71inf"],
    ["firefight", "193rd", null],
  ])("a Force, when asked for %s: %s means %s", (step, code, words) => {
    expect(tried(table({ step }), null, code)).toBe(words);
  });

  test("the Force on sale, and a Location", () => {
    expect(tried(table({}), null, "german/pile")).toBe("reinforce station");
    expect(tried(table({}), null, "station")).toBe("attack station 71inf");
    expect(tried(table({}), null, "pavlov"), "nobody to attack").toBe("attack pavlov 79inf");
    expect(tried(table({ forces: [] }), null, "pavlov"), "nobody who could").toBe("attack pavlov");
    expect(tried(table({ step: "firefight" }), null, "pavlov")).toBe("choose pavlov");
  });

  test("a Force that is held and pointed at an area", () => {
    expect(tried(table({}), "71inf", "german/pavlov/control")).toBe("move 71inf pavlov/control");
    expect(tried(table({}), "24pz", "german/pavlov/perimeter")).toBe("reinforce pavlov");
    expect(tried(table({}), "71inf", "soviet/pavlov/control")).toBeNull();
  });

  test("nothing, while the other side is asked", () => {
    expect(tried(table({ actor: "soviet" }), null, "stuka+2")).toBeNull();
  });
});
