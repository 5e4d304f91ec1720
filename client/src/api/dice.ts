// The dice of a match, seen from this browser: it mixes a text of its own in before the first roll, and remembers that
// text and all it was shown until then, so that nobody can show it something else afterwards. The recipe is in
// docs/dice.md.

import { post } from "kurgan/api/http";
import type { DiceHead, MatchHead } from "kurgan/api/types";

/** What this browser saw of a match's dice before it gave its own texts, and those texts with the others. */
export interface Seen {
  match: string;
  name: string;
  commitment: string;
  texts: Record<string, string>;
}

/**
 * How what a server shows of the dice agrees with that: in everything; nothing can be said, because this guest has no
 * seat or because this browser has kept no text of it; the seal or a text is another one; the text came too late, says
 * the server.
 */
export type Agreement = "same" | "unseen" | "unkept" | "other-seal" | "other-text" | "too-late";

const KEPT = "kurgan-dice";
const MOST = 200; // matches; the oldest are forgotten
const RANDOM_BYTES = 16;

/** Mix in for every seat of this guest's that the dice wait for. What is to be sent is remembered first: a server that
 *  takes something else instead must not decide what this browser gave. */
export async function mixDice(match: MatchHead): Promise<MatchHead> {
  const own = ownSeats(match).filter((seat) => match.dice.waits_for.includes(seat));
  if (own.length === 0) return match;
  const { texts } = remembered(match, own);
  const given = Object.fromEntries(own.map((seat) => [seat, texts[seat] ?? ""]));
  return post<MatchHead>(`/api/matches/${match.id}/mix`, { texts: given });
}

/** What this browser saw of a match before its first roll, if it was there. */
export function seenDice(match: string): Seen | null {
  return kept().find((each) => each.match === match) ?? null;
}

/** Are the dice that a server shows, before or after the first roll, those this browser saw and mixed? */
export function agreementOf(match: MatchHead, isRolled: boolean): Agreement {
  const [seen, own, { dice }] = [seenDice(match.id), ownSeats(match), match];
  if (!seen) return own.length > 0 ? "unkept" : "unseen";
  if (seen.name !== dice.name || seen.commitment !== dice.commitment) return "other-seal";
  const others = Object.keys(seen.texts).filter((seat) => isOther(seen.texts[seat], seat, dice, isRolled));
  if (others.length > 0) return others.every((seat) => isLate(seat, own, dice)) ? "too-late" : "other-text";
  return own.every((seat) => seat in seen.texts || !(seat in dice.texts)) ? "same" : "unkept";
}

/** What to warn of at once, in the words of `table-dice-…`, as soon as a server shows it. */
export function doubtOf(match: MatchHead): Agreement | null {
  const agreement = agreementOf(match, match.result === null && match.to_move !== "chance");
  return ["other-seal", "other-text", "too-late"].includes(agreement) ? agreement : null;
}

/** A text may be missing as long as it is waited for, or nothing was rolled. */
function isOther(text: string | undefined, seat: string, dice: DiceHead, isRolled: boolean): boolean {
  const shown = dice.texts[seat];
  return shown === undefined ? isRolled && !dice.waits_for.includes(seat) : shown !== text;
}

/** For a page that does not mix in time the server mixes an empty text. */
function isLate(seat: string, own: string[], dice: DiceHead): boolean {
  return own.includes(seat) && dice.texts[seat] === "";
}

function ownSeats({ seats }: MatchHead): string[] {
  return seats.filter((seat) => seat.is_mine).map((seat) => seat.name);
}

/** What was seen first stays: the same news may come again, here or in another tab, before the server has answered. */
function remembered({ id, dice }: MatchHead, own: string[]): Seen {
  const { name, commitment } = dice;
  const before = seenDice(id) ?? { match: id, name, commitment, texts: {} };
  const drawn = Object.fromEntries(own.map((seat) => [seat, randomText()]));
  const seen = { ...before, texts: { ...dice.texts, ...drawn, ...before.texts } };
  const others = kept().filter((each) => each.match !== id);
  try {
    localStorage.setItem(KEPT, JSON.stringify([seen, ...others].slice(0, MOST)));
  } catch {
    // no room: at the end this browser will say that it has kept nothing
  }
  return seen;
}

function kept(): Seen[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Seen[];
  } catch {
    return []; // somebody else wrote there
  }
}

function randomText(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");
}
