// A finished match: how it ended, what it cost, whether the dice were honest; and all of it again, step by step.

import { useMemo } from "preact/hooks";
import type { Story } from "kurgan/api/types";
import { DiceReport } from "kurgan/pages/DiceReport";
import { useLooks } from "kurgan/pages/looks";
import { Fairness } from "kurgan/pages/Fairness";
import { FinalCount } from "kurgan/pages/FinalCount";
import { Heading, Page, TroubleNote } from "kurgan/pages/Page";
import { ALL_EYES, Reel } from "kurgan/pages/reel";
import { Replay } from "kurgan/pages/Replay";
import { ScoreChart } from "kurgan/pages/ScoreChart";
import { Verdict } from "kurgan/pages/Verdict";
import { useAnswer, wordsFor } from "kurgan/pages/reading";
import type { Words } from "kurgan/words/words";
import "kurgan/pages/story.css";

export function StoryPage({ id }: { id: string }) {
  const story = useAnswer<Story>(`/api/matches/${encodeURIComponent(id)}/story`);
  const words = wordsFor(story.value?.match.game);
  const hasCome = story.value !== null && words.has(`side-${story.value.match.seats[0]?.name}`);
  const title = story.value ? words.text(story.value.match.title) : "";
  const pageTitle = story.value ? words.get("title-story", { title }) : words.get("story-heading");
  return (
    <Page title={pageTitle} name="story">
      {story.value && hasCome ? (
        <Told story={story.value} />
      ) : (
        <>
          <Heading>{words.get("story-heading")}</Heading>
          {!story.trouble && (
            <p class="soft" role="status">
              {words.get("story-coming")}
            </p>
          )}
          {story.trouble && <TroubleNote words={words} line={story.trouble} onAgain={story.again} />}
          {story.trouble && (
            <p class="row">
              <a class="button" href={`/match/${id}`}>
                {words.get("go-match")}
              </a>
              <a class="button" href="/">
                {words.get("go-start")}
              </a>
            </p>
          )}
        </>
      )}
    </Page>
  );
}

function Told({ story }: { story: Story }) {
  const { match } = story;
  const words = wordsFor(match.game);
  const reel = useMemo(() => Reel.fromAddress(story), [story]);
  const seats = match.seats.map((seat) => seat.name);
  const looks = useLooks(match.game);
  const score = story.measures.find((measure) => measure.name === (looks?.score ?? "score"));
  const costs = story.measures.filter((measure) => measure !== score);
  return (
    <>
      <Verdict story={story} words={words} />
      <div class="story-parts">
        <div class="reports">
          {score && <ScoreChart measure={score} seats={seats} words={words} reel={reel} />}
          <Chances story={story} reel={reel} words={words} />
          {looks && <FinalCount measures={costs} seats={seats} words={words} />}
          {looks && !looks.isDiceless && <DiceReport dice={story.dice} words={words} />}
          <Fairness story={story} words={words} />
        </div>
        <Replay story={story} reel={reel} words={words} />
      </div>
    </>
  );
}

/** How likely each side was to win, as the eyes saw it from which the replay is watched. */
function Chances({ story, reel, words }: { story: Story; reel: Reel; words: Words }) {
  const eyes = reel.eyes.value;
  const seen = story.chances.find((each) => each.eyes === eyes);
  if (!seen) return null;
  const isAll = eyes === ALL_EYES;
  return (
    <ScoreChart
      measure={{ name: "chance", seats: seen.seats }}
      seats={story.match.seats.map((seat) => seat.name)}
      title={isAll ? words.get("chance-lifted") : words.get("chance-seen", { side: words.get(`side-${eyes}`) })}
      top={100}
      note={words.get(isAll ? "chance-lifted-note" : "chance-seen-note")}
      words={words}
      reel={reel}
    />
  );
}
