// Is the friend here? A small sign on the edge of the prompt, where it covers nobody, and a word when somebody joins, comes or leaves.

import { useEffect, useRef, useState } from "preact/hooks";
import { changeOf, friendOf, newsAfter, presenceOf, type Change, type Presence as State } from "kurgan/api/company";
import { useSitting } from "kurgan/table/sitting";
import { ago } from "kurgan/words/ago";

const READING = 8000; // then a change is no news any more
const MINUTE = 60_000;

export function Presence() {
  const { link, words } = useSitting();
  const head = link.head.value;
  const friend = head ? friendOf(head) : null;
  const state = friend ? presenceOf(friend) : null;
  const change = useChange(state);
  useMinutes();
  if (!friend || !state || state === "free") return null;
  const who = friend.called || words.get("friend-somebody");
  const when = friend.seen ? ago(friend.seen, words) : "";
  const sentence = change ? words.get(`presence-${change}`, { who }) : words.get(`presence-${state}`, { who, when });
  return (
    <p class={`presence ${state}`} role="status">
      <span aria-hidden="true">{state === "here" ? "●" : "○"}</span> {sentence}
    </p>
  );
}

/** What has just changed, for as long as it is news. */
function useChange(state: State | null) {
  const [news, setNews] = useState<Change | null>(null);
  const before = useRef(state);
  useEffect(() => {
    const found = before.current && state ? changeOf(before.current, state) : null;
    before.current = state;
    if (found) setNews((fresh) => newsAfter(fresh, found));
  }, [state]);
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setNews(null), READING);
    return () => clearTimeout(timer);
  }, [news]);
  return news;
}

/** "Two hours ago" grows older while one looks at it. */
function useMinutes(): void {
  const [, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((minute) => minute + 1), MINUTE);
    return () => clearInterval(timer);
  }, []);
}
