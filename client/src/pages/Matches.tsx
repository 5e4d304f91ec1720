// The guest's matches: whose turn it is, against whom, since when; and a match file brought from elsewhere.

import { useRef, useState } from "preact/hooks";
import { post } from "kurgan/api/http";
import type { LineMessage, MatchHead } from "kurgan/api/types";
import { ImportFile } from "kurgan/pages/ImportFile";
import { TroubleNote } from "kurgan/pages/Page";
import { lineOf, wordsFor } from "kurgan/pages/reading";
import { friendOf, rematchOf } from "kurgan/api/company";
import { Rematch } from "kurgan/table/Rematch";
import { addressOf } from "kurgan/table/schooling";
import { ago } from "kurgan/words/ago";
import type { Words } from "kurgan/words/words";

interface MatchesProps {
  matches: MatchHead[];
  /** How many more there are. */
  left: number;
  trouble: LineMessage | null;
  onChange: () => void;
  onMore: () => void;
}

export function Matches({ matches, left, trouble, onChange, onMore }: MatchesProps) {
  const words = wordsFor();
  return (
    <section class="matches" aria-labelledby="my-matches">
      <h2 id="my-matches">{words.get("my-matches")}</h2>
      {trouble && <TroubleNote words={words} line={trouble} onAgain={onChange} />}
      {matches.length === 0 && !trouble && <p class="soft">{words.get("no-matches")}</p>}
      <List matches={matches.filter((match) => !match.is_put_away)} onChange={onChange} />
      <PutAway matches={matches.filter((match) => match.is_put_away)} words={words} onChange={onChange} />
      {left > 0 && (
        <button type="button" class="button more-matches" onClick={onMore}>
          {words.get("more-matches", { left })}
        </button>
      )}
      <ImportFile words={words} />
    </section>
  );
}

function List({ matches, onChange }: { matches: MatchHead[]; onChange: () => void }) {
  if (matches.length === 0) return null;
  return (
    <ul class="match-list">
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} onChange={onChange} />
      ))}
    </ul>
  );
}

/** What the guest does not want to see every day; it comes back by itself when the other side moves. */
function PutAway({ matches, words, onChange }: { matches: MatchHead[]; words: Words; onChange: () => void }) {
  if (matches.length === 0) return null;
  return (
    <details class="put-away">
      <summary>{words.get("put-away-matches", { count: matches.length })}</summary>
      <List matches={matches} onChange={onChange} />
    </details>
  );
}

function MatchRow({ match, onChange }: { match: MatchHead; onChange: () => void }) {
  const words = wordsFor(match.game);
  const title = words.text(match.title);
  const isOver = match.result !== null;
  const isAlone = isOver && match.is_same_screen; // or brought from elsewhere: nobody was the opponent
  return (
    <li class="card match">
      <div class="match-words">
        <h3>{title}</h3>
        <p class="plain small">{hasGame(words, match) && <Standing match={match} words={words} />}</p>
        <p class="soft plain small">
          {words.get("match-turn", { turn: match.turn })} · {isAlone ? "" : `${opponentOf(match, words)} · `}
          <time dateTime={match.touched} title={new Date(match.touched).toLocaleString(words.language)}>
            {ago(match.touched, words)}
          </time>
        </p>
        {rematchOf(match) === "wanted" && <Rematch head={match} words={words} onHead={onChange} />}
      </div>
      <div class="row match-actions">
        {isOver ? (
          <a class="button" href={`/match/${match.id}/story`} aria-label={words.get("story-of", { title })}>
            {words.get("story")}
          </a>
        ) : (
          <a class="button main" href={addressOf(match.id)} aria-label={words.get("continue-with", { title })}>
            {words.get("continue")}
          </a>
        )}
        {(isOver || match.is_same_screen) && (
          <a
            class="button quiet"
            href={`/api/matches/${match.id}/file`}
            download
            aria-label={words.get("export-of", { title })}
          >
            {words.get("export")}
          </a>
        )}
        <PutButton match={match} words={words} onDone={onChange} />
        {!isOver && <ResignButton match={match} words={words} onDone={onChange} />}
      </div>
    </li>
  );
}

function PutButton({ match, words, onDone }: { match: MatchHead; words: Words; onDone: () => void }) {
  const what = match.is_put_away ? "bring-back" : "put-away";
  const put = () => post<MatchHead>(`/api/matches/${match.id}/${what}`).then(onDone, onDone);
  const label = words.get(`${what}-match`, { title: words.text(match.title) });
  return (
    <button type="button" class="button quiet" aria-label={label} onClick={() => void put()}>
      {words.get(what)}
    </button>
  );
}

/** Have the game's own words come? */
function hasGame(words: Words, match: MatchHead): boolean {
  return words.has(`side-${match.seats[0]?.name}`);
}

/** Whose turn it is, or how it ended: a sign and a word. */
function Standing({ match, words }: { match: MatchHead; words: Words }) {
  if (match.result) return <>{words.say(match.result.line)}</>;
  const mover = match.seats.find((seat) => seat.name === match.to_move);
  if (match.seats.some((seat) => !seat.is_taken) || match.to_move === "chance")
    return <span class="badge">{words.get("standing-waiting")}</span>;
  const side = words.get(`side-${match.to_move}`);
  if (mover?.is_mine && !match.is_same_screen) {
    return <span class="badge mine">{words.get("standing-yours", { side })}</span>;
  }
  return <span class="badge">{words.get("standing-theirs", { side })}</span>;
}

function opponentOf(match: MatchHead, words: Words): string {
  if (match.is_same_screen) return words.get("against-screen");
  const other = match.seats.find((seat) => !seat.is_mine);
  const friend = friendOf(match);
  if (friend?.called) return words.get("against-named", { who: friend.called });
  if (!other || other.player === "human") return words.get("against-friend");
  return words.get("against-computer", { player: other.player, opponent: words.get(`player-${other.player}`) });
}

/** Resigning asks first. */
function ResignButton({ match, words, onDone }: { match: MatchHead; words: Words; onDone: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [trouble, setTrouble] = useState<LineMessage | null>(null);
  const title = words.text(match.title);
  const side = match.is_same_screen ? words.get(`side-${match.to_move}`) : "";
  const face = side ? words.get("resign-side", { side }) : words.get("resign");
  const label = side ? words.get("resign-side-match", { face, title }) : words.get("resign-match", { title });

  async function resign(): Promise<void> {
    try {
      await post<MatchHead>(`/api/matches/${match.id}/resign`);
      dialog.current?.close();
      onDone();
    } catch (error) {
      setTrouble(lineOf(error));
    }
  }

  return (
    <>
      <button type="button" class="button quiet" aria-label={label} onClick={() => dialog.current?.showModal()}>
        {face}
      </button>
      <dialog ref={dialog} aria-label={label} class="ask">
        <p>{words.get(side ? "resign-side-ask" : "resign-ask", { title, side })}</p>
        {trouble && <TroubleNote words={words} line={trouble} />}
        <p class="row">
          <button type="button" class="button main" onClick={() => void resign()}>
            {words.get("resign-yes")}
          </button>
          <button type="button" class="button" autofocus onClick={() => dialog.current?.close()}>
            {words.get("resign-no")}
          </button>
        </p>
      </dialog>
    </>
  );
}
