// The dice of a match, seen from this browser: it mixes a text of its own in before the first roll, and remembers the seal
// it was shown then, so that nobody can show it another one afterwards. The recipe is in docs/dice.md.

import { post } from "kurgan/api/http";
import type { DiceHead, MatchHead } from "kurgan/api/types";

/** What this browser saw of a match's dice before anything was rolled, and what it mixed in. */
export interface Seen {
  match: string;
  name: string;
  commitment: string;
  texts: Record<string, string>;
}

const KEPT = "kurgan-dice";
const MOST = 200; // matches; the oldest are forgotten
const RANDOM_BYTES = 16;

/** Mix in for every seat of this guest's that the dice wait for. */
export async function mixDice(match: MatchHead): Promise<void> {
  const own = match.seats.filter((seat) => seat.is_mine && match.dice.waits_for.includes(seat.name));
  if (own.length === 0) return;
  const texts = Object.fromEntries(own.map((seat) => [seat.name, textFor(match.id, seat.name)]));
  const { dice } = await post<MatchHead>(`/api/matches/${match.id}/mix`, { texts });
  const taken = own.map((seat) => seat.name).filter((name) => dice.texts[name] === texts[name]);
  remember(match, Object.fromEntries(taken.map((name) => [name, texts[name] ?? ""])));
}

/** What this browser saw of a match before its first roll, if it was there. */
export function seenDice(match: string): Seen | null {
  return kept().find((each) => each.match === match) ?? null;
}

/** Is a seal, with the texts that were mixed in, the one this browser saw and gave? */
export function isAsSeen(seen: Seen, dice: DiceHead): boolean {
  const isSame = seen.name === dice.name && seen.commitment === dice.commitment;
  return isSame && Object.entries(seen.texts).every(([seat, text]) => dice.texts[seat] === text);
}

function remember({ id, dice }: MatchHead, texts: Record<string, string>): void {
  const before = seenDice(id)?.texts; // another tab may have been faster
  const seen = { match: id, name: dice.name, commitment: dice.commitment, texts: { ...before, ...texts } };
  const others = kept().filter((each) => each.match !== id);
  localStorage.setItem(KEPT, JSON.stringify([seen, ...others].slice(0, MOST)));
}

function kept(): Seen[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as Seen[];
  } catch {
    return []; // somebody else wrote there
  }
}

const chosen = new Map<string, string>();

/** The text of a seat, drawn once: the same news may come again before the server has answered. */
function textFor(match: string, seat: string): string {
  const key = `${match} ${seat}`;
  const text = chosen.get(key) ?? hexOf(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));
  chosen.set(key, text);
  return text;
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((each) => each.toString(16).padStart(2, "0")).join("");
}
