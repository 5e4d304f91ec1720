// Month, weather, phase, what the side can use, and the score: one line, or two on a phone.

import { useContext } from "preact/hooks";
import { Disclosure } from "kurgan/table/Disclosure";
import type { HeaderProps } from "kurgan/table/looks";
import { RuleBeneath } from "kurgan/table/Said";
import { SittingContext } from "kurgan/table/sitting";
import type { Words } from "kurgan/words/words";
import { monthOf, weatherWord } from "./months";
import { Standing } from "./Standing";
import { TurnRecord } from "./TurnRecord";
import type { Scene, SideView, View } from "./types";
import { WeatherSign } from "./WeatherSign";
import "./parts.css";

const NO_RETREAT_RULE = "6.9";
const PHASES = ["initial", "prepared", "movement", "operational"];

export function Header({ scene, view, words, isAwaited = false, asked, onRule }: HeaderProps) {
  const [board, shown] = [scene as Scene, view as View];
  const isOn = shown.winner === null && !isAwaited;
  const sitting = useContext(SittingContext);
  // A replay and somebody who watches show a side that nobody here plays.
  const own = sitting && !sitting.link.welcome.value?.is_watching ? shown.seat : null;
  const using = shown.sides.find(({ name }) => name === (own ?? shown.side));
  return (
    <div class="ef-header">
      <div class="ef-facts">
        <When scene={board} view={shown} words={words} />
        {isOn && <Phases view={shown} words={words} own={own} asked={asked ?? shown.side} />}
        {isOn && using && <Means side={using} words={words} />}
        {isOn && shown.no_retreat && <NoRetreat words={words} onRule={onRule} />}
        <Standing scene={board} view={shown} words={words} own={own} onRule={onRule} />
      </div>
    </div>
  );
}

/** The month with its weather; a press shows all of them. */
function When({ scene, view, words }: { scene: Scene; view: View; words: Words }) {
  const [month, weather] = [monthOf(view.month, words), weatherWord(view.weather, words)];
  const turn = words.get("header-turn", { turn: view.turn, last: scene.last_turn });
  return (
    <Disclosure
      look="ef-when"
      description={words.get("record-title")}
      face={
        <>
          <WeatherSign weather={view.weather} />
          <span class="ef-month">
            <b>{month}</b>
            <small>
              {turn} <span class="ef-weather-word">· {weather}</span>
            </small>
          </span>
        </>
      }
    >
      {() => <TurnRecord scene={scene} view={view} words={words} />}
    </Disclosure>
  );
}

/** The order that no Soviet unit retreats, as long as it is in force. */
function NoRetreat({ words, onRule }: { words: Words; onRule: HeaderProps["onRule"] | undefined }) {
  return (
    <Disclosure look="ef-no-retreat" label={words.get("action-no-retreat")} face={<span aria-hidden="true">⚑</span>}>
      {(close) => (
        <p class="ef-in-force">
          {words.get("picture-no-retreat")} <RuleBeneath number={NO_RETREAT_RULE} {...{ words, close, onRule }} />
        </p>
      )}
    </Disclosure>
  );
}

interface PhasesProps {
  view: View;
  words: Words;
  own: string | null;
  /** Who is asked: in the midst of a turn it may be the other side. */
  asked: string;
}

/** Whose turn it is and how far it has come; or who decides something in it. */
function Phases({ view, words, own, asked }: PhasesProps) {
  const isTurn = asked === view.side;
  const who =
    asked === own
      ? words.get(isTurn ? "header-your-turn" : "header-you-decide")
      : words.get(isTurn ? "header-to-move" : "header-decides", { side: words.get(`side-${asked}`) });
  return (
    <span class="ef-turn">
      <span class={`ef-whose ef-of-${asked}`}>{who}</span>
      <ol class="ef-phases" aria-label={words.get("header-phases")}>
        {PHASES.map((phase) => (
          <li key={phase} aria-current={phase === view.phase ? "step" : undefined}>
            <span>{words.get(`phase-${phase}`)}</span>
          </li>
        ))}
      </ol>
    </span>
  );
}

const AIRCRAFT = "M8 1v14M1 8.500L8 6l7 2.500M5 14l3-1.500L11 14";
const TRAIN = "M3.500 2h9v8.500h-9zM3.500 6h9M5 15l1.500-4M11 15L9.500 11M5.500 8.500h1M9.500 8.500h1";
const SOLDIER = "M8 1.500a2.500 2.500 0 1 0 .01 0ZM3 15q0-7 5-7t5 7z";
const TANK = "M1.500 9.500h13l-1.500 4h-10zM4.500 9.500V6h6v3.500M10.500 7h5";

/** What the side can still use: aircraft, trains, and factors of men and tanks. */
function Means({ side, words }: { side: SideView; words: Words }) {
  const means: [string, number, string][] = [
    ["air", side.air, AIRCRAFT],
    ["trains", side.trains, TRAIN],
    ["infantry", side.infantry_factors, SOLDIER],
    ["armour", side.armour_factors, TANK],
  ];
  return (
    <span class="ef-means">
      {means.map(([name, left, shape]) => {
        const said = words.get(`header-${name}`, { left });
        return (
          <span key={name} class="ef-mean" title={said}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={shape} />
            </svg>
            <span aria-hidden="true">{left}</span>
            <span class="unseen">{said}</span>
          </span>
        );
      })}
    </span>
  );
}
