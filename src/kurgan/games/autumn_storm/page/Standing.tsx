// Who holds what, who needs what and by when: two lines in the header, and all of it under them.

import { Disclosure } from "kurgan/table/Disclosure";
import { RuleNumber } from "kurgan/table/Said";
import type { Words } from "kurgan/words/words";
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
  const said = view.sides.map((side) => {
    const standing = words.get("standing-side", { ...valuesOf(side, view, words) });
    return side.name === own ? words.get("header-standing-yours", { standing }) : standing;
  });
  return (
    <Disclosure
      look="as-scores"
      description={`${words.get("standing-title")} ${said.join(" ")}`}
      face={view.sides.map((side) => (
        <Score key={side.name} {...{ side, view, words }} isYours={side.name === own} />
      ))}
    >
      {(close) => (
        <section class="as-standing">
          <h3>{words.get("standing-title")}</h3>
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>{words.get("standing-else")}</p>
          <Flags {...{ scene, view, words }} />
          {onRule && (
            <RuleNumber
              number={VICTORY_RULE}
              words={words}
              onRead={(number) => {
                close();
                onRule(number);
              }}
            />
          )}
        </section>
      )}
    </Disclosure>
  );
}

/** What the words about a side speak of. */
function valuesOf(side: SideView, { last_turn: last }: View, words: Words) {
  const { name, score, needs, penalty } = side;
  return { name, side: words.get(`side-${name}`), score, needs, penalty, missing: Math.max(0, needs - score), last };
}

interface ScoreProps {
  side: SideView;
  view: View;
  words: Words;
  isYours: boolean;
}

/** What a side has, and under it when that is enough; one's own is marked. */
function Score({ side, view, words, isYours }: ScoreProps) {
  const values = valuesOf(side, view, words);
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
        {values.side} <b>{String(side.score).replace("-", "−")}</b>
      </span>
      <small>{words.get("standing-goal", values)}</small>
    </span>
  );
}

/** Every flag: what it is worth and who holds it. */
function Flags({ scene, view, words }: { scene: Scene; view: View; words: Words }) {
  const flags = scene.hexes.filter((hex) => hex.in_field && hex.victory > 0);
  return (
    <table>
      <tbody>
        {flags
          .sort((one, other) => other.victory - one.victory || one.name.localeCompare(other.name))
          .map(({ name, victory }) => {
            const holder = view.control[name];
            return (
              <tr key={name}>
                <th scope="row">{words.has(`place-${name}`) ? words.get(`place-${name}`) : name}</th>
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
