// The die tumbles and lands, the card is drawn: what happened and why, until it is read or leaves by itself.

import { useEffect, useRef, useState } from "preact/hooks";
import type { Happening } from "kurgan/table/looks";
import { Die } from "kurgan/table/Die";
import { EventCard } from "kurgan/table/EventCard";
import { Said } from "kurgan/table/Said";
import { isPhone } from "kurgan/table/phone";
import { questionPlaces } from "kurgan/table/question";
import { useSitting } from "kurgan/table/sitting";
import { useClearing } from "kurgan/table/useClearing";

const TUMBLE = 80; // milliseconds between two faces of a rolling die

type Card = Exclude<Happening, { kind: "move" }>;

export function HappeningCard() {
  const sitting = useSitting();
  const { playback, words } = sitting;
  const card = useRef<HTMLElement>(null);
  const isAsked = isPhone.value && questionPlaces(sitting) !== null; // it would lie over the question, which tells it too
  const happening = isAsked ? null : playback.happening.value;
  const spot = useClearing(card, happening);
  if (!happening || happening.kind === "move") return null;
  return (
    <section
      ref={card}
      class={`happening ${happening.kind} ${playback.isRolling.value ? "rolling" : ""}`}
      style={spot ?? { visibility: "hidden" }}
      aria-label={words.get("table-happening")}
      onPointerEnter={() => playback.hold()}
      onPointerLeave={() => playback.leaveSoon()}
      onClick={() => playback.dismiss()}
    >
      {happening.kind === "die" ? (
        <Roll happening={happening} isRolling={playback.isRolling.value} />
      ) : (
        <Drawn happening={happening} />
      )}
      <button type="button" class="close" aria-label={words.get("table-close")} onClick={() => playback.dismiss()}>
        ✕
      </button>
    </section>
  );
}

/** The card has its size from the beginning: what it will say is there, and not yet to be seen. */
function Roll({ happening, isRolling }: { happening: Card & { kind: "die" }; isRolling: boolean }) {
  const { words } = useSitting();
  return (
    <>
      <TumblingDie looks={happening.die} isRolling={isRolling} />
      <div class="happening-text">
        {isRolling && <p class="happening-line rolling-line">{words.get("table-rolling")}</p>}
        <Nth happening={happening} />
        {happening.before?.map((line, count) => (
          <p key={count} class="note">
            <Said line={line} />
          </p>
        ))}
        <p class="happening-line">
          <Said line={happening.line} />
        </p>
        {happening.details.map((line, count) => (
          <p key={count}>
            <Said line={line} />
          </p>
        ))}
      </div>
    </>
  );
}

/** The same attack once more has its number, or its card could not be told from the last one. */
function Nth({ happening }: { happening: Card }) {
  const { playback, words } = useSitting();
  const step = playback.step.value;
  if (step?.happening !== happening || step.count < 2) return null;
  const own = `nth-${happening.line.key}`;
  return <p class="label nth">{words.get(words.has(own) ? own : "table-nth", { count: step.count })}</p>;
}

function TumblingDie({ looks, isRolling }: { looks: number; isRolling: boolean }) {
  const [tumble, setTumble] = useState(1);
  useEffect(() => {
    if (!isRolling) return;
    const timer = setInterval(() => setTumble((before) => (before % 6) + 1), TUMBLE);
    return () => clearInterval(timer);
  }, [isRolling]);
  return <Die looks={isRolling ? tumble : looks} size={64} className={isRolling ? "tumbling" : "landed"} />;
}

function Drawn({ happening }: { happening: Card & { kind: "card" } }) {
  const { words } = useSitting();
  const side = happening.line.values["side"];
  const whose = typeof side === "object" && "key" in side ? ` · ${words.say(side)}` : "";
  return (
    <EventCard label={words.get(happening.label ?? "table-event") + whose} title={words.say(happening.title)}>
      <Said line={{ ...happening.text, rule: happening.text.rule || happening.line.rule }} />
    </EventCard>
  );
}
