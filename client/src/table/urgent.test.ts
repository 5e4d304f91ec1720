// Whoever goes on to the next comes first to those who cannot wait.

import { afterEach, beforeEach, expect, test } from "vitest";
import { choice, group } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";

const ORDERS = ["north", "owed", "middle", "due", "south"].map((name) =>
  group(name, { attack: [choice(`attack ${name}`, name)] }),
);

let selection: ReturnType<typeof seated>["sitting"]["selection"];
beforeEach(() => {
  selection = seated(ORDERS, { urgent: () => ["due", "owed", "gone"], placeOf: () => null }).sitting.selection;
});
afterEach(() => selection.close());

/** Who is held after so many presses, each after letting go or not. */
function after(...presses: ("next" | "let go")[]): string | null {
  presses.forEach((each) => (each === "next" ? selection.next() : selection.pick(null)));
  return selection.subject.value;
}

test("nobody is held: the first that cannot wait, in the order of the others", () => {
  expect(after("next")).toBe("owed");
});

test("it was let go of: the one after it", () => {
  expect(after("next", "let go", "next")).toBe("due");
  expect(after("let go", "next"), "and around").toBe("owed");
});

test("somebody is held: whoever comes after, so that all can be come to", () => {
  expect(after("next", "next")).toBe("middle");
});
