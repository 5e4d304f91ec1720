// The guided first battle: one lesson at a time, until what it asks for has been done.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { goInstead } from "kurgan/router";
import { useSitting } from "kurgan/table/sitting";

export const lesson = signal(0);

/** Where the lesson points, as long as the newest position is shown. */
export function lessonPlaces({ face, stage }: Pick<ReturnType<typeof useSitting>, "face" | "stage">): string[] {
  const shown = stage.shown.value;
  const current = face.lessons[lesson.value];
  return shown && current && stage.isCaughtUp.value ? current.points(shown) : [];
}

export function Coach({ onLeave }: { onLeave(): void }) {
  const { face, link, stage, words } = useSitting();
  const shown = stage.shown.value;
  const log = link.log.value;
  const current = face.lessons[lesson.value];
  const isDone = shown !== null && stage.isCaughtUp.value && (current?.isDone(shown, log) ?? false);
  useEffect(() => {
    if (isDone) lesson.value += 1;
  }, [isDone, lesson.value]);
  const leave = () => {
    goInstead(location.pathname);
    onLeave();
  };
  const key = current?.key ?? "over";
  return (
    <section class="coach" aria-label={words.get("table-lesson")}>
      <div class="coach-head">
        <span class="label">{words.get("table-lesson")}</span>
        <span class="dots" role="img" aria-label={words.get("table-lesson-count", count(face.lessons.length))}>
          {face.lessons.map((each, at) => (
            <i key={each.key} class={at < lesson.value ? "done" : at === lesson.value ? "now" : ""} />
          ))}
        </span>
        <button type="button" class="leave" onClick={leave}>
          {words.get(current ? "table-lesson-leave" : "table-lesson-end")}
        </button>
      </div>
      <div aria-live="polite">
        <h2>{words.get(`lesson-${key}-title`)}</h2>
        <p>{words.get(`lesson-${key}-text`)}</p>
      </div>
    </section>
  );
}

function count(of: number): { number: number; of: number } {
  return { number: Math.min(lesson.value + 1, of), of };
}
