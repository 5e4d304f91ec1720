// Counters: what stands on the map. Each is drawn anew only when something on it changes, and moves by a transform.

import type { Fan } from "kurgan/board/fan";
import type { Point } from "kurgan/board/hexes";
import { memo } from "kurgan/board/memo";
import { Piece, standingOn } from "kurgan/board/Piece";
import { centreOf } from "./sheet";
import { fallen, flag, largeSymbol, signOf, symbol, type Nation, type Size } from "./symbols";
import type { Scene, UnitView, View } from "./types";
import "./counters.css";

export const HALF = 30; // of a counter's side
const ASIDE = 5; // how far the counters of a stack lie from one another, to either side of the middle

const WHOLE = `M${-HALF} ${-HALF + 5}q0-5 5-5H${HALF - 5}q5 0 5 5V${HALF - 5}q0 5-5 5H${-HALF + 5}q-5 0-5-5Z`;
const FOLDED = `M${-HALF} ${-HALF + 5}q0-5 5-5H${HALF - 5}q5 0 5 5V${HALF - 15}L${HALF - 15} ${HALF}H${-HALF + 5}q-5 0-5-5Z`;
const FOLD = `M${HALF} ${HALF - 15}L${HALF - 15} ${HALF}V${HALF - 15}Z`;
const SCATTERED = "M-27 14L-16 3M-27 27L-3 3M27-14L16-3M27-27L3-3M-14 27L-8 21M14-27L8-21";

interface States {
  isReady: boolean;
  isChosen: boolean;
}

interface FaceProps extends States {
  /** The same object as long as nothing about the unit has changed. */
  unit: UnitView;
  label: string;
}

interface CounterProps extends FaceProps {
  subject: string;
  x: number;
  y: number;
}

/** A counter where it stands. */
const Counter = memo(({ subject, x, y, ...face }: CounterProps) => (
  <Piece {...{ subject, x, y }}>
    <Face {...face} />
  </Piece>
));

interface CountersProps {
  formations: Scene["formations"];
  units: View["units"];
  ready: ReadonlySet<string>;
  chosen: readonly string[];
}

export function Counters({ formations, units, ready, chosen }: CountersProps) {
  return (
    <g class="ef-counters">
      {[...stacksOf(units)].flatMap(([hex, stack]) =>
        onTop(stack, chosen)
          .map((subject, depth) => (
            <Counter
              key={subject}
              subject={subject}
              unit={units[subject]!}
              label={formations[subject]!.label}
              {...standOf(hex, depth, stack.length)}
              isReady={ready.has(subject)}
              isChosen={chosen.includes(subject)}
            />
          ))
          .reverse(),
      )}
    </g>
  );
}

/** Who stands on each hex, the uppermost first: who can fight before who cannot, the stronger before the weaker. */
export function stacksOf(units: View["units"]): Map<string, string[]> {
  const stacks = new Map<string, string[]>();
  for (const [subject, { hex }] of Object.entries(units))
    if (hex !== null) stacks.set(hex, [...(stacks.get(hex) ?? []), subject]);
  const rank = (subject: string) => units[subject]!.attack - (units[subject]!.dispersed ? 100 : 0);
  for (const stack of stacks.values()) stack.sort((one, other) => rank(other) - rank(one));
  return stacks;
}

/** Whoever is chosen comes to the top of its stack. */
function onTop(stack: string[], chosen: readonly string[]): string[] {
  const isChosen = (subject: string) => chosen.includes(subject);
  return stack.some(isChosen) ? [...stack.filter(isChosen), ...stack.filter((each) => !isChosen(each))] : [...stack];
}

/** Where a counter lies in its stack: the uppermost to the upper right. */
export function standOf(hex: string, depth: number, count: number): Point {
  const { x, y } = centreOf(hex);
  const off = ASIDE * (count - 1 - 2 * depth);
  return { x: x + off, y: y - off };
}

interface SpreadProps extends CountersProps {
  fan: Fan;
}

/** A stack spread out over the map, on a ground that tells it from what lies below. */
export function Spread({ fan, formations, units, ready, chosen }: SpreadProps) {
  const side = 2.34 * fan.half;
  return (
    <g class="ef-spread">
      {fan.counters.map(({ subject, at }) => (
        <rect key={subject} x={at.x - side / 2} y={at.y - side / 2} width={side} height={side} rx={side / 12} />
      ))}
      {fan.counters.map(({ subject, at }) => (
        <g key={subject} data-subject={subject} style={{ transform: `${standingOn(at)} scale(${fan.scale})` }}>
          <Face
            unit={units[subject]!}
            label={formations[subject]!.label}
            isReady={ready.has(subject)}
            isChosen={chosen.includes(subject)}
          />
        </g>
      ))}
    </g>
  );
}

/** A counter by itself, around its middle. */
export function Face({ unit, label, isReady, isChosen }: FaceProps) {
  const { nation, kind, moved, spent, dispersed } = unit;
  const isFolded = moved || spent;
  const isGuards = kind === "guards";
  const states = [isGuards && "ef-guards", spent && "ef-spent", dispersed && "ef-dispersed"].filter(Boolean);
  return (
    <g class={["ef-counter", `ef-${nation}`, ...states].join(" ")}>
      <rect class="ef-shadow" x={-HALF + 3} y={-HALF + 4} width={2 * HALF} height={2 * HALF} rx="6" />
      {isChosen && <Frame class="ef-chosen" air={5} />}
      {isReady && !isChosen && <Frame class="ef-ready" air={2.5} />}
      <path class="ef-body" d={isFolded ? FOLDED : WHOLE} />
      {isGuards && <path class="ef-stripe" d={`M${-HALF + 1} 7.500H${HALF - 1}`} />}
      <Printed unit={unit} label={label} />
      {isFolded && <path class="ef-fold" d={FOLD} />}
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
function Printed({ unit, label }: Pick<FaceProps, "unit" | "label">) {
  const { dispersed, spent, moved } = unit;
  const isFolded = moved || spent;
  const [kind, size, nation] = [signOf(unit.kind), unit.size as Size, unit.nation as Nation];
  const ratings = dispersed ? `(${unit.defence})` : `${unit.attack}-${unit.defence}-${unit.movement}`;
  return (
    <>
      <path class="ef-symbol" d={dispersed ? fallen(kind, size) : symbol(kind, size)} />
      <path class="ef-large-symbol" d={largeSymbol(kind)} />
      <text class="ef-label" x="-22" y="-6" {...squeezed(label, 4, 32)}>
        {label}
      </text>
      <path class="ef-flag" d={flag(nation)} />
      <text class="ef-ratings" x={isFolded ? -6 : 0} y="24" {...squeezed(ratings, 4, isFolded ? 42 : 53)}>
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
function Badges({ unit: { dispersed, owed, hungry } }: Pick<FaceProps, "unit">) {
  return (
    <>
      {dispersed && <path class="ef-scattered" d={SCATTERED} />}
      {hungry > 0 && (
        <g class="ef-badge ef-unsupplied">
          <path d="M-36 17H-20a4 4 0 0 1 4 4V31a4 4 0 0 1-4 4H-36a4 4 0 0 1-4-4V21a4 4 0 0 1 4-4Z" />
          <path class="ef-badge-ink" d="M-37 26h3M-32.500 30l2-8" />
          <text x="-23" y="31.500">
            {hungry}
          </text>
        </g>
      )}
      {owed && (
        <g class="ef-badge ef-owed">
          <path d="M28-27L32-21L39-23L37-16L42-11L35-9L33-2L28-7L23-2L21-9L14-11L19-16L17-23L24-21Z" />
          <path class="ef-badge-ink" d="M28-20V-13M28-9.500v.4" />
        </g>
      )}
    </>
  );
}
