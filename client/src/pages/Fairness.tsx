// Were the dice honest? The browser works every roll out again, and compares the seal with the one it was shown.

import { useState } from "preact/hooks";
import { agreementOf } from "kurgan/api/dice";
import type { Story } from "kurgan/api/types";
import { canVerify, verified, type Verdict } from "kurgan/pages/verification";
import type { Words } from "kurgan/words/words";

export function Fairness({ story, words }: { story: Story; words: Words }) {
  const [verdict, setVerdict] = useState<Verdict | "busy" | null>(null);
  const { dice, seats } = story.match;
  const texts = seats.flatMap(({ name }) => dice.texts[name] ?? []);

  async function verify(): Promise<void> {
    setVerdict("busy");
    setVerdict(await verified({ ...story, dice, texts }));
  }

  return (
    <section class="card report" aria-labelledby="fairness">
      <h2 id="fairness">{words.get("fairness")}</h2>
      <p class="small">{words.get("fairness-line")}</p>
      {story.given > 0 && <p class="small">{words.get("fairness-given", { rolls: story.given })}</p>}
      <dl class="seals small">
        <dt>{words.get("dice-name")}</dt>
        <dd>{dice.name}</dd>
        <dt>{words.get("commitment")}</dt>
        <dd>{dice.commitment}</dd>
        {seats.map(({ name }) =>
          dice.texts[name] === undefined ? null : (
            <>
              <dt>{words.get("dice-text", { side: words.get(`side-${name}`) })}</dt>
              <dd>{dice.texts[name] || words.get("dice-text-none")}</dd>
            </>
          ),
        )}
        <dt>{words.get("secret")}</dt>
        <dd>{story.secret || "–"}</dd>
      </dl>
      {canVerify() ? (
        <button type="button" class="button" disabled={verdict === "busy"} onClick={() => void verify()}>
          {words.get(verdict === "busy" ? "verifying" : "verify")}
        </button>
      ) : (
        <p class="small">{words.get("verify-elsewhere")}</p>
      )}
      <div role="status">
        {verdict && verdict !== "busy" && <Findings verdict={verdict} story={story} words={words} />}
      </div>
    </section>
  );
}

interface FindingsProps {
  verdict: Verdict;
  story: Story;
  words: Words;
}

function Findings({ verdict, story, words }: FindingsProps) {
  if (verdict.is === "other-secret") return <p class="disproof">{words.get("verified-other-secret")}</p>;
  if (verdict.is !== "fair")
    return <p class="disproof">{words.get(`verified-${verdict.is}`, { step: verdict.step })}</p>;
  const agreement = agreementOf(story.match, verdict.rolls > 0);
  const isUnknown = agreement === "unseen" || agreement === "unkept";
  const look = isUnknown ? "soft small" : agreement === "same" ? "proof" : "disproof";
  return (
    <>
      <p class="proof">{words.get("verified", { rolls: verdict.rolls })}</p>
      <p class={look}>{words.get(`verified-${agreement}`)}</p>
    </>
  );
}
