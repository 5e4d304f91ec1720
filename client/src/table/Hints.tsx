// A hint in words: up to three orders with their numbers, as the board has them, and how likely each is to win. On a desk it is
// in the panel, where it covers no map; on a phone in the prompt, since the panel is below the fold.

import { type Advice, askForHint, mayBeHelped } from "kurgan/table/counsel";
import { labelOf } from "kurgan/table/labels";
import { SIDE, tableLine } from "kurgan/table/offers";
import { useSitting, type Sitting } from "kurgan/table/sitting";

export function HintButton() {
  const sitting = useSitting();
  const { counsel, link, playback, selection, words } = sitting;
  const isAlone = mayBeHelped(link.head.value) && !link.welcome.value?.is_watching;
  if (!isAlone || counsel.isGuided.value) return null;
  const isAsked = selection.orders.value.length > 0 && playback.isCaughtUp.value;
  return (
    <button
      type="button"
      class="bar-button ask-hint"
      disabled={!isAsked || link.isHinting.value}
      aria-pressed={counsel.advice.value.length > 0}
      title={words.get("table-counsel")}
      onClick={() => askForHint(sitting)}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M8 1a5 5 0 0 0-3 9v2h6v-2a5 5 0 0 0-3-9ZM5.5 13h5M6.5 15h3" />
      </svg>
      <span class="unseen">{words.get("table-counsel")}</span>
    </button>
  );
}

export function Hints() {
  const sitting = useSitting();
  const { counsel, link, words } = sitting;
  const advice = counsel.advice.value;
  if (link.isHinting.value) return <p class="hints-working">{words.get("table-counsel-working")}</p>;
  if (advice.length === 0) return null;
  return (
    <div class="hints" role="group" aria-label={words.get("table-counsel")}>
      <p>
        {words.get("table-counsel-title")}
        <button type="button" class="close" aria-label={words.get("table-close")} onClick={() => counsel.putAway()}>
          ✕
        </button>
      </p>
      <ol>
        {advice.map((each) => (
          <li key={each.number}>
            <button type="button" aria-pressed={counsel.taken.value === each.number} onClick={() => counsel.take(each)}>
              <span class="hint-number">{each.number}</span>
              <span class="hint-order">
                {orderIn(sitting, each)}
                {counsel.taken.value === each.number && <em> {words.get("table-counsel-again")}</em>}
              </span>
              <strong class="number" aria-label={chanceIn(sitting, each)}>
                {words.percent(each.probability)}
              </strong>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The same for those who hear the page: that it is thought over, what came of it, or the one that was chosen. */
export function hintsAloud(sitting: Sitting): string {
  const { counsel, link, words } = sitting;
  if (link.isHinting.value) return words.get("table-counsel-working");
  const advice = counsel.advice.value;
  const taken = advice.find(({ number }) => number === counsel.taken.value);
  const said = (who: string, what: string) => words.get("table-counsel-order", { who, what });
  if (taken) return said(orderIn(sitting, taken), words.get("table-counsel-again"));
  const each = advice.map((one) => said(`${one.number}`, `${orderIn(sitting, one)}, ${chanceIn(sitting, one)}.`));
  return each.length === 0 ? "" : [words.get("table-counsel-title"), ...each].join(" ");
}

/** What is ordered, and by whom where that is not said with it. */
function orderIn(sitting: Sitting, { offer, heading, title }: Advice): string {
  const { looks, playback, scene, words } = sitting;
  const own = looks.advised?.(scene, playback.shown.value?.view, offer, words);
  if (own) return own;
  if (title) return words.say({ ...title, rule: "" });
  const what = labelOf(sitting, offer);
  return offer.subject === SIDE
    ? what
    : words.get("table-counsel-order", { who: tableLine(words, { ...heading, rule: "" }), what });
}

function chanceIn({ words }: Sitting, { probability }: Advice): string {
  return words.get("table-counsel-chance", { chance: words.percent(probability) });
}
