// The score after each turn, or how likely each side was to win: a line for each side, told apart by dash and marker too, and the same as a table.

import type { MeasureMessage } from "kurgan/api/types";
import type { Reel } from "kurgan/pages/reel";
import type { Words } from "kurgan/words/words";

const WIDTH = 400;
const HEIGHT = 190;
const LEFT = 34;
const RIGHT = 24;
const TOP = 12;
const BOTTOM = 26;

interface ChartProps {
  measure: MeasureMessage;
  seats: string[];
  words: Words;
  reel: Reel;
  /** What it shows, if not what its measure is called; and what that means. */
  title?: string;
  note?: string;
  /** How high it reaches, if not as high as its lines. */
  top?: number;
}

export function ScoreChart({ measure, seats, words, reel, note, ...own }: ChartProps) {
  const lines = seats.map((seat) => measure.seats[seat] ?? []);
  const turns = reel.starts.map(({ turn }) => turn); // a set-up may be turn 0
  const top = own.top ?? Math.max(4, ...lines.flat());
  const bottom = Math.min(0, ...lines.flat()); // a side may have less than nothing
  if (turns.length === 0) return null;

  const x = (index: number) => LEFT + (index / Math.max(1, turns.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - BOTTOM - ((value - bottom) / (top - bottom)) * (HEIGHT - TOP - BOTTOM);
  const title = own.title ?? words.get(`measure-${measure.name}`);
  const names = seats.map((seat) => words.get(`side-${seat}`));
  const figure = (value: number | undefined) => words.figure(String(value ?? 0));
  const ends = lines.map((line, i) => `${names[i]} ${figure(line[0])} → ${figure(line.at(-1))}`).join("; ");
  const shown = Math.max(0, turns.indexOf(reel.turn.value));

  return (
    <section class="card report" aria-labelledby={`chart-${measure.name}`}>
      <h2 id={`chart-${measure.name}`}>{title}</h2>
      {note !== undefined && <p class="plain small">{note}</p>}
      <p class="legend plain small">
        {seats.map((seat, i) => (
          <span key={seat}>
            <svg viewBox="0 0 34 12" width="34" height="12" aria-hidden="true" class={`seat-${i}`}>
              <path class="trace" d="M1 6H33" />
              <Marker index={i} x={17} y={6} />
            </svg>
            {names[i]} <strong>{figure(lines[i]?.at(-1))}</strong>
          </span>
        ))}
      </p>
      <svg class="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={`${title}: ${ends}`}>
        {ticks(top, bottom).map((value) => (
          <g key={value}>
            <path class="grid-line" d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 7} y={y(value) + 4} text-anchor="end">
              {figure(value)}
            </text>
          </g>
        ))}
        {ticks(turns.length - 1).map((index) => (
          <text key={index} x={x(index)} y={HEIGHT - 7} text-anchor="middle">
            {turns[index]}
          </text>
        ))}
        <path class="now" d={`M${x(shown)} ${TOP - 4}V${HEIGHT - BOTTOM}`} />
        {lines.map((line, i) => (
          <g key={i} class={`seat-${i}`}>
            <path class="trace" d={line.map((value, t) => `${t ? "L" : "M"}${x(t)} ${y(value)}`).join("")} />
            {line.map((value, t) => (
              <Marker key={t} index={i} x={x(t)} y={y(value)} />
            ))}
          </g>
        ))}
      </svg>
      <details>
        <summary class="plain small">{words.get("as-table")}</summary>
        <table class="numbers">
          <thead>
            <tr>
              <th scope="col">{words.get("turn")}</th>
              {names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {turns.map((turn, t) => (
              <tr key={turn}>
                <th scope="row">{turn}</th>
                {lines.map((line, i) => (
                  <td key={i}>{t < line.length ? figure(line[t]) : "–"}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** A round mark for the first side, a square one for the second. */
function Marker({ index, x, y }: { index: number; x: number; y: number }) {
  if (index === 0) return <circle class="marker" cx={x} cy={y} r="4" />;
  return <rect class="marker" x={x - 4} y={y - 4} width="8" height="8" />;
}

const STEPS = [1, 2, 5, 10, 25, 50, 100];

/** Some round values from `first` to `last`, at most eight of them. */
export function ticks(last: number, first = 0): number[] {
  const step = STEPS.find((each) => (last - first) / each < 8) ?? Math.ceil((last - first) / 7);
  const least = Math.ceil(first / step);
  return Array.from({ length: Math.floor(last / step) - least + 1 }, (_, i) => (least + i) * step);
}
