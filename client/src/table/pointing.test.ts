// A mouse that rests: on a target it is told what would come of it, elsewhere why nothing would.

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { choice, group, line } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";

const ORDERS = [
  group("unit", { attack: [choice("attack unit 0201", "0201")], move: [choice("move unit 0102", "0102", 1)] }),
  group("friend", { move: [choice("move friend 0302", "0302", 1)] }),
];
const WHY = line("refused-far");

function resting() {
  const { sitting, wire } = seated(ORDERS, {
    subjectsAt: (_view: unknown, place: string) =>
      ({ "0101": ["unit"], "0301": ["friend"], "0401": ["spent"] })[place] ?? [],
    tried: (_view: unknown, subject: string | null, place: string) => subject && `move ${subject} ${place}`,
  });
  const rest = (place: string | null, time = 1000) => {
    sitting.selection.hovered.value = place;
    vi.advanceTimersByTime(time);
  };
  const asked = () => wire.sent.map((said) => (said as { words: string }).words);
  return { ...sitting, rest, asked, wire };
}

let table: ReturnType<typeof resting>;
beforeEach(() => {
  vi.useFakeTimers();
  table = resting();
});
afterEach(() => {
  table.selection.close();
  vi.useRealTimers();
});

describe("with somebody chosen", () => {
  beforeEach(() => table.selection.pick("unit"));

  test("what would happen is asked for after a glance, and not of places that are only crossed", () => {
    table.rest("0201", 10);
    table.rest("0102", 10);
    expect(table.asked()).toEqual([]);
    table.rest("0201", 60);
    expect(table.asked()).toEqual(["attack unit 0201"]);
  });

  test("why nothing is lit here is asked after a while, and forgotten over a place that is", () => {
    table.rest("0501", 200);
    expect(table.asked()).toEqual([]);
    table.rest("0501", 200);
    expect(table.asked()).toEqual(["move unit 0501"]);
    table.wire.tell({ kind: "foreseen", words: "move unit 0501", forecast: null, refusal: WHY });
    expect(table.selection.doubt.hindrance.value).toEqual(WHY);
    table.rest(null);
    expect(table.selection.doubt.hindrance.value, "it stays while the mouse leaves the map").toEqual(WHY);
    table.rest("0102");
    expect(table.selection.doubt.hindrance.value).toBeNull();
  });

  test("why nothing can be done where one presses is said at once, and asked for if it is not known", () => {
    table.selection.press("0501", "mouse");
    expect(table.asked()).toEqual(["move unit 0501"]);
    table.wire.tell({ kind: "foreseen", words: "move unit 0501", forecast: null, refusal: WHY });
    expect(table.link.refusal.value).toEqual(WHY);
  });

  test("an aim is let go of with the unit", () => {
    table.selection.press("0201", "finger");
    expect(table.selection.aim.value).toBe("0201");
    table.selection.pick("friend");
    expect(table.selection.aim.value).toBeNull();
  });

  test("nobody wonders over the unit itself or a friend that may act, but over one that may not", () => {
    table.rest("0101");
    table.rest("0301");
    expect(table.asked()).toEqual([]);
    table.rest("0401");
    expect(table.asked()).toEqual(["move unit 0401"]);
  });

  test("while a way is drawn it says itself why it cannot go on", () => {
    table.selection.way.begin("unit");
    table.rest("0501");
    expect(table.asked()).toEqual([]);
  });
});

test("with nobody chosen nothing is asked", () => {
  table.rest("0501");
  expect(table.asked()).toEqual([]);
});
