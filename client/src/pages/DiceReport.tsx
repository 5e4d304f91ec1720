// The dice of both sides: how often each face came, the mean, and what was to be expected.

import type { DiceMessage } from "kurgan/api/types";
import type { Words } from "kurgan/words/words";

const EXPECTED = 3.5;

export function DiceReport({ dice, words }: { dice: DiceMessage[]; words: Words }) {
  if (dice.length === 0) return null;
  return (
    <section class="card report" aria-labelledby="dice">
      <h2 id="dice">{words.get("dice")}</h2>
      <div class="dice">
        {dice.map((each, i) => (
          <SideDice key={each.seat} dice={each} index={i} words={words} />
        ))}
      </div>
    </section>
  );
}

function SideDice({ dice, index, words }: { dice: DiceMessage; index: number; words: Words }) {
  const rolls = dice.faces.reduce((sum, count) => sum + count, 0);
  const pips = dice.faces.reduce((sum, count, face) => sum + count * (face + 1), 0);
  const most = Math.max(1, ...dice.faces);
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 });
  const side = words.get(`side-${dice.seat}`);
  return (
    <div class={`side-dice seat-${index}`}>
      <h3 class="plain small">{words.get("dice-count", { side, rolls })}</h3>
      <ol class="histogram">
        {dice.faces.map((count, face) => (
          <li key={face}>
            <span class="unseen">{words.get("dice-face", { face: face + 1, count })}</span>
            <span aria-hidden="true" class="count">
              {count}
            </span>
            <span aria-hidden="true" class="column" style={{ height: `${(56 * count) / most}px` }} />
            <span aria-hidden="true" class="face">
              {face + 1}
            </span>
          </li>
        ))}
      </ol>
      {rolls > 0 && (
        <p class="soft plain small">
          {words.get("dice-mean", { mean: number.format(pips / rolls), expected: number.format(EXPECTED) })}
        </p>
      )}
    </div>
  );
}
