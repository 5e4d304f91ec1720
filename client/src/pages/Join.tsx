// A friend follows an invitation: the seat is taken and the match opens, or a sentence tells why not.

import { useEffect, useState } from "preact/hooks";
import { post } from "kurgan/api/http";
import type { LineMessage, MatchHead } from "kurgan/api/types";
import { Heading, Page, TroubleNote } from "kurgan/pages/Page";
import { lineOf, wordsFor } from "kurgan/pages/reading";
import { goInstead } from "kurgan/router";

export function Join({ token }: { token: string }) {
  const words = wordsFor();
  const [trouble, setTrouble] = useState<LineMessage | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    setTrouble(null);
    post<MatchHead>(`/api/join/${encodeURIComponent(token)}`).then(
      (match) => goInstead(`/match/${match.id}`),
      (error: unknown) => setTrouble(lineOf(error)),
    );
  }, [token, round]);

  return (
    <Page title={words.get("title-join")} name="lone">
      <Heading>{words.get(trouble ? "join-failed" : "join-heading")}</Heading>
      {trouble ? (
        <TroubleNote words={words} line={trouble} onAgain={() => setRound(round + 1)} />
      ) : (
        <p role="status">{words.get("join-line")}</p>
      )}
      <p>
        <a class="button" href="/">
          {words.get("go-start")}
        </a>
      </p>
    </Page>
  );
}
