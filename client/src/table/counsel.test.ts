import { expect, test } from "vitest";
import { mayBeHelped } from "kurgan/table/counsel";
import { hintsAloud } from "kurgan/table/Hints";
import { pressKey } from "kurgan/table/keys";
import type { MatchHead } from "kurgan/api/types";
import type { GroupMessage } from "kurgan/api/menu";
import { choice, group, inColumns, line } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";

const MOVE = group("unit", { move: [choice("move unit 0102", "0102")] });
const FIRE = group("", { fire: [choice("fire 0102", "0102")] });
const END = group("", { end: [choice("end")] });
const ORDERS = [MOVE, { ...FIRE, orders: [...FIRE.orders, ...END.orders] }];

function hinted(...groups: GroupMessage[]) {
  const table = seated(ORDERS);
  const columns = inColumns({ orders: groups }).orders;
  const advice = columns.map((each, place) => ({
    words: groups[place]!.orders[0]!.choices[0]!.words,
    group: each,
    title: null,
    probability: 0.6 - place / 10,
  }));
  press("h", table);
  table.wire.tell({ kind: "hinted", advice, refusal: null } as never);
  return table;
}

function press(key: string, { sitting }: ReturnType<typeof seated>): void {
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  Object.defineProperty(event, "target", { value: document.body });
  pressKey(event, sitting);
}

test("h asks once, and what comes is numbered from the best", () => {
  const table = seated(ORDERS);
  press("h", table);
  press("h", table);
  expect(table.wire.sent).toEqual([{ kind: "hint" }]);
  const { sitting } = hinted(MOVE, END);
  const found = sitting.counsel.advice.value.map(({ number, offer, probability }) => [
    number,
    offer.choice.words,
    probability,
  ]);
  expect(found).toEqual([
    [1, "move unit 0102", 0.6],
    [2, "end", 0.5],
  ]);
});

test("the board has each number where its order points, and a line from whoever would go there", () => {
  const { sitting } = hinted(MOVE, FIRE, END);
  expect(sitting.counsel.traces.value).toEqual([
    { kind: "advice", places: ["0101", "0102"] },
    { kind: "hint", places: ["0102"], text: "1 2" },
  ]);
});

test("once one is chosen its order is lit as any other, and only the numbers stay", () => {
  const table = hinted(MOVE, END);
  press("1", table);
  expect(table.sitting.counsel.traces.value.map(({ kind }) => kind)).toEqual(["hint"]);
});

test("a number aims as a press would, and once more orders; another number aims anew", () => {
  const table = hinted(MOVE, FIRE, END);
  const { selection } = table.sitting;
  press("2", table);
  expect([selection.subject.value, selection.mode.value, selection.aim.value]).toEqual(["", "fire", "0102"]);
  press("1", table);
  expect([selection.subject.value, selection.aim.value, table.done()]).toEqual(["unit", "0102", []]);
  press("1", table);
  expect(table.done()).toEqual(["move unit 0102"]);
});

test("whoever has chosen something else since has chosen no hint any more", () => {
  const table = hinted(MOVE, END);
  const { counsel, selection } = table.sitting;
  press("1", table);
  selection.aim.value = "0101";
  expect(counsel.taken.value).toBe(null);
  press("1", table);
  expect([selection.aim.value, table.done()]).toEqual(["0102", []]);
  press("Escape", table);
  expect(counsel.taken.value).toBe(null);
  press("2", table);
  selection.pick("unit");
  press("2", table);
  expect([counsel.taken.value, table.done()]).toEqual([2, []]);
});

test("whoever is guided is not helped besides", () => {
  const table = seated(ORDERS);
  table.sitting.counsel.isGuided.value = true;
  press("h", table);
  expect(table.wire.sent).toEqual([]);
});

test("what points nowhere is ordered by the second press too", () => {
  const table = hinted(END);
  press("1", table);
  expect(table.done()).toEqual([]);
  press("1", table);
  expect(table.done()).toEqual(["end"]);
});

test("a hint is put away by the key that asked for it, by Escape, and by the next position", () => {
  for (const leave of ["h", "Escape"]) {
    const table = hinted(MOVE);
    press(leave, table);
    expect(table.sitting.counsel.advice.value).toEqual([]);
  }
  const table = hinted(MOVE);
  press("1", table);
  table.answer(2, ORDERS);
  expect([table.sitting.counsel.advice.value, table.sitting.counsel.taken.value]).toEqual([[], null]);
});

test("whoever hears the page hears what is advised, and which one was chosen", () => {
  const table = hinted(MOVE, END);
  const percent = (share: number) => `${100 * share} %`;
  const get = (key: string, values = {}) => [key, ...Object.values(values)].join(" ");
  const words = { get, percent, say: () => "the unit", text: get, has: () => false };
  const sitting = { ...table.sitting, words } as unknown as typeof table.sitting;
  const all = hintsAloud(sitting);
  expect([all.includes("table-counsel-chance 60 %"), all.includes("table-counsel-chance 50 %")]).toEqual([true, true]);
  press("2", table);
  expect(hintsAloud(sitting)).toContain("table-counsel-again");
  press("h", table);
  expect(hintsAloud(sitting)).toBe("");
});

test("why there is no hint is said, and it may be asked for again", () => {
  const table = seated(ORDERS);
  press("h", table);
  table.wire.tell({ kind: "refusal", line: line("refused-hint-fair") } as never);
  expect(table.sitting.link.refusal.value?.key).toBe("refused-hint-fair");
  press("h", table);
  table.wire.tell({ kind: "hinted", advice: [], refusal: line("refused-over") } as never);
  expect([table.sitting.link.refusal.value?.key, table.sitting.link.isHinting.value]).toEqual(["refused-over", false]);
  expect(table.wire.sent).toEqual([{ kind: "hint" }, { kind: "hint" }]);
});

test("nobody is helped against somebody else", () => {
  const head = (players: string[], same = false) =>
    ({ is_same_screen: same, seats: players.map((player) => ({ player })) }) as MatchHead;
  expect(
    [head(["human", "greedy"]), head(["human", "human"], true), head(["human", "human"])].map(mayBeHelped),
  ).toEqual([true, true, false]);
});

test("what the computer was after is asked for when its turn has ended, and only then", () => {
  const { sitting, wire, answer } = seated(ORDERS);
  const end = (side: string) => line("log-end", { side: line(`side-${side}`) });
  const seats = [
    { name: "red", player: "human" },
    { name: "blue", player: "general" },
  ];
  sitting.link.head.value = { is_same_screen: false, seats } as MatchHead;
  answer(2, ORDERS, { heard: [end("red"), line("log-moves")] });
  expect([sitting.counsel.told.value, wire.sent]).toEqual([-1, []]);
  sitting.link.connection.value = "open";
  answer(3, ORDERS, { heard_from: 2, heard: [line("log-moves"), end("blue")] });
  expect([sitting.counsel.told.value, wire.sent]).toEqual([3, [{ kind: "intent" }]]);
  wire.tell({ kind: "intended", lines: [line("intent-nothing")] } as never);
  answer(4, ORDERS, { heard_from: 4, heard: [line("log-moves")] });
  expect(sitting.link.intended.value.map(({ key }) => key)).toEqual(["intent-nothing"]);
  answer(5, ORDERS, { heard_from: 5, heard: [end("blue")] });
  expect([sitting.link.intended.value, wire.sent.slice(1)]).toEqual([[], [{ kind: "intent" }]]);
});
