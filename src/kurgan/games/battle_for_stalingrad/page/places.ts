// Where the keyboard can stand: rows of places as they lie on the table, from top to bottom.

import type { Arrow } from "kurgan/table/looks";
import { areaOf, forcesAt, onStage, otherThan, tray, type Rank } from "./reading";
import type { View } from "./types";

/** The places of one row, in groups that stand above each other. */
type Row = string[][];

function rowsOf(view: View): Row[] {
  const { seat } = view;
  const other = otherThan(seat);
  const middle = view.battle || view.losses ? stageRows(view) : tableRows(view);
  const held = tray(view).length > 0 ? tray(view).map((each) => each.code) : view.hand.map((each) => each.face);
  const rows = [pileRow(view, other, []), ...middle, held.map((each) => [each]), pileRow(view, seat, held)];
  return rows.filter((row) => row.some((group) => group.length > 0));
}

function tableRows(view: View): Row[] {
  const other = otherThan(view.seat);
  const areas = (side: string, rank: Rank) =>
    view.locations.map(({ code }) => {
      const area = areaOf(side, code, rank);
      return [area, ...forcesAt(view, area).map((each) => each.code)];
    });
  return [
    areas(other, "perimeter"),
    areas(other, "control"),
    view.locations.map(({ code }) => [code]),
    areas(view.seat, "control"),
    areas(view.seat, "perimeter"),
  ];
}

function stageRows(view: View): Row[] {
  const row = (side: string) => onStage(view, side).map((each) => [each.code]);
  const location = view.battle ? [[view.battle.location]] : [];
  return [row(otherThan(view.seat)), location, row(view.seat)];
}

/** The piles of a side from left to right; a hand that is held open has its own row. */
function pileRow(view: View, side: string, held: string[]): Row {
  const lost = forcesAt(view, `${side}/lost`).length > 0 ? ["lost"] : [];
  const hand = held.length > 0 ? [] : ["hand"];
  const uranus = side === "soviet" ? ["uranus"] : [];
  return ["pile", ...lost, ...hand, ...uranus, "discard", "deck"].map((each) => [`${side}/${each}`]);
}

export function placesOf(view: View): string[] {
  return rowsOf(view).flat(2);
}

export function stepFrom(view: View, from: string, key: Arrow): string {
  const rows = rowsOf(view);
  const at = rows.findIndex((row) => row.some((group) => group.includes(from)));
  const row = rows[at];
  if (!row) return placesOf(view)[0] ?? from;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const flat = row.flat();
    return flat[flat.indexOf(from) + (key === "ArrowRight" ? 1 : -1)] ?? from;
  }
  const next = rows[at + (key === "ArrowDown" ? 1 : -1)];
  if (!next) return from;
  const across = (row.findIndex((group) => group.includes(from)) + 0.5) / row.length;
  const group = next[Math.floor(across * next.length)] ?? [];
  return group[0] ?? from;
}
