import { expect, test } from "vitest";
import { changeOf, friendOf, isAwaited, newsAfter, presenceOf, rematchOf } from "kurgan/api/company";
import type { MatchHead, SeatHead } from "kurgan/api/types";

const seat = (changes: Partial<SeatHead>): SeatHead => ({
  name: "soviet",
  player: "human",
  is_taken: true,
  is_mine: false,
  is_here: false,
  called: null,
  seen: null,
  ...changes,
});
const me = seat({ name: "axis", is_mine: true });

test("a friend is another human's seat, not a computer's and nobody at one screen", () => {
  expect(friendOf({ is_same_screen: false, seats: [me, seat({})] })?.name).toBe("soviet");
  expect(friendOf({ is_same_screen: false, seats: [me, seat({ player: "greedy" })] })).toBeNull();
  expect(friendOf({ is_same_screen: true, seats: [me, seat({ is_mine: true })] })).toBeNull();
});

test("who joins, comes and leaves is told once, and nothing else is", () => {
  const free = presenceOf(seat({ is_taken: false }));
  const here = presenceOf(seat({ is_here: true }));
  const gone = presenceOf(seat({ seen: "2026-11-16T17:00:00+00:00" }));
  const away = presenceOf(seat({}));
  expect([free, here, gone, away]).toEqual(["free", "here", "gone", "away"]);
  expect(changeOf(free, here)).toBe("joined");
  expect(changeOf(free, away)).toBe("joined");
  expect(changeOf(gone, here)).toBe("came");
  expect(changeOf(here, gone)).toBe("left");
  expect(changeOf(here, here)).toBeNull();
  expect(changeOf(away, gone)).toBeNull();
});

test("that somebody has joined stays news when his page opens a moment later", () => {
  expect(newsAfter(null, "joined")).toBe("joined");
  expect(newsAfter("joined", "came")).toBe("joined");
  expect(newsAfter("joined", "left")).toBe("left");
  expect(newsAfter("left", "came")).toBe("came");
});

test("a battle waits for every seat that is free", () => {
  expect(isAwaited({ seats: [me, seat({ is_taken: false })] })).toBe(true);
  expect(isAwaited({ seats: [me, seat({})] })).toBe(false);
  expect(isAwaited(null)).toBe(false);
});

test("a rematch is open, asked for, wanted by the friend, declined, refused or begun", () => {
  const head = (changes: Partial<MatchHead>) =>
    ({ rematch: null, asked: null, declined: null, seats: [me, seat({})], ...changes }) as MatchHead;
  expect(rematchOf(head({}))).toBe("open");
  expect(rematchOf(head({ asked: "axis" }))).toBe("asked");
  expect(rematchOf(head({ asked: "soviet" }))).toBe("wanted");
  expect(rematchOf(head({ declined: "axis" }))).toBe("declined");
  expect(rematchOf(head({ declined: "soviet" }))).toBe("refused");
  expect(rematchOf(head({ rematch: "m2", asked: "soviet" }))).toBe("begun");
});
