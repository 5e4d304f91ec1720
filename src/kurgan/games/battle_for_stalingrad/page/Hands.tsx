// The own hand as a fan of cards, the other's as backs.

import { ActionFace, CardBack } from "./faces";
import { actionCard, countOf, otherThan, sideOf, stateOf, type TableProps } from "./reading";

const WIDEST_FAN = 4; // steps from the middle to the outermost card

export function OwnHand(props: TableProps) {
  const { scene, view, words } = props;
  const hidden = sideOf(view, view.seat).hand - countOf(view.hand); // where both players look on
  const middle = (view.hand.length - 1) / 2;
  const spread = Math.min(1, WIDEST_FAN / middle); // many cards lie closer, and no farther to the side
  return (
    <div
      class="bs-hand"
      role="group"
      aria-label={words.get("bs-own-hand")}
      tabIndex={0}
      data-place={`${view.seat}/hand`}
    >
      {view.hand.map((held, i) => {
        const card = actionCard(scene, held.card);
        const lean = { "--turn": (i - middle) * spread, "--sink": Math.abs(i - middle) * spread };
        return (
          card && (
            <div key={held.face} class={`bs-held ${stateOf(props, held.face)}`} data-place={held.face} style={lean}>
              <div class="bs-held-card">
                <ActionFace card={card} firefight={held.firefight} words={words} count={held.count} />
                <Outlook {...props} face={held.face} />
              </div>
            </div>
          )
        );
      })}
      {Array.from({ length: hidden }, (_, i) => (
        <div key={`hidden${i}`} class="bs-held" style={{ "--turn": 0, "--sink": 0 }}>
          <div class="bs-held-card">
            <CardBack side={view.seat} count={0} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** How many of a card are given up now; and in a battle what both totals would be with it, the own one first. */
function Outlook({ face, view, words, gathered }: TableProps & { face: string }) {
  const taken = gathered.filter((each) => each === face).length;
  const totals = view.battle?.prospects.find((each) => each.face === face)?.totals;
  const [own = 0, other = 0] = view.seat === view.sides[0]?.name ? (totals ?? []) : (totals ?? []).toReversed();
  return (
    <>
      {taken > 0 && <span class="bs-taken">✓{taken > 1 && ` ${taken}`}</span>}
      {totals && (
        <span class="bs-prospect" title={words.get("bs-prospect", { own, other })}>
          {own} : {other}
        </span>
      )}
    </>
  );
}

const MOST_BACKS = 12;

export function OtherHand(props: TableProps) {
  const { scene, view, words } = props;
  const side = otherThan(view.seat);
  const { hand } = sideOf(view, side);
  const place = `${side}/hand`;
  const seen = view.seen.flatMap((each) => Array.from({ length: each.count }, () => each));
  const backs = Math.max(0, Math.min(hand, MOST_BACKS) - seen.length);
  return (
    <div class={`bs-backs ${stateOf(props, place)}`} data-place={place}>
      {Array.from({ length: backs }, (_, i) => (
        <div key={i} class="bs-held">
          <CardBack side={side} count={0} />
        </div>
      ))}
      {seen.map((held, i) => {
        const card = actionCard(scene, held.card);
        return (
          card && (
            <div key={`seen${i}`} class="bs-held bs-seen">
              <ActionFace card={card} firefight={held.firefight} words={words} count={1} />
            </div>
          )
        );
      })}
      <span class="bs-backs-count">{words.get("bs-hand-of", { count: hand, side: words.get(`side-${side}`) })}</span>
    </div>
  );
}
