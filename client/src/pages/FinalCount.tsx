// What each side has lost and what it has in the end: every measure but the score, as numbers with bars.

import type { MeasureMessage } from "kurgan/api/types";
import type { Words } from "kurgan/words/words";

interface FinalCountProps {
  measures: MeasureMessage[];
  seats: string[];
  words: Words;
}

export function FinalCount({ measures, seats, words }: FinalCountProps) {
  if (measures.length === 0) return null;
  return (
    <section class="card report" aria-labelledby="final-count">
      <h2 id="final-count">{words.get("final-count")}</h2>
      <table class="numbers bars">
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col">
                {words.get(`side-${seat}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => {
            const finals = seats.map((seat) => measure.seats[seat]?.at(-1) ?? 0);
            const most = Math.max(1, ...finals);
            return (
              <tr key={measure.name}>
                <th scope="row">{words.get(`measure-${measure.name}`)}</th>
                {finals.map((value, i) => (
                  <td key={i} class={`seat-${i}`}>
                    {value}
                    <span class="bar" style={{ width: `${(100 * value) / most}%` }} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
