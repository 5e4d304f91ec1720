// It is your turn: the title and the icon of the tab say so, and a notification if the player wants one.

import { useEffect } from "preact/hooks";
import type { MatchLink } from "kurgan/api/match";
import type { Position } from "kurgan/api/types";
import { notifies } from "kurgan/settings";
import type { Words } from "kurgan/words/words";

const ICON = "/favicon.svg";
const TURN_ICON = "/favicon-turn.svg";

/** Is the page's own seat to move? */
export function isTurn(position: Pick<Position, "seat" | "to_move"> | null, isWatching: boolean): boolean {
  return position !== null && !isWatching && position.to_move === position.seat;
}

/** Browsers notify only from pages that came safely. */
export function mayNotify(): boolean {
  return typeof Notification !== "undefined" && window.isSecureContext && Notification.permission !== "denied";
}

/** The player switches notifications on or off; on, the browser asks too. */
export async function switchNotifying(): Promise<void> {
  if (notifies.value) notifies.value = false;
  else notifies.value = (await Notification.requestPermission()) === "granted";
}

/** Keep title, icon and notifications in step with whose turn it is. */
export function useAttention(link: MatchLink, title: string, words: Words): void {
  const isMine = isTurn(link.position.value, link.welcome.value?.is_watching ?? false);
  useEffect(() => {
    document.title = isMine ? `● ${words.get("title-turn")} – ${title}` : title;
    document.querySelector("link[rel=icon]")?.setAttribute("href", isMine ? TURN_ICON : ICON);
  }, [isMine, title, words]);
  useEffect(() => {
    if (!isMine || !document.hidden || !notifies.value || !mayNotify()) return;
    const note = new Notification(words.get("title-turn"), { body: title, icon: TURN_ICON, tag: title });
    note.onclick = () => {
      window.focus();
      note.close();
    };
    return () => note.close();
  }, [isMine]);
  useEffect(() => () => document.querySelector("link[rel=icon]")?.setAttribute("href", ICON), []);
}
