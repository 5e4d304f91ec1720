// Areas of the map: they come as rows of signs, from north to south.

import { columnRow, nameOf } from "kurgan/board/hexes";

/** The sign of a hex; "." is nothing. */
export function signAt(rows: readonly string[], hex: string): string {
  const [column, row] = columnRow(hex);
  return rows[row]?.[column] ?? ".";
}

const kept = new WeakMap<readonly string[], Map<string, ReadonlySet<string>>>();

/** All hexes with one of some signs. The same rows are looked through once. */
export function hexesIn(rows: readonly string[], signs: string): ReadonlySet<string> {
  const known = kept.get(rows) ?? new Map<string, ReadonlySet<string>>();
  const found = known.get(signs) ?? looked(rows, signs);
  kept.set(rows, known.set(signs, found));
  return found;
}

function looked(rows: readonly string[], signs: string): ReadonlySet<string> {
  const found = new Set<string>();
  rows.forEach((line, row) => {
    for (let column = 0; column < line.length; column++)
      if (signs.includes(line[column]!)) found.add(nameOf(column, row));
  });
  return found;
}
