// After the guided battle: the next one is a press away.

import { BeginButton, matchOf } from "kurgan/pages/BeginButton";
import { useShelf } from "kurgan/pages/shelf";
import type { Looks } from "kurgan/table/looks";
import type { Words } from "kurgan/words/words";

interface NextProps {
  game: string;
  school: Looks["school"];
  words: Words;
  look: string;
}

export function NextBattle({ game, school, words, look }: NextProps) {
  const shelf = useShelf().value;
  const head = shelf?.games.find(({ name }) => name === game);
  const scenario = head?.scenarios.find(({ name }) => name === school.next);
  if (!shelf || !head || !scenario) return null;
  const label = words.get("table-lesson-next", { title: scenario.title });
  return <BeginButton label={label} look={look} match={matchOf(head, scenario.name, school.seat, shelf.usual)} />;
}
