// What is printed on the cards: the faces of action cards and their backs. Counters are in countersheet.tsx.

import type { Words } from "kurgan/words/words";
import { Emblem } from "./emblems";
import { signed } from "./reading";
import type { CardAction } from "./types";

// The band tells when a card is played, so its text need not say it again.
const SAID_BY_BAND = /^(Action step|Phase d’action|Battle|Bataille|Reaction|Réaction|Uranus)[^:]*:\s*/;

const SIGNS: Record<string, string> = {
  action: "M3 2.5L13 8L3 13.5Z",
  battle: "M2 2l9.5 9.5M9 13.5l4.5-4.5M14 2L4.5 11.5M7 13.5L2.5 9",
  reaction: "M9.5 1L3 9.5h4.5L6 15l7-9H8.5Z",
  uranus: "M7 2.5A6 6 0 0 0 7 13.5M9 2.5a6 6 0 0 1 0 11M4.5 1.5L8 2.5L6 5.5M11.5 14.5L8 13.5l2-3",
  attacker: "M8 1.5L14 8h-3.5v6.5h-5V8H2Z",
  defender: "M2.5 2.5Q6 3.5 8 1.5Q10 3.5 13.5 2.5Q14.5 11 8 14.5Q1.5 11 2.5 2.5Z",
  any: "M8 1L13 6H10V10h3L8 15L3 10H6V6H3Z",
};

function Sign({ name }: { name: string }) {
  return (
    <svg class={`bs-sign bs-sign-${name}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}

interface ActionFaceProps {
  card: CardAction;
  firefight: number;
  words: Words;
  count: number;
}

export function ActionFace({ card, firefight, words, count }: ActionFaceProps) {
  const timing = card.is_uranus ? "uranus" : card.timing;
  const history = words.text(card.history);
  return (
    <article class={`bs-card bs-face bs-${card.side} bs-on-${timing}`}>
      <div class="bs-print">
        <header class="bs-head">
          <Firefight number={firefight} words={words} />
          <h3 class="bs-title">{breakable(unbanded(words.text(card.title)), words)}</h3>
        </header>
        <Band timing={timing} role={card.role} words={words} />
        <div class="bs-picture">
          <Emblem card={card} />
        </div>
        <p class="bs-text">{unbanded(words.text(card.text))}</p>
        {history && <p class="bs-history">{history}</p>}
      </div>
      {count > 1 && <span class="bs-count">×{count}</span>}
    </article>
  );
}

function unbanded(text: string): string {
  const rest = text.replace(SAID_BY_BAND, "").replace(/-(?=\d)/g, "−");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const VOWEL = "[aeiouyàâéèêëîïôùû]";
const OTHER = "[b-df-hj-np-tvwxzç]";
const PAIR = `(?:[bcdfgptv][lr]|[cpt]h|gn)(?=${VOWEL})`; // letters that stay together
const SYLLABLE = new RegExp(
  `(?:(?<=${VOWEL})|(?<=${VOWEL}(?!${PAIR})${OTHER}))(?=(?:${PAIR}|${OTHER})${VOWEL})(?=\\p{L}{4})`,
  "giu",
);
const LONG = /\p{L}{12,}/gu;

/** Where a long French word may be parted; not every browser knows it by itself. */
function breakable(text: string, { language }: Words): string {
  return language === "fr" ? text.replace(LONG, (word) => word.replace(SYLLABLE, "\u00ad")) : text;
}

function Band({ timing, role, words }: { timing: string; role: string | null; words: Words }) {
  return (
    <p class="bs-band">
      <span class="bs-when">
        <Sign name={timing} />
        {words.get(`face-${timing}`)}
      </span>
      {role && (
        <span class="bs-role">
          <Sign name={role} />
          {words.get(`face-${role}`)}
        </span>
      )}
    </p>
  );
}

// One points up and helps its owner, the other points down and hurts the enemy.
const UP = "M20 2L37 13V34Q37 38 33 38H7Q3 38 3 34V13Z";
const DOWN = "M20 38L37 27V6Q37 2 33 2H7Q3 2 3 6V27Z";

function Firefight({ number, words }: { number: number; words: Words }) {
  const isGain = number > 0;
  return (
    <svg
      class={`bs-firefight ${isGain ? "bs-gain" : "bs-harm"}`}
      viewBox="0 0 40 40"
      role="img"
      aria-label={words.get("face-firefight", { number: signed(number) })}
    >
      <path d={isGain ? UP : DOWN} />
      <text x="19" y={isGain ? 32 : 25}>
        {signed(number)}
      </text>
    </svg>
  );
}

// Crosses and stars, as on the sides of machines
const INSIGNIA: Record<string, string> = {
  german: "M38 27V38H27V42H42V27ZM62 27V38H73V42H58V27ZM38 73V62H27V58H42V73ZM62 73V62H73V58H58V73Z",
  soviet: "M50 27l5.4 16.6h17.4l-14.1 10.2l5.4 16.6L50 60.2L35.9 70.4l5.4-16.6L27.2 43.6h17.4z",
};
const LATTICE = Array.from({ length: 15 }, (_, i) => `M${i * 20 - 140} 0l140 140M${i * 20} 0l-140 140`).join("");

export function CardBack({ side, count }: { side: string; count: number }) {
  return (
    <div class={`bs-card bs-back bs-${side}`}>
      <svg viewBox="0 0 100 140" aria-hidden="true" preserveAspectRatio="none">
        <path class="bs-lattice" d={LATTICE} />
        <rect class="bs-inset" x="6" y="6" width="88" height="128" rx="4" />
        <circle class="bs-medallion" cx="50" cy="50" r="31" />
        <circle class="bs-ring" cx="50" cy="50" r="27.5" />
        <path class="bs-insignia" d={INSIGNIA[side]} />
      </svg>
      {count > 0 && <span class="bs-left">{count}</span>}
    </div>
  );
}
