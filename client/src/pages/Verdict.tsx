// How it ended, in one sentence, and where to go from here.

import { useState } from "preact/hooks";
import { post } from "kurgan/api/http";
import { outcomeOf } from "kurgan/api/outcome";
import type { LineMessage, MatchHead, Story } from "kurgan/api/types";
import { Heading, TroubleNote } from "kurgan/pages/Page";
import { lineOf } from "kurgan/pages/reading";
import { go } from "kurgan/router";
import type { Words } from "kurgan/words/words";

export function Verdict({ story, words }: { story: Story; words: Words }) {
  const { match } = story;
  const [trouble, setTrouble] = useState<LineMessage | null>(null);

  async function rematch(): Promise<void> {
    setTrouble(null);
    try {
      const next = await post<MatchHead>(`/api/matches/${match.id}/rematch`);
      go(`/match/${next.id}`);
    } catch (error) {
      setTrouble(lineOf(error));
    }
  }

  const outcome = outcomeOf(match);
  const sentence = match.result ? words.say(match.result.line) : words.get("story-heading");
  const isPlayer = match.seats.some((seat) => seat.is_mine);
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
        {isPlayer && (
          <button type="button" class="button main" onClick={() => void rematch()}>
            {words.get(match.rematch ? "rematch-go" : "rematch")}
          </button>
        )}
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
      {trouble && <TroubleNote words={words} line={trouble} />}
    </section>
  );
}

function seated(seat: MatchHead["seats"][number], words: Words): string {
  const human = words.get(seat.is_mine ? "who-you" : "who-human");
  const player = seat.player === "human" ? human : words.get(`player-${seat.player}`);
  return words.get("who-sat", { side: words.get(`side-${seat.name}`), player });
}
