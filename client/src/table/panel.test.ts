import { beforeEach, describe, expect, test } from "vitest";
import type { Looks, Overlay } from "kurgan/table/looks";
import { Panel } from "kurgan/table/panel";
import { choice, group } from "kurgan/testing/positions";
import { seated } from "kurgan/testing/seated";

const ORDERS = [group("unit", { attack: [choice("attack unit 0201", "0201")] })];
const SUPPLY = { name: "supply" } as unknown as Overlay;

function opened(looks: Partial<Looks> = {}) {
  const { sitting } = seated(ORDERS, looks);
  const panel = new Panel(sitting.selection, sitting.looks, "log");
  return { panel, selection: sitting.selection, is: () => [panel.tab.value, panel.height.value] };
}

let table: ReturnType<typeof opened>;
beforeEach(() => void (table = opened()));

test("whoever chooses somebody is told why, and the tab read before stays for whoever does not", () => {
  expect(table.is()).toEqual(["log", "half"]);
  table.selection.pick("unit");
  expect(table.is()).toEqual(["why", "half"]);
  table.panel.open("rules");
  table.selection.pick(null);
  expect(table.is()).toEqual(["rules", "half"]);
});

test("whoever aims is told why, too, and a closed panel follows nobody", () => {
  table.selection.pick("unit");
  table.panel.open("rules");
  table.selection.aim.value = "0201";
  expect(table.is()).toEqual(["why", "half"]);
  table.panel.close();
  table.panel.open("log");
  table.selection.pick(null);
  table.selection.pick("unit");
  expect(table.is()).toEqual(["log", "half"]);
});

test("the open tab draws the sheet up and down, another one is opened", () => {
  table.panel.press("log");
  expect(table.is()).toEqual(["log", "tall"]);
  table.panel.press("log");
  expect(table.is()).toEqual(["log", "half"]);
  table.panel.press("rules");
  expect(table.is()).toEqual(["rules", "half"]);
});

describe("where the board needs all the room", () => {
  beforeEach(() => void (table = opened({ isFull: true })));

  test("the sheet is down at first, a tab draws it up, and the same one puts it away", () => {
    expect(table.is()).toEqual(["log", "low"]);
    table.panel.press("log");
    expect(table.is()).toEqual(["log", "half"]);
    table.panel.press("log");
    expect(table.is()).toEqual(["log", "low"]);
    table.panel.press("rules");
    expect(table.is()).toEqual(["rules", "half"]);
  });

  test("whoever chooses somebody is told why without the sheet coming up", () => {
    table.selection.pick("unit");
    expect(table.is()).toEqual(["why", "low"]);
  });
});

test("tabs are gone through in a circle, and a game without overlays has none for them", () => {
  table.panel.turn(1);
  table.panel.turn(1);
  expect(table.panel.tab.value).toBe("why");
  table.panel.turn(-1);
  expect(table.panel.tab.value).toBe("rules");
  expect(opened({ overlays: [SUPPLY] }).panel.tabs).toEqual(["why", "forces", "log", "rules", "map"]);
});

test("a rule that is asked for twice is shown twice, with what was marked in it", () => {
  const { panel } = table;
  let shown = 0;
  const stop = panel.rule.subscribe((rule) => void (shown += rule === "6.5" ? 1 : 0));
  panel.readRule("6.5", [{ table: "odds", row: "", column: "2:1" } as never]);
  panel.readRule("6.5");
  stop();
  expect([shown, panel.tab.value, panel.marks.value]).toEqual([2, "rules", []]);
});
