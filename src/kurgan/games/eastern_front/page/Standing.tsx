// Who holds what, who needs what and by when: two lines in the header, and all of it under them.

import { Scores } from "kurgan/table/Scores";
import type { Words } from "kurgan/words/words";
import { placeName } from "./describe";
import { dateOf, goalOf, goalsOf, standingOf } from "./scores";
import type { Scene, SideView, View } from "./types";

const VICTORY_RULE = "11.1";

interface StandingProps {
  scene: Scene;
  view: View;
  words: Words;
  /** The side that the one who looks plays, if any. */
  own: string | null;
  onRule: ((number: string) => void) | undefined;
}

export function Standing({ scene, view, words, own, onRule }: StandingProps) {
  const said = view.sides.map((side) => standingOf(side, own, words));
  const title = words.get(view.winner === null ? "standing-title" : "standing-title-over");
  return (
    <Scores
      look="ef"
      face={view.sides.map((side) => (
        <Score key={side.name} {...{ side, view, words }} isYours={side.name === own} />
      ))}
      rule={VICTORY_RULE}
      {...{ title, said, words, onRule }}
    >
      {view.dates.length > 0 && <Dates {...{ scene, view, words }} />}
      <Goals {...{ scene, view, words }} />
    </Scores>
  );
}

function Score({ side, view, words, isYours }: { side: SideView; view: View; words: Words; isYours: boolean }) {
  const isToMove = view.winner === null && side.name === view.side;
  return (
    <span class={`ef-score ef-of-${side.name}${isYours ? " ef-yours" : ""}`}>
      <span>
        {isToMove && <span aria-hidden="true">▸ </span>}
        {words.get("standing-name", { name: side.name })} <b>{side.score}</b>
      </span>
      <small>{goalOf(side, view, words)}</small>
    </span>
  );
}

/** What the Soviet side must hold by when. */
function Dates({ scene, view, words }: { scene: Scene; view: View; words: Words }) {
  return (
    <>
      <h4>{words.get("date-title", { missed: view.missed })}</h4>
      <ul class="ef-dates">
        {view.dates.map((date) => (
          <li key={date.month}>
            <span aria-hidden="true">{date.is_held ? "✓" : "–"}</span> {dateOf(date, scene, words)}
            <span class="unseen">{words.get(date.is_held ? "date-held" : "date-open")}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every place that counts: what it is worth and who holds it. */
function Goals({ scene, view, words }: { scene: Scene; view: View; words: Words }) {
  return (
    <table>
      <tbody>
        {goalsOf(view).map(({ hex, points, holder }) => (
          <tr key={hex}>
            <th scope="row">{placeName(scene, hex, words)}</th>
            <td>{points}</td>
            <td>
              <span class={`ef-chip ef-of-${holder}`}>{words.get("standing-name", { name: holder })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
