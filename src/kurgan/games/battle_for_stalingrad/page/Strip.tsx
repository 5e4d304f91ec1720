// What a side keeps beside the Locations: its Force pile with the one on sale, its deck and discards, Uranus, its hand.

import type { ComponentChildren } from "preact";
import { ActionFace, CardBack } from "./faces";
import { Piece } from "./Piece";
import { actionCard, countOf, firefightOf, forcesAt, sideOf, stateOf, type TableProps } from "./reading";

export function Strip({ side: name, children, ...props }: TableProps & { side: string; children: ComponentChildren }) {
  const isOwn = name === props.view.seat;
  return (
    <div class={`bs-strip bs-of-${name} ${isOwn ? "bs-own" : "bs-other"}`}>
      <div class="bs-piles">
        <ForcePile {...props} side={name} />
        <Lost {...props} side={name} />
      </div>
      {children}
      <div class="bs-piles">
        <Launched {...props} side={name} />
        <Discard {...props} side={name} />
        <Deck {...props} side={name} />
      </div>
    </div>
  );
}

type PileProps = TableProps & { side: string };

function ForcePile({ side: name, ...props }: PileProps) {
  const { view, words } = props;
  const side = sideOf(view, name);
  const place = `${name}/pile`;
  return (
    <div class="bs-pile bs-force-pile" title={words.get("bs-pile-forces", { count: side.pile })}>
      {side.top ? (
        <Piece {...props} code={side.top} place={place} />
      ) : (
        <div class={`bs-piece bs-slot ${stateOf(props, place)}`} data-place={place} />
      )}
      <span class="bs-pile-name">
        {side.price === null
          ? words.get("bs-pile-left", { count: side.pile })
          : words.get("bs-pile-price", { price: side.price, count: side.pile })}
      </span>
    </div>
  );
}

function Lost({ side, ...props }: PileProps) {
  const { view, words } = props;
  const count = forcesAt(view, `${side}/lost`).length;
  if (count === 0) return null;
  return (
    <div class={`bs-pile bs-lost ${stateOf(props, `${side}/lost`)}`} data-place={`${side}/lost`}>
      <b>†{count}</b>
      <span class="bs-pile-name">{words.get("bs-lost", { count })}</span>
    </div>
  );
}

function Deck({ side, ...props }: PileProps) {
  const { view, words } = props;
  const place = `${side}/deck`;
  return (
    <div class={`bs-pile ${stateOf(props, place)}`} data-place={place} title={words.get("bs-deck")}>
      <CardBack side={side} count={sideOf(view, side).deck} />
      <span class="bs-pile-name">{words.get("bs-draws", { count: sideOf(view, side).draws })}</span>
    </div>
  );
}

/** The card in play lies here, until it is carried out. */
function Discard({ side, ...props }: PileProps) {
  const { scene, view, words } = props;
  const place = `${side}/discard`;
  const isInPlay = view.event_side === side && view.event_face !== null;
  const face = isInPlay ? view.event_face : sideOf(view, side).top_discard;
  const card = face ? actionCard(scene, face) : undefined;
  const count = countOf(sideOf(view, side).discard);
  return (
    <div class={`bs-pile ${isInPlay ? "bs-in-play" : ""} ${stateOf(props, place)}`} data-place={place}>
      {card && face ? (
        <ActionFace card={card} firefight={firefightOf(face)} words={words} count={1} />
      ) : (
        <div class="bs-slot" />
      )}
      <span class="bs-pile-name">{words.get(isInPlay ? "bs-in-play" : "bs-discard", { count })}</span>
    </div>
  );
}

/** Operation Uranus closes like a ring. */
function Launched({ side, ...props }: PileProps) {
  const { view, words } = props;
  if (side !== "soviet") return null;
  const place = `${side}/uranus`;
  const count = sideOf(view, side).launched.length;
  const said = words.get("bs-launched", { count, needed: view.uranus_needed });
  return (
    <div class={`bs-pile bs-ring-pile ${stateOf(props, place)}`} title={said} data-place={place}>
      <Ring count={count} needed={view.uranus_needed} />
      <span class="bs-pile-name">{said}</span>
    </div>
  );
}

export function Ring({ count, needed }: { count: number; needed: number }) {
  const gap = 0.12;
  const part = (2 * Math.PI) / needed;
  const point = (angle: number) =>
    `${(20 + 15 * Math.sin(angle)).toFixed(1)} ${(20 - 15 * Math.cos(angle)).toFixed(1)}`;
  return (
    <svg class="bs-closing" viewBox="0 0 40 40" aria-hidden="true">
      {Array.from({ length: needed }, (_, i) => (
        <path
          key={i}
          class={i < count ? "bs-closed" : ""}
          d={`M${point(i * part + gap)}A15 15 0 0 1 ${point((i + 1) * part - gap)}`}
        />
      ))}
      <text x="20" y="25">
        {count}
      </text>
    </svg>
  );
}
