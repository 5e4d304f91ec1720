// Presses on things that are taken together, and on things that cannot be used, through the selection.

import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import type { GroupMessage, Position } from "kurgan/api/menu";
import type { Gathering } from "kurgan/table/gather";
import type { Looks } from "kurgan/table/looks";
import type { Playback } from "kurgan/table/playback";
import { Selection } from "kurgan/table/selection";
import { choice, group, position } from "kurgan/testing/positions";
import { linked } from "kurgan/testing/wire";

const ORDERS = [
  group("station", {
    attack: ["71 94", "71", "94"].map((forces) => choice(`attack station ${forces}`, "station")),
  }),
  group("94", { move: [choice("move 94 ferry", "ferry")] }),
];

/** All that may attack at once, as a game would say it. */
function gathering(_view: object, orders: GroupMessage[], subject: string | null): Gathering | null {
  if (subject !== "station" || orders.length === 0) return null;
  return {
    name: "attack",
    items: new Map([
      ["71", 1],
      ["94", 1],
    ]),
    first: ["71", "94"],
    orders: (taken) => (taken.length > 0 ? [`attack station ${[...taken].toSorted().join(" ")}`] : null),
    label: () => "",
  };
}

const LOOKS = {
  plain: new Set<string>(),
  main: ["attack"],
  light: () => "attack",
  subjectsAt: (_view: unknown, place: string) => [place],
  placeOf: (_view: unknown, subject: string) => subject,
  tried: (_view: unknown, subject: string | null, place: string) => (subject === null ? `use ${place}` : null),
  gathering,
} as unknown as Looks;

function seated(first: Position | null = position(1, { orders: ORDERS })) {
  const { link, wire } = linked();
  if (first) wire.tell(first);
  const shown = signal<Position | null>(link.position.value);
  const playback = { shown, isCaughtUp: signal(true) } as unknown as Playback;
  const selection = new Selection(link, LOOKS, playback);
  const buttons = () => selection.confirmable.value.map((offer) => offer.choice.words);
  const done = () => wire.sent.flatMap((said) => ((said as { kind: string }).kind === "do" ? [wordsIn(said)] : []));
  return { selection, wire, shown, buttons, done };
}

const wordsIn = (said: unknown) => (said as { words: string }).words;

describe("gathering over the map", () => {
  test("the place is pressed, then the counters: one button, for just those", () => {
    const { selection, buttons } = seated();
    selection.press("station", "mouse");
    expect(buttons()).toEqual(["attack station 71 94"]);
    selection.press("94", "finger");
    expect(buttons()).toEqual(["attack station 71"]);
    expect(selection.subject.value, "a counter that is taken is not picked up").toBe("station");
    selection.press("71", "keys");
    expect(buttons()).toEqual([]);
  });

  test.each(["mouse", "finger", "keys"] as const)(
    "a second press on the place orders just what was taken: %s",
    (by) => {
      const { selection, done } = seated();
      selection.press("station", by);
      selection.press("71", by);
      selection.press("station", by);
      expect(done()).toEqual(["attack station 94"]);
    },
  );

  test("a second press on the place orders nothing while nothing is taken", () => {
    const { selection, done } = seated();
    for (const place of ["station", "71", "94", "station"]) selection.press(place, "keys");
    expect([done(), selection.subject.value]).toEqual([[], "station"]);
  });

  test("how many of a place are taken can be told", () => {
    const { selection } = seated();
    for (const place of ["station", "94"]) selection.press(place, "keys");
    const counted = ["71", "94", "ferry"].map((place) => selection.gather.countAt(place));
    expect(counted).toEqual([
      { taken: 1, all: 1 },
      { taken: 0, all: 1 },
      { taken: 0, all: 0 },
    ]);
  });

  test("without the place, a press picks the counter up as ever", () => {
    const { selection } = seated();
    selection.press("94", "mouse");
    expect([selection.subject.value, selection.gather.taken.value]).toEqual(["94", []]);
  });

  test("behind a curtain nothing is gathered", () => {
    const { selection, shown } = seated(null);
    expect(selection.gather.gathering.value).toBeNull();
    shown.value = position(1, { orders: ORDERS });
    selection.press("station", "mouse");
    shown.value = null;
    expect(selection.gather.taken.value).toEqual([]);
  });
});

describe("what cannot be used", () => {
  test("a press asks the server for its reason", () => {
    const { selection, wire } = seated();
    selection.press("stuka", "finger");
    expect(wire.sent).toEqual([{ kind: "foresee", words: "use stuka" }]);
  });

  test("what can be used is not asked about", () => {
    const { selection, wire } = seated();
    selection.press("station", "finger");
    selection.press("ferry", "finger");
    expect(wire.sent.filter((said) => JSON.stringify(said).includes("use station"))).toEqual([]);
  });
});
