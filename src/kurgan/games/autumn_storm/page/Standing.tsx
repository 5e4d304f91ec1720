// Who holds what, who needs what and by when: two lines in the header, and all of it under them.

import { Scores } from "kurgan/table/Scores";
import type { Words } from "kurgan/words/words";
import { flagsOf, goalOf, standingOf } from "./scores";
import type { Scene, SideView, View } from "./types";

const VICTORY_RULE = "12.1";

interface StandingProps {
  scene: Scene;
  view: View;
  words: Words;
  /** The side that the one who looks plays, if any. */
  own: string | null;
  onRule: ((number: string) => void) | undefined;
}

export function Standing({ scene, view, words, own, onRule }: StandingProps) {
  const said = view.sides.map((side) => standingOf(side, view, own, words));
  const title = words.get(view.winner === null ? "standing-title" : "standing-title-over");
  return (
    <Scores
      look="as"
      face={view.sides.map((side) => (
        <Score key={side.name} {...{ side, view, words }} isYours={side.name === own} />
      ))}
      rule={VICTORY_RULE}
      {...{ title, said, words, onRule }}
    >
      {view.winner === null && <p>{words.get("standing-else")}</p>}
      <Flags {...{ scene, view, words }} />
    </Scores>
  );
}

interface ScoreProps {
  side: SideView;
  view: View;
  words: Words;
  isYours: boolean;
}

/** What a side has, and under it when that is enough; one's own is marked. */
function Score({ side, view, words, isYours }: ScoreProps) {
  const isToMove = view.winner === null && side.name === view.side;
  return (
    <span class={`as-score as-${side.name}${isYours ? " as-yours" : ""}`}>
      <span>
        {isYours && <span class="as-you">{words.get("header-you")}</span>}{" "}
        {isToMove && (
          <span class="as-turn" aria-hidden="true">
            ▸{" "}
          </span>
        )}
        {words.get("standing-name", { name: side.name })} <b>{String(side.score).replace("-", "−")}</b>
      </span>
      <small>{goalOf(side, view, words)}</small>
    </span>
  );
}

/** Every flag: what it is worth and who holds it. */
function Flags({ scene, view, words }: { scene: Scene; view: View; words: Words }) {
  return (
    <table>
      <tbody>
        {flagsOf(scene).map(({ name, victory }) => {
          const holder = view.control[name];
          return (
            <tr key={name}>
              <th scope="row">{words.get(`printed-${name}`)}</th>
              <td>{victory}</td>
              <td>
                {holder ? (
                  <span class={`as-chip as-${holder}`}>{words.get(`side-${holder}`)}</span>
                ) : (
                  words.get("standing-nobody")
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
