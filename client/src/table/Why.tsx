// The first tab: what the order in preparation would lead to; else what the chosen unit may do; else what lies here.

import { useRef } from "preact/hooks";
import type { ForecastMessage, LineMessage } from "kurgan/api/types";
import { Forecast } from "kurgan/table/Forecast";
import type { Hand } from "kurgan/table/hand";
import { Said } from "kurgan/table/Said";
import { useSitting } from "kurgan/table/sitting";
import { labelOf, modes } from "kurgan/table/PromptBar";
import type { Words } from "kurgan/words/words";
import { label, SIDE, tableLine, type Offer } from "kurgan/table/offers";

interface Foreseen {
  offer: Offer;
  forecast: ForecastMessage;
}

export function Why() {
  const { hand, link, stage } = useSitting();
  const kept = useRef<Foreseen[]>([]);
  const forecasts = hand.offers.value.flatMap((offer) => {
    const forecast = link.forecasts.value.get(offer.choice.words);
    return forecast ? [{ offer, forecast }] : [];
  });
  const isRolling = stage.isRolling.value; // what was foreseen stays while the die decides
  const known = isRolling ? kept.current : forecasts;
  kept.current = stage.isCaughtUp.value || isRolling ? known : [];
  if (known.length > 0) return <Forecasts forecasts={known} />;
  return (
    <>
      <Hindrance />
      <Near />
      {hand.subject.value === null ? <Hint /> : <Chosen subject={hand.subject.value} />}
      <Place />
    </>
  );
}

/** What the main button would lead to; the same order given otherwise is folded away. */
function Forecasts({ forecasts }: { forecasts: Foreseen[] }) {
  const sitting = useSitting();
  const [first, ...others] = forecasts;
  return (
    <>
      {first && <Forecast forecast={first.forecast} />}
      {others.map(({ offer, forecast }, count) =>
        offer.verb === first?.offer.verb ? (
          <details key={count} class="otherwise">
            <summary>{labelOf(sitting, offer)}</summary>
            <Forecast forecast={forecast} />
          </details>
        ) : (
          <Forecast key={count} forecast={forecast} />
        ),
      )}
    </>
  );
}

/** What is pointed at or held, as large as the panel, where a game can show it so. */
function Near() {
  const { face, hand, scene, stage, words } = useSitting();
  const view = stage.shown.value?.view;
  const held = hand.subject.value && face.placeOf(view, hand.subject.value);
  const place = pointedAt(hand) ?? hand.inspected.value ?? held;
  if (!face.Closer || !place) return null;
  return <face.Closer scene={scene} view={view} words={words} place={place} />;
}

function pointedAt(hand: Hand): string | null {
  return hand.hovered.value ?? (hand.isByKeys.value ? hand.cursor.value : null);
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

/** What to do where one is asked this: a game may have a word for the question, `<key>-hint`. It knows how many can be
 * used. */
function hint(words: Words, question: string, ready: number): string {
  return words.get(words.has(`${question}-hint`) ? `${question}-hint` : "table-hint", { ready });
}

function Hint() {
  const { face, hand, link, stage, words } = useSitting();
  const isAsked = hand.orders.value.length > 0;
  const result = stage.shown.value?.result;
  if (result) return <Over line={result.line} />;
  if (link.welcome.value?.is_watching) return <p class="note">{words.get("table-watch-hint")}</p>;
  return (
    <article class="card hint">
      <h3>{words.get(isAsked ? "table-hint-title" : "table-wait-title")}</h3>
      <p>
        {isAsked ? hint(words, stage.shown.value?.prompt.key ?? "", hand.ready.value.length) : words.get("table-wait")}
      </p>
      {isAsked && (
        <ul class="legend">
          {["ready", ...face.lights].map((light) => (
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
  const { face, hand, words } = useSitting();
  const group = hand.orders.value.find((each) => each.subject === subject);
  if (!group || face.Closer) return null;
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
  const place = pointedAt(hand) ?? (hand.isByKeys.value ? null : hand.inspected.value);
  if (place === null || face.Closer) return null;
  return (
    <article class="card place">
      <h4>{words.get("table-here")}</h4>
      <p>{face.describe(scene, stage.shown.value?.view, place, words)}</p>
    </article>
  );
}
