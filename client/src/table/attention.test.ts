// The tab's title and icon say whose turn it is, and a notification says it to whoever looks elsewhere.

import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { notifies } from "kurgan/settings";
import { isTurn, mayNotify, switchNotifying, useAttention } from "kurgan/table/attention";
import { position } from "kurgan/testing/positions";
import { linked } from "kurgan/testing/wire";
import { Words } from "kurgan/words/words";

const WORDS = new Words("en", ["title-turn = Your turn"]);
const TITLE = "Mamayev Kurgan";

class Note {
  static permission = "granted";
  static all: Note[] = [];
  static requestPermission = () => Promise.resolve(Note.permission);
  onclick: () => void = () => undefined;
  isOpen = true;

  constructor(
    readonly title: string,
    readonly options: { body: string },
  ) {
    Note.all.push(this);
  }

  close(): void {
    this.isOpen = false;
  }
}

/** A match whose seat is "red"; `turn` says who is to move now. */
function following() {
  const { link, wire } = linked();
  const Tab = () => {
    useAttention(link, TITLE, WORDS);
    return null;
  };
  let at = 0;
  const turn = (side: string) => {
    wire.tell(position(++at, { to_move: side }));
    act(() => render(h(Tab, {}), document.body));
  };
  return { turn, leave: () => act(() => render(null, document.body)) };
}

const icon = () => document.querySelector("link[rel=icon]")?.getAttribute("href");
const look = (away: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(away);
let tab: ReturnType<typeof following>;

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  vi.stubGlobal("Notification", Note);
  vi.stubGlobal("isSecureContext", true);
  Note.all = [];
  Note.permission = "granted";
  notifies.value = true;
  tab = following();
});
afterEach(() => {
  tab.leave();
  vi.unstubAllGlobals();
  notifies.value = false;
});

test("a turn is the seat's own, and nobody's who only watches", () => {
  expect(isTurn({ seat: "red", to_move: "red" }, false)).toBe(true);
  expect(isTurn({ seat: "red", to_move: "blue" }, false)).toBe(false);
  expect(isTurn({ seat: "red", to_move: "red" }, true)).toBe(false);
  expect(isTurn(null, false)).toBe(false);
});

test("title and icon follow the turn, and are as before when the match is left", () => {
  tab.turn("red");
  expect([document.title, icon()]).toEqual(["● Your turn – Mamayev Kurgan", "/favicon-turn.svg"]);
  tab.turn("blue");
  expect([document.title, icon()]).toEqual([TITLE, "/favicon.svg"]);
  tab.turn("red");
  tab.leave();
  expect(icon()).toBe("/favicon.svg");
});

describe("a notification", () => {
  test("comes when the turn does, once, while one looks elsewhere, and goes with it", () => {
    look(true);
    tab.turn("blue");
    expect(Note.all).toEqual([]);
    tab.turn("red");
    tab.turn("red");
    expect(Note.all.map(({ title, options }) => [title, options.body])).toEqual([["Your turn", TITLE]]);
    tab.turn("blue");
    expect(Note.all[0]?.isOpen).toBe(false);
  });

  test("brings one back to the page when it is pressed", () => {
    look(true);
    const focus = vi.spyOn(window, "focus").mockImplementation(() => undefined);
    tab.turn("red");
    Note.all[0]?.onclick();
    expect(focus).toHaveBeenCalled();
    expect(Note.all[0]?.isOpen).toBe(false);
  });

  test("does not come to whoever looks at the page, wants none or has forbidden them", () => {
    look(false);
    tab.turn("red");
    look(true);
    notifies.value = false;
    tab.turn("blue");
    tab.turn("red");
    notifies.value = true;
    Note.permission = "denied";
    tab.turn("blue");
    tab.turn("red");
    expect(Note.all).toEqual([]);
  });

  test("may come only to a page that came safely", () => {
    expect(mayNotify()).toBe(true);
    vi.stubGlobal("isSecureContext", false);
    expect(mayNotify()).toBe(false);
  });

  test("is switched on with the browser's consent, and off without", async () => {
    notifies.value = false;
    Note.permission = "denied";
    await switchNotifying();
    expect(notifies.value).toBe(false);
    Note.permission = "granted";
    await switchNotifying();
    expect(notifies.value).toBe(true);
    await switchNotifying();
    expect(notifies.value).toBe(false);
  });
});
