// The start page: the first battle in one click, the guest's matches, a new match.

import { useEffect, useMemo, useState } from "preact/hooks";
import type { GameHeadMessage } from "kurgan/api/types";
import { BeginButton, matchOf } from "kurgan/pages/BeginButton";
import { Listing } from "kurgan/pages/listing";
import { useLooks } from "kurgan/pages/looks";
import { Matches } from "kurgan/pages/Matches";
import { NewMatchForm } from "kurgan/pages/NewMatchForm";
import { Heading, Page, TroubleNote } from "kurgan/pages/Page";
import { minutesOf } from "kurgan/pages/ScenarioFacts";
import { ScenarioPicture } from "kurgan/pages/ScenarioPicture";
import { wordsFor } from "kurgan/pages/reading";
import { useShelf } from "kurgan/pages/shelf";
import "kurgan/pages/start.css";

const TEACHER = "greedy";

export function Start() {
  const words = wordsFor();
  const shelf = useShelf();
  const mine = useMemo(() => new Listing(), []);
  useEffect(() => void mine.again(), [mine]);
  const matches = mine.matches.value;
  const isPlaying = matches.some((match) => match.result === null);
  const [gameName, setGame] = useState("");
  const games = shelf.value?.games ?? [];
  const game = games.find((each) => each.name === gameName) ?? games[0];

  const list = (
    <Matches
      key="matches"
      matches={matches}
      left={mine.left.value}
      trouble={mine.trouble.value}
      onChange={() => void mine.again()}
      onMore={() => void mine.more()}
    />
  );
  const form = shelf.value && game && <NewMatchForm key="new" shelf={shelf.value} game={game} onGame={setGame} />;
  return (
    <Page title={words.get("title-start")} name="start">
      <Welcome game={game} />
      {shelf.trouble && <TroubleNote words={words} line={shelf.trouble} onAgain={shelf.again} />}
      {/* Who has a battle running came to go on with it. */}
      {isPlaying ? [list, form] : [form, list]}
    </Page>
  );
}

/** What the chosen game is like, and its guided first battle. */
function Welcome({ game }: { game: GameHeadMessage | undefined }) {
  const words = wordsFor(game?.name);
  const school = useLooks(game?.name)?.school;
  const lesson = game?.scenarios.find(({ name }) => name === school?.scenario);
  const length = lesson && words.get("start-first-minutes", { minutes: minutesOf(lesson) });
  return (
    <section class="welcome">
      <div class="welcome-words">
        <Heading>{words.get("start-heading")}</Heading>
        <p class="lead">{words.get("start-lead")}</p>
        <BeginButton
          label={[words.get("start-first-battle"), length].filter(Boolean).join(" ")}
          look="grand"
          match={game && school ? matchOf(game, school.scenario, school.seat, TEACHER) : null}
          after="?lesson=1"
        />
        <p class="soft small">{words.get("start-no-account")}</p>
      </div>
      <div class="welcome-picture">
        {game ? (
          <ScenarioPicture key={game.name} game={game.name} scenario={game.default_scenario} />
        ) : (
          <div class="picture" />
        )}
      </div>
    </section>
  );
}
