// The buttons of the prompt: whatever can be said now, and which of it is the main one.

import { endOffer, endTurn } from "kurgan/table/asking";
import { Danger } from "kurgan/table/Cautions";
import { gatherLabel, isMode, labelOf } from "kurgan/table/labels";
import { isEndingClosed } from "kurgan/table/Notices";
import { isPlaced, mainOf, modeWord, offersOf, priceWord, SIDE, type Offer } from "kurgan/table/offers";
import { PlaybackControls } from "kurgan/table/PlaybackControls";
import { graveIn } from "kurgan/table/qualm";
import type { Selection } from "kurgan/table/selection";
import { useSitting } from "kurgan/table/sitting";

export function Buttons() {
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

function OrderButton({ offer }: { offer: Offer }) {
  const sitting = useSitting();
  return (
    <button type="button" class="button guarded" onClick={() => sitting.selection.order(offer)}>
      {labelOf(sitting, offer)}
    </button>
  );
}
