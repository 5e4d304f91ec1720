// The dice of the match at its table: in the menu as long as it lasts, and in the panel before the first order.

import { CopyText } from "kurgan/table/CopyLink";
import { Seal } from "kurgan/table/Seal";
import { useSitting } from "kurgan/table/sitting";

const BEGINNING = 1; // the moment of a seat before which nobody has given an order

export function DiceFact() {
  const { link, words } = useSitting();
  const dice = link.head.value?.dice;
  if (!dice) return null;
  return (
    <Seal dice={dice} words={words} title={words.get("table-dice-fact")}>
      <CopyText look="quiet" text={`${dice.name} ${dice.commitment}`} label={words.get("table-copy-dice")} />
    </Seal>
  );
}

export function FirstSeal() {
  const { link, playback, words } = useSitting();
  const dice = link.head.value?.dice;
  const at = playback.shown.value?.at ?? 0;
  return dice && at <= BEGINNING ? <Seal dice={dice} words={words} /> : null;
}
