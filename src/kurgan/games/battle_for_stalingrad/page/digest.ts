// Since your last turn, what came of it: a turn of cards has a hundred lines, and few of them matter afterwards.

import type { LineMessage } from "kurgan/api/types";
import type { Digest } from "kurgan/table/looks";

const RESULTS = new Set(
  "battle-over destroyed rubble controls contested empty struck eliminated overwhelmed medal launched cut blocked"
    .split(" ")
    .map((each) => `log-${each}`),
);
/** The line of a battle tells the rest of what came of it. */
const OF_BATTLES = new Set(["log-battle-over", "log-destroyed"]);
const PASSES = "log-passes";

export function digest(lines: LineMessage[]): Digest {
  const results = lines.filter(
    (line, place) => RESULTS.has(line.key) && (OF_BATTLES.has(line.key) || !isInBattle(lines, place)),
  );
  return { results, all: lines.filter(({ key }) => key !== PASSES) };
}

/** Has an attack been made before it whose battle ends after it? */
function isInBattle(lines: LineMessage[], place: number): boolean {
  const attack = lines.slice(0, place).findLastIndex(({ key }) => key === "log-attack");
  const over = lines.slice(0, place).findLastIndex(({ key }) => key === "log-battle-over");
  return attack > over && lines.slice(place).some(({ key }) => key === "log-battle-over");
}
