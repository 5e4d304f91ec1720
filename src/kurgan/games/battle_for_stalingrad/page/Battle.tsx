// The battle as a stage over the table: who is engaged, both totals growing, and the cards in the order they fell.

import { LossCount, LossPiece } from "./Losses";
import { LocationArt } from "./locations";
import { locationCard, onStage, otherThan, signed, type TableProps } from "./reading";
import { ShownCards } from "./ShownCards";
import type { BattleView, TotalView } from "./types";

export function Battle({ battle, ...props }: TableProps & { battle: BattleView }) {
  const { seat } = props.view;
  const other = otherThan(seat);
  return (
    <section class="bs-stage" aria-label={props.words.get("bs-battle")} tabIndex={0}>
      <BattleSide {...props} battle={battle} side={other} />
      <div class="bs-stage-middle">
        <Scenery {...props} battle={battle} />
        <ShownCards {...props} shown={battle.shown} />
      </div>
      <BattleSide {...props} battle={battle} side={seat} />
    </section>
  );
}

type SideProps = TableProps & { battle: BattleView; side: string };

function BattleSide({ battle, side, ...props }: SideProps) {
  const { view, words } = props;
  const total = battle.totals.find((each) => each.side === side);
  const ignored = battle.totals.find((each) => each.side !== side)?.shield ?? 0;
  const isAttacker = battle.attacker === side;
  return (
    <div class={`bs-stage-side bs-of-${side} ${side === view.seat ? "bs-own" : "bs-other"}`}>
      {total && <Total total={total} ignored={ignored} after={totalAfter(props, battle, side)} words={words} />}
      <div class="bs-stage-forces">
        <p class="bs-stage-who">
          <b>{words.get(`side-${side}`)}</b> {words.get(isAttacker ? "bs-attacks" : "bs-defends")}
          <Awaited {...props} side={side} battle={battle} />
        </p>
        <div class="bs-stage-pieces">
          {onStage(view, side).map((force) => (
            <LossPiece key={force.code} {...props} code={force.code} />
          ))}
        </div>
        {view.losses?.side === side && <LossCount losses={view.losses} words={words} />}
        {total && <Absorbs total={total} words={words} />}
      </div>
      {total && <Factors total={total} words={words} />}
    </div>
  );
}

/** Whose answer is awaited. */
function Awaited({ side, battle, view, words }: SideProps) {
  if (view.actor !== side) return null;
  const key = `bs-awaits-${view.step}`;
  return (
    <span class="bs-awaited" key={battle.shown.length}>
      {words.get(words.has(key) ? key : "bs-awaits")}
    </span>
  );
}

/** What the total would be after the card that is held, pointed at, or waits for a reaction. */
function totalAfter({ selected, aimed, view }: TableProps, { prospects }: BattleView, side: string): number | null {
  const [only] = view.step === "reaction" ? prospects : [];
  const found = prospects.find(({ face }) => face === (aimed ?? selected)) ?? only;
  return found?.totals[view.sides.findIndex(({ name }) => name === side)] ?? null;
}

/** What of the hits that would come the engaged Forces can absorb; in the end, what was given for them. */
function Absorbs({ total, words }: { total: TotalView } & Pick<TableProps, "words">) {
  const { absorbs, borne, by_rations: rations, hits } = total;
  if (borne) return <p class="bs-absorbs">{words.get("bs-absorbed", borne.values)}</p>;
  if (hits === 0) return <p class="bs-absorbs">{words.get("bs-absorbs-nothing")}</p>;
  const isShort = absorbs < hits;
  return (
    <p class={isShort ? "bs-absorbs bs-short" : "bs-absorbs"}>
      {words.get(isShort ? "bs-absorbs-short" : "bs-absorbs", {
        count: Math.min(absorbs, hits),
        hits,
        rations: Math.min(rations, hits),
      })}
    </p>
  );
}

type TotalProps = { total: TotalView; ignored: number; after: number | null } & Pick<TableProps, "words">;

/** The hits a side deals, how many of them the other ignores, and what a card in question would make of them. */
function Total({ total, ignored, after, words }: TotalProps) {
  const side = words.get(`side-${total.side}`);
  const isOther = after !== null && after !== total.total;
  const said = words.get(isOther ? "bs-total-after" : "bs-total", { total: total.total, after: after ?? 0, side });
  return (
    <p class="bs-total" aria-label={said}>
      <b key={total.total}>{total.total}</b>
      {isOther && <b class="bs-total-after">→ {after}</b>}
      <span aria-hidden="true">{words.get("bs-hits", { count: total.total })}</span>
      {ignored > 0 && <span class="bs-ignored">{words.get("bs-ignored", { count: ignored })}</span>}
    </p>
  );
}

function Factors({ total, words }: { total: TotalView } & Pick<TableProps, "words">) {
  return (
    <dl class="bs-factors">
      {total.factors.map((factor, i) => (
        <div key={i}>
          <dt>{words.say(factor.label)}</dt>
          <dd>{signed(factor.value)}</dd>
        </div>
      ))}
      {total.shield > 0 && <p>{words.get("bs-shield", { hits: total.shield })}</p>}
      {!total.may_retreat && <p>{words.get("bs-no-retreat")}</p>}
      {total.firefight_left !== null && <p>{words.get("bs-firefight-left", { count: total.firefight_left })}</p>}
    </dl>
  );
}

function Scenery({ battle, scene, view, words }: TableProps & { battle: BattleView }) {
  const card = locationCard(scene, battle.location);
  const location = view.locations.find((each) => each.code === battle.location);
  if (!card || !location) return null;
  return (
    <div class="bs-scenery" data-place={battle.location}>
      <LocationArt code={card.code} isDestroyed={location.is_destroyed} rubble={location.rubble} />
      <p>
        <b>{words.text(card.name)}</b>
        <span class={location.has_note ? "" : "bs-struck"}>{words.get(`bs-note-${card.code}`)}</span>
      </p>
    </div>
  );
}
