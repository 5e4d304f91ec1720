// Turn, hour, points, card and score in one line, or two on a phone.

import { useContext } from "preact/hooks";
import { Disclosure } from "kurgan/table/Disclosure";
import { EventCard } from "kurgan/table/EventCard";
import type { HeaderProps } from "kurgan/table/looks";
import { RuleBeneath } from "kurgan/table/Said";
import { SittingContext } from "kurgan/table/sitting";
import type { Words } from "kurgan/words/words";
import { Standing } from "./Standing";
import type { Scene, View } from "./types";

const EVENT_RULE = "4.2";

export function Header({ scene, view, words, isAwaited = false, onRule }: HeaderProps) {
  const shown = view as View;
  const isOn = shown.winner === null && !isAwaited;
  const sitting = useContext(SittingContext);
  // A replay and somebody who watches show a side that nobody here plays.
  const own = sitting && !sitting.link.welcome.value?.is_watching ? shown.seat : null;
  return (
    <div class="as-header">
      <div class="as-facts">
        <span class="as-when">
          <b>{words.get("header-turn", { turn: shown.turn, last: shown.last_turn })}</b>
          <span>{dateOf(shown, words)}</span>
        </span>
        {isOn && (
          <span class={`as-side as-${shown.side}`}>
            {shown.side === own
              ? words.get("header-your-turn")
              : words.get("header-to-move", { side: words.get(`side-${shown.side}`) })}
          </span>
        )}
        {shown.command !== null && isOn && <Points name="command" left={shown.command} words={words} />}
        {shown.artillery !== null && isOn && <Points name="artillery" left={shown.artillery} words={words} />}
        {shown.event !== null && <Card event={shown.event} {...{ shown, words, onRule }} />}
        <Standing scene={scene as Scene} view={shown} words={words} own={own} onRule={onRule} />
      </div>
    </div>
  );
}

interface CardProps {
  event: string;
  shown: View;
  words: Words;
  onRule: HeaderProps["onRule"] | undefined;
}

/** The card of the side to move, face down to a name; a press turns it up. */
function Card({ event, shown, words, onRule }: CardProps) {
  const title = words.get(`card-${event}`);
  const side = words.get(`side-${shown.side}`);
  return (
    <Disclosure
      look="as-card"
      label={words.get("header-card", { card: title })}
      face={
        <>
          <CardSign />
          <span>{title}</span>
        </>
      }
    >
      {(close) => (
        <EventCard label={`${words.get("table-event")} · ${side}`} title={title}>
          {words.get(`effect-${event}`, { side })} <RuleBeneath number={EVENT_RULE} {...{ words, close, onRule }} />
        </EventCard>
      )}
    </Disclosure>
  );
}

/** Two cards of a deck. */
function CardSign() {
  return (
    <svg class="as-card-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 4.500l6-2 3.500 9.500-6 2z" />
      <path d="M6.500 2h7v11h-7z" />
    </svg>
  );
}

/** The hour at which the turn begins; it is the battle's hour, not the reader's, and the year is on the map. */
function dateOf(view: View, words: Words): string {
  const [, month, day, hour] = view.begins.split(/[-T:]/).map(Number);
  return words.get("date", { day: day!, month: month!, year: 0, hour: hour! });
}

function Points({ name, left, words }: { name: string; left: number; words: Words }) {
  const said = words.get(`header-${name}`, { left });
  return (
    <span class={`as-points as-${name}`} title={said}>
      <span class="as-points-name" aria-hidden="true">
        {words.get(`header-${name}-short`)}
      </span>
      <PointSign name={name} />
      <span class="as-dots" aria-hidden="true">
        {left > 0 ? "●".repeat(left) : "–"}
      </span>
      <span class="as-count" aria-hidden="true">
        {left}
      </span>
      <span class="unseen">{said}</span>
    </span>
  );
}

/** What the points are for, where there is no room for the word: a staff flag, a shell. */
function PointSign({ name }: { name: string }) {
  const shape = name === "command" ? "M3 1h1.500v1H13l-2.500 3L13 8H4.500v7H3z" : "M8 1q4 4 4 8v6H4V9q0-4 4-8zM4 12h8";
  return (
    <svg class="as-points-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}
