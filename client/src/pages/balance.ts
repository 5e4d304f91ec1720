// Whom a battle favours, from the percentages that each seat won when the computer played both.

export interface Balance {
  /** `even`, `favours` or `strongly`: the words are `balance-<how>`. */
  how: "even" | "favours" | "strongly";
  seat: string | null;
}

const EVEN = 12; // percentage points between the two that nobody would notice over an evening
const LOPSIDED = 40;

export function balanceOf(wins: Record<string, number>): Balance {
  const [first, second] = Object.entries(wins).sort(([, one], [, other]) => other - one);
  const gap = (first?.[1] ?? 0) - (second?.[1] ?? 0);
  if (!first || gap < EVEN) return { how: "even", seat: null };
  return { how: gap < LOPSIDED ? "favours" : "strongly", seat: first[0] };
}
