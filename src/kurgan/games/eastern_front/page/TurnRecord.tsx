// The months of the war, past, present and to come, each with its weather as far as it is known.

import type { Words } from "kurgan/words/words";
import { monthOf, monthsOf, weatherWord } from "./months";
import type { Scene, View } from "./types";
import { WeatherSign } from "./WeatherSign";

export function TurnRecord({ scene, view, words }: { scene: Scene; view: View; words: Words }) {
  return (
    <section class="ef-record">
      <h3>{words.get("record-title")}</h3>
      <ol>
        {monthsOf(scene).map((month, place) => {
          const [turn, weather] = [place + 1, view.weathers[place] ?? null];
          const when = turn < view.turn ? "past" : turn === view.turn ? "now" : "later";
          return (
            <li key={month} class={`ef-${when}`} aria-current={when === "now" ? "step" : undefined}>
              <span class="ef-record-turn">{turn}</span>
              <span>{monthOf(month, words)}</span>
              <span class="ef-record-weather">
                {weather && <WeatherSign weather={weather} />}
                {weather ? weatherWord(weather, words) : words.get("record-unknown")}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
