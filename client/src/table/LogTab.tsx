// What has happened, the newest at the bottom as in a diary; a line that speaks of places points at them.

import { useEffect, useRef } from "preact/hooks";
import type { LineMessage } from "kurgan/api/types";
import { RuleLink } from "kurgan/table/Said";
import { useSitting } from "kurgan/table/sitting";

const TURN_ENDS = "log-end";

const isTurnEnd = (line: LineMessage) => line.key === TURN_ENDS;

export function LogTab() {
  const { link, words } = useSitting();
  const end = useRef<HTMLLIElement>(null);
  const lines = link.log.value;
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }), [lines.length]);
  if (lines.length === 0) return <p class="note">{words.get("table-log-empty")}</p>;
  return (
    <ol class="log">
      {lines.map((line, count) => (
        <LogLine key={count} line={line} />
      ))}
      <li ref={end} class="log-foot" aria-hidden="true" />
    </ol>
  );
}

export function LogLine({ line }: { line: LineMessage }) {
  const { selection, words } = useSitting();
  if (isTurnEnd(line)) return <li class="log-turn">{words.say(line)}</li>;
  return (
    <li>
      {line.places.length > 0 ? (
        <button type="button" class="log-point" onClick={() => selection.point(line.places)}>
          {words.say(line)}
        </button>
      ) : (
        <span>{words.say(line)}</span>
      )}
      {line.rule && <RuleLink number={line.rule} />}
    </li>
  );
}

/** What a seat has missed while others played: since its own last turn ended, or since the battle began. */
export function missedBy(seat: string, lines: LineMessage[]): { lines: LineMessage[]; hasPlayed: boolean } {
  const ended = lines.findLastIndex((line) => {
    const side = line.values["side"];
    return isTurnEnd(line) && typeof side === "object" && "key" in side && side.key === `side-${seat}`;
  });
  const since = lines.slice(ended + 1);
  const missed = since.some(isTurnEnd) ? since.filter((line) => !isTurnEnd(line)) : [];
  return { lines: missed, hasPlayed: ended >= 0 };
}
