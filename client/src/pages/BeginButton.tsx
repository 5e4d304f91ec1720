// A button that begins a match and goes there, or says why it cannot.

import { useState } from "preact/hooks";
import { post } from "kurgan/api/http";
import type { GameHeadMessage, LineMessage, MatchHead, NewMatch } from "kurgan/api/types";
import { TroubleNote } from "kurgan/pages/Page";
import { lineOf, wordsFor } from "kurgan/pages/reading";
import { isPreparing } from "kurgan/pages/shelf";
import { go } from "kurgan/router";
import { myName } from "kurgan/settings";

/** A match of one's own: `opponent` is a computer player, a friend, or oneself at the same screen. */
export function matchOf(game: GameHeadMessage, scenario: string, seat: string, opponent: string): NewMatch {
  const seats = game.seats.map((each) => [each, each === seat ? "me" : opponent] as const);
  return { game: game.name, scenario, seats: Object.fromEntries(seats), called: myName.value };
}

interface BeginProps {
  label: string;
  /** Nothing to begin yet: the button waits. */
  match: NewMatch | null;
  look: string;
  /** What the address of the match ends with. */
  after?: string;
}

export function BeginButton({ label, match, look, after = "" }: BeginProps) {
  const words = wordsFor(match?.game);
  const [trouble, setTrouble] = useState<LineMessage | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function begin(): Promise<void> {
    setBusy(true);
    setTrouble(null);
    try {
      const head = await post<MatchHead>("/api/matches", match);
      go(`/match/${head.id}${after}`);
    } catch (error) {
      setTrouble(lineOf(error));
      setBusy(false);
    }
  }

  return (
    <>
      <button
        type="button"
        class={`button main ${look}`}
        disabled={isBusy || match === null}
        onClick={() => void begin()}
      >
        {label}
      </button>
      {isPreparing.value && (isBusy || look === "grand") && (
        <p class="preparing" role="status">
          {words.get("preparing")}
        </p>
      )}
      {trouble && <TroubleNote words={words} line={trouble} />}
    </>
  );
}
