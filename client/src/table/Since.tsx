// Since your last turn: what others did, as a list that points at the map, with a way to see it again.

import type { LineMessage } from "kurgan/api/types";
import { LogLine, numbered } from "kurgan/table/LogTab";
import { Legend } from "kurgan/table/MapTab";
import { useSitting, type Sitting } from "kurgan/table/sitting";

/** On the table from the beginning of a turn to its first order, or until it is put away; it stays in the log. */
export function Since() {
  const sitting = useSitting();
  const { link, playback, selection, words } = sitting;
  const { recap } = playback;
  const isAside = selection.subject.value !== null; // a phone has no room for both
  if (!recap.isOpen.value || !playback.isCaughtUp.value || playback.isRunning.value) return null;
  const title = sinceTitle(sitting);
  return (
    <section class={isAside ? "notice since aside" : "notice since"} aria-label={title}>
      <h2>{title}</h2>
      <Told lines={recap.lines.value} />
      {link.intended.value.length > 0 && <Lines lines={link.intended.value} />}
      <Past />
      <div class="row">
        <AgainButton />
        <button type="button" class="button main" onClick={() => recap.close()}>
          {words.get("table-since-close")}
        </button>
      </div>
    </section>
  );
}

/** What the map shows of how it was before. */
function Past() {
  const { looks, playback, words } = useSitting();
  if (!looks.past?.isSeen(playback.beginning, playback.shown.value?.view)) return null;
  const { name, Sample } = looks.past;
  return <Legend name={name} Sample={Sample} text={words.get(`legend-${name}`)} />;
}

/** What came of it, and how it came to that for whoever wants to read it; a short list is told as it is. */
function Told({ lines }: { lines: LineMessage[] }) {
  const { looks, words } = useSitting();
  const { results, all } = looks.digest?.(lines) ?? { results: [], all: lines };
  if (results.length === 0) return <Lines lines={all} />;
  return (
    <div class="since-told">
      <Lines lines={results} />
      <details>
        <summary>{words.get("table-since-all", { count: all.length })}</summary>
        <Lines lines={all} />
      </details>
    </div>
  );
}

function Lines({ lines }: { lines: LineMessage[] }) {
  return (
    <ol class="log">
      {numbered(lines).map(({ line, count }, place) => (
        <LogLine key={place} line={line} count={count} />
      ))}
    </ol>
  );
}

/** Since whose last turn: yours, or that of the side you watch. */
export function sinceTitle({ link, playback, words }: Sitting): string {
  const { hasPlayed } = playback.recap.span.value;
  const watched = link.welcome.value?.is_watching && playback.shown.value?.seat;
  if (!watched) return words.get(hasPlayed ? "table-since" : "table-since-first");
  return words.get(hasPlayed ? "table-since-of" : "table-since-first-of", { side: words.get(`side-${watched}`) });
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
