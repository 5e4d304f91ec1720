// The page of a match: it opens the line to the server and fetches the game's looks and words; then the table is laid.

import { useEffect, useMemo, useState } from "preact/hooks";
import { MatchLink } from "kurgan/api/match";
import type { LineMessage } from "kurgan/api/types";
import { looksOf } from "kurgan/pages/looks";
import { wordsFor } from "kurgan/pages/reading";
import { isPreparing, useShelf } from "kurgan/pages/shelf";
import type { Looks } from "kurgan/table/looks";
import { useAttention } from "kurgan/table/attention";
import { Table } from "kurgan/table/Table";

interface MatchProps {
  id: string;
  /** For those who look over somebody's shoulder. */
  token: string | null;
}

export function Match({ id, token }: MatchProps) {
  const path = `/api/matches/${id}/${token === null ? "play" : `watch/${token}`}`;
  const link = useMemo(() => new MatchLink(path), [path]);
  useEffect(() => () => link.close(), [link]);
  const welcome = link.welcome.value;
  const game = welcome?.match.game;
  const words = wordsFor(game);
  const { looks, isMissing } = useTableLooks(game);
  const shelf = useShelf().value;
  const shelved = shelf?.games.find((each) => each.name === game);
  const heading = shelved ? words.text(shelved.title) : "Kurgan";
  useAttention(link, welcome ? `${heading} · ${words.text(welcome.match.title)}` : heading, words);

  if (link.connection.value === "refused" || isMissing) return <Refused why={link.farewell.value} />;
  const hasCome = welcome && looks && game && words.has("side-" + welcome.match.seats[0]?.name);
  if (!hasCome || (!link.position.value && link.curtain.value === null)) {
    return (
      <main class="lone" aria-busy="true">
        <p role="status">{words.get(waitingFor(link))}</p>
      </main>
    );
  }
  const { scene, is_given: isGiven } = welcome;
  return <Table {...{ link, looks, words, scene, game, isGiven }} title={heading} />;
}

function waitingFor(link: MatchLink): string {
  if (link.connection.value === "lost") return "table-lost";
  return isPreparing.value ? "preparing" : "table-loading";
}

function useTableLooks(game: string | undefined): { looks: Looks | null; isMissing: boolean } {
  const [found, setFound] = useState<{ looks: Looks | null; isMissing: boolean }>({ looks: null, isMissing: false });
  useEffect(() => {
    if (game === undefined) return;
    looksOf(game).then(
      (looks) => setFound({ looks, isMissing: false }),
      () => setFound({ looks: null, isMissing: true }),
    );
  }, [game]);
  return found;
}

/** Nobody sits here: the server says why to whoever has a seat, and nothing to a stranger. */
function Refused({ why }: { why: LineMessage | null }) {
  const words = wordsFor();
  return (
    <main class="lone">
      <h1>{words.get("table-refused-title")}</h1>
      <p>{why ? words.say(why) : words.get("table-refused")}</p>
      <p>
        <a class="button main" href="/">
          {words.get("table-leave")}
        </a>
      </p>
    </main>
  );
}
