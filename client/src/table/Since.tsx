// Since your last turn: what others did, as a list that points at the map, with a way to see it again.

import { LogLine, numbered } from "kurgan/table/LogTab";
import { useSitting } from "kurgan/table/sitting";

/** On the table from the beginning of a turn to its first order, or until it is put away; it stays in the log. */
export function Since() {
  const { playback, selection, words } = useSitting();
  const { recap } = playback;
  const isAside = selection.subject.value !== null; // a phone has no room for both
  if (!recap.isOpen.value || !playback.isCaughtUp.value || playback.isRunning.value) return null;
  const title = words.get(recap.span.value.hasPlayed ? "table-since" : "table-since-first");
  return (
    <section class={isAside ? "notice since aside" : "notice since"} aria-label={title}>
      <h2>{title}</h2>
      <ol class="log">
        {numbered(recap.lines.value).map(({ line, count }, place) => (
          <LogLine key={place} line={line} count={count} />
        ))}
      </ol>
      <div class="row">
        <AgainButton />
        <button type="button" class="button main" onClick={() => recap.close()}>
          {words.get("table-since-close")}
        </button>
      </div>
    </section>
  );
}

export function AgainButton() {
  const { playback, words } = useSitting();
  if (playback.steps.value.length === 0) return null;
  return (
    <button type="button" class="button again" onClick={() => playback.again()}>
      <span aria-hidden="true">▶</span> {words.get("table-show-again")}
    </button>
  );
}
