import { beforeEach, expect, test } from "vitest";
import { addressOf, beginLesson, leaveLesson } from "kurgan/table/schooling";

beforeEach(() => localStorage.clear());

test("a match that was begun with the coach goes on with him, and no other does", () => {
  beginLesson("first");
  beginLesson("second");
  beginLesson("second");
  const addresses = ["first", "second", "third"].map(addressOf);
  expect(addresses).toEqual(["/match/first?lesson=1", "/match/second?lesson=1", "/match/third"]);
});

test("whoever has sent the coach away plays on without him", () => {
  beginLesson("first");
  beginLesson("second");
  leaveLesson("first");
  expect([addressOf("first"), addressOf("second")]).toEqual(["/match/first", "/match/second?lesson=1"]);
});
