import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { declines } from "kurgan/settings";
import { choice, group } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";

const PASS = [group("", { pass: [choice("pass")] })];
const CHOICE = [group("", { pass: [choice("pass")] }), group("card", { play: [choice("play card", "card")] })];
const COMPUTER = [{ player: "human" }, { player: "greedy" }];
const FRIEND = [{ player: "human" }, { player: "human" }];

function asked(orders: typeof PASS, seats: { player: string }[], battle: string | null = null) {
  const table = seated(orders, { decline: "pass", spell: (view) => (view as { battle?: string }).battle ?? null });
  table.wire.tell({ kind: "news", match: { seats } });
  table.answer(2, orders, { view: { battle } });
  table.sitting.decline.isWanted.value = true;
  return table;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  declines.value = true;
});

describe("where nothing else can be said", () => {
  test("against a computer the page passes, after a look", () => {
    const { done } = asked(PASS, COMPUTER);
    expect(done()).toEqual([]);
    vi.advanceTimersByTime(5000);
    expect(done()).toEqual(["pass"]);
  });

  test("a person must not learn from the time it takes: against a friend it does not", () => {
    const { done } = asked(PASS, FRIEND);
    vi.advanceTimersByTime(60_000);
    expect(done()).toEqual([]);
  });

  test("nor where something else can be done, where it is switched off, or in the lesson", () => {
    const tables = [asked(CHOICE, COMPUTER), asked(PASS, COMPUTER), asked(PASS, COMPUTER)];
    tables[1]!.sitting.decline.isWanted.value = false;
    vi.advanceTimersByTime(60_000);
    expect(tables[0]!.done()).toEqual([]);
    expect(tables[1]!.done()).toEqual([]);
    declines.value = false;
    const { done } = asked(PASS, COMPUTER);
    vi.advanceTimersByTime(60_000);
    expect(done()).toEqual([]);
  });

  test("who only watches says nothing", () => {
    const { wire, done } = asked(PASS, COMPUTER);
    wire.tell({ kind: "welcome", match: { seats: COMPUTER }, is_watching: true });
    vi.advanceTimersByTime(60_000);
    expect(done()).toEqual([]);
  });
});

describe("to the end of a battle", () => {
  test("it may be held wherever the battle asks, also against a friend, and stops with the battle", () => {
    const { sitting, answer, done } = asked(CHOICE, FRIEND, "silo");
    expect(sitting.decline.mayHold.value).toBe(true);
    sitting.decline.hold();
    vi.advanceTimersByTime(5000);
    answer(3, CHOICE, { view: { battle: "silo" } });
    vi.advanceTimersByTime(5000);
    expect(done()).toEqual(["pass", "pass"]);
    answer(4, CHOICE, { view: { battle: "station" } });
    vi.advanceTimersByTime(5000);
    expect([done(), sitting.decline.isHolding.value]).toEqual([["pass", "pass"], false]);
  });

  test("who takes something up has thought better of it, and who stops it is asked again", () => {
    const { sitting, done } = asked(CHOICE, FRIEND, "silo");
    sitting.decline.hold();
    sitting.selection.pick("card");
    expect(sitting.decline.isHolding.value).toBe(false);
    sitting.selection.pick(null);
    sitting.decline.hold();
    sitting.decline.stop();
    vi.advanceTimersByTime(60_000);
    expect(done()).toEqual([]);
  });

  test("where nothing goes on there is nothing to hold", () => {
    const { sitting } = asked(CHOICE, FRIEND, null);
    expect(sitting.decline.mayHold.value).toBe(false);
  });
});
