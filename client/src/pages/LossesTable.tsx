// What the battle cost each side in the end: every measure but the score, as numbers with bars.

import type { MeasureMessage } from "kurgan/api/types";
import type { Words } from "kurgan/words/words";

interface LossesProps {
  measures: MeasureMessage[];
  seats: string[];
  words: Words;
}

export function LossesTable({ measures, seats, words }: LossesProps) {
  if (measures.length === 0) return null;
  return (
    <section class="card report" aria-labelledby="losses">
      <h2 id="losses">{words.get("losses")}</h2>
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
