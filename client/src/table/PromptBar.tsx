// One sentence, always in the same place: what is asked, and the one main button that names what it will do and cost.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { LineMessage } from "kurgan/api/types";
import { Buttons } from "kurgan/table/Buttons";
import { Cautions } from "kurgan/table/Cautions";
import { inShort, tone } from "kurgan/table/Forecast";
import { Hints } from "kurgan/table/Hints";
import { isPhone } from "kurgan/table/phone";
import { Presence } from "kurgan/table/Presence";
import { Prose, RuleLink } from "kurgan/table/Said";
import { sentence } from "kurgan/table/sentence";
import { useSitting } from "kurgan/table/sitting";

export function PromptBar() {
  const sitting = useSitting();
  const { link, playback, words } = sitting;
  const refusal = link.refusal.value;
  const bar = useOverhang();
  return (
    <div class="prompt-place">
      <section ref={bar} class="prompt-bar" aria-label={words.get("table-prompt")}>
        <Presence />
        {refusal && (
          <p class="refusal" role="alert">
            <span>
              {words.say(refusal)} {refusal.rule && <RuleLink number={refusal.rule} />}
            </span>
            <button type="button" class="close" aria-label={words.get("table-close")} onClick={() => link.refuse(null)}>
              ✕
            </button>
          </p>
        )}
        <p class="prompt-line">
          {playback.shown.value?.is_open && (
            <strong class={`asked-openly ${playback.shown.value.seat}`}>
              {words.get("table-asked-openly", { side: words.get(`side-${playback.shown.value.seat}`) })}
            </strong>
          )}{" "}
          <Prose text={sentence(sitting)} /> <Spots />
        </p>
        <Odds />
        {isPhone.value && <Hints />}
        <div class="prompt-buttons">
          <Buttons />
        </div>
      </section>
    </div>
  );
}

/** Where to look, if the question names places. */
function Spots() {
  const { selection, playback, words } = useSitting();
  const prompt = playback.shown.value?.prompt;
  const isAsked = selection.orders.value.length > 0 && selection.subject.value === null;
  const places = prompt && isAsked ? placesIn(prompt) : [];
  if (places.length === 0) return null;
  return (
    <button type="button" class="show-places" onClick={() => selection.point(places)}>
      <span aria-hidden="true">◎</span> {words.get("table-show")}
    </button>
  );
}

/** All places of a line and of the lines in it. */
function placesIn({ places, values }: LineMessage): string[] {
  const inside = Object.values(values).filter((value) => typeof value === "object" && "places" in value);
  return [...new Set([...places, ...inside.flatMap((line) => placesIn(line as LineMessage))])];
}

/** On a phone the map must not move under a finger that aims: what the bar needs above its least height it takes from the
 * sheet below, and the style sheet is told how much. */
function useOverhang() {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = bar.current!;
    const watch = new ResizeObserver(() => {
      const overhang = own.getBoundingClientRect().height - (parseFloat(getComputedStyle(own).minHeight) || 0);
      own.closest<HTMLElement>(".table")?.style.setProperty("--overhang", `${Math.max(0, overhang)}px`);
    });
    watch.observe(own);
    return () => watch.disconnect();
  }, []);
  return bar;
}

/** On a phone the panel is below the fold when one commits: the chances in one line. */
function Odds() {
  const { looks, selection, link, words } = useSitting();
  const offer = selection.offers.value[0];
  const forecast = offer && link.forecasts.value.get(offer.choice.words);
  if (!forecast || forecast.outcomes.length === 0) return null;
  return (
    <div class="odds">
      <div class="odds-bar" aria-hidden="true">
        {forecast.outcomes.map((outcome, count) => (
          <span key={count} class={tone(looks, outcome, forecast)} style={{ flexGrow: outcome.chance }}>
            {words.say({ ...outcome.result, rule: "" })}
          </span>
        ))}
      </div>
      <p>
        {inShort(forecast).map(({ line, chance }, count) => (
          <span key={count}>
            <strong class="number">{words.percent(chance)}</strong> {words.say({ ...line, rule: "" })}
          </span>
        ))}
      </p>
      {isPhone.value && <Cautions cautions={forecast.cautions} />}
    </div>
  );
}
