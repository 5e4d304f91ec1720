// The seal that was shown before the first die and the secret behind it; the server checks one against the other.

import { useState } from "preact/hooks";
import { get } from "kurgan/api/http";
import type { LineMessage, Story, Verified } from "kurgan/api/types";
import { TroubleNote } from "kurgan/pages/Page";
import { lineOf } from "kurgan/pages/reading";
import type { Words } from "kurgan/words/words";

export function Fairness({ story, words }: { story: Story; words: Words }) {
  const [isBusy, setBusy] = useState(false);
  const [verified, setVerified] = useState<Verified | null>(null);
  const [trouble, setTrouble] = useState<LineMessage | null>(null);

  async function verify(): Promise<void> {
    setBusy(true);
    setTrouble(null);
    try {
      setVerified(await get<Verified>(`/api/matches/${story.match.id}/verify`));
    } catch (error) {
      setTrouble(lineOf(error));
    }
    setBusy(false);
  }

  return (
    <section class="card report" aria-labelledby="fairness">
      <h2 id="fairness">{words.get("fairness")}</h2>
      <p class="small">{words.get("fairness-line")}</p>
      <dl class="seals small">
        <dt>{words.get("commitment")}</dt>
        <dd>{story.commitment}</dd>
        <dt>{words.get("secret")}</dt>
        <dd>{story.secret}</dd>
      </dl>
      <button type="button" class="button" disabled={isBusy} onClick={() => void verify()}>
        {words.get(isBusy ? "verifying" : "verify")}
      </button>
      <div role="status">{verified && <p class="proof">{words.get("verified", { rolls: verified.rolls })}</p>}</div>
      {trouble && <TroubleNote words={words} line={trouble} />}
    </section>
  );
}
