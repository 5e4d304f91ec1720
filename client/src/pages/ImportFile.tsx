// A match file from elsewhere becomes a match of this guest's.

import { useState } from "preact/hooks";
import { post } from "kurgan/api/http";
import type { LineMessage, MatchHead } from "kurgan/api/types";
import { TroubleNote } from "kurgan/pages/Page";
import { lineOf } from "kurgan/pages/reading";
import { go } from "kurgan/router";
import type { Words } from "kurgan/words/words";

const LARGEST = 8_000_000; // the server takes no more

const TOO_LARGE: LineMessage = { key: "trouble-too-large", values: {}, rule: "", places: [] };

export function ImportFile({ words }: { words: Words }) {
  const [trouble, setTrouble] = useState<LineMessage | null>(null);

  async function bring(input: HTMLInputElement): Promise<void> {
    const file = input.files?.[0];
    if (!file) return;
    setTrouble(null);
    try {
      if (file.size > LARGEST) return setTrouble(TOO_LARGE);
      const match = await post<MatchHead>("/api/matches/import", { text: await file.text() });
      go(match.result ? `/match/${match.id}/story` : `/match/${match.id}`);
    } catch (error) {
      setTrouble(lineOf(error));
    } finally {
      input.value = ""; // so that the same file may be tried again
    }
  }

  return (
    <div class="import">
      <label class="button">
        {words.get("import")}
        <input
          type="file"
          class="unseen"
          accept=".txt,.kurgan,text/plain"
          onChange={(event) => void bring(event.currentTarget)}
        />
      </label>
      {trouble && <TroubleNote words={words} line={trouble} />}
    </div>
  );
}
