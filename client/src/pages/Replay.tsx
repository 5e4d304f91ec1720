// The match again: the board, what happened at this step, and the controls of the reel.

import { useEffect, useMemo } from "preact/hooks";
import type { LineMessage, StepMessage, Story } from "kurgan/api/types";
import { useLooks } from "kurgan/pages/looks";
import { TroubleNote } from "kurgan/pages/Page";
import { ALL_EYES, verbOf, type Reel } from "kurgan/pages/reel";
import { ReplayControls } from "kurgan/pages/ReplayControls";
import type { Looks } from "kurgan/table/looks";
import type { Words } from "kurgan/words/words";
import "kurgan/pages/replay.css";

interface ReplayProps {
  story: Story;
  reel: Reel;
  words: Words;
}

const nothing = () => {};

export function Replay({ story, reel, words }: ReplayProps) {
  const looks = useLooks(story.match.game);
  const overlays = useMemo(
    () => new Set(looks?.overlays.filter((each) => each.isOnAtFirst).map((each) => each.name)),
    [looks],
  );
  const frame = reel.frame.value;

  useEffect(() => {
    if (looks) reel.group(looks.runs ?? [], looks.parts ?? []);
  }, [reel, looks]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => pressed(event, reel);
    addEventListener("keydown", press);
    return () => {
      removeEventListener("keydown", press);
      reel.close();
    };
  }, [reel]);

  return (
    <section class="replay" aria-labelledby="replay">
      <h2 id="replay" class="unseen">
        {words.get("replay")}
      </h2>
      <div class="replay-frame">
        {looks && frame && (
          <div class="replay-header">
            <looks.Header scene={story.scene} view={frame.view} words={words} />
          </div>
        )}
        <div class="replay-board" aria-busy={frame?.step !== reel.step.value}>
          {looks && frame ? (
            <looks.Board
              scene={story.scene}
              view={frame.view}
              words={words}
              marks={[]}
              ready={[]}
              selected={null}
              group={[]}
              aimed={null}
              path={[]}
              pointed={frame.heard.flatMap((line) => line.places)}
              traces={tracesOf(looks, reel.heard.value, frame.view)}
              anchors={[]}
              gathered={[]}
              cursor={null}
              overlays={overlays}
              orders={[]}
              onOrder={nothing}
              onTry={nothing}
              onPlace={nothing}
              onHover={nothing}
              onHold={nothing}
            />
          ) : (
            <p class="soft">{words.get("replay-loading")}</p>
          )}
        </div>
        <StepWords story={story} reel={reel} words={words} looks={looks} />
        <ReplayControls reel={reel} seats={story.match.seats.map((seat) => seat.name)} words={words} />
      </div>
      {reel.trouble.value && (
        <TroubleNote words={words} line={reel.trouble.value} onAgain={() => reel.show(reel.step.value)} />
      )}
    </section>
  );
}

/** What was heard of a step, drawn on the board. */
function tracesOf(looks: Looks, heard: LineMessage[], view: unknown) {
  const happenings = looks.happenings(heard, view);
  return happenings.flatMap(({ aims = [], traces = [] }) => [...aims, ...traces].map((each) => ({ ...each, age: 0 })));
}

/** Who did what at this step, and what these eyes heard of it. */
function StepWords({ story, reel, words, looks }: ReplayProps & { looks: Looks | null }) {
  const frame = reel.frame.value;
  if (!frame) return null;
  const step = story.steps[frame.step - 1];
  const eyes = reel.eyes.value;
  // Nothing is named that these eyes did not see.
  const isOpen = step !== undefined && (eyes === ALL_EYES || step.seat === eyes);
  const who = step?.seat === "chance" ? "replay-chance" : `side-${step?.seat}`;
  // What chance does has a name in some games, and may be done several times in a row.
  const named = step?.seat === "chance" ? `replay-${verbOf(step)}` : "";
  const titled = words.has(named) ? named : null;
  const count = frame.step - reel.since.value + 1;
  const heard = reel.heard.value;
  const isSilent = step !== undefined && isOpen && heard.length === 0;
  const deed = isSilent ? (looks?.deed?.(story.scene, step.seat, step.words, words) ?? null) : null;
  return (
    <div class="step-words" aria-live={reel.isPlaying.value ? "off" : "polite"}>
      {step ? (
        <p class="plain small">
          <strong>{titled ? words.get(titled, { count }) : words.get(who)}</strong>
          {isOpen && !titled && deed === null && <Deed step={step} isTold={heard.length > 0} words={words} />}
        </p>
      ) : (
        <p>{words.get("replay-start")}</p>
      )}
      <ul>
        {deed !== null && <li>{deed}</li>}
        {heard.map((line, i) => (
          <li key={i}>
            {said(line, eyes, words)}{" "}
            {line.rule && (
              <a class="step-rule" href={`/rules/${story.match.game}#${line.rule}`}>
                [{line.rule}]
              </a>
            )}
          </li>
        ))}
      </ul>
      {step && heard.length === 0 && !isOpen && <p class="soft">{words.get("replay-nothing")}</p>}
    </div>
  );
}

/** A line as it was told to somebody; for whoever sees both sides, some games say it of nobody in particular. */
function said(line: LineMessage, eyes: string, words: Words): string {
  const key = `${line.key}-lifted`;
  return eyes === ALL_EYES && words.has(key) ? words.get(key, line.values) : words.say(line);
}

/** What was done is told by the lines below. Only what leaves no line, such as letting something happen, is named
 *  here, as its button is; and a resignation is no order. */
function Deed({ step, isTold, words }: { step: StepMessage; isTold: boolean; words: Words }) {
  if (step.words === "resign") return <span class="step-deed">{words.get("replay-resign")}</span>;
  return isTold ? null : <span class="step-deed">{words.get(`action-${verbOf(step)}`)}</span>;
}

/** ← → space Home End, wherever the guest is but in a field that needs these keys itself. */
function pressed(event: KeyboardEvent, reel: Reel): void {
  const on = event.target instanceof Element ? event.target : document.body;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (on.closest("input:not([type=range]), select, textarea, dialog")) return;
  if (event.key === " " && on.closest("button, a, summary")) return;
  const deeds: Record<string, () => void> = {
    ArrowLeft: () => reel.show(reel.previous()),
    ArrowRight: () => reel.show(reel.next()),
    Home: () => reel.show(0),
    End: () => reel.show(reel.last),
    " ": () => (reel.isPlaying.value ? reel.pause() : reel.play()),
  };
  const deed = deeds[event.key];
  if (!deed) return;
  event.preventDefault();
  if (event.key !== " ") reel.pause();
  deed();
}
