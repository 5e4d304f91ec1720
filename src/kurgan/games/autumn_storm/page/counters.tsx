// Counters: what stands on the map, as objects that slide.

import { Piece, standingOn } from "kurgan/board/Piece";
import type { Words } from "kurgan/words/words";
import { ratingsOf } from "./describe";
import { centreOf, squeezed } from "./sheet";
import { Silhouette } from "./silhouettes";
import type { GhostView, UnitView, View } from "./types";

const HALF = 32; // of a counter's side

// The card, and the card of a unit that has had an order, with a corner folded over
const TOP = `M${-HALF} ${-HALF + 5}q0-5 5-5H${HALF - 5}q5 0 5 5`;
const WHOLE = `${TOP}V${HALF - 6}q0 5-5 5H${-HALF + 5}q-5 0-5-5Z`;
const FOLDED = `${TOP}V${HALF - 15}L${HALF - 14} ${HALF - 1}H${-HALF + 5}q-5 0-5-5Z`;
const FOLD = `M${HALF} ${HALF - 15}L${HALF - 14} ${HALF - 1}V${HALF - 15}Z`;

interface CountersProps {
  view: View;
  words: Words;
  ready: string[];
  selected: string | null;
  hasSilhouettes: boolean;
}

export function Counters({ view, words, ready, selected, hasSilhouettes }: CountersProps) {
  const way = view.way.map(centreOf);
  const standing = view.units.filter((unit) => unit.hex !== null);
  return (
    <g class="as-counters">
      {view.ghosts.map((ghost) => (
        <Ghost
          key={`ghost ${ghost.hex}`}
          ghost={ghost}
          side={enemyOf(view)}
          isGone={view.seen.includes(ghost.hex)}
          words={words}
        />
      ))}
      {standing.map((unit) => (
        <Piece key={unit.code ? `${unit.side} ${unit.code}` : `? ${unit.hex}`} {...centreOf(unit.hex!)} way={way}>
          <Counter
            unit={unit}
            isReady={ready.includes(unit.hex!) && unit.side === view.seat}
            isSelected={selected === unit.hex}
            hasSilhouette={hasSilhouettes}
          />
        </Piece>
      ))}
    </g>
  );
}

function enemyOf(view: View): string {
  return view.sides.find((side) => side.name !== view.seat)!.name;
}

interface CounterProps {
  unit: UnitView;
  isReady?: boolean;
  isSelected?: boolean;
  hasSilhouette?: boolean;
}

export function Counter({ unit, isReady, isSelected, hasSilhouette }: CounterProps) {
  const isKnown = unit.kind !== null;
  const states = [isKnown ? "" : "as-unknown", unit.acted ? "as-acted" : ""].join(" ");
  return (
    <g class={`as-counter as-${unit.side} ${states}`}>
      <rect class="as-shadow" x={-HALF + 3} y={-HALF + 5} width={2 * HALF} height={2 * HALF} rx="6" />
      {isSelected && (
        <rect class="as-chosen" x={-HALF - 5} y={-HALF - 5} width={2 * HALF + 10} height={2 * HALF + 10} rx="9" />
      )}
      {isReady && !isSelected && (
        <rect class="as-ready" x={-HALF - 2.5} y={-HALF - 2.5} width={2 * HALF + 5} height={2 * HALF + 5} rx="7.500" />
      )}
      <path class="as-edge" d={unit.acted ? FOLDED : WHOLE} transform="translate(0 2.4)" />
      <path class="as-body" d={unit.acted ? FOLDED : WHOLE} />
      <path class="as-gleam" d={`M${-HALF + 5} ${-HALF + 1.2}H${HALF - 5}`} />
      {isKnown ? (
        <Printed unit={unit} hasSilhouette={hasSilhouette === true} />
      ) : (
        <text class="as-question" y="17">
          ?
        </text>
      )}
      <Badges unit={unit} />
      {isReady && <path class="as-ready-sign" d={`M-7 ${HALF + 4}L0 ${HALF - 3}L7 ${HALF + 4}Z`} />}
    </g>
  );
}

/** What is printed on a counter: formation, symbol, ratings, strength. */
function Printed({ unit, hasSilhouette }: { unit: UnitView; hasSilhouette: boolean }) {
  return (
    <>
      <text class="as-label" transform="translate(-19.500 -12.500) rotate(-90)" {...squeezed(unit.label, 3, 33)}>
        {unit.label}
      </text>
      {hasSilhouette ? (
        <g transform="translate(-13 -25) scale(1.12)">
          <Silhouette kind={unit.kind!} />
        </g>
      ) : (
        <use class="as-symbol" href={`#${unit.kind}-${unit.size}`} x="-14" y="-29.500" width="40" height="32" />
      )}
      <text class="as-ratings" y="17.500" {...squeezed(ratingsOf(unit), 5, 54)}>
        {ratingsOf(unit)}
      </text>
      <Pips strength={unit.strength ?? unit.last_strength ?? 0} maximum={unit.maximum ?? 0} />
    </>
  );
}

/** Strength as squares: full ones are left, hollow ones are lost. */
function Pips({ strength, maximum }: { strength: number; maximum: number }) {
  const squares = Array.from({ length: maximum }, (_, i) => -maximum * 3.3 + i * 6.6);
  const path = (xs: number[]) => xs.map((x) => `M${x + 0.8} 22.2h4.8v4.6h-4.8z`).join("");
  return (
    <>
      <path class="as-pips" d={path(squares.slice(0, strength))} />
      <path class="as-pips as-lost" d={path(squares.slice(strength))} />
    </>
  );
}

/** Conditions, each with a shape of its own. */
function Badges({ unit }: { unit: UnitView }) {
  return (
    <>
      {unit.acted && <path class="as-fold" d={FOLD} />}
      {unit.disrupted && (
        <g transform={`translate(${HALF + 1} ${-HALF + 17})`}>
          <path class="as-badge as-disrupted" d="M0-12L11.500 8H-11.500Z" />
          <path class="as-badge-ink" d="M0-5V2M0 5v.4" />
        </g>
      )}
      {!unit.supplied && (
        <g transform={`translate(${-HALF + 1} ${HALF - 3})`}>
          <circle class="as-badge as-unsupplied" r="11" />
          <path class="as-badge-ink" d="M-7.500 0h3.500M4 0h3.500M-2.800 4.500l2-9M.8 4.500l2-9" />
        </g>
      )}
    </>
  );
}

interface GhostProps {
  ghost: GhostView;
  side: string;
  isGone: boolean;
  words: Words;
}

/** Where an enemy was last seen; struck out where one can see that it has gone. */
function Ghost({ ghost, side, isGone, words }: GhostProps) {
  return (
    <g class={`as-ghost as-${side}${isGone ? " as-gone" : ""}`} style={{ transform: standingOn(centreOf(ghost.hex)) }}>
      <rect x={-HALF + 2} y={-HALF + 2} width={2 * HALF - 4} height={2 * HALF - 4} rx="5" />
      {isGone && (
        <path
          d={`M${-HALF + 7} ${-HALF + 7}L${HALF - 7} ${HALF - 7}M${-HALF + 7} ${HALF - 7}L${HALF - 7} ${-HALF + 7}`}
        />
      )}
      <text class="as-ghost-label" y="-2">
        {ghost.label}
      </text>
      <text class="as-ghost-seen" y="16">
        {words.get("ghost-seen", { turn: ghost.turn })}
      </text>
    </g>
  );
}
