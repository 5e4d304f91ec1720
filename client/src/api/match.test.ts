import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { choice, group, line, position } from "kurgan/testing/positions";
import { linked, Wire } from "kurgan/testing/wire";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const heard = (...keys: string[]) => keys.map((key) => line(key));

describe("orders", () => {
  test("an order names the moment it was decided at, and nothing is sent before a position came", () => {
    const { link, wire } = linked();
    link.do("end");
    wire.tell(position(4));
    link.do("end");
    expect(wire.sent).toEqual([{ kind: "do", words: "end", at: 4 }]);
    expect(link.isWaiting.value).toBe(true);
  });

  test("a position, a refusal and a lost line each end the waiting", () => {
    const { link, wire } = linked();
    wire.tell(position(1));
    for (const answer of [position(2), { kind: "refusal", line: line("refused-x") }]) {
      link.do("end");
      wire.tell(answer);
      expect(link.isWaiting.value).toBe(false);
    }
    link.undo();
    expect(link.isWaiting.value).toBe(true);
    wire.hangUp();
    expect(link.isWaiting.value).toBe(false);
  });

  test("while the line is down nothing is kept for later", () => {
    const { link, wire } = linked();
    wire.tell(position(1));
    wire.readyState = 3;
    link.do("end");
    expect([wire.sent, link.isWaiting.value]).toEqual([[], false]);
  });

  test("a refusal is said for a while and goes by itself, or with the next order", () => {
    const { link, wire } = linked();
    wire.tell(position(1));
    wire.tell({ kind: "refusal", line: line("refused-x") });
    expect(link.refusal.value?.key).toBe("refused-x");
    vi.advanceTimersByTime(10_000);
    expect(link.refusal.value).toBeNull();
    wire.tell({ kind: "refusal", line: line("refused-y") });
    link.do("end");
    expect(link.refusal.value).toBeNull();
  });
});

describe("what was heard", () => {
  test("lines are added after those the server counts as told", () => {
    const { link, wire } = linked();
    wire.tell(position(1, { heard: heard("a", "b") }));
    wire.tell(position(2, { heard_from: 2, heard: heard("c") }));
    expect(link.log.value.map(({ key }) => key)).toEqual(["a", "b", "c"]);
  });

  test("lines that were taken back are gone", () => {
    const { link, wire } = linked();
    wire.tell(position(1, { heard: heard("a", "b") }));
    wire.tell(position(2, { heard_from: 1, heard: [] }));
    expect(link.log.value.map(({ key }) => key)).toEqual(["a"]);
  });

  test("only what is new is played: not the first position, and not the same one told again", () => {
    const { link, wire } = linked();
    const played: [number, string[]][] = [];
    link.play({ hear: (now, lines) => played.push([now.at, lines.map(({ key }) => key)]), remember: () => {} });
    wire.tell(position(1, { heard: heard("a") }));
    wire.tell(position(2, { heard_from: 1, heard: heard("b") }));
    wire.tell(position(2, { heard_from: 0, heard: heard("a", "b") }));
    wire.tell(position(3, { heard_from: 0, heard: heard("a", "b", "c") }));
    expect(played).toEqual([
      [2, ["b"]],
      [3, ["c"]],
    ]);
  });

  test("what led to the first position is asked for once there is somebody to show it to, and then once", () => {
    const { link, wire } = linked();
    wire.tell(position(1, { heard: heard("a") }));
    expect([wire.sent, link.isRemembering.value]).toEqual([[], true]);
    const told: number[] = [];
    link.play({ hear: () => {}, remember: ({ at }) => told.push(at) });
    wire.tell(position(2, { heard_from: 1, heard: heard("b") }));
    expect(wire.sent).toEqual([{ kind: "again" }]);
    wire.tell({ kind: "recap", at: 2, has_played: true, heard_from: 0, shown: [] });
    expect([told, link.isRemembering.value]).toEqual([[2], false]);
  });

  test("where nothing was heard before there is nothing to remember", () => {
    const { link, wire } = linked();
    link.play({ hear: () => {}, remember: () => {} });
    wire.tell(position(1));
    expect([wire.sent, link.isRemembering.value]).toEqual([[], false]);
  });

  test("behind the curtain nothing is left of the other side", () => {
    const { link, wire } = linked();
    wire.tell(position(1, { heard: heard("a") }));
    wire.tell({ kind: "foreseen", words: "end", forecast: null, refusal: null });
    link.do("end");
    expect(link.isWaiting.value).toBe(true);
    wire.tell({ kind: "curtain", seat: "blue" });
    expect(link.isWaiting.value).toBe(false);
    expect([link.curtain.value, link.position.value, link.log.value, link.forecasts.value.size]).toEqual([
      "blue",
      null,
      [],
      0,
    ]);
  });
});

describe("a long log", () => {
  const keys = (lines: { key: string }[]) => lines.map(({ key }) => key);

  test("is told from its latest part, and read back on demand", () => {
    const { link, wire } = linked();
    wire.tell(position(1, { heard_from: 4, heard: heard("e", "f") }));
    expect([keys(link.log.value), link.unread.value]).toEqual([["", "", "", "", "e", "f"], 4]);
    link.readBack();
    expect(wire.sent).toEqual([{ kind: "earlier", until: 4 }]);
    wire.tell({ kind: "heard", heard_from: 2, heard: heard("c", "d") });
    wire.tell(position(2, { heard_from: 6, heard: heard("g") }));
    expect([keys(link.log.value), link.unread.value]).toEqual([["", "", "c", "d", "e", "f", "g"], 2]);
    link.readBack();
    wire.tell({ kind: "heard", heard_from: 0, heard: heard("a", "b") });
    expect([keys(link.log.value), link.unread.value]).toEqual([["a", "b", "c", "d", "e", "f", "g"], 0]);
    link.readBack();
    expect(wire.sent).toHaveLength(2);
  });

  test("what was told long ago changes nothing that is known", () => {
    const { link, wire } = linked();
    wire.tell(position(1, { heard_from: 2, heard: heard("c", "d") }));
    wire.tell({ kind: "heard", heard_from: 1, heard: heard("b", "x") });
    expect(keys(link.log.value)).toEqual(["", "b", "c", "d"]);
  });

  test("what a recap tells of fills it too", () => {
    const { link, wire } = linked();
    wire.tell(position(1, { heard_from: 3, heard: heard("d") }));
    const shown = [heard(), heard("b"), heard("c", "d")].map((each) => ({ to_move: "red", view: {}, heard: each }));
    wire.tell({ kind: "recap", at: 1, has_played: true, heard_from: 1, shown });
    expect(keys(link.log.value)).toEqual(["", "b", "c", "d"]);
  });

  test("who comes back does not mix what he had with what is told now", () => {
    const { link, wire } = linked();
    wire.tell(position(1, { heard: heard("a", "taken back") }));
    wire.hangUp();
    vi.advanceTimersByTime(1000);
    const again = Wire.sockets.at(-1)!;
    again.open();
    again.tell(position(9, { heard_from: 2, heard: heard("c") }));
    expect(keys(link.log.value)).toEqual(["", "", "c"]);
  });

  test("nor is what one seat heard mixed with what all have, or another", () => {
    const { link, wire } = linked();
    wire.tell(position(1, { heard: heard("a", "b") }));
    wire.tell(position(2, { heard_from: 1, heard: heard("x"), is_open: true }));
    expect(keys(link.log.value)).toEqual(["", "x"]);
    wire.tell(position(2, { seat: "blue", heard_from: 2, heard: heard("y"), is_open: true }));
    expect(keys(link.log.value)).toEqual(["", "", "y"]);
  });
});

describe("what has changed", () => {
  const unit = (hex: string) => ({ hex, marks: [] as string[] });
  const first = position(4, {
    view: { units: { a: unit("0101"), b: unit("0102") } },
    orders: [
      group("a", { move: [choice("move a 0102", "0102")] }),
      group("b", { move: [choice("move b 0101", "0101")] }),
    ],
  });
  const change = (at: number, since: number, view: object = {}, orders: object = {}) => {
    return { ...position(at), kind: "change", since, view, orders };
  };

  test("is put together with what was told before, and the rest stays the same object", () => {
    const { link, wire } = linked();
    wire.tell(first);
    const before = link.position.value!;
    wire.tell(change(5, 4, { units: { a: { hex: ["0201"] } } }, { "": [[1, 2]] }));
    const now = link.position.value!;
    expect([now.kind, now.at, now.view]).toEqual(["position", 5, { units: { a: unit("0201"), b: unit("0102") } }]);
    expect(now.orders).toEqual([before.orders[1]]);
    expect(now.orders[0]).toBe(before.orders[1]);
    const units = ({ view }: { view: unknown }) => (view as { units: Record<string, unknown> }).units;
    expect(units(now)["b"]).toBe(units(before)["b"]);
    wire.tell(change(6, 5));
    expect(link.position.value).toMatchObject({ at: 6, view: now.view });
    expect([link.position.value!.view === now.view, link.position.value!.orders === now.orders]).toEqual([true, true]);
  });

  test.each([
    ["another moment", () => change(6, 5)],
    ["another seat", () => ({ ...change(5, 4), seat: "blue" })],
  ])("since %s is of no use: the page comes back, and is told everything", (_, told) => {
    const { link, wire } = linked();
    wire.tell(first);
    wire.tell(told());
    expect([wire.readyState, link.position.value?.at]).toEqual([3, 4]);
    wire.hangUp();
    vi.advanceTimersByTime(1000);
    const again = Wire.sockets.at(-1)!;
    expect(again).not.toBe(wire);
    again.open();
    again.tell({ ...first, at: 6 });
    expect(link.position.value?.at).toBe(6);
  });

  test("since before the curtain is of no use either", () => {
    const { wire } = linked();
    wire.tell(first);
    wire.tell({ kind: "curtain", seat: "red" });
    wire.tell(change(5, 4));
    expect(wire.readyState).toBe(3);
  });

  test("in a recap is put together too", () => {
    const { link, wire } = linked();
    const shown: unknown[] = [];
    link.play({ hear: () => {}, remember: (recap) => shown.push(...recap.shown.map(({ view }) => view)) });
    const told = [{ hex: "0101" }, { hex: ["0102"] }].map((view) => ({ to_move: "red", view, heard: [] }));
    wire.tell({ kind: "recap", at: 1, has_played: true, heard_from: 0, shown: told });
    expect(shown).toEqual([{ hex: "0101" }, { hex: "0102" }]);
  });
});

describe("forecasts", () => {
  test("each is asked for once at a position, and again at the next", () => {
    const { link, wire } = linked();
    wire.tell(position(1));
    link.foresee("attack a1");
    link.foresee("attack a1");
    wire.tell(position(2));
    link.foresee("attack a1");
    expect(wire.sent).toHaveLength(2);
  });

  test("an answer is a forecast or a hindrance, and both go with their position", () => {
    const { link, wire } = linked();
    wire.tell(position(1));
    wire.tell({ kind: "foreseen", words: "a", forecast: null, refusal: null });
    wire.tell({ kind: "foreseen", words: "b", forecast: null, refusal: line("refused-b") });
    expect([[...link.forecasts.value.keys()], [...link.hindrances.value.keys()]]).toEqual([["a"], ["b"]]);
    wire.tell(position(2));
    expect([link.forecasts.value.size, link.hindrances.value.size]).toEqual([0, 0]);
  });
});

describe("orders that open", () => {
  const asked = (wire: Wire) => wire.sent.filter((said) => (said as { kind: string }).kind === "open");

  test("each is asked about once at a position, and again at the next", () => {
    const { link, wire } = linked();
    wire.tell(position(1));
    link.open("move a");
    link.open("move a");
    wire.tellOpened("move a", [group("a", { move: [choice("move a 0101", "0101")] })]);
    link.open("move a");
    expect(asked(wire)).toEqual([{ kind: "open", words: "move a" }]);
    expect(link.opened.value.get("move a")?.[0]?.orders[0]?.choices[0]?.words).toBe("move a 0101");
    wire.tell(position(2));
    expect(link.opened.value.size).toBe(0);
    link.open("move a");
    expect(asked(wire)).toHaveLength(2);
  });

  test("what nothing follows is answered too, with the reason", () => {
    const { link, wire } = linked();
    wire.tell(position(1));
    link.open("move a");
    wire.tellOpened("move a", [], line("refused-x"));
    expect([link.opened.value.get("move a"), link.refusal.value?.key]).toEqual([[], "refused-x"]);
  });

  test("a server that did not listen is asked once more after a moment", () => {
    const { link, wire } = linked();
    wire.tell(position(1));
    link.open("move a");
    link.open("move b");
    wire.tellOpened("move b", []);
    wire.tell({ kind: "refusal", line: line("refused-too-fast") });
    vi.advanceTimersByTime(5000);
    expect(asked(wire).map((said) => (said as { words: string }).words)).toEqual(["move a", "move b", "move a"]);
  });

  test("behind the curtain nothing is left of it", () => {
    const { link, wire } = linked();
    wire.tell(position(1));
    wire.tellOpened("move a", []);
    wire.tell({ kind: "curtain", seat: "blue" });
    expect(link.opened.value.size).toBe(0);
  });
});

describe("a lost line", () => {
  test("comes back by itself, waiting longer each time while nobody answers", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody is there")));
    const { link } = linked();
    Wire.sockets[0]!.hangUp();
    expect(link.connection.value).toBe("lost");
    const waits: number[] = [];
    for (let times = 0; times < 4; times++) {
      const before = Wire.sockets.length;
      let waited = 0;
      await vi.advanceTimersByTimeAsync(0);
      while (Wire.sockets.length === before && waited < 10_000) {
        await vi.advanceTimersByTimeAsync(50);
        waited += 50;
      }
      waits.push(waited);
      Wire.sockets.at(-1)!.hangUp();
    }
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
    expect(waits.at(-1)).toBeGreaterThan(waits[0]!);
    expect(link.connection.value).toBe("lost");
  });

  test("a server that shuts the door is asked twice and no more", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: true }));
    const { link } = linked();
    Wire.sockets[0]!.hangUp();
    for (let times = 0; times < 2; times++) {
      await vi.advanceTimersByTimeAsync(5000);
      Wire.sockets.at(-1)!.hangUp();
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(link.connection.value).toBe("refused");
    const tried = Wire.sockets.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Wire.sockets).toHaveLength(tried);
  });

  test("whoever was let in once more has not been refused before", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve({ ok: true }));
    const { link } = linked();
    for (let times = 0; times < 3; times++) {
      Wire.sockets.at(-1)!.hangUp();
      await vi.advanceTimersByTimeAsync(5000);
      Wire.sockets.at(-1)!.hangUp();
      await vi.advanceTimersByTimeAsync(5000);
      Wire.sockets.at(-1)!.open();
    }
    expect(link.connection.value).toBe("open");
  });

  test("who is sent away for a reason keeps it, and does not come back", async () => {
    const { link, wire } = linked();
    wire.tell({ kind: "refusal", line: line("too-many-windows") });
    wire.hangUp(4409);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([link.connection.value, link.farewell.value?.key]).toEqual(["refused", "too-many-windows"]);
    expect(Wire.sockets).toHaveLength(1);
  });

  test("a page that was closed does not come back", async () => {
    const { link } = linked();
    link.close();
    Wire.sockets[0]!.hangUp();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Wire.sockets).toHaveLength(1);
  });

  test("nothing is left that would go off in a page that was closed", () => {
    const { link, wire } = linked();
    wire.tell(position(1));
    wire.tell({ kind: "refusal", line: line("refused-x") });
    wire.hangUp();
    expect(vi.getTimerCount()).toBe(2);
    link.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the dice", () => {
  const seats = [{ name: "axis", is_mine: true }];
  const dice = { name: "d1", commitment: "5ea1", texts: {}, waits_for: ["axis"] };
  const match = { id: "m", seats, to_move: "chance", result: null, dice };
  const mixed = (axis: string) => ({ ...match, to_move: "axis", dice: { ...dice, texts: { axis }, waits_for: [] } });

  /** The server's answer to the page's text. */
  async function answered(answer: (text: string) => string, isWatching = false) {
    localStorage.clear();
    vi.stubGlobal("fetch", async (_: string, request: RequestInit) => {
      const { texts } = JSON.parse(String(request.body)) as { texts: { axis: string } };
      return new Response(JSON.stringify(mixed(answer(texts.axis))));
    });
    const { link, wire } = linked();
    wire.tell({ kind: "welcome", match, scene: {}, is_watching: isWatching });
    await vi.advanceTimersByTimeAsync(0);
    return { link, wire };
  }

  test("a text that was taken as it was given leaves no doubt", async () => {
    const { link } = await answered((text) => text);
    expect(link.doubt.value).toBeNull();
  });

  test("another text is doubted at once, and what the server says later changes nothing", async () => {
    let given = "";
    const { link, wire } = await answered((text) => ((given = text), "chosen-by-the-cheating-server"));
    await vi.waitFor(() => expect(link.doubt.value).toBe("other-text"));
    wire.tell({ kind: "news", match: mixed(given) });
    expect(link.doubt.value).toBe("other-text");
  });

  test("news of another seal is doubted too", async () => {
    const { link, wire } = await answered((text) => text);
    wire.tell({ kind: "news", match: { ...match, dice: { ...dice, commitment: "5ea2" } } });
    expect(link.doubt.value).toBe("other-seal");
  });

  test("who only watches has nothing to compare", async () => {
    const { link } = await answered(() => "anything", true);
    expect([link.doubt.value, localStorage.getItem("kurgan-dice")]).toEqual([null, null]);
  });
});
