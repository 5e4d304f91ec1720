import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Position } from "kurgan/api/menu";
import type { LineMessage } from "kurgan/api/types";
import { speed } from "kurgan/settings";
import type { Happening, Looks } from "kurgan/table/looks";
import { Playback } from "kurgan/table/playback";
import { line, position } from "kurgan/testing/positions";
import { linked, type Wire } from "kurgan/testing/wire";

const ENDS = (side: string) => line("log-end", { side: line(`side-${side}`) });
const fight = (name: string) => line("log-fight", { name }, ["a", "b"]);
const walk = (name: string) => line("log-walk", { name }, [name]);
const LONG = 60_000;

function happenings(lines: LineMessage[]): Happening[] {
  return lines.flatMap((each): Happening[] => {
    if (each.key === "log-fight")
      return [{ kind: "die", die: 3, line: each, details: [], aims: [{ kind: "attack", places: each.places }] }];
    return each.key === "log-walk"
      ? [{ kind: "move", line: each, traces: [{ kind: "way", places: each.places }] }]
      : [];
  });
}

let wire: Wire;
let playback: Playback;
let log: LineMessage[];

/** The next position and what is heard with it; blue plays unless said otherwise. */
function tell(at: number, lines: LineMessage[], changes: Partial<Position> = {}): void {
  wire.tell(position(at, { to_move: "blue", heard_from: log.length, heard: lines, ...changes }));
  log.push(...lines);
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const shown = () => playback.shown.value?.at;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
  speed.value = "normal";
  const made = linked();
  wire = made.wire;
  log = [];
  playback = new Playback(made.link, { happenings } as unknown as Looks, ({ key }) => key);
  tell(1, []);
});
afterEach(() => {
  playback.close();
  vi.useRealTimers();
});

describe("whoever watches", () => {
  beforeEach(() => wire.tell({ kind: "welcome", match: { seats: [] }, is_watching: true }));

  test("has the controls while the watched side plays, and not only in the others' turn", async () => {
    const seen = [];
    for (const at of [2, 3, 4]) {
      tell(at, [walk(`${at}`)], { to_move: "red" });
      await pass(10);
      seen.push(playback.isWatching.value);
      await pass(LONG);
      seen.push(playback.isWatching.value);
    }
    expect(seen).toEqual([true, true, true, true, true, true]);
  });

  test("has none left when the battle is over", async () => {
    tell(2, [walk("x")], { to_move: null });
    await pass(LONG);
    expect(playback.isWatching.value).toBe(false);
  });
});

describe("an earlier moment", () => {
  test("is the past when it is shown again or looked at, and not while it is being shown for the first time", async () => {
    tell(2, [ENDS("red")]);
    tell(3, [walk("x")]);
    tell(4, [ENDS("blue")], { to_move: "red" });
    await pass(10);
    expect([playback.isNewest.value, playback.isPast.value]).toEqual([false, false]);
    await pass(LONG);
    expect([playback.isNewest.value, playback.isPast.value]).toEqual([true, false]);
    playback.back();
    expect([playback.isNewest.value, playback.isPast.value]).toEqual([false, true]);
    playback.skip();
    playback.again();
    await pass(10);
    expect(playback.isPast.value).toBe(true);
    await pass(LONG);
    expect(playback.isPast.value).toBe(false);
  });
});

describe("what a position has cleared", () => {
  const looks = {
    happenings,
    afterwards: (_: unknown, __: unknown, lines: LineMessage[]) => (lines.length > 0 ? "stage" : null),
  } as unknown as Looks;

  beforeEach(() => {
    playback.close();
    playback = new Playback(playback["link"], looks, ({ key }) => key);
  });

  test("is looked at until it is read, though the next order is one's own", async () => {
    tell(2, [], { to_move: "red" });
    await pass(LONG);
    tell(3, [fight("x")], { to_move: "red", view: "cleared" });
    await pass(1_000);
    expect([playback.shown.value?.view, playback.isCaughtUp.value]).toEqual(["stage", false]);
    expect([playback.shown.value?.to_move, playback.isWatching.value], "it is nobody else's turn").toEqual([
      "red",
      false,
    ]);
    await pass(LONG);
    expect([playback.shown.value?.view, playback.isCaughtUp.value]).toEqual(["cleared", true]);
  });

  test("is no longer looked at than one likes", async () => {
    tell(2, [], { to_move: "red" });
    tell(3, [fight("x")], { to_move: "red", view: "cleared" });
    await pass(1_000);
    playback.dismiss();
    await pass(1);
    expect([playback.shown.value?.view, playback.isCaughtUp.value]).toEqual(["cleared", true]);
  });
});

describe("others play", () => {
  test("the die rolls over the old position, with an arrow, and only then is the new one shown", async () => {
    tell(2, [fight("x")]);
    await pass(10);
    expect([shown(), playback.isRolling.value]).toEqual([1, true]);
    expect(playback.traces.value).toEqual([{ kind: "attack", places: ["a", "b"], age: 0 }]);
    await pass(1_000);
    expect([shown(), playback.isRolling.value]).toEqual([2, false]);
  });

  test("a card stays by the length of what it says, and longer for those who read slowly", async () => {
    const stays = async (name: string, chosen: typeof speed.value) => {
      speed.value = chosen;
      const at = (playback.shown.value?.at ?? 0) + 1;
      tell(at, [fight(name)]);
      tell(at + 1, [walk("later")]);
      let waited = 0;
      while (shown() !== at + 1) {
        await pass(100);
        waited += 100;
        expect(waited).toBeLessThan(LONG);
      }
      await pass(LONG);
      return waited;
    };
    playback.close();
    playback = new Playback(playback["link"], { happenings } as unknown as Looks, ({ values }) => String(values.name));
    const short = await stays("short", "normal");
    const long = await stays("long".repeat(30), "normal");
    expect(long).toBeGreaterThan(short + 2_000);
    expect(await stays("short", "slow")).toBeGreaterThan(short);
    expect(await stays("short", "fast")).toBeLessThan(short);
  });

  test("a move stays until its sentence can be read", async () => {
    playback.close();
    playback = new Playback(playback["link"], { happenings } as unknown as Looks, ({ values }) => String(values.name));
    tell(2, [walk("short")]);
    tell(3, [walk("long".repeat(30))]);
    tell(4, [walk("later")]);
    await pass(1_500);
    expect(shown()).toBe(3);
    await pass(3_000);
    expect(shown()).toBe(3);
    await pass(2_000);
    expect(shown()).toBe(4);
  });

  test("at once means at once, and the card of one's own die is still to be read", async () => {
    speed.value = "instant";
    tell(2, [fight("x")]);
    expect([shown(), playback.happening.value]).toEqual([2, null]);
    tell(3, [], { to_move: "red" });
    tell(4, [fight("y")], { to_move: "red" });
    await pass(10);
    expect([shown(), playback.happening.value?.line.values.name]).toEqual([4, "y"]);
  });

  test("the card of one's own die goes by itself, but not while somebody reads it", async () => {
    speed.value = "instant";
    tell(2, [], { to_move: "red" });
    tell(3, [fight("x")], { to_move: "red" });
    await pass(10);
    playback.leaveSoon();
    playback.hold();
    await pass(LONG);
    expect(playback.happening.value?.line.values.name).toBe("x");
    playback.leaveSoon();
    await pass(LONG);
    expect(playback.happening.value).toBeNull();
  });

  test("a card that lies there while all is paused stays, though somebody was about to let it go", async () => {
    tell(2, [fight("x")]);
    await pass(1_000);
    playback.pause();
    playback.leaveSoon();
    await pass(LONG);
    expect(playback.happening.value?.line.values.name).toBe("x");
  });

  test("behind the curtain neither a card nor a step is left, and none comes later", async () => {
    tell(2, [], { to_move: "red" });
    tell(3, [fight("x")], { to_move: "red" });
    await pass(LONG / 20);
    expect(playback.step.value).not.toBeNull();
    wire.tell({ kind: "curtain", seat: "blue" });
    expect([playback.happening.value, playback.step.value, playback.steps.value, shown()]).toEqual([
      null,
      null,
      [],
      undefined,
    ]);
    await pass(LONG);
    tell(4, [walk("w4")], { to_move: "red", heard_from: 0 });
    await pass(1);
    expect(playback.at.value).toBe(-1);
  });

  test("a way fades over the steps that follow, and is gone when the last was seen", async () => {
    for (const at of [2, 3, 4, 5]) tell(at, [walk(`w${at}`)]);
    await pass(3_100);
    expect(playback.traces.value.map(({ places, age }) => [places[0], age])).toEqual([
      ["w3", 2],
      ["w4", 1],
      ["w5", 0],
    ]);
    await pass(LONG);
    expect(playback.traces.value).toEqual([]);
  });

  test("the same attack once more is counted, another one is not", async () => {
    tell(2, [fight("x"), fight("x")]);
    tell(3, [fight("x"), walk("w")]);
    expect(playback.steps.value.map(({ count }) => count)).toEqual([1, 2, 3, 1]);
  });

  test("another unit in the same place, another result, or something in between is no second attack", () => {
    const attack = (unit: string, result: string, die: number) => line("log-fight", { unit, result, die }, ["a", "b"]);
    tell(2, [attack("71", "ne", 3), attack("14pz", "ne", 3), attack("14pz", "dr", 5)]);
    tell(3, [attack("14pz", "dr", 6), walk("w"), attack("14pz", "dr", 6)]);
    expect(playback.steps.value.map(({ count }) => count)).toEqual([1, 1, 1, 2, 1, 1]);
  });

  test("the same two are told apart from their last fight wherever they stand now", () => {
    const attack = (...places: string[]) => line("log-fight", { unit: "71", enemy: "95" }, places);
    tell(2, [attack("a", "b"), attack("c", "d")]);
    expect(playback.steps.value.map(({ count }) => count)).toEqual([1, 2]);
  });

  test("a page that nobody sees shows the newest at once", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    tell(2, [fight("x")]);
    expect(shown()).toBe(2);
  });
});

describe("walking through a turn", () => {
  beforeEach(async () => {
    for (const at of [2, 3, 4]) tell(at, [walk(`w${at}`)]);
    await pass(10);
  });

  test("pause stays where it is until somebody goes on", async () => {
    playback.pause();
    await pass(LONG);
    expect([shown(), playback.isCaughtUp.value, playback.isWatching.value]).toEqual([2, false, true]);
    playback.goOn();
    await pass(LONG);
    expect([shown(), playback.isCaughtUp.value]).toEqual([4, true]);
  });

  test("what was done is told while it is news, and again when somebody walks back to it", async () => {
    expect(playback.told.value?.kind).toBe("move");
    await pass(LONG);
    expect([shown(), playback.isWatching.value, playback.told.value]).toEqual([4, true, null]);
    playback.back();
    await pass(LONG);
    expect([shown(), playback.told.value?.kind]).toEqual([3, "move"]);
  });

  test("steps lead forth and back, and never run on by themselves", async () => {
    playback.pause();
    playback.forward();
    expect(shown()).toBe(3);
    playback.back();
    playback.back();
    await pass(LONG);
    expect(shown()).toBe(1);
  });

  test("forward hurries on while it runs", async () => {
    playback.forward();
    await pass(1);
    expect(shown()).toBe(3);
  });

  test("what comes meanwhile waits for its turn, and a skip leads to it", async () => {
    playback.pause();
    tell(5, [walk("w5")]);
    await pass(LONG);
    expect(shown()).toBe(2);
    playback.skip();
    expect([shown(), playback.isCaughtUp.value, playback.isPaused.value]).toEqual([5, true, false]);
    tell(6, [walk("w6")]);
    await pass(10);
    expect(playback.step.value?.position.at).toBe(6);
  });

  test("back from the newest position of one's own turn, and forth to it again", async () => {
    tell(5, [ENDS("blue")], { to_move: "red" });
    await pass(LONG);
    expect([shown(), playback.isWatching.value]).toEqual([5, false]);
    playback.back();
    expect([shown(), playback.isCaughtUp.value]).toEqual([4, false]);
    playback.forward();
    expect([shown(), playback.isCaughtUp.value, playback.isPaused.value]).toEqual([5, true, false]);
  });

  test("the first step back changes the map, though several things happened last", async () => {
    tell(5, [ENDS("blue"), fight("x"), fight("y")], { to_move: "red" });
    await pass(LONG);
    playback.back();
    expect([shown(), playback.isWatching.value, playback.isCaughtUp.value]).toEqual([4, true, false]);
  });

  test("while others play, each of several things that happened at once is a step", async () => {
    tell(5, [fight("x"), fight("y")]);
    await pass(LONG);
    playback.back();
    expect([shown(), playback.happening.value?.line]).toEqual([5, fight("x")]);
  });
});

describe("since your last turn", () => {
  const ordering = { to_move: "red" };

  async function blueTurn(): Promise<void> {
    tell(2, [], ordering);
    tell(3, [walk("own"), ENDS("red")]);
    tell(4, [walk("w4")]);
    tell(5, [fight("x"), ENDS("blue")], ordering);
    await pass(LONG);
  }

  test("the list lies there when the turn begins, whether it was watched or skipped", async () => {
    await blueTurn();
    expect(playback.recap.isOpen.value).toBe(true);
    expect([playback.happening.value, playback.traces.value]).toEqual([null, []]); // it is in the list
    expect(playback.recap.lines.value).toEqual([walk("w4"), fight("x")]);
    playback.recap.close();
    expect(playback.recap.isOpen.value).toBe(false);
  });

  test("it goes with the first order, and keeps out what the player does himself", async () => {
    await blueTurn();
    tell(6, [walk("mine")], ordering);
    expect(playback.recap.isOpen.value).toBe(false);
    expect(playback.recap.lines.value).toEqual([walk("w4"), fight("x")]);
  });

  test("who pauses while the last die rolls stays paused, and then finds the list", async () => {
    tell(2, [], ordering);
    tell(3, [ENDS("red")]);
    tell(4, [ENDS("blue"), fight("x")], ordering);
    await pass(10);
    playback.pause();
    await pass(LONG);
    expect([playback.isPaused.value, playback.isWatching.value]).toEqual([true, true]);
    expect(playback.happening.value?.line).toEqual(fight("x"));
    playback.goOn();
    await pass(LONG);
    expect([playback.isWatching.value, playback.recap.isOpen.value, playback.happening.value]).toEqual([
      false,
      true,
      null,
    ]);
  });

  test("what comes while it is shown again waits until that is over, and is then shown in its turn", async () => {
    await blueTurn();
    tell(6, [walk("mine")], { to_move: "blue" });
    await pass(LONG);
    playback.again();
    await pass(10);
    tell(7, [fight("answer")], ordering);
    const seen: unknown[] = [];
    for (let waited = 0; waited < LONG; waited += 50) {
      const picture = `${shown()}${playback.isRolling.value ? " rolls" : ""}`;
      if (seen.at(-1) !== picture) seen.push(picture);
      await pass(50);
    }
    expect(seen).toEqual(["4", "4 rolls", "5", "6 rolls", "7"]);
    expect([playback.isCaughtUp.value, playback.isRunning.value]).toEqual([true, false]);
  });

  test("who walks through it comes from its end to what came meanwhile", async () => {
    tell(2, [], ordering);
    tell(3, [ENDS("red")]);
    tell(4, [walk("w4")]);
    await pass(LONG);
    playback.back();
    tell(5, [walk("w5")]);
    const walked = [shown()];
    for (let pressed = 0; pressed < 2; pressed += 1) {
      playback.forward();
      walked.push(shown());
    }
    expect(walked).toEqual([2, 4, 5]);
  });

  test("shown again it takes its time, even for those who want no waiting", async () => {
    speed.value = "instant";
    await blueTurn();
    playback.again();
    await pass(500);
    expect(playback.isCaughtUp.value).toBe(false);
    await pass(LONG);
    expect(playback.isCaughtUp.value).toBe(true);
  });

  test("shown again it begins where the own turn ended and stops where the next began", async () => {
    await blueTurn();
    tell(6, [walk("mine")], ordering);
    await pass(LONG);
    playback.again();
    const seen = new Set<number | undefined>();
    for (let waited = 0; waited < LONG && !playback.isCaughtUp.value; waited += 50) {
      seen.add(shown());
      await pass(50);
    }
    expect([...seen]).toEqual([3, 4, 5]);
    expect([shown(), playback.isCaughtUp.value]).toEqual([6, true]);
  });

  test("who comes back is told by the server, and may see it again", async () => {
    playback.close();
    const { link, wire: late } = linked();
    playback = new Playback(link, { happenings } as unknown as Looks, ({ key }) => key);
    const heard = [walk("own"), ENDS("red"), walk("w4"), fight("x"), ENDS("blue")];
    late.tell(position(9, { heard }));
    expect(late.sent).toEqual([{ kind: "again" }]);
    expect(playback.recap.isOpen.value, "nobody knows yet where the list begins").toBe(false);
    const shownThen = [[], [walk("w4")], [fight("x"), ENDS("blue")]].map((lines, place) => ({
      to_move: place === 2 ? "red" : "blue",
      view: { place },
      heard: lines,
    }));
    late.tell({ kind: "recap", at: 9, has_played: true, heard_from: 2, shown: shownThen });
    expect([playback.recap.isOpen.value, playback.isCaughtUp.value]).toEqual([true, true]);
    expect(playback.recap.lines.value).toEqual([walk("w4"), fight("x")]);
    playback.again();
    expect([playback.shown.value?.view, playback.isCaughtUp.value]).toEqual([{ place: 0 }, false]);
    await pass(LONG);
    expect(playback.isCaughtUp.value).toBe(true);
  });

  describe("who comes in the middle of the others' turn", () => {
    const told = (...to_move: string[]) =>
      to_move.map((each, place) => ({ to_move: each, view: { place }, heard: [] }));
    let late: Wire;
    beforeEach(() => {
      playback.close();
      const made = linked();
      late = made.wire;
      playback = new Playback(made.link, { happenings } as unknown as Looks, ({ key }) => key);
    });

    function come(): void {
      late.tell(position(9, { to_move: "blue", heard: [walk("own"), ENDS("red"), walk("w4")] }));
      const shown = [...told("red"), { to_move: "blue", view: {}, heard: [walk("w4")] }];
      late.tell({ kind: "recap", at: 9, has_played: true, heard_from: 2, shown });
    }

    test("finds the list of it so far", () => {
      come();
      expect([playback.recap.isOpen.value, playback.recap.lines.value]).toEqual([true, [walk("w4")]]);
    });

    test("is shown what comes now, and finds the whole list when his own turn begins", async () => {
      come();
      late.tell(position(10, { to_move: "blue", heard_from: 3, heard: [walk("w5")] }));
      expect(playback.recap.isOpen.value).toBe(false);
      await pass(LONG);
      late.tell(position(11, { heard_from: 4, heard: [ENDS("blue")] }));
      await pass(LONG);
      expect([playback.recap.isOpen.value, playback.recap.lines.value]).toEqual([true, [walk("w4"), walk("w5")]]);
    });

    test("finds it again at the end of the turn, though he had put it away", async () => {
      come();
      playback.recap.close();
      expect(playback.recap.isOpen.value).toBe(false);
      late.tell(position(10, { heard_from: 3, heard: [ENDS("blue")] }));
      await pass(LONG);
      expect(playback.recap.isOpen.value).toBe(true);
    });

    test("finds no list of what he did himself in the first turn of all", () => {
      late.tell(position(9, { to_move: "blue", heard: [walk("own")] }));
      const shown = [...told("red"), { to_move: "blue", view: {}, heard: [walk("own")] }];
      late.tell({ kind: "recap", at: 9, has_played: false, heard_from: 0, shown });
      expect(playback.recap.isOpen.value).toBe(false);
    });
  });

  test("when the battle is over the list can still be asked for, and put away", async () => {
    tell(7, [walk("last"), ENDS("red")]);
    tell(8, [walk("w8"), ENDS("blue")], { to_move: null });
    await pass(LONG);
    expect(playback.recap.isOpen.value).toBe(false);
    playback.recap.open();
    expect([playback.recap.isOpen.value, playback.recap.lines.value]).toEqual([true, [walk("w8")]]);
    playback.recap.close();
    expect(playback.recap.isOpen.value).toBe(false);
  });

  test("a recap of a turn that has ended meanwhile is no longer wanted", async () => {
    playback.close();
    const { link, wire: late } = linked();
    playback = new Playback(link, { happenings } as unknown as Looks, ({ key }) => key);
    late.tell(position(1, { heard: [walk("w0")] }));
    late.tell(position(2, { to_move: "blue", heard_from: 1, heard: [ENDS("red")] }));
    late.tell(position(3, { heard_from: 2, heard: [walk("w1"), ENDS("blue")] }));
    const told = [[], [walk("w0")]].map((lines) => ({ to_move: "red", view: {}, heard: lines }));
    late.tell({ kind: "recap", at: 1, has_played: false, heard_from: 0, shown: told });
    await pass(LONG);
    expect([playback.recap.isOpen.value, playback.recap.lines.value]).toEqual([true, [walk("w1")]]);
    expect(playback.steps.value.map(({ happening }) => happening?.line.values.name)).toEqual([undefined, "w1"]);
  });

  test("a recap that comes while the others play does not tear the playing apart", async () => {
    playback.close();
    const { link, wire: late } = linked();
    playback = new Playback(link, { happenings } as unknown as Looks, ({ key }) => key);
    late.tell(position(1, { to_move: "blue", heard: [walk("w0")] }));
    late.tell(position(2, { to_move: "blue", heard_from: 1, heard: [walk("w1")] }));
    late.tell(position(3, { to_move: "blue", heard_from: 2, heard: [walk("w2")] }));
    await pass(10);
    expect(shown()).toBe(2);
    const told = [[], [walk("w0")], [walk("w1")]].map((lines) => ({ to_move: "blue", view: {}, heard: lines }));
    late.tell({ kind: "recap", at: 2, has_played: false, heard_from: 0, shown: told });
    expect(playback.steps.value.map(({ happening }) => happening?.line.values.name)).toEqual(["w0", "w1", "w2"]);
    expect(playback.at.value).toBe(1);
    await pass(LONG);
    expect([shown(), playback.at.value]).toEqual([3, 2]);
  });

  describe("a recap that comes after what has happened since", () => {
    const told = [[], [walk("w0")]].map((lines) => ({ to_move: "blue", view: {}, heard: lines }));
    let late: Wire;

    beforeEach(() => {
      playback.close();
      const made = linked();
      late = made.wire;
      playback = new Playback(made.link, { happenings } as unknown as Looks, ({ key }) => key);
      late.tell(position(1, { to_move: "blue", heard: [walk("w0")] }));
      late.tell(position(2, { heard_from: 1, heard: [walk("w1"), ENDS("blue")] }));
    });

    test("does not take it for the player's own orders: the list lies there", async () => {
      late.tell({ kind: "recap", at: 1, has_played: false, heard_from: 0, shown: told });
      await pass(LONG);
      expect([playback.recap.isOpen.value, playback.recap.lines.value]).toEqual([true, [walk("w0"), walk("w1")]]);
    });

    test("knows the player's first order among it, and ends there", async () => {
      late.tell(position(3, { heard_from: 3, heard: [walk("mine")] }));
      late.tell({ kind: "recap", at: 1, has_played: false, heard_from: 0, shown: told });
      await pass(LONG);
      expect([playback.recap.isOpen.value, playback.recap.lines.value]).toEqual([false, [walk("w0"), walk("w1")]]);
      expect(playback.recap.steps).toBe(2);
    });
  });
});

describe("what flows", () => {
  /** Moves that follow one another are one step, which tells how many they were. */
  const together = (lines: LineMessage[]): Happening[] => {
    const moves = lines.filter(({ key }) => key === "log-walk");
    return moves.length === lines.length
      ? [{ kind: "move", line: line("told-walks", { count: moves.length }) }]
      : happenings(lines);
  };
  const told = () =>
    playback.steps.value.map(({ happening }) => happening?.line.values["count"] ?? happening?.line.key);

  beforeEach(() => {
    playback.close();
    const made = linked();
    wire = made.wire;
    log = [];
    const looks = { happenings: together, flows: new Set(["log-walk"]) } as unknown as Looks;
    playback = new Playback(made.link, looks, ({ key }) => key);
    tell(1, []);
  });

  test("is told together as far as nobody has seen it yet, and ends with what does not flow", async () => {
    tell(2, [walk("a")]);
    await pass(10);
    tell(3, [walk("b")]);
    tell(4, [walk("c"), walk("d")]);
    tell(5, [fight("e")]);
    tell(6, [walk("f")]);
    expect(told()).toEqual([1, 3, "log-fight", 1]);
    expect([playback.steps.value[1]?.before.at, playback.steps.value[1]?.position.at]).toEqual([2, 4]);
    await pass(LONG);
    expect(shown()).toBe(6);
  });

  test("is not told again with what comes while it is shown again", async () => {
    tell(2, [walk("a")]);
    await pass(LONG);
    playback.again();
    tell(3, [walk("b")]);
    expect(told()).toEqual([1, 1]);
  });

  test("is one step for whoever comes back", () => {
    const shown = [[], [walk("a")], [walk("b")], [fight("c")], [walk("d")]].map((heard) => ({
      to_move: "blue",
      view: {},
      heard,
    }));
    wire.tell({ kind: "recap", at: 1, heard_from: 0, has_played: true, shown });
    expect(told()).toEqual([2, "log-fight", 1]);
  });

  test("begins where the seat's own turn ended", async () => {
    tell(2, [ENDS("red")], { view: { month: "May" } });
    tell(3, [walk("a")], { view: { month: "June" } });
    await pass(LONG);
    expect(playback.beginning).toEqual({});
  });
});
