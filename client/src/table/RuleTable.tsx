// A table of the rulebook. It scrolls within itself, and what a forecast was read from is lit.

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { MarkMessage, RuleMessage, TableMessage, TextMessage } from "kurgan/api/types";
import type { Words } from "kurgan/words/words";
import "kurgan/table/ruletable.css";

interface RuleTableProps {
  table: TableMessage;
  words: Words;
  /** Numbers in brackets are links, here as in the text. */
  prose(text: string): ComponentChildren;
  marks?: MarkMessage[];
}

export function RuleTable({ table, words, prose, marks = [] }: RuleTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => showLit(frame.current), [marks]);
  const title = words.text(table.title);
  return (
    <div ref={frame} class="rule-table" role="region" aria-label={title} tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {table.columns.map((name, column) => (
              <th key={column} scope="col" class={isColumn(marks, column) ? "lit" : ""}>
                {isColumn(marks, column) && <Pointer sign="▾" words={words} />}
                {words.text(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => {
                const look = isLit(marks, row, column) ? "lit" : "";
                const said = prose(words.text(cell));
                if (column > 0) return <td class={look}>{said}</td>;
                return (
                  <th scope="row" class={look}>
                    {isRow(marks, row) && <Pointer sign="▸" words={words} />}
                    {said}
                  </th>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Colour is never the only sign: the row or column in question is pointed at, and said to those who hear the page. */
function Pointer({ sign, words }: { sign: string; words: Words }) {
  return (
    <>
      <span aria-hidden="true">{sign} </span>
      <span class="unseen">{words.get("table-lit")} </span>
    </>
  );
}

export function isLit(marks: MarkMessage[], row: number, column: number): boolean {
  return marks.some(
    (mark) => (mark.row === null || mark.row === row) && (mark.column === null || mark.column === column),
  );
}

function isColumn(marks: MarkMessage[], column: number): boolean {
  return marks.some((mark) => mark.column === column && mark.row === null);
}

function isRow(marks: MarkMessage[], row: number): boolean {
  return marks.some((mark) => mark.row === row);
}

/** On a narrow screen the lit column may lie outside the frame. */
function showLit(frame: HTMLElement | null): void {
  const lit = frame?.querySelector<HTMLElement>(".lit");
  if (frame && lit) frame.scrollLeft = lit.offsetLeft + lit.offsetWidth / 2 - frame.clientWidth / 2;
}

/** Every text of a rule, for whoever searches. */
export function textsOf({ title, summary, reading, table }: RuleMessage): TextMessage[] {
  const cells = table ? [table.title, ...table.columns, ...table.rows.flat()] : [];
  return [title, summary, ...(reading ? [reading] : []), ...cells];
}
