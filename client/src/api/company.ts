// The company at a match: who plays against this guest, whether they are here, and who wants a rematch.

import type { MatchHead, SeatHead } from "kurgan/api/types";

/** The seat of the friend this guest plays against, or whom he watches; nobody at one screen or against a computer. */
export function friendOf({ is_same_screen, seats }: Pick<MatchHead, "is_same_screen" | "seats">): SeatHead | null {
  const others = seats.filter((seat) => !seat.is_mine && seat.player === "human");
  return is_same_screen || others.length !== 1 ? null : (others[0] ?? null);
}

export type Presence = "free" | "here" | "gone" | "away";

/** Is the friend here? `away` has not been here at all since taking the seat. */
export function presenceOf(friend: SeatHead): Presence {
  if (!friend.is_taken) return "free";
  if (friend.is_here) return "here";
  return friend.seen ? "gone" : "away";
}

/** Is a seat still free, so that the battle cannot begin? */
export function isAwaited(head: Pick<MatchHead, "seats"> | null): boolean {
  return head?.seats.some((seat) => !seat.is_taken) ?? false;
}

export type Change = "joined" | "came" | "left";

/** What to say when the friend's presence has changed. */
export function changeOf(before: Presence, now: Presence): Change | null {
  if (before === now) return null;
  if (before === "free") return "joined";
  if (now === "here") return "came";
  return before === "here" ? "left" : null;
}

/** What is news after a change: who has just joined has come as well, and that he joined is the greater news. */
export function newsAfter(fresh: Change | null, change: Change): Change {
  return fresh === "joined" && change === "came" ? fresh : change;
}

export type RematchState = "open" | "begun" | "asked" | "wanted" | "declined" | "refused";

/** How it stands with a rematch: has this guest asked, does the friend want one, did either say no? */
export function rematchOf({ rematch, asked, declined, seats }: MatchHead): RematchState {
  const isMine = (name: string) => seats.some((seat) => seat.name === name && seat.is_mine);
  if (rematch) return "begun";
  if (asked) return isMine(asked) ? "asked" : "wanted";
  if (declined) return isMine(declined) ? "declined" : "refused";
  return "open";
}
