// The dice of the match, in the menu from the first moment on: their name and seal, for whoever wants to keep them.

import { CopyText } from "kurgan/table/CopyLink";
import { useSitting } from "kurgan/table/sitting";

const SHORT = 12;

export function DiceFact() {
  const { link, words } = useSitting();
  const dice = link.head.value?.dice;
  if (!dice) return null;
  return (
    <details class="dice-fact">
      <summary>{words.get("table-dice-fact")}</summary>
      <p>{words.get("table-dice-line")}</p>
      <dl>
        <dt>{words.get("dice-name")}</dt>
        <dd>{dice.name}</dd>
        <dt>{words.get("commitment")}</dt>
        <dd title={dice.commitment}>{dice.commitment.slice(0, SHORT)}…</dd>
      </dl>
      <CopyText look="quiet" text={`${dice.name} ${dice.commitment}`} label={words.get("table-copy-dice")} />
    </details>
  );
}
