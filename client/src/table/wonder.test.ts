import { describe, expect, test } from "vitest";
import { choice, group, line, position } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";
import { linked } from "kurgan/testing/wire";
import { Wonder } from "kurgan/table/wonder";

const WHY = line("refused-second-launch");

function wondering() {
  const { link, wire } = linked();
  wire.tell(position(1));
  return { link, wire, wonder: new Wonder(link) };
}

describe("what cannot be used", () => {
  test("the server is asked, and its reason is said", () => {
    const { link, wire, wonder } = wondering();
    wonder.ask("play romanians-2");
    expect(wire.sent.at(-1)).toEqual({ kind: "foresee", words: "play romanians-2" });
    expect(link.refusal.value).toBeNull();
    wire.tell({ kind: "foreseen", words: "play romanians-2", forecast: null, refusal: WHY });
    expect(link.refusal.value).toEqual(WHY);
  });

  test("a reason that is known is said again at once", () => {
    const { link, wire, wonder } = wondering();
    wonder.ask("play romanians-2");
    wire.tell({ kind: "foreseen", words: "play romanians-2", forecast: null, refusal: WHY });
    link.refuse(null);
    wonder.ask("play romanians-2");
    expect(link.refusal.value).toEqual(WHY);
    expect(wire.sent).toHaveLength(1);
  });

  test("what was said of something else is not said while the answer is on its way", () => {
    const { link, wonder } = wondering();
    link.refuse(WHY);
    wonder.ask("retreat 71inf");
    expect(link.refusal.value).toBeNull();
  });

  test("an answer to something else is not said", () => {
    const { link, wire, wonder } = wondering();
    wonder.ask("retreat 71inf");
    wire.tell({ kind: "foreseen", words: "play romanians-2", forecast: null, refusal: WHY });
    expect(link.refusal.value).toBeNull();
  });

  test("what is on offer from something else takes that up", () => {
    const attack = group("station", { attack: [choice("attack station unit", "station")] });
    const { sitting, wire } = seated([attack], { tried: () => "attack station unit" });
    sitting.selection.press("0101", "mouse");
    expect(sitting.selection.subject.value).toBe("station");
    expect(wire.sent).not.toContainEqual(expect.objectContaining({ kind: "foresee" }));
  });

  test("what is possible after all is not refused", () => {
    const { link, wire, wonder } = wondering();
    wonder.ask("retreat 71inf");
    wire.tell({ kind: "foreseen", words: "retreat 71inf", forecast: null, refusal: null });
    expect(link.refusal.value).toBeNull();
    link.hindrances.value = new Map([["retreat 71inf", WHY]]);
    expect(link.refusal.value).toBeNull();
  });
});
