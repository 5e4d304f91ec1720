import { beforeEach, expect, test } from "vitest";
import { choice, group } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";

const ARRIVE = [group("unit", { arrive: [choice("arrive unit 0201", "0201")] })];
const RAIL = [group("unit", { rail: [choice("rail unit 0301", "0301")] })];

let table: ReturnType<typeof seated>;
beforeEach(() => void (table = seated(ARRIVE, { settles: new Set(["arrive"]), plain: new Set(["arrive", "rail"]) })));

test("whoever has come where he was to come is let go, though he could go on in another way", () => {
  const { selection } = table.sitting;
  selection.pick("unit");
  selection.press("0201", "mouse");
  expect(table.done()).toEqual(["arrive unit 0201"]);
  table.answer(2, RAIL);
  expect(selection.subject.value).toBeNull();
});

test("of any other order he is held on", () => {
  table = seated(RAIL, { settles: new Set(["arrive"]), plain: new Set(["rail"]) });
  const { selection } = table.sitting;
  selection.pick("unit");
  selection.press("0301", "mouse");
  table.answer(2, ARRIVE);
  expect(selection.subject.value).toBe("unit");
});
