// The dice of a match before anything is rolled: their name and seal in one line, and all of it for whoever asks.

import type { ComponentChildren } from "preact";
import type { DiceHead } from "kurgan/api/types";
import type { Words } from "kurgan/words/words";
import "kurgan/table/seal.css";

const SHORT = 12;

interface SealProps {
  dice: DiceHead;
  words: Words;
  /** What it is called while it is folded: else its name and the beginning of its seal. */
  title?: string;
  children?: ComponentChildren;
}

export function Seal({ dice, words, title, children }: SealProps) {
  const { name, commitment } = dice;
  if (!commitment) return null; // a match from elsewhere may have come without its secret
  return (
    <details class="seal">
      <summary>{title ?? words.get("dice-sealed", { name, seal: commitment.slice(0, SHORT) })}</summary>
      <p>{words.get("dice-line")}</p>
      <dl>
        <dt>{words.get("dice-name")}</dt>
        <dd>{name}</dd>
        <dt>{words.get("commitment")}</dt>
        <dd>{commitment}</dd>
      </dl>
      {children}
    </details>
  );
}
