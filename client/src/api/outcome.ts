// How a match ended, to the one who asks.

import type { MatchHead } from "kurgan/api/types";

/** `outcome-<this>` says it to a player; who held both sides or none is only told that it is over. */
export function outcomeOf({ result, seats }: Pick<MatchHead, "result" | "seats">): string {
  const [mine, other] = seats.filter((seat) => seat.is_mine);
  if (!result || !mine || other) return "over";
  if (result.winner === null) return "draw";
  if (result.winner === mine.name) return "won";
  return result.line.key.endsWith("-resignation") ? "resigned" : "lost";
}
