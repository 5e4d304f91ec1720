// Counters: what stands on the map, as objects that slide.

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Words } from "kurgan/words/words";
import { centreOf } from "./sheet";
import { Silhouette } from "./silhouettes";
import type { GhostView, UnitView, View } from "./types";

const HALF = 32; // of a counter's side
const SLIDE = 280; // milliseconds

interface CountersProps {
  view: View;
  words: Words;
  ready: string[];
  selected: string | null;
  hasSilhouettes: boolean;
}

export function Counters({ view, words, ready, selected, hasSilhouettes }: CountersProps) {
  const standing = view.units.filter((unit) => unit.hex !== null);
  return (
    <g class="as-counters">
      {view.ghosts.map((ghost) => (
        <Ghost key={`ghost ${ghost.hex}`} ghost={ghost} side={enemyOf(view)} words={words} />
      ))}
      {standing.map((unit) => (
        <Sliding key={unit.code ? `${unit.side} ${unit.code}` : `? ${unit.hex}`} hex={unit.hex!} way={view.way}>
          <Counter
            unit={unit}
            isReady={ready.includes(unit.hex!) && unit.side === view.seat}
            isSelected={selected === unit.hex}
            hasSilhouette={hasSilhouettes}
          />
        </Sliding>
      ))}
    </g>
  );
}

function enemyOf(view: View): string {
  return view.sides.find((side) => side.name !== view.seat)!.name;
}

/** A group that stands on a hex and, when the hex changes, goes there along the way that was taken. */
function Sliding({ hex, way, children }: { hex: string; way: string[]; children: preact.ComponentChildren }) {
  const group = useRef<SVGGElement>(null);
  const stood = useRef(hex);
  useLayoutEffect(() => {
    const start = stood.current;
    stood.current = hex;
    if (start === hex || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const stops = [start, ...(way.at(-1) === hex ? way.filter((each) => each !== start) : [hex])];
    group.current?.animate(stops.map((stop) => ({ transform: standingOn(stop) })), { duration: SLIDE, easing: "ease-in-out" });
  }, [hex]);
  return (
    <g ref={group} style={{ transform: standingOn(hex) }}>
      {children}
    </g>
  );
}

function standingOn(hex: string): string {
  const { x, y } = centreOf(hex);
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
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
      {isSelected && <rect class="as-chosen" x={-HALF - 5} y={-HALF - 5} width={2 * HALF + 10} height={2 * HALF + 10} rx="9" />}
      {isReady && !isSelected && <rect class="as-ready" x={-HALF - 2.5} y={-HALF - 2.5} width={2 * HALF + 5} height={2 * HALF + 5} rx="7.500" />}
      <rect class="as-edge" x={-HALF} y={-HALF + 2} width={2 * HALF} height={2 * HALF} rx="5" />
      <rect class="as-body" x={-HALF} y={-HALF} width={2 * HALF} height={2 * HALF - 1} rx="5" />
      <path class="as-gleam" d={`M${-HALF + 5} ${-HALF + 1.2}H${HALF - 5}`} />
      {isKnown ? <Printed unit={unit} hasSilhouette={hasSilhouette === true} /> : <text class="as-question" y="17">?</text>}
      <Badges unit={unit} />
      {isReady && <path class="as-ready-sign" d={`M-7 ${HALF + 4}L0 ${HALF - 3}L7 ${HALF + 4}Z`} />}
    </g>
  );
}

/** What is printed on a counter: formation, symbol, ratings, strength. */
function Printed({ unit, hasSilhouette }: { unit: UnitView; hasSilhouette: boolean }) {
  return (
    <>
      <text class="as-label" transform="translate(-20 -12) rotate(-90)">
        {unit.label}
      </text>
      {hasSilhouette ? (
        <g transform="translate(-13 -25) scale(1.12)">
          <Silhouette kind={unit.kind!} />
        </g>
      ) : (
        <use class="as-symbol" href={`#${unit.kind}-${unit.size}`} x="-14" y="-29.500" width="40" height="32" />
      )}
      <text class="as-ratings" y="18">
        {[unit.attack, unit.defence, unit.movement].join("–")}
      </text>
      <Pips strength={unit.strength ?? unit.last_strength ?? 0} maximum={unit.maximum ?? 0} />
    </>
  );
}

/** Strength as squares: full ones are left, hollow ones are lost. */
function Pips({ strength, maximum }: { strength: number; maximum: number }) {
  const squares = Array.from({ length: maximum }, (_, i) => -maximum * 3.75 + i * 7.5);
  const path = (xs: number[]) => xs.map((x) => `M${x + 1} 22.5h5.500v4.800h-5.500z`).join("");
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
      {unit.acted && <path class="as-fold" d={`M${HALF} ${HALF - 16}L${HALF - 16} ${HALF}V${HALF - 16}Z`} />}
      {unit.acted && <path class="as-cut" d={`M${HALF + 1} ${HALF - 16}L${HALF - 16} ${HALF + 1}H${HALF + 1}Z`} />}
      {unit.disrupted && (
        <g transform={`translate(${HALF - 3} ${-HALF + 3})`}>
          <path class="as-badge as-disrupted" d="M0-12L11.500 8H-11.500Z" />
          <path class="as-badge-ink" d="M0-5V2M0 5v.4" />
        </g>
      )}
      {!unit.supplied && (
        <g transform={`translate(${-HALF + 2} ${-HALF + 3})`}>
          <circle class="as-badge as-unsupplied" r="10.500" />
          <path class="as-badge-ink" d="M-7 0h4.500M2.500 0h4.500M-2.500-4.500l5 9" />
        </g>
      )}
    </>
  );
}

/** Where an enemy was last seen. */
function Ghost({ ghost, side, words }: { ghost: GhostView; side: string; words: Words }) {
  return (
    <g class={`as-ghost as-${side}`} style={{ transform: standingOn(ghost.hex) }}>
      <rect x={-HALF + 2} y={-HALF + 2} width={2 * HALF - 4} height={2 * HALF - 4} rx="5" />
      <text class="as-ghost-label" y="-2">
        {ghost.label}
      </text>
      <text class="as-ghost-seen" y="16">
        {words.get("ghost-seen", { turn: ghost.turn })}
      </text>
    </g>
  );
}
