import { expect, test } from "vitest";
import { outcomeKey } from "./Question";

test.each([
  ["X", "removal", "outcome-x"],
  ["X", "losses", "question-paid"],
  ["X", "advance", "question-paid"],
  ["DR", "retreat", "outcome-dr"],
  ["D/AE", "losses", "outcome-d-ae"],
])(
  "what is said of %s while the game waits for %s: an elimination that was bought is no exchange",
  (outcome, step, key) => {
    expect(outcomeKey(outcome, step)).toBe(key);
  },
);
