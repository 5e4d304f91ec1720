import { beforeEach, expect, test, vi } from "vitest";
import { isAsSeen, mixDice, seenDice } from "kurgan/api/dice";
import type { DiceHead, MatchHead } from "kurgan/api/types";

beforeEach(() => localStorage.clear());

const DICE: DiceHead = { name: "d1", commitment: "5ea1", texts: { soviet: "from the computer" }, waits_for: ["axis"] };

function head(dice: Partial<DiceHead> = {}, id = "m"): MatchHead {
  const seats = [
    { name: "axis", is_mine: true },
    { name: "soviet", is_mine: false },
  ];
  return { id, seats, dice: { ...DICE, ...dice } } as unknown as MatchHead;
}

/** A server that takes every text; what it was sent. */
function served(answer = (texts: Record<string, string>) => texts): Record<string, string>[] {
  const sent: Record<string, string>[] = [];
  vi.stubGlobal("fetch", async (_: string, request: RequestInit) => {
    const { texts } = JSON.parse(String(request.body)) as { texts: Record<string, string> };
    sent.push(texts);
    return new Response(JSON.stringify(head({ texts: { ...DICE.texts, ...answer(texts) }, waits_for: [] })));
  });
  return sent;
}

test("a page mixes in 128 random bits for its own seat alone, and remembers the seal it saw", async () => {
  const sent = served();
  await mixDice(head());
  await mixDice(head({}, "another"));
  expect(sent.map((texts) => Object.keys(texts))).toEqual([["axis"], ["axis"]]);
  expect(sent[0]!.axis).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[0]!.axis).not.toBe(sent[1]!.axis);
  expect(seenDice("m")).toEqual({ match: "m", name: "d1", commitment: "5ea1", texts: sent[0] });
});

test("nothing is sent when the dice do not wait for this guest", async () => {
  const sent = served();
  await mixDice(head({ waits_for: ["soviet"] }));
  await mixDice(head({ waits_for: [] }));
  expect(sent).toEqual([]);
  expect(seenDice("m")).toBeNull();
});

test("news that comes twice mixes the same text in, and takes nothing back", async () => {
  const sent = served();
  await Promise.all([mixDice(head({}, "twice")), mixDice(head({}, "twice"))]);
  expect(sent[0]).toEqual(sent[1]);
  served(() => ({ axis: "of another tab" }));
  await mixDice(head({}, "twice"));
  expect(seenDice("twice")?.texts).toEqual(sent[0]);
});

test("a text the server did not take is not remembered as mixed in", async () => {
  served(() => ({ axis: "" }));
  await mixDice(head({}, "late"));
  expect(seenDice("late")?.texts).toEqual({});
});

test("another name, seal or text than this browser saw is noticed", async () => {
  const [texts] = [served()];
  await mixDice(head());
  const seen = seenDice("m")!;
  const now = { ...DICE, texts: { ...DICE.texts, ...texts[0] }, waits_for: [] };
  expect(isAsSeen(seen, now)).toBe(true);
  expect(isAsSeen(seen, { ...now, name: "d2" })).toBe(false);
  expect(isAsSeen(seen, { ...now, commitment: "5ea2" })).toBe(false);
  expect(isAsSeen(seen, { ...now, texts: { ...now.texts, axis: "mine?" } })).toBe(false);
});
