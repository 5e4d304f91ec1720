import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { agreementOf, doubtOf, mixDice, seenDice } from "kurgan/api/dice";
import type { DiceHead, MatchHead } from "kurgan/api/types";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const DICE: DiceHead = { name: "d1", commitment: "5ea1", texts: { soviet: "from the computer" }, waits_for: ["axis"] };

function head(dice: Partial<DiceHead> = {}, id = "m", changes: Partial<MatchHead> = {}): MatchHead {
  const seats = [
    { name: "axis", is_mine: true },
    { name: "soviet", is_mine: false },
  ];
  const match = { id, seats, to_move: "axis", result: null, dice: { ...DICE, ...dice }, ...changes };
  return match as unknown as MatchHead;
}

/** The dice after a text of axis was mixed in. */
function mixed(axis: string, changes: Partial<DiceHead> = {}, id = "m"): MatchHead {
  return head({ texts: { ...DICE.texts, axis }, waits_for: [], ...changes }, id);
}

/** A server that takes every text, or what it likes instead; what it was sent. */
function served(answer = (texts: Record<string, string>) => texts): Record<string, string>[] {
  const sent: Record<string, string>[] = [];
  vi.stubGlobal("fetch", async (_: string, request: RequestInit) => {
    const { texts } = JSON.parse(String(request.body)) as { texts: Record<string, string> };
    sent.push(texts);
    return new Response(JSON.stringify(head({ texts: { ...DICE.texts, ...answer(texts) }, waits_for: [] })));
  });
  return sent;
}

test("a page mixes in 128 random bits for its own seat alone, and remembers them with the seal and all it was shown", async () => {
  const sent = served();
  await mixDice(head());
  await mixDice(head({}, "another"));
  expect(sent.map((texts) => Object.keys(texts))).toEqual([["axis"], ["axis"]]);
  expect(sent[0]!.axis).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[0]!.axis).not.toBe(sent[1]!.axis);
  const texts = { ...DICE.texts, ...sent[0] };
  expect(seenDice("m")).toEqual({ match: "m", name: "d1", commitment: "5ea1", texts });
});

test("the text is remembered before it is sent, and whatever became of it", async () => {
  let before: string | undefined;
  vi.stubGlobal("fetch", () => {
    before = seenDice("m")?.texts.axis;
    return Promise.reject(new TypeError("the line is down"));
  });
  await expect(mixDice(head())).rejects.toThrow();
  expect(before).toMatch(/^[0-9a-f]{32}$/);
  const sent = served();
  await mixDice(head());
  expect(sent).toEqual([{ axis: before }]);
});

test("nothing is sent when the dice do not wait for this guest", async () => {
  const sent = served();
  await mixDice(head({ waits_for: ["soviet"] }));
  await mixDice(head({ waits_for: [] }));
  expect(sent).toEqual([]);
  expect(seenDice("m")).toBeNull();
});

test("news that comes twice mixes the same text in, and what was seen first stays", async () => {
  const sent = served();
  await Promise.all([mixDice(head()), mixDice(head())]);
  await mixDice(head({ name: "d2", commitment: "5ea2", texts: { soviet: "another", axis: "chosen for you" } }));
  expect(sent).toEqual([sent[0], sent[0], sent[0]]);
  expect(seenDice("m")).toMatchObject({ name: "d1", commitment: "5ea1", texts: { ...DICE.texts, ...sent[0] } });
});

test("a page whose browser keeps nothing mixes all the same, and says later that it cannot compare", async () => {
  const sent = served();
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: full, clear: () => {} });
  const after = await mixDice(head());
  expect(after.dice.texts).toEqual({ ...DICE.texts, ...sent[0] });
  expect(agreementOf(after, true)).toBe("unkept");
});

test("a server that takes another text than the page sent is found out by its own answer", async () => {
  served(() => ({ axis: "chosen-by-the-cheating-server" }));
  const after = await mixDice(head());
  expect(doubtOf(after)).toBe("other-text");
  expect(agreementOf(after, true)).toBe("other-text");
});

test("a text that came too late is not in the dice, and nobody says that it is", async () => {
  served(() => ({ axis: "" }));
  const after = await mixDice(head());
  expect(doubtOf(after)).toBe("too-late");
  expect(agreementOf(after, true)).toBe("too-late");
});

test("another name, seal or text than this browser saw is noticed at once and at the end, the computer's text too", async () => {
  const [sent] = [served()];
  const after = await mixDice(head());
  const axis = sent[0]!.axis!;
  expect([agreementOf(after, true), doubtOf(after)]).toEqual(["same", null]);
  const others = [
    [mixed(axis, { name: "d2" }), "other-seal"],
    [mixed(axis, { commitment: "5ea2" }), "other-seal"],
    [mixed("mine?"), "other-text"],
    [mixed(axis, { texts: { axis, soviet: "tried until it was liked" } }), "other-text"],
    [mixed(axis, { texts: { axis, soviet: "" } }), "other-text"],
    [mixed(axis, { texts: {} }), "other-text"],
  ] as const;
  for (const [match, found] of others) expect([agreementOf(match, true), doubtOf(match)]).toEqual([found, found]);
});

test("as long as a text is waited for, or nothing is rolled, its absence is no fault", async () => {
  served();
  await mixDice(head());
  expect(doubtOf(head())).toBeNull();
  expect(doubtOf(head({ waits_for: [] }, "m", { to_move: "chance" }))).toBeNull();
  const over = { to_move: null, result: { winner: "soviet" } } as Partial<MatchHead>;
  expect(doubtOf(head({ waits_for: [] }, "m", over))).toBeNull();
  expect(agreementOf(head({ waits_for: [] }, "m", over), false)).toBe("same");
});

test("who has kept nothing hears that nothing can be compared, and is not warned", async () => {
  expect([agreementOf(mixed("whose?"), true), doubtOf(mixed("whose?"))]).toEqual(["unkept", null]);
  const stranger = { ...mixed("whose?"), seats: [] };
  expect(agreementOf(stranger, true)).toBe("unseen");
  const seal = [{ match: "m", name: "d1", commitment: "5ea1", texts: {} }]; // as pages of old kept it
  localStorage.setItem("kurgan-dice", JSON.stringify(seal));
  expect(agreementOf(mixed("whose?"), true)).toBe("unkept");
});
