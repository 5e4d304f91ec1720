// What a forecast was read from, as a part of an address: the rulebook's own page lights the same row or column.

import type { MarkMessage } from "kurgan/api/types";

/** The address of a rule in the rulebook's page, its table lit where the forecast was read. */
export function litAddress(game: string, rule: string | null, marks: MarkMessage[]): string {
  const query = marks.map((mark) => `${mark.rule}_${mark.row ?? ""}_${mark.column ?? ""}`).join(",");
  return `/rules/${game}${query && `?lit=${query}`}${rule === null ? "" : `#${rule}`}`;
}

/** The marks in an address; what is none is left out. */
export function marksIn(search: string): MarkMessage[] {
  const found = (new URLSearchParams(search).get("lit") ?? "").matchAll(/([\d.]+)_(\d*)_(\d*)(?:,|$)/g);
  const place = (digits: string | undefined) => (digits ? Number(digits) : null);
  return [...found].map(([, rule = "", row, column]) => ({ rule, row: place(row), column: place(column) }));
}
