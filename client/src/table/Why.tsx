// The first tab: what the order in preparation would lead to; else what the chosen unit may do; else what lies here.

import { useRef } from "preact/hooks";
import type { ForecastMessage, LineMessage } from "kurgan/api/types";
import { Forecast } from "kurgan/table/Forecast";
import { Said } from "kurgan/table/Said";
import { useSitting } from "kurgan/table/sitting";
import { modes } from "kurgan/table/PromptBar";
import { label, SIDE, tableLine } from "kurgan/table/offers";

export function Why() {
  const { hand, link, stage } = useSitting();
  const kept = useRef<ForecastMessage[]>([]);
  const forecasts = hand.offers.value.map((offer) => link.forecasts.value.get(offer.choice.words));
  const isRolling = stage.isRolling.value; // what was foreseen stays while the die decides
  const known = isRolling ? kept.current : forecasts.filter((each) => each !== null && each !== undefined);
  kept.current = stage.isCaughtUp.value || isRolling ? known : [];
  if (known.length > 0)
    return (
      <>
        {known.map((each, count) => (
          <Forecast key={count} forecast={each} />
        ))}
      </>
    );
  return (
    <>
      <Hindrance />
      {hand.subject.value === null ? <Hint /> : <Chosen subject={hand.subject.value} />}
      <Place />
    </>
  );
}

/** Why the subject may not do what somebody tried. */
function Hindrance() {
  const { hand } = useSitting();
  const why = hand.hindrance.value;
  if (!why) return null;
  return (
    <article class="card hindrance">
      <p>
        <Said line={{ ...why, key: "table-not-possible", values: { why } }} />
      </p>
    </article>
  );
}

function Over({ line }: { line: LineMessage }) {
  const { link, words } = useSitting();
  return (
    <article class="card over">
      <h3>{words.get("table-over")}</h3>
      <p>{words.say(line)}</p>
      <p>
        <a class="button" href={`/match/${link.head.value?.id}/story`}>
          {words.get("table-story")}
        </a>
      </p>
    </article>
  );
}

function Hint() {
  const { hand, link, stage, words } = useSitting();
  const isAsked = hand.orders.value.length > 0;
  const result = stage.shown.value?.result;
  if (result) return <Over line={result.line} />;
  if (link.welcome.value?.is_watching) return <p class="note">{words.get("table-watch-hint")}</p>;
  return (
    <article class="card hint">
      <h3>{words.get(isAsked ? "table-hint-title" : "table-wait-title")}</h3>
      <p>{words.get(isAsked ? "table-hint" : "table-wait")}</p>
      {isAsked && (
        <ul class="legend">
          {["ready", "go", "stop", "attack", "shell"].map((light) => (
            <li key={light}>
              <span class={`swatch ${light}`} aria-hidden="true" /> {words.get(`table-light-${light}`)}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Chosen({ subject }: { subject: string }) {
  const { hand, words } = useSitting();
  const group = hand.orders.value.find((each) => each.subject === subject);
  if (!group) return null;
  const facts = `${group.heading.key}-facts`; // a game may say more of a subject than its name
  const verbs = group.orders.filter((order) => subject !== SIDE || order.choices.some((each) => each.place !== ""));
  return (
    <article class="card">
      <h3>{subject === SIDE ? modes(words, group) : tableLine(words, group.heading)}</h3>
      {words.has(facts) && <p class="note">{words.get(facts, group.heading.values)}</p>}
      <dl class="factors">
        {verbs.map(({ verb, price, choices }) => (
          <div key={verb}>
            <dt>{label(words, { subject, verb, price })}</dt>
            <dd>{choices.some((each) => each.place !== "") && words.get("table-places", { count: choices.length })}</dd>
          </div>
        ))}
      </dl>
      <p class="note">{words.get("table-point")}</p>
    </article>
  );
}

/** What lies under the mouse, or where somebody pressed. */
function Place() {
  const { face, hand, scene, stage, words } = useSitting();
  const place = hand.hovered.value ?? (hand.isByKeys.value ? hand.cursor.value : hand.inspected.value);
  if (place === null) return null;
  return (
    <article class="card place">
      <h4>{words.get("table-here")}</h4>
      <p>{face.describe(scene, stage.shown.value?.view, place, words)}</p>
    </article>
  );
}
