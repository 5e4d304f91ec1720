import { signal } from "@preact/signals";
import { beforeEach, describe, expect, test } from "vitest";
import { asked, endTurn } from "kurgan/table/asking";
import { areLettersOn, pressKey, pressMapKey, switchLetters } from "kurgan/table/keys";
import { overlays } from "kurgan/table/overlays";
import { choice, group, line } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";

const ORDERS = [
  group("unit", { move: [choice("move unit 0102", "0102")] }),
  group("tank", { move: [choice("move tank 0102", "0102")] }),
  group("", { end: [choice("end")] }),
];

function pressed(key: string, more: KeyboardEventInit = {}, target: Element = document.body): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true, ...more });
  Object.defineProperty(event, "target", { value: target });
  return event;
}

beforeEach(() => {
  asked.value = null;
  overlays.value = new Set();
  document.body.replaceChildren();
});

describe("letters", () => {
  test("n takes the next unit, and the first again after the last", () => {
    const { sitting } = seated(ORDERS);
    const taken = ["n", "n", "N"].map((key) => {
      pressKey(pressed(key), sitting);
      return sitting.selection.subject.value;
    });
    expect(taken).toEqual(["unit", "tank", "unit"]);
  });

  test("e ends the turn at once, or asks first if something worth keeping is left", () => {
    const { sitting, done } = seated(ORDERS);
    pressKey(pressed("e"), sitting);
    expect(done()).toEqual(["end"]);
    const careful = seated(ORDERS, { leftOver: () => line("left-over") });
    endTurn(careful.sitting);
    expect([careful.done(), asked.value?.what]).toEqual([[], "end"]);
  });

  test("e asks why, where it cannot end", () => {
    const { sitting, wire } = seated(ORDERS.slice(0, 1));
    pressKey(pressed("e"), sitting);
    expect(wire.sent).toEqual([{ kind: "foresee", words: "end" }]);
  });

  test("u takes back only what can be taken back, when the newest is shown", () => {
    const { sitting, wire, answer } = seated(ORDERS);
    pressKey(pressed("u"), sitting);
    expect(wire.sent).toEqual([]);
    answer(2, ORDERS, { can_undo: true });
    pressKey(pressed("u"), sitting);
    expect(wire.sent).toEqual([{ kind: "undo", at: 2 }]);
  });

  test("? lists the keys, and a game's letter switches its overlay", () => {
    const { sitting } = seated(ORDERS, { overlays: [{ name: "supply", key: "s", isOnAtFirst: false }] });
    pressKey(pressed("?"), sitting);
    expect(asked.value).toEqual({ what: "keys" });
    pressKey(pressed("s"), sitting);
    expect([...overlays.value]).toEqual(["supply"]);
    pressKey(pressed("S"), sitting);
    expect([...overlays.value]).toEqual([]);
  });

  test("an overlay does not take a letter that the table needs", () => {
    const { sitting, done } = seated(ORDERS, { overlays: [{ name: "enemies", key: "e", isOnAtFirst: false }] });
    pressKey(pressed("e"), sitting);
    expect([done(), [...overlays.value]]).toEqual([["end"], []]);
  });

  test("switched off they do nothing; Escape still does", () => {
    const { sitting, done } = seated(ORDERS);
    switchLetters();
    sitting.selection.pick("unit");
    pressKey(pressed("e"), sitting);
    pressKey(pressed("Escape"), sitting);
    expect([done(), sitting.selection.subject.value, areLettersOn.value]).toEqual([[], null, false]);
    switchLetters();
    expect(localStorage.getItem("kurgan-letters")).toBe("on");
  });

  test("with Control, Alt or Command they belong to the browser, and in a field to who writes", () => {
    const { sitting, done } = seated(ORDERS);
    const field = document.createElement("input");
    document.body.append(field);
    for (const event of [
      pressed("e", { ctrlKey: true }),
      pressed("e", { metaKey: true }),
      pressed("e", { altKey: true }),
      pressed("e", {}, field),
    ]) {
      pressKey(event, sitting);
      expect(event.defaultPrevented).toBe(false);
    }
    expect(done()).toEqual([]);
  });

  test("in a window the keys are the window's", () => {
    const { sitting } = seated(ORDERS);
    const window = document.createElement("dialog");
    document.body.append(window);
    sitting.selection.pick("unit");
    pressKey(pressed("Escape", {}, window), sitting);
    expect(sitting.selection.subject.value).toBe("unit");
  });
});

describe("the map", () => {
  test("arrows begin where something may act, then walk", () => {
    const { sitting } = seated(ORDERS);
    pressMapKey(pressed("ArrowDown"), sitting);
    expect([sitting.selection.cursor.value, sitting.selection.isByKeys.value]).toEqual(["0101", true]);
    pressMapKey(pressed("ArrowDown"), sitting);
    expect(sitting.selection.cursor.value).toBe("0102");
  });

  test("Enter presses the place; on a button the browser does", () => {
    const { sitting } = seated(ORDERS);
    sitting.selection.walk("0101");
    const button = document.createElement("button");
    document.body.append(button);
    pressMapKey(pressed("Enter", {}, button), sitting);
    expect(sitting.selection.subject.value).toBeNull();
    pressMapKey(pressed("Enter"), sitting);
    expect(sitting.selection.subject.value).toBe("unit");
  });
});

describe("the others' turn", () => {
  function watching() {
    const { sitting } = seated(ORDERS);
    const { playback } = sitting;
    Object.assign(playback, { isWatching: signal(true), isRunning: signal(true), isCaughtUp: signal(false) });
    return { sitting, playback };
  }

  test("space pauses and goes on, comma and point and the arrows walk, Escape leads to the newest", () => {
    const { sitting, playback } = watching();
    for (const key of [" ", ",", ".", "ArrowLeft", "ArrowRight", "Escape"]) pressKey(pressed(key), sitting);
    expect(playback.toggle).toHaveBeenCalledTimes(1);
    expect(playback.back).toHaveBeenCalledTimes(1); // there is nothing to go back to with a comma
    expect(playback.forward).toHaveBeenCalledTimes(2);
    expect(playback.skip).toHaveBeenCalledTimes(1);
    expect(sitting.selection.cursor.value).toBeNull();
  });

  test("space pauses also while everybody waits for their next order, with the keyboard on the map", () => {
    const { sitting, playback } = watching();
    Object.assign(playback, { isRunning: signal(false), isCaughtUp: signal(true) });
    sitting.selection.walk("0101");
    pressKey(pressed(" "), sitting);
    const onMap = pressed(" ");
    pressMapKey(onMap, sitting);
    expect([onMap.defaultPrevented, sitting.selection.subject.value]).toEqual([false, null]);
    expect(playback.toggle).toHaveBeenCalledTimes(1);
  });

  test("Escape puts the list away before it lets go of a unit", () => {
    const { sitting } = seated(ORDERS);
    const { recap } = sitting.playback;
    Object.assign(recap, { isOpen: signal(true) });
    sitting.selection.pick("unit");
    pressKey(pressed("Escape"), sitting);
    expect(recap.close).toHaveBeenCalledTimes(1);
    expect(sitting.selection.subject.value).toBe("unit");
  });
});
