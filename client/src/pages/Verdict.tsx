// How it ended, in one sentence, and where to go from here.

import { useEffect, useMemo } from "preact/hooks";
import { friendOf } from "kurgan/api/company";
import { MatchLink } from "kurgan/api/match";
import { outcomeOf } from "kurgan/api/outcome";
import type { MatchHead, Story } from "kurgan/api/types";
import { useLooks } from "kurgan/pages/looks";
import { NextBattle } from "kurgan/pages/NextBattle";
import { Heading } from "kurgan/pages/Page";
import { Rematch } from "kurgan/table/Rematch";
import type { Words } from "kurgan/words/words";

export function Verdict({ story, words }: { story: Story; words: Words }) {
  const { match } = story;
  const link = useCompany(match);
  const head = link?.head.value ?? match;

  const outcome = outcomeOf(match);
  const sentence = match.result ? words.say(match.result.line) : words.get("story-heading");
  const isPlayer = match.seats.some((seat) => seat.is_mine);
  const school = useLooks(match.game)?.school;
  const wasLesson = isPlayer && school?.scenario === match.scenario;
  return (
    <section class="verdict">
      <div class="verdict-words">
        <p class="label">
          {words.get("outcome-over")} · {words.text(match.title)}
        </p>
        <Heading>{outcome === "over" ? sentence : words.get(`outcome-${outcome}`)}</Heading>
        {outcome !== "over" && <p class="sentence">{sentence}</p>}
        <p class="soft">
          {match.seats.map((seat) => `${seated(seat, words)} · `)}
          {words.get("result-turns", { turns: match.turn, steps: story.steps.length })}
        </p>
      </div>
      <div class="row">
        {wasLesson && <NextBattle game={match.game} school={school} words={words} look="" />}
        {isPlayer && <Rematch head={head} words={words} look={wasLesson ? "" : "main"} />}
        <a class="button to-replay" href="#replay">
          {words.get("replay")}
        </a>
        <a class="button" href={`/api/matches/${match.id}/file`} download>
          {words.get("export-file")}
        </a>
        <a class="button" href="/">
          {words.get("go-start")}
        </a>
      </div>
    </section>
  );
}

/** A line to the table, where a friend may ask for a rematch or agree to one; nobody else needs it. */
function useCompany(match: MatchHead): MatchLink | null {
  const hasFriend = friendOf(match) !== null && match.seats.some((seat) => seat.is_mine);
  const link = useMemo(() => (hasFriend ? new MatchLink(`/api/matches/${match.id}/play`) : null), [match.id]);
  useEffect(() => () => link?.close(), [link]);
  return link;
}

function seated(seat: MatchHead["seats"][number], words: Words): string {
  const human = seat.is_mine ? words.get("who-you") : seat.called || words.get("who-human");
  const player = seat.player === "human" ? human : words.get(`player-${seat.player}`);
  return words.get("who-sat", { side: words.get(`side-${seat.name}`), player });
}
