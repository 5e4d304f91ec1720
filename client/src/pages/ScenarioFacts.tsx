// What the card of a battle says besides its story: how long, how hard, whom it favours.

import type { ScenarioHeadMessage } from "kurgan/api/types";
import { balanceOf } from "kurgan/pages/balance";
import type { Words } from "kurgan/words/words";

export function ScenarioFacts({ scenario, words }: { scenario: ScenarioHeadMessage; words: Words }) {
  const { facts, is_given, turns } = scenario;
  if (is_given) return <span class="scenario-facts small">{words.get("scenario-given")}</span>;
  if (!facts) return null;
  const { how, seat } = balanceOf(facts.wins);
  const measured = Object.entries(facts.wins)
    .map(([each, wins]) => `${words.get(`side-${each}`)} ${words.percent(wins / 100)}`)
    .join(", ");
  const told = [
    words.get("scenario-length", { turns, minutes: facts.minutes }),
    words.get(`difficulty-${facts.difficulty}`),
    words.get(`balance-${how}`, { side: seat === null ? "" : words.get(`as-${seat}`) }),
  ];
  return (
    <span class="scenario-facts small" title={words.get("scenario-measured", { games: facts.games, measured })}>
      {told.join(" · ")}
    </span>
  );
}
