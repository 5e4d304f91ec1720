// The first tab: what the order in preparation would lead to; else what the chosen unit may do; else what lies here.

import { useRef } from "preact/hooks";
import { isAwaited } from "kurgan/api/company";
import type { ForecastMessage } from "kurgan/api/types";
import { Cautions } from "kurgan/table/Cautions";
import { FirstSeal } from "kurgan/table/DiceFact";
import { Forecast } from "kurgan/table/Forecast";
import { Hints } from "kurgan/table/Hints";
import { isEndingClosed } from "kurgan/table/Notices";
import type { Selection } from "kurgan/table/selection";
import { pointer } from "kurgan/table/pointer";
import { isPhone } from "kurgan/table/phone";
import { QuestionCard } from "kurgan/table/QuestionCard";
import { Prose, Said } from "kurgan/table/Said";
import { musterOf, useSitting } from "kurgan/table/sitting";
import { labelOf, modes } from "kurgan/table/labels";
import type { Words } from "kurgan/words/words";
import { label, modeWord, SIDE, tableLine, type Offer } from "kurgan/table/offers";

interface Foreseen {
  offer: Offer;
  forecast: ForecastMessage;
}

export function Why() {
  const { selection, link, playback } = useSitting();
  const kept = useRef<Foreseen[]>([]);
  const forecasts = selection.offers.value.flatMap((offer) => {
    const forecast = link.forecasts.value.get(offer.choice.words);
    return forecast ? [{ offer, forecast }] : [];
  });
  const isRolling = playback.isRolling.value; // what was foreseen stays while the die decides
  const known = isRolling ? kept.current : forecasts;
  kept.current = playback.isCaughtUp.value || isRolling ? known : [];
  if (known.length > 0)
    return (
      <>
        {!isPhone.value && <Hints />}
        <QuestionCard />
        {!isPhone.value && <Cautions cautions={known[0]!.forecast.cautions} />}
        <Muster />
        <Forecasts forecasts={known} />
      </>
    );
  return (
    <>
      {!isPhone.value && <Hints />}
      <QuestionCard />
      <Muster />
      <Hindrance />
      <Near />
      {selection.subject.value === null ? <Hint /> : <Chosen subject={selection.subject.value} />}
      <Place />
      <FirstSeal />
    </>
  );
}

/** What the main button would lead to; the same order given otherwise is folded away. */
function Forecasts({ forecasts }: { forecasts: Foreseen[] }) {
  const sitting = useSitting();
  const [first, ...others] = forecasts;
  const isTarget = first && !sitting.selection.isMove(first.offer);
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
      {isTarget && <HoldHint />}
    </>
  );
}

/** What is taken together, where a game shows it: the plan of an attack, and others in one press. */
function Muster() {
  const sitting = useSitting();
  const { looks, selection } = sitting;
  return looks.Muster && selection.gather.gathering.value ? <looks.Muster {...musterOf(sitting)} /> : null;
}

/** What is pointed at or held, as large as the panel, where a game can show it so. */
function Near() {
  const { looks, selection, scene, playback, words } = useSitting();
  const view = playback.shown.value?.view;
  const held = selection.subject.value && looks.placeOf(view, selection.subject.value);
  const place = pointedAt(selection) ?? selection.inspected.value ?? held;
  if (!looks.Closer || !place) return null;
  const pick = (subject: string, isAdded: boolean) =>
    isAdded ? selection.group.add(place, subject) : selection.press(place, "mouse", subject);
  return (
    <looks.Closer
      {...{ scene, view, words, place }}
      group={selection.group.members.value}
      able={selection.roster.able.value}
      onPick={pick}
    />
  );
}

function pointedAt(selection: Selection): string | null {
  return selection.hovered.value ?? (selection.isByKeys.value ? selection.cursor.value : null);
}

/** Why the subject may not do what somebody tried. */
function Hindrance() {
  const { selection } = useSitting();
  const why = selection.doubt.hindrance.value;
  if (!why) return null;
  return (
    <article class="card hindrance">
      <p>
        <Said line={{ ...why, key: "table-not-possible", values: { why } }} />
      </p>
    </article>
  );
}

/** How it ended is said once: on its card, and when that was put away in the prompt. */
function Over() {
  const { link, looks, playback, scene, words } = useSitting();
  if (!isEndingClosed.value) return null;
  return (
    <article class="card over">
      <h3>{words.get("table-over")}</h3>
      {looks.Ending && <looks.Ending scene={scene} view={playback.shown.value?.view} words={words} />}
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
  return words.get(words.has(`${question}-hint`) ? `${question}-hint` : "table-hint", { ready, by: pointer() });
}

/** Before anything is chosen: what to do, or what is waited for; an earlier moment waits for nobody. */
function Hint() {
  const { looks, selection, link, playback, words } = useSitting();
  const isAsked = selection.orders.value.length > 0;
  const isFree = isAwaited(link.head.value);
  if (playback.shown.value?.result) return <Over />;
  if (!playback.isCaughtUp.value && !playback.isWatching.value) return null; // what came of one's own order is shown
  if (link.welcome.value?.is_watching) return <p class="note">{words.get("table-watch-hint", { by: pointer() })}</p>;
  const [title, text] = playback.isPast.value
    ? ["table-past-title", "table-past"]
    : isFree
      ? ["table-invite-title", "table-wait-friend"]
      : ["table-wait-title", "table-wait"];
  return (
    <article class="card hint">
      <h3>{words.get(isAsked ? "table-hint-title" : title)}</h3>
      <p>
        {isAsked
          ? hint(words, playback.shown.value?.prompt.key ?? "", selection.roster.ready.value.length)
          : words.get(text)}
      </p>
      {isAsked && (
        <ul class="legend">
          {["ready", ...looks.lights].map((light) => (
            <li key={light}>
              <span class={`swatch ${light} own-${playback.shown.value?.seat}`} aria-hidden="true" />{" "}
              {lightWord(words, light)}
            </li>
          ))}
        </ul>
      )}
      <HoldHint />
    </article>
  );
}

/** What a light means: in the game's own word, if it has one. */
function lightWord(words: Words, light: string): string {
  return words.get(words.has(`light-${light}`) ? `light-${light}` : `table-light-${light}`);
}

/** What a finger that rests is shown, where a game has something to show: a mouse sees it as it passes. */
function HoldHint() {
  const { words } = useSitting();
  if (pointer() !== "finger" || !words.has("hold-hint")) return null;
  return <p class="note">{words.get("hold-hint")}</p>;
}

function Chosen({ subject }: { subject: string }) {
  const { looks, selection, words } = useSitting();
  const group = selection.orders.value.find((each) => each.subject === subject);
  const hint = `action-${selection.mode.value}-hint`;
  if (subject === SIDE && words.has(hint)) {
    return (
      <article class="card">
        <h3>{modeWord(words, selection.mode.value ?? "")}</h3>
        <p>
          <Prose text={words.get(hint)} />
        </p>
      </article>
    );
  }
  if (!group || looks.Closer) return null;
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
      <p class="note">{words.get("table-point", { by: pointer() })}</p>
    </article>
  );
}

/** What lies under the mouse, or where somebody pressed. */
function Place() {
  const { looks, selection, scene, playback, words } = useSitting();
  const place = pointedAt(selection) ?? (selection.isByKeys.value ? null : selection.inspected.value);
  if (place === null || looks.Closer) return null;
  return (
    <article class="card place">
      <h4>{words.get("table-here")}</h4>
      <p>{looks.describe(scene, playback.shown.value?.view, place, words)}</p>
    </article>
  );
}
