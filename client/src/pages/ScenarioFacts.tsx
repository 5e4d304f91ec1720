// What the card of a battle says besides its story: how long, how hard, whom it favours.

import type { ScenarioHeadMessage } from "kurgan/api/types";
import { balanceOf } from "kurgan/pages/balance";
import type { Words } from "kurgan/words/words";

const GUIDED = 10; // minutes of a lesson whose cards are given: nobody has measured it

/** About how long a battle takes; its card and the button that begins it say the same. */
export function minutesOf({ facts }: Pick<ScenarioHeadMessage, "facts">): number {
  return facts?.minutes ?? GUIDED;
}

export function ScenarioFacts({ scenario, words }: { scenario: ScenarioHeadMessage; words: Words }) {
  const { facts, is_given, turns } = scenario;
  const minutes = minutesOf(scenario);
  if (is_given) return <span class="scenario-facts small">{words.get("scenario-given", { minutes })}</span>;
  if (!facts) return null;
  const { how, seat } = balanceOf(facts.wins);
  const measured = Object.entries(facts.wins)
    .map(([each, wins]) => `${words.get(`side-${each}`)} ${words.percent(wins / 100)}`)
    .join(", ");
  const told = [
    words.get("scenario-length", { turns, minutes }),
    words.get(`difficulty-${facts.difficulty}`),
    words.get(`balance-${how}`, { side: seat === null ? "" : words.get(`as-${seat}`) }),
  ];
  return (
    <span class="scenario-facts small" title={words.get("scenario-measured", { games: facts.games, measured })}>
      {told.join(" · ")}
    </span>
  );
}
