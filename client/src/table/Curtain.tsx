// One screen for two: nothing of the position is drawn until the right player says that nobody else looks.

import { useEffect, useRef } from "preact/hooks";
import type { MatchLink } from "kurgan/api/match";
import type { Words } from "kurgan/words/words";

export function Curtain({ link, seat, words }: { link: MatchLink; seat: string; words: Words }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [seat]);
  const side = words.get(`side-${seat}`);
  return (
    <main class={`curtain ${seat}`}>
      <div class="curtain-card">
        <p class="label">{words.get("table-curtain-label")}</p>
        <h1>{words.get("table-curtain-title", { side })}</h1>
        <p>{words.get("curtain-text", { side })}</p>
        <button ref={button} type="button" class="button main" onClick={() => link.sit(seat)}>
          {words.get("table-curtain-sit", { side, seat })}
        </button>
        <a class="button quiet" href="/">
          {words.get("table-leave")}
        </a>
      </div>
    </main>
  );
}
