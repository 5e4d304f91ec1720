// The start page: the first battle in one click, the guest's matches, a new match.

import { useState } from "preact/hooks";
import { post } from "kurgan/api/http";
import type { LineMessage, MatchHead, MatchList, NewMatch, Shelf } from "kurgan/api/types";
import { Matches } from "kurgan/pages/Matches";
import { NewMatchForm } from "kurgan/pages/NewMatchForm";
import { Heading, Page, TroubleNote } from "kurgan/pages/Page";
import { ScenarioPicture } from "kurgan/pages/ScenarioPicture";
import { lineOf, useAnswer, wordsFor } from "kurgan/pages/reading";
import { go } from "kurgan/router";
import type { Words } from "kurgan/words/words";
import "kurgan/pages/start.css";

const SCHOOL_GAME = "autumn-storm";
const SCHOOL: NewMatch = { game: SCHOOL_GAME, scenario: "mamayev-kurgan", seats: { axis: "me", soviet: "greedy" } };

export function Start() {
  const words = wordsFor();
  const shelf = useAnswer<Shelf>("/api/games");
  const mine = useAnswer<MatchList>("/api/matches");
  const matches = mine.value?.matches ?? [];
  const isPlaying = matches.some((match) => match.result === null);

  const list = <Matches key="matches" matches={matches} trouble={mine.trouble} onChange={mine.again} />;
  const form = shelf.value && <NewMatchForm key="new" shelf={shelf.value} />;
  return (
    <Page title={words.get("title-start")} name="start">
      <Welcome words={words} />
      {shelf.trouble && <TroubleNote words={words} line={shelf.trouble} onAgain={shelf.again} />}
      {/* Who has a battle running came to go on with it. */}
      {isPlaying ? [list, form] : [form, list]}
    </Page>
  );
}

function Welcome({ words }: { words: Words }) {
  const [trouble, setTrouble] = useState<LineMessage | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function begin(): Promise<void> {
    setBusy(true);
    setTrouble(null);
    try {
      const match = await post<MatchHead>("/api/matches", SCHOOL);
      go(`/match/${match.id}?lesson=1`);
    } catch (error) {
      setTrouble(lineOf(error));
      setBusy(false);
    }
  }

  return (
    <section class="welcome">
      <div class="welcome-words">
        <Heading>{words.get("start-heading")}</Heading>
        <p class="lead">{words.get("start-lead")}</p>
        <button type="button" class="button main grand" disabled={isBusy} onClick={() => void begin()}>
          {words.get("start-first-battle")}
        </button>
        <p class="soft small">{words.get("start-no-account")}</p>
        {trouble && <TroubleNote words={words} line={trouble} />}
      </div>
      <div class="welcome-picture">
        <ScenarioPicture game={SCHOOL_GAME} scenario="september-1942" />
      </div>
    </section>
  );
}
