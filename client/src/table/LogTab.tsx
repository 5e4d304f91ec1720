// What has happened, the newest at the bottom as in a diary; a line that speaks of places points at them.

import { Fragment } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { LineMessage } from "kurgan/api/types";
import { RuleLink } from "kurgan/table/Said";
import { AgainButton, sinceTitle } from "kurgan/table/Since";
import { useSitting } from "kurgan/table/sitting";
import { isTurnEnd } from "kurgan/table/steps";

export function LogTab() {
  const sitting = useSitting();
  const { counsel, link, playback, words } = sitting;
  const end = useRef<HTMLLIElement>(null);
  const [lines, unread] = [useShown(), link.unread.value];
  const { recap } = playback;
  const { from, to } = recap.span.value;
  const isWatching = link.welcome.value?.is_watching;
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  if (lines.length === 0) return <p class="note">{words.get("table-log-empty")}</p>;
  return (
    <ol class="log">
      {unread > 0 && (
        <li class="log-earlier">
          <button type="button" class="button quiet" onClick={() => link.readBack()}>
            {words.get("table-log-earlier")}
          </button>
        </li>
      )}
      {lines.map((line, place) => (
        <Fragment key={place}>
          {place === Math.max(from, unread) && recap.hasOthers.value && (
            <li class="log-since">
              <span>{sinceTitle(sitting)}</span>
              <AgainButton />
            </li>
          )}
          {place === to && place > unread && !isWatching && <li class="log-since">{words.get("table-since-then")}</li>}
          {place >= unread && <LogLine line={line} />}
          {place === counsel.told.value &&
            link.intended.value.map((each, count) => <LogLine key={`intent ${count}`} line={each} />)}
        </Fragment>
      ))}
      <li ref={end} class="log-foot" aria-hidden="true" />
    </ol>
  );
}

/** What was heard up to what is on the map, or has been: what is still to be shown is not told before. What was shown to whoever
 * came late lies before all moments, and was told already. */
function useShown(): LineMessage[] {
  const { link, playback } = useSitting();
  const [log, shown, seen] = [link.log.value, playback.shown.value, useRef(0)];
  const isTold = playback.isNewest.value || !shown || shown.at < 0;
  const end = isTold ? log.length : shown.heard_from + shown.heard.length;
  seen.current = Math.min(log.length, Math.max(seen.current, end));
  return log.slice(0, seen.current);
}

/** A line that points at its places; one that was said before in the same list is told apart by its number. */
export function LogLine({ line, count = 1 }: { line: LineMessage; count?: number }) {
  const { selection, words } = useSitting();
  if (isTurnEnd(line)) return <li class="log-turn">{words.say(line)}</li>;
  const nth = count > 1 && <span class="nth">{words.get("table-nth", { count })}</span>;
  return (
    <li>
      {line.places.length > 0 ? (
        <button type="button" class="log-point" onClick={() => selection.point(line.places)}>
          {words.say(line)} {nth}
        </button>
      ) : (
        <span>
          {words.say(line)} {nth}
        </span>
      )}
      {line.rule && <RuleLink number={line.rule} />}
    </li>
  );
}

/** Each line with how often it has been said in this list. */
export function numbered(lines: LineMessage[]): { line: LineMessage; count: number }[] {
  const counts = new Map<string, number>();
  return lines.map((line) => {
    const said = JSON.stringify(line);
    counts.set(said, (counts.get(said) ?? 0) + 1);
    return { line, count: counts.get(said)! };
  });
}
