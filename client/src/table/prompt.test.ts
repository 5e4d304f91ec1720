// What the bar says and which of its buttons is the main one, drawn as a player sees it.

import { signal } from "@preact/signals";
import { h, render } from "preact";
import { describe, expect, test } from "vitest";
import type { GroupMessage } from "kurgan/api/menu";
import type { LineMessage } from "kurgan/api/types";
import { asked, endTurn } from "kurgan/table/asking";
import type { Looks } from "kurgan/table/looks";
import { PromptBar } from "kurgan/table/PromptBar";
import { sentence } from "kurgan/table/sentence";
import { SittingContext, type Sitting } from "kurgan/table/sitting";
import { Windows } from "kurgan/table/Windows";
import { choice, group, line, position } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";
import theme from "kurgan/theme.css?raw";
import { Words } from "kurgan/words/words";

const WORDS = new Words("en", [
  "table-no-target = Choose a target\ntable-no-place = Choose a place\ntable-cancel = Cancel\naction-play = Play\naction-discard = Discard it",
]);
const LOOKS: Partial<Looks> = {
  main: ["play", "discard"],
  forgoes: new Set(["discard"]),
  light: (verb) => (verb === "attack" ? "attack" : "go"),
  subjectsAt: (_view, place) => [place],
  placeOf: (_view, subject) => subject,
};

/** The bar for somebody who has taken up a subject: its buttons, the main one marked. */
function buttonsOf(orders: GroupMessage[], subject: string, pointed: string | null = null): string[] {
  const { sitting } = seated(orders, LOOKS);
  sitting.selection.pick(subject);
  sitting.selection.hovered.value = pointed;
  render(null, document.body);
  const bar = h(PromptBar, {});
  render(h(SittingContext.Provider, { value: { ...sitting, words: WORDS }, children: bar }), document.body);
  const parts = [...document.querySelectorAll(".prompt-buttons > *")];
  return parts.map((each) => `${each.classList.contains("main") ? "main: " : ""}${each.textContent}`);
}

describe("the main button", () => {
  const discard = { discard: [choice("discard card")] };

  test("is what a card is for; what gives it up stands beside it", () => {
    const orders = [group("card", { ...discard, play: [choice("play card")] })];
    expect(buttonsOf(orders, "card")).toEqual(["Cancel", "Discard it", "main: Play"]);
  });

  test("is missing where a card can only be given up", () => {
    expect(buttonsOf([group("card", discard)], "card")).toEqual(["Cancel", "Discard it"]);
  });

  describe("waits for what there is to choose", () => {
    const moves = { move: [choice("move unit a1", "a1")] };
    const attacks = { attack: [choice("attack unit b1", "b1")] };

    test("a place to go, or a target", () => {
      expect(buttonsOf([group("unit", moves)], "unit")).toEqual(["Cancel", "Choose a place"]);
      expect(buttonsOf([group("unit", attacks)], "unit")).toEqual(["Cancel", "Choose a target"]);
    });

    test("where a unit may do both, what is pointed at says which", () => {
      const waits = (pointed: string) => buttonsOf([group("unit", { ...moves, ...attacks })], "unit", pointed).at(-1);
      expect([waits("a1"), waits("b1")]).toEqual(["Choose a place", "Choose a target"]);
    });
  });
});

describe("what would be lost", () => {
  test("is asked about in the words of the button, whatever it ends", () => {
    const looks = { main: ["stop"], leftOver: () => line("left"), called: () => "Take no more" };
    const { sitting } = seated([group("", { stop: [choice("stop")] })], looks);
    const words = new Words("en", ["table-sure = { $what }?\nleft = One is left.\ntable-end-no = Keep playing"]);
    endTurn({ ...sitting, words });
    HTMLDialogElement.prototype.showModal ??= () => {};
    render(h(SittingContext.Provider, { value: { ...sitting, words }, children: h(Windows, {}) }), document.body);
    const said = [...document.querySelectorAll("dialog h2, dialog button")].map((each) => each.textContent);
    expect(said).toEqual(["Take no more?", "Keep playing", "Take no more"]);
    asked.value = null;
  });
});

const ORDERS = [group("", { end: [choice("end")] })];

/** Somebody whose turn it is, while the map shows a moment in which the other side was waited for. */
function lookingBack(changes: Partial<Sitting["playback"]>) {
  const { sitting } = seated(ORDERS);
  const shown = signal(position(0, { to_move: "blue", prompt: line("prompt-wait") }));
  const words = { get: (key: string) => key, say: ({ key }: { key: string }) => key, has: () => false };
  return { ...sitting, words, playback: { ...sitting.playback, shown, ...changes } } as unknown as Sitting;
}

test("the prompt of an earlier moment is not said as if it were the present one", () => {
  const isNewest = signal(false);
  expect(sentence(lookingBack({ isNewest, isPaused: signal(false) }))).toBe("table-replaying");
  expect(sentence(lookingBack({ isNewest, isPaused: signal(true) }))).toBe("table-earlier");
  expect(sentence(lookingBack({ isNewest: signal(true) }))).toBe("prompt-wait");
});

/** A unit that may move and may be led. */
function leadable() {
  const looks: Partial<Looks> = {
    ways: {
      verb: "way",
      tried: (subject, places) => `way ${subject} ${places.join(" ")}`,
      ordered: (subject, places) => `move ${subject} ${places.join(" ")}`,
    },
  };
  const orders = [group("unit", { move: [choice("move unit 0102", "0102")] }), group("", { way: [choice("way")] })];
  const { sitting, wire } = seated(orders, looks);
  const words = { get: (key: string) => key, say: ({ key }: { key: string }) => key, has: () => false };
  sitting.selection.pick("unit");
  return { sitting: { ...sitting, words } as unknown as Sitting, wire };
}

test("the switch of the way looks different when it is on", () => {
  const { sitting } = leadable();
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = theme;
  const look = () => {
    render(null, document.body);
    render(h(SittingContext.Provider, { value: sitting, children: h(PromptBar, {}) }), document.body);
    return getComputedStyle(document.querySelector("[aria-pressed]")!).boxShadow;
  };
  const off = look();
  sitting.selection.switchWay();
  const on = look();
  style.remove();
  expect(on).not.toBe(off);
});

test("a way that is being chosen says how it is continued and how it is ended", () => {
  const { sitting, wire } = leadable();
  const said = () => sentence(sitting);
  sitting.selection.switchWay();
  expect(said()).toBe("table-choose-way");
  sitting.selection.press("0102", "mouse");
  const forecast = { title: line("forecast-move", {}, ["0102"]), cases: [], outcomes: [], note: null };
  wire.tell({ kind: "foreseen", words: "way unit 0102", forecast, refusal: null });
  expect(said()).toBe("table-would-lead");
});

describe("a question that names places", () => {
  const owed = line("owed", { place: line("place", {}, ["0201"]), other: line("place", {}, ["0301"]) });

  function shown(prompt: LineMessage, subject: string | null = null) {
    const found = seated([group("unit", { move: [choice("move unit 0102", "0102")] })]);
    found.answer(2, found.sitting.selection.orders.value, { prompt });
    found.sitting.selection.pick(subject);
    render(null, document.body);
    const value = { ...found.sitting, words: new Words("en", ["table-show = Show"]) };
    render(h(SittingContext.Provider, { value, children: h(PromptBar, {}) }), document.body);
    return { button: document.querySelector<HTMLElement>(".show-places"), selection: found.sitting.selection };
  }

  test("shows them on the board", () => {
    const { button, selection } = shown(line("prompt", { owed, count: 2 }));
    button!.click();
    expect([button!.textContent, selection.pointed.value]).toEqual(["◎ Show", ["0201", "0301"]]);
  });

  test("has nothing to show where it names none, or while something is held", () => {
    expect([shown(line("prompt", { count: 2 })).button, shown(line("prompt", { owed }), "unit").button]).toEqual([
      null,
      null,
    ]);
  });
});

test("of what the side does to places a game may ask in a sentence of its own", () => {
  const { sitting } = seated([group("", { cover: [choice("cover 0101", "0101")] })], LOOKS);
  sitting.selection.takeMode("cover");
  const asks = (...own: string[]) =>
    sentence({
      ...sitting,
      words: new Words("en", ["table-choose-side = { $action }?\naction-cover = Cover", ...own]),
    });
  expect([asks(), asks("action-cover-asks = Whom do they cover?")]).toEqual(["Cover?", "Whom do they cover?"]);
});
