// Counters: what stands on the map. Each is drawn anew only when something on it changes, and moves by a transform.

import type { Fan } from "kurgan/board/fan";
import type { Point } from "kurgan/board/hexes";
import { memo } from "kurgan/board/memo";
import { Piece, standingOn } from "kurgan/board/Piece";
import { centreOf } from "./sheet";
import { fallen, flag, largeSymbol, symbol, type Kind, type Nation, type Size } from "./symbols";
import "./counters.css";

export const HALF = 30; // of a counter's side
const ASIDE = 5; // how far the counters of a stack lie from one another, to either side of the middle

const WHOLE = `M${-HALF} ${-HALF + 5}q0-5 5-5H${HALF - 5}q5 0 5 5V${HALF - 5}q0 5-5 5H${-HALF + 5}q-5 0-5-5Z`;
const FOLDED = `M${-HALF} ${-HALF + 5}q0-5 5-5H${HALF - 5}q5 0 5 5V${HALF - 15}L${HALF - 15} ${HALF}H${-HALF + 5}q-5 0-5-5Z`;
const FOLD = `M${HALF} ${HALF - 15}L${HALF - 15} ${HALF}V${HALF - 15}Z`;
const SCATTERED = "M-27 14L-16 3M-27 27L-3 3M27-14L16-3M27-27L3-3M-14 27L-8 21M14-27L8-21";

/** A unit as its counter shows it. */
export interface CounterUnit {
  subject: string;
  nation: Nation;
  kind: Kind;
  size: Size;
  label: string;
  attack: number;
  defence: number;
  movement: number;
  isGuards: boolean;
  /** It has acted this turn. */
  isSpent: boolean;
  isDispersed: boolean;
  /** How many checks in a row it has been out of supply. */
  checks: number;
  /** It must still be attacked in this phase. */
  isOwed: boolean;
}

interface States {
  isReady?: boolean;
  isChosen?: boolean;
}

interface CounterProps extends States {
  unit: CounterUnit;
  x: number;
  y: number;
  way?: readonly Point[] | undefined;
}

/** A counter where it stands; the same unit must be the same object as long as nothing about it has changed. */
export const Counter = memo(({ unit, x, y, way, isReady, isChosen }: CounterProps) => (
  <Piece x={x} y={y} way={way}>
    <Face unit={unit} isReady={isReady === true} isChosen={isChosen === true} />
  </Piece>
));

interface StacksProps {
  /** The units of each hex, the uppermost first. */
  stacks: ReadonlyMap<string, readonly CounterUnit[]>;
  ready: ReadonlySet<string>;
  chosen: readonly string[];
  /** The way that somebody has just gone, and who. */
  moved?: { subject: string; way: readonly Point[] } | undefined;
}

export function Stacks({ stacks, ready, chosen, moved }: StacksProps) {
  return (
    <g class="ef-counters">
      {[...stacks].flatMap(([hex, units]) =>
        units
          .map((unit, depth) => {
            const { x, y } = standOf(hex, depth, units.length);
            const way = moved?.subject === unit.subject ? moved.way : undefined;
            const states = { isReady: ready.has(unit.subject), isChosen: chosen.includes(unit.subject) };
            return <Counter key={unit.subject} unit={unit} x={x} y={y} way={way} {...states} />;
          })
          .reverse(),
      )}
    </g>
  );
}

/** Where a counter lies in its stack: the uppermost to the upper right. */
export function standOf(hex: string, depth: number, count: number): Point {
  const { x, y } = centreOf(hex);
  const off = ASIDE * (count - 1 - 2 * depth);
  return { x: x + off, y: y - off };
}

interface SpreadProps extends Pick<StacksProps, "ready" | "chosen"> {
  fan: Fan;
  unitOf(subject: string): CounterUnit | undefined;
}

/** A stack spread out over the map, on a ground that tells it from what lies below. */
export function Spread({ fan, unitOf, ready, chosen }: SpreadProps) {
  const side = 2.34 * fan.half;
  return (
    <g class="ef-spread">
      {fan.counters.map(({ subject, at }) => (
        <rect key={subject} x={at.x - side / 2} y={at.y - side / 2} width={side} height={side} rx={side / 12} />
      ))}
      {fan.counters.map(({ subject, at }) => {
        const unit = unitOf(subject);
        const states = { isReady: ready.has(subject), isChosen: chosen.includes(subject) };
        return (
          unit && (
            <g key={subject} data-subject={subject} style={{ transform: `${standingOn(at)} scale(${fan.scale})` }}>
              <Face unit={unit} {...states} />
            </g>
          )
        );
      })}
    </g>
  );
}

/** A counter by itself, around its middle. */
export function Face({ unit, isReady, isChosen }: States & { unit: CounterUnit }) {
  const { nation, isGuards, isSpent, isDispersed } = unit;
  const states = [isGuards && "ef-guards", isSpent && "ef-spent", isDispersed && "ef-dispersed"].filter(Boolean);
  const card = isSpent ? FOLDED : WHOLE;
  return (
    <g class={["ef-counter", `ef-${nation}`, ...states].join(" ")}>
      <rect class="ef-shadow" x={-HALF + 3} y={-HALF + 4} width={2 * HALF} height={2 * HALF} rx="6" />
      {isChosen && <Frame class="ef-chosen" air={5} />}
      {isReady && !isChosen && <Frame class="ef-ready" air={2.5} />}
      <path class="ef-body" d={card} />
      {isGuards && <path class="ef-stripe" d={`M${-HALF + 1} 7.500H${HALF - 1}`} />}
      <Printed unit={unit} />
      {isSpent && <path class="ef-fold" d={FOLD} />}
      <Badges unit={unit} />
      {isReady && <path class="ef-ready-sign" d={`M-7 ${HALF + 5}L0 ${HALF - 2}L7 ${HALF + 5}Z`} />}
    </g>
  );
}

function Frame({ class: name, air }: { class: string; air: number }) {
  const side = 2 * (HALF + air);
  return <rect class={name} x={-HALF - air} y={-HALF - air} width={side} height={side} rx={5 + air} />;
}

/** Formation, symbol, flag and ratings. One that is dispersed lies on its face: its symbol is on its head, and it can only defend. */
function Printed({ unit }: { unit: CounterUnit }) {
  const { kind, size, label, nation, isDispersed, isSpent } = unit;
  const ratings = isDispersed ? `(${unit.defence})` : `${unit.attack}-${unit.defence}-${unit.movement}`;
  return (
    <>
      <path class="ef-symbol" d={isDispersed ? fallen(kind, size) : symbol(kind, size)} />
      <path class="ef-large-symbol" d={largeSymbol(kind)} />
      <text class="ef-label" x="-22" y="-6" {...squeezed(label, 4, 32)}>
        {label}
      </text>
      <path class="ef-flag" d={flag(nation)} />
      <text class="ef-ratings" x={isSpent ? -6 : 0} y="24" {...squeezed(ratings, 4, isSpent ? 42 : 53)}>
        {ratings}
      </text>
    </>
  );
}

/** Long words are set narrower: whatever font a reader has, they stay where there is room for them. */
function squeezed(words: string, most: number, wide: number) {
  return words.length > most ? { textLength: wide, lengthAdjust: "spacingAndGlyphs" } : {};
}

/** Conditions, each with a shape of its own. */
function Badges({ unit: { isDispersed, isOwed, checks } }: { unit: CounterUnit }) {
  return (
    <>
      {isDispersed && <path class="ef-scattered" d={SCATTERED} />}
      {checks > 0 && (
        <g class="ef-badge ef-unsupplied">
          <path d="M-36 17H-20a4 4 0 0 1 4 4V31a4 4 0 0 1-4 4H-36a4 4 0 0 1-4-4V21a4 4 0 0 1 4-4Z" />
          <path class="ef-badge-ink" d="M-37 26h3M-32.500 30l2-8" />
          <text x="-23" y="31.500">
            {checks}
          </text>
        </g>
      )}
      {isOwed && (
        <g class="ef-badge ef-owed">
          <path d="M28-27L32-21L39-23L37-16L42-11L35-9L33-2L28-7L23-2L21-9L14-11L19-16L17-23L24-21Z" />
          <path class="ef-badge-ink" d="M28-20V-13M28-9.500v.4" />
        </g>
      )}
    </>
  );
}
