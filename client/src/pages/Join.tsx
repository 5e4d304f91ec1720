// A friend follows an invitation: who invites to what, which side it would be, with which dice; a button takes the seat.

import { useState } from "preact/hooks";
import { post } from "kurgan/api/http";
import type { Invited, LineMessage, MatchHead, Shelf } from "kurgan/api/types";
import { NameField } from "kurgan/pages/NameField";
import { Heading, Page, TroubleNote } from "kurgan/pages/Page";
import { lineOf, useAnswer, wordsFor } from "kurgan/pages/reading";
import { ScenarioFacts } from "kurgan/pages/ScenarioFacts";
import { ScenarioPicture } from "kurgan/pages/ScenarioPicture";
import { goInstead } from "kurgan/router";
import { myName } from "kurgan/settings";
import { Seal } from "kurgan/table/Seal";
import type { Words } from "kurgan/words/words";
import "kurgan/pages/start.css";

export function Join({ token }: { token: string }) {
  const path = `/api/join/${encodeURIComponent(token)}`;
  const invited = useAnswer<Invited>(path);
  const words = wordsFor(invited.value?.match.game);
  const hasCome = invited.value && words.has(`side-${invited.value.seat}`);
  return (
    <Page title={words.get("title-join")} name={hasCome ? "invited" : "lone"}>
      {invited.value && hasCome ? (
        <Invitation invited={invited.value} path={path} words={words} />
      ) : (
        <>
          <Heading>{words.get(invited.trouble ? "join-failed" : "join-heading")}</Heading>
          {invited.trouble && <TroubleNote words={words} line={invited.trouble} onAgain={invited.again} />}
          <p>
            <a class="button" href="/">
              {words.get("go-start")}
            </a>
          </p>
        </>
      )}
    </Page>
  );
}

function Invitation({ invited, path, words }: { invited: Invited; path: string; words: Words }) {
  const { match, scenario, seat, host, is_own } = invited;
  const [trouble, setTrouble] = useState<LineMessage | null>(null);
  const game = useAnswer<Shelf>("/api/games").value?.games.find((each) => each.name === match.game);
  const side = words.get(`side-${seat}`);

  async function join(): Promise<void> {
    setTrouble(null);
    try {
      const joined = await post<MatchHead>(path, { called: myName.value });
      goInstead(`/match/${joined.id}`);
    } catch (error) {
      setTrouble(lineOf(error));
    }
  }

  return (
    <>
      <div class="invited-words">
        <Heading>{host ? words.get("join-invites", { host }) : words.get("join-invites-you")}</Heading>
        <p>
          <strong>{game ? words.text(game.title) : match.game}</strong> · {words.text(match.title)}
        </p>
        <p>{words.get("join-side", { side })}</p>
        {is_own ? (
          <p>
            {words.get("join-own")} <a href={`/match/${match.id}`}>{words.get("go-match")}</a>
          </p>
        ) : (
          <>
            <NameField words={words} />
            <p class="row">
              <button type="button" class="button main" onClick={() => void join()}>
                {words.get("join-button", { side })}
              </button>
              <a class="button" href="/">
                {words.get("join-not")}
              </a>
            </p>
          </>
        )}
        {trouble && <TroubleNote words={words} line={trouble} />}
        <p class="soft">{words.get("join-pace")}</p>
        <Seal dice={match.dice} words={words} />
      </div>
      <div class="invited-words">
        <ScenarioPicture game={match.game} scenario={match.scenario} edition={match.edition} />
        {scenario && <p>{words.text(scenario.summary)}</p>}
        {scenario && <ScenarioFacts scenario={scenario} words={words} />}
      </div>
    </>
  );
}
