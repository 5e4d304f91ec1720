import { describe, expect, test } from "vitest";
import { changed, putTogether } from "kurgan/api/changes";
import cases from "kurgan/testing/changes.json";

/** As the server would say it, and a page read it. */
const said = (thing: unknown) => JSON.parse(JSON.stringify(thing)) as unknown;

describe("the earlier and a change of it make the later", () => {
  // the server makes these changes in tests/server/test_changes.py
  test.each(cases.map((each) => [each.name, each] as const))("%s", (_, { before, after, change }) => {
    const kept = said(before);
    expect(changed(before, change)).toEqual(after);
    expect(before, "and the earlier stays what it was").toEqual(kept);
  });
});

describe("what has not changed is the same object", () => {
  const view = {
    units: { a: { hex: "0101", marks: ["x"] }, b: { hex: "0102", marks: [] } },
    seen: ["0101", "0102"],
    stacks: [{ hex: "0101" }, { hex: "0102" }, { hex: "0103" }],
  };
  type View = typeof view;

  test("all of it where nothing is said", () => {
    expect(changed(view, {})).toBe(view);
  });

  test("the others of an object, at every depth", () => {
    const now = changed(view, { units: { a: { hex: ["0201"] } } }) as View;
    expect([now.seen, now.stacks, now.units.b]).toEqual([view.seen, view.stacks, view.units.b]);
    expect(now.seen).toBe(view.seen);
    expect(now.units.b).toBe(view.units.b);
    expect(now.units.a.marks).toBe(view.units.a.marks);
    expect(now.units.a).not.toBe(view.units.a);
  });

  test("the others of a list, wherever they stand now", () => {
    const now = changed(view, { stacks: { "": [[1, 3]], "1": { hex: ["0104"] } } }) as View;
    expect(now.stacks).toEqual([{ hex: "0102" }, { hex: "0104" }]);
    expect(now.stacks[0]).toBe(view.stacks[1]);
  });
});

test("views that were told one after the other are each whole", () => {
  const told = [
    { step: 0, view: { a: 1, b: { c: 2 } } },
    { step: 1, view: { a: [2] } },
    { step: 2, view: {} },
    { step: 3, view: { a: [] } },
  ];
  const seen = putTogether<{ step: number; view: unknown }>(told);
  expect(seen.map(({ view }) => view)).toEqual([
    { a: 1, b: { c: 2 } },
    { a: 2, b: { c: 2 } },
    { a: 2, b: { c: 2 } },
    { b: { c: 2 } },
  ]);
  expect(seen[2]!.view).toBe(seen[1]!.view);
});
