// Against whom: the levels of the computer, whoever is at hand, and below them the players that are there to be studied.

import type { GameHeadMessage, Opponent, Rated, Shelf } from "kurgan/api/types";
import { Choice } from "kurgan/pages/Choice";
import type { Words } from "kurgan/words/words";

export const SCREEN = "screen";
export const FRIEND = "friend";

interface OpponentsProps {
  shelf: Shelf;
  game: GameHeadMessage;
  chosen: string;
  onChoose(opponent: string): void;
  words: Words;
}

export function Opponents({ shelf, game, chosen, onChoose, words }: OpponentsProps) {
  const card = (name: string, rated?: Rated) => (
    <Choice
      key={name}
      group="opponent"
      value={name}
      chosen={chosen}
      onChoose={onChoose}
      title={words.get(`player-${name}`)}
    >
      {rated && <span class="small">{words.get("player-rating", inDigits(rated))}</span>}
      <span class="small soft">{words.get(`player-${name}-line`)}</span>
    </Choice>
  );
  const cards = (kind: Opponent["kind"]) =>
    shelf.opponents.filter((each) => each.kind === kind).map((each) => card(each.name, each.ratings[game.name]));
  return (
    <>
      {cards("level")}
      {shelf.opponents.some((each) => game.name in each.ratings) && (
        <p class="small soft">{words.get("player-rating-meaning")}</p>
      )}
      {[SCREEN, FRIEND].map((each) => card(each))}
      <details class="study">
        <summary class="small">{words.get("choose-study")}</summary>
        {cards("study")}
      </details>
    </>
  );
}

function inDigits({ rating, spread }: Rated) {
  return { rating: String(rating), spread: String(spread) };
}
