import { expect, test } from "vitest";
import { choice, group, line } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";

const offered = (...words: string[]) => [group("", { give: words.map((each) => choice(each)) })];

test("one order after the other, each when the one before it was carried out", () => {
  const { sitting, answer, done } = seated(offered("give a", "give b", "give c"));
  sitting.selection.orderAll(["give a", "give b"]);
  expect(done()).toEqual(["give a"]);
  answer(2, offered("give b", "give c"));
  expect(done()).toEqual(["give a", "give b"]);
  answer(3, offered("give c"));
  expect(done()).toEqual(["give a", "give b"]);
});

test("what is no longer on offer ends it", () => {
  const { sitting, answer, done } = seated(offered("give a", "give b", "give c"));
  sitting.selection.orderAll(["give a", "give b", "give c"]);
  answer(2, offered("give c"));
  answer(3, offered("give b", "give c"));
  expect(done()).toEqual(["give a"]);
});

test("what is refused ends it", () => {
  const { sitting, wire, answer, done } = seated(offered("give a", "give b"));
  sitting.selection.orderAll(["give a", "give b"]);
  wire.tell({ kind: "refusal", line: line("refused-x") });
  answer(2, offered("give b"));
  expect(done()).toEqual(["give a"]);
});

test("while an order is on its way no errand begins", () => {
  const { sitting, answer, done } = seated(offered("give a", "give b"));
  sitting.link.do("give a");
  sitting.selection.orderAll(["give b"]);
  answer(2, offered("give b"));
  expect(done()).toEqual(["give a"]);
});
