// A Force as a counter: symbol and values on it, its rations and medals below.

import type { Words } from "kurgan/words/words";
import { hasFallen } from "./reading";
import symbols from "./symbols.svg?raw";
import type { CardForce, ForceView } from "./types";

/** The sprite the counters take their symbols from; once on a page. */
export function CounterSymbols() {
  return <div class="bs-symbols" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />;
}

interface CounterProps {
  force: CardForce;
  view: ForceView | null;
  /** None on a picture that nobody hears. */
  words: Words | null;
}

export function Counter({ force, view, words }: CounterProps) {
  const rations = view?.rations ?? force.rations;
  const medals = view?.medals ?? 0;
  const isLost = view !== null && hasFallen(view);
  return (
    <svg
      class={`bs-counter bs-${force.side}${view?.is_engaged ? " bs-engaged" : ""}${isLost ? " bs-fallen-force" : ""}`}
      viewBox="0 0 96 84"
      role="img"
      aria-label={words ? saidOf(force, view, words) : undefined}
    >
      <Body />
      <Printed force={force} />
      {view?.is_engaged && <Engaged />}
      <Tokens rations={rations} printed={force.rations} />
      <Medals count={medals} side={force.side} />
      {isLost && <path class="bs-crossed" d="M5 5L91 61M91 5L5 61" />}
    </svg>
  );
}

function saidOf(force: CardForce, view: ForceView | null, words: Words): string {
  const medals = view?.medals ?? 0;
  return [
    words.text(force.name),
    `${words.get("face-combat")} ${force.combat}`,
    `${words.get("face-value")} ${force.value}`,
    words.get("face-rations", { count: view?.rations ?? force.rations }),
    ...(medals ? [words.get("face-medals", { count: medals })] : []),
    ...(view !== null && hasFallen(view) ? [words.get("face-fallen")] : []),
  ].join(", ");
}

function Body() {
  return (
    <>
      <rect class="bs-shadow" x="4" y="6" width="92" height="62" rx="6" />
      <rect class="bs-edge" x="2" y="3.5" width="92" height="63" rx="6" />
      <rect class="bs-body" x="2" y="2" width="92" height="62" rx="6" />
      <path class="bs-gleam" d="M8 3.2H88" />
    </>
  );
}

function Printed({ force }: { force: CardForce }) {
  const mark = markOf(force);
  return (
    <>
      <use class="bs-symbol" href={`#${force.kind}-${force.size}`} x="7" y="4" width="47" height="42.6" />
      <text class="bs-label" x="7" y="60" {...squeezed(force.label)}>
        {force.label}
      </text>
      {force.tags.map((tag) => TAGS[tag] && <path class="bs-tag" d={TAGS[tag]} transform="translate(48 54.5)" />)}
      <text class="bs-combat" x="74" y="33">
        {force.combat}
      </text>
      <path class="bs-worth" d="M83 42.5L92 51L83 59.5L74 51Z" />
      <text class="bs-value" x="83" y="55.3">
        {force.value}
      </text>
      {mark && <path class="bs-mark" d={mark} transform="translate(65 51)" />}
    </>
  );
}

function squeezed(label: string): { textLength?: number; lengthAdjust?: "spacingAndGlyphs" } {
  return label.length > 3 ? { textLength: 34, lengthAdjust: "spacingAndGlyphs" } : {};
}

const TAGS: Record<string, string> = {
  guards: "M0-6.5L1.7-2.1L6.4-2L2.7.9L4 5.5L0 2.9L-4 5.5L-2.7.9L-6.4-2L-1.7-2.1Z",
  naval:
    "M-1-2.5a2 2 0 1 1 2 0V-1.5h2.5v1.6H1V4Q3.6 3.6 4.3 1.2L5.8 1.8Q4.6 6 0 6T-5.8 1.8L-4.3 1.2Q-3.6 3.6-1 4V.1h-2.5v-1.6h2.5Z",
};

// What a Force can do, as a small mark; which one follows from the printed text.
// prettier-ignore
const MARKS: Record<string, string> = {
  sapper: "M-6 5V-1h4V5ZM-1 5V1H3V5ZM-1.5-1.5V-7H2.5V-1.5ZM4 5V-3H7V5Z",
  attack: "M0-7L6.5 0H2.8V6H-2.8V0H-6.5Z",
  defend: "M-6-6Q-2.5-5 0-7Q2.5-5 6-6Q7 3 0 7Q-7 3-6-6Z",
  free_move: "M-7-2.5H0V-6L7 0L0 6V2.5H-7Z",
  rearguard: "M6 6V1Q6-3.5 1-3.5V-7L-6.5-1.5L1 4V.5Q3 .5 3 2.5V6Z",
  street: "M-7 6V1H-2V6ZM-1 6V0H5L6.5 6ZM-4-.5V-6L1-4.5V-.5Z",
  stubborn: "M-5-7H5V-1H7.5V6H-7.5V-1H-5ZM-2.5-4V1.5H2.5V-4Z",
  sniper: "M-.8-7H.8V-4.9A5 5 0 0 1 4.9-.8H7V.8H4.9A5 5 0 0 1 .8 4.9V7H-.8V4.9A5 5 0 0 1-4.9.8H-7V-.8H-4.9A5 5 0 0 1-.8-4.9ZM0-3A3 3 0 1 0 0 3A3 3 0 1 0 0-3Z",
  support: "M-7 4L4-6L6.5-3.5L-1.5 4.5A3 3 0 1 1-7 4Z",
  forage: "M-7 3Q-7-5 0-5T7 3Q7 5 5 5H-5Q-7 5-7 3ZM-3-2L-2 2H-.5L-1.5-3ZM1-3L2 2H3.5L2.5-2.5Z",
};
const LIKE: Record<string, string> = { free_attack: "attack", tough: "defend" };

function markOf({ ability }: CardForce): string | undefined {
  return ability === null ? undefined : MARKS[LIKE[ability] ?? ability];
}

function Engaged() {
  return (
    <>
      <rect class="bs-engaged-line" x="3" y="3" width="90" height="60" rx="5" />
      <g transform="translate(5 6) scale(.92)" class="bs-engaged-sign">
        <circle r="10" />
        <path d="M-5.5-5.5L5.5 5.5M5.5-5.5L-5.5 5.5M-6 1.5L-1.5 6M6 1.5L1.5 6" />
      </g>
    </>
  );
}

/** Loaves in a row; hollow ones have been eaten. */
function Tokens({ rations, printed }: { rations: number; printed: number }) {
  return (
    <>
      {Array.from({ length: Math.max(rations, printed) }, (_, i) => (
        <g class={i < rations ? "bs-ration" : "bs-ration bs-eaten"} transform={`translate(${8 + i * 11.4} 75)`}>
          <circle r="5.1" />
          <path d="M-2.6-2.6L2.6 2.6M2.6-2.6L-2.6 2.6" />
        </g>
      ))}
    </>
  );
}

const MEDALS: Record<string, string> = {
  german: "M-2.8-5.5H2.8L1.1-1.1L5.5-2.8V2.8L1.1 1.1L2.8 5.5H-2.8L-1.1 1.1L-5.5 2.8V-2.8L-1.1-1.1Z",
  soviet: TAGS.guards!,
};

function Medals({ count, side }: { count: number; side: string }) {
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <g class="bs-medal" transform={`translate(${88 - i * 9} 64)`}>
          <path class="bs-ribbon" d="M-3.2 0H3.2V6L0 8.5L-3.2 6Z" />
          <path class="bs-metal" d={MEDALS[side]} transform="translate(0 12.5) scale(.95)" />
        </g>
      ))}
    </>
  );
}
