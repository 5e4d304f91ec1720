// One sentence, always in the same place: what is asked, and the one main button that names what it will do and cost.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { GroupMessage, OrdersMessage } from "kurgan/api/menu";
import type { LineMessage } from "kurgan/api/types";
import { endOffer, endTurn } from "kurgan/table/asking";
import { Cautions, Danger } from "kurgan/table/Cautions";
import { inShort, tone } from "kurgan/table/Forecast";
import { isEndingClosed } from "kurgan/table/Notices";
import {
  isPlaced,
  label,
  mainOf,
  modeWord,
  offersOf,
  priceWord,
  SIDE,
  tableLine,
  type Offer,
} from "kurgan/table/offers";
import { PlaybackControls } from "kurgan/table/PlaybackControls";
import { Presence } from "kurgan/table/Presence";
import { graveIn } from "kurgan/table/qualm";
import { isPhone } from "kurgan/table/phone";
import { Prose, RuleLink } from "kurgan/table/Said";
import type { Selection } from "kurgan/table/selection";
import { useSitting, type Sitting } from "kurgan/table/sitting";
import type { Words } from "kurgan/words/words";

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

/** Whatever can be said now. */
function Buttons() {
  const { decline, selection, link, playback, words } = useSitting();
  if (playback.isWatching.value) {
    return (
      <>
        <PlaybackControls />
        {decline.isHolding.value && <StopHolding />}
      </>
    );
  }
  if (!playback.isCaughtUp.value) return playback.isRolling.value ? null : <GoOn />;
  if (playback.shown.value?.result && isEndingClosed.value) {
    return (
      <a class="button main" href={`/match/${link.head.value?.id}/story`}>
        {words.get("table-story")}
      </a>
    );
  }
  if (decline.isHolding.value) return <StopHolding />;
  if (selection.orders.value.length === 0 || decline.due.value) return null;
  if (selection.gather.gathering.value) return <GatherButtons />;
  return selection.subject.value === null ? <SideButtons /> : <SubjectButtons subject={selection.subject.value} />;
}

/** What came of one's own order is looked at as long as one likes, or no longer than that. */
function GoOn() {
  const { playback, words } = useSitting();
  return (
    <button type="button" class="button main go-on" onClick={() => playback.dismiss()}>
      {words.get("table-go-on")}
    </button>
  );
}

/** Who declines to the end of something is hardly ever asked again, so it is taken back while the others decide, too. */
function StopHolding() {
  const { decline, words } = useSitting();
  return (
    <button type="button" class="button" onClick={() => decline.stop()}>
      {words.get("table-hold-stop")}
    </button>
  );
}

/** Nothing is chosen: what the side may do to places, whatever else is said to nobody, and the end of the turn. */
function SideButtons() {
  const sitting = useSitting();
  const { decline, looks, selection, playback, words } = sitting;
  const group = selection.orders.value.find((each) => each.subject === SIDE);
  const shortcut = looks.shortcut?.(playback.shown.value?.view, words);
  const end = endOffer(sitting);
  const elsewhere = new Set([end?.verb, looks.ways?.verb]); // ending has its own button, and so has a unit's way
  const offers = offersOf(selection.orders.value, SIDE).filter((each) => !isPlaced(each) && !elsewhere.has(each.verb));
  return (
    <>
      {group?.orders
        .filter((orders) => !looks.plain.has(orders.verb) && isMode(orders))
        .map(({ verb, price }) => (
          <button key={verb} type="button" class="button" onClick={() => selection.takeMode(verb)}>
            {[modeWord(words, verb), priceWord(words, { subject: SIDE, verb, price })].filter(Boolean).join(" · ")}
          </button>
        ))}
      {offers.map((offer) => (
        <OrderButton key={offer.choice.words} offer={offer} />
      ))}
      {looks.hasGroups && selection.roster.ready.value.length > 1 && (
        <button type="button" class="button" onClick={() => selection.next()}>
          {words.get("table-next")} <kbd>{words.get("key-next")}</kbd>
        </button>
      )}
      {shortcut && (
        <button type="button" class="button guarded" onClick={() => selection.orderAll(shortcut.orders)}>
          {shortcut.label}
        </button>
      )}
      {decline.mayHold.value && (
        <button type="button" class="button guarded" onClick={() => decline.hold()}>
          {words.get("table-hold")}
        </button>
      )}
      {end && (
        <button
          key="end"
          type="button"
          class={looks.forgoes?.has(end.verb) ? "button guarded" : "button main guarded"}
          onClick={() => endTurn(sitting)}
        >
          {labelOf(sitting, end)}
        </button>
      )}
    </>
  );
}

/** Something is chosen: what it may do on the spot, cancel, and what the target would get. */
function SubjectButtons({ subject }: { subject: string }) {
  const sitting = useSitting();
  const { looks, selection, words } = sitting;
  const { main, others } = mainOf(selection.confirmable.value, looks.forgoes);
  const shown = new Set(selection.confirmable.value.map(({ choice }) => choice.words));
  const onTheSpot = offersOf(selection.orders.value, subject).filter(
    (each) => subject !== SIDE && !isPlaced(each) && !shown.has(each.choice.words),
  );
  return (
    <>
      {onTheSpot.map((offer) => (
        <OrderButton key={offer.choice.words} offer={offer} />
      ))}
      {selection.group.hasCompany.value && (
        <button type="button" class="button" onClick={() => selection.group.addAll()}>
          {words.get("table-all")} <kbd>{words.get("key-all")}</kbd>
        </button>
      )}
      {selection.mayChooseWay.value && (
        <button
          type="button"
          class="button"
          aria-pressed={selection.way.isOn.value}
          onClick={() => selection.switchWay()}
        >
          {words.get("table-way")} <kbd>{words.get("key-way")}</kbd>
        </button>
      )}
      <button type="button" class="button" onClick={() => selection.pick(null)}>
        {words.get("table-cancel")}
      </button>
      {others.map((offer) => (
        <OrderButton key={offer.choice.words} offer={offer} />
      ))}
      {main && (
        <button key={main.choice.words} type="button" class="button main guarded" onClick={() => selection.order(main)}>
          {labelOf(sitting, main)}
        </button>
      )}
      {shown.size === 0 && (
        <span class="no-target">{!selection.openings.isUnderWay.value && words.get(missing(selection))}</span>
      )}
    </>
  );
}

/** What is still to be pressed: a place for a move, also one that is only pointed at, or a target. */
function missing(selection: Selection): string {
  const [pointed] = selection.offers.value;
  const open = pointed ? [pointed] : offersOf(selection.orders.value, selection.subject.value);
  return open.some((offer) => selection.isMove(offer)) ? "table-no-place" : "table-no-target";
}

/** Several things are taken by pressing them: one button for all of them, or what is missing. */
function GatherButtons() {
  const sitting = useSitting();
  const { link, selection, words } = sitting;
  const all = selection.gather.orders.value;
  const isGrave = graveIn(link.forecasts.value.get(all?.[0] ?? "")).length > 0;
  const said = gatherLabel(sitting);
  return (
    <>
      {selection.subject.value !== null && (
        <button type="button" class="button" onClick={() => selection.pick(null)}>
          {words.get("table-cancel")}
        </button>
      )}
      {all ? (
        <button
          key="gather"
          type="button"
          class={isGrave ? "button main guarded dangerous" : "button main guarded"}
          onClick={() => selection.orderAll(all)}
        >
          {isGrave && <Danger />} {said}
        </button>
      ) : (
        <span class="no-target">{said}</span>
      )}
    </>
  );
}

/** What the button of an order says, be it of one or of all that was taken. */
export function orderLabel(sitting: Sitting, offer: Offer): string {
  const gathered = sitting.selection.gather.orders.value;
  return gathered?.[0] === offer.choice.words ? gatherLabel(sitting) : labelOf(sitting, offer);
}

/** What the button says of all that was taken, or what is missing. */
export function gatherLabel(sitting: Sitting): string {
  const { selection, words } = sitting;
  const { gathering, taken } = selection.gather;
  const called = gathering.value?.called?.(taken.value, words);
  const [offer] = selection.offers.value;
  return called ?? (offer ? labelOf(sitting, offer) : (gathering.value?.label(taken.value, words) ?? ""));
}

function OrderButton({ offer }: { offer: Offer }) {
  const sitting = useSitting();
  return (
    <button type="button" class="button guarded" onClick={() => sitting.selection.order(offer)}>
      {labelOf(sitting, offer)}
    </button>
  );
}

/** What the button of an order says. */
export function labelOf({ looks, scene, playback, selection, words }: Sitting, offer: Offer): string {
  const view = playback.shown.value?.view;
  return label(words, offer, looks.called?.(scene, view, offer.choice, words, selection.orders.value));
}

/** What the side itself may do to places, in words; or the one thing that is meant. */
export function modes(words: Words, group: GroupMessage, meant: string | null = null): string {
  return group.orders
    .filter((order) => isMode(order) && (meant === null || order.verb === meant))
    .map((order) => modeWord(words, order.verb))
    .join(", ");
}

/** Is it said of places, now or when it is known what follows? */
function isMode({ choices, opens }: OrdersMessage): boolean {
  return opens || choices.some((choice) => choice.place !== "");
}

/** The prompt in plain text, for eyes and for ears. */
export function sentence({ decline, looks, selection, link, scene, playback, words }: Sitting): string {
  const shown = playback.shown.value;
  if (!shown) return "";
  const told = playback.told.value;
  if (told?.kind === "move") return words.say(told.line); // what has a card is read there
  if (playback.isRolling.value) return words.get("table-rolling");
  if (!playback.isNewest.value) return words.get(playback.isPaused.value ? "table-earlier" : "table-replaying");
  if (decline.isHolding.value) return words.get("table-holding");
  if (decline.due.value) return words.get("table-declining");
  const { gathering, taken } = selection.gather;
  const counted = gathering.value?.asks?.(taken.value, shown.prompt, words);
  if (counted) return counted;
  const group = selection.orders.value.find((each) => each.subject === selection.subject.value);
  if (!group) return shown.result ? words.say(shown.result.line) : tableLine(words, shown.prompt);
  if (selection.way.hindrance.value) return words.say(selection.way.hindrance.value);
  const offer = selection.offers.value[0];
  const title = offer && link.forecasts.value.get(offer.choice.words)?.title;
  if (title)
    return words.get(selection.way.isOn.value ? "table-would-lead" : "table-would", {
      what: withOthers(selection, words.say(title), words),
    });
  if (selection.way.isOn.value) return words.get("table-choose-way", { who: tableLine(words, group.heading) });
  if (group.subject === SIDE) {
    const own = `action-${selection.mode.value}-asks`; // a game may have a sentence for it
    if (words.has(own)) return words.get(own);
    return words.get("table-choose-side", { action: modes(words, group, selection.mode.value) });
  }
  const lights = new Set(selection.marks.value.map((mark) => mark.light));
  if (lights.size === 0 && selection.openings.isUnderWay.value) return tableLine(words, group.heading);
  if (lights.size === 0 && offer) return looks.asks?.(scene, offer.choice, words) ?? tableLine(words, group.heading);
  const moves = lights.has("go") || lights.has("stop") || lights.has("rail");
  const fights = lights.has("attack") || lights.has("reach");
  const what = moves && fights ? "both" : moves ? "go" : fights ? "attack" : "none";
  return words.get(`table-choose-${what}`, { who: whoIn(selection, group, words) });
}

/** What is foreseen of one of those who go together is said of them all. */
function withOthers(selection: Selection, what: string, words: Words): string {
  const others = selection.group.members.value.length - 1;
  return others > 0 ? words.get("table-along", { what, others }) : what;
}

/** The one whose orders are lit, or how many go together. */
function whoIn(selection: Selection, { heading }: GroupMessage, words: Words): string {
  const others = selection.group.members.value.length - 1;
  const first = tableLine(words, heading);
  return others > 0 ? words.get("table-group", { first, others }) : first;
}
