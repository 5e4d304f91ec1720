// The guided first battle: one lesson at a time, each when it can be taught, until what it asks for has been done.

import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { NextBattle } from "kurgan/pages/NextBattle";
import { goInstead } from "kurgan/router";
import type { Lesson, Moment } from "kurgan/table/looks";
import { pointer } from "kurgan/table/pointer";
import { beginLesson, leaveLesson } from "kurgan/table/schooling";
import { useSitting, type Sitting } from "kurgan/table/sitting";
import { useAside } from "kurgan/table/useClearing";

/** The lessons that are behind the player: done, read or skipped. */
export const lessonsOver = signal<ReadonlySet<string>>(new Set());

/** Where the lesson points, as long as the newest position is shown. */
export function lessonPlaces(sitting: Sitting): string[] {
  const moment = momentOf(sitting);
  return moment && sitting.playback.isCaughtUp.value ? (currentLesson(sitting, moment)?.points(moment) ?? []) : [];
}

export function Coach({ onLeave }: { onLeave(): void }) {
  const sitting = useSitting();
  const { game, link, looks, playback, words } = sitting;
  const match = link.head.value?.id ?? "";
  useEffect(() => beginLesson(match), [match]);
  const moment = momentOf(sitting);
  const isNewest = moment !== null && playback.isCaughtUp.value;
  const done = isNewest ? unfinished(looks.lessons).filter((each) => each.isDone(moment)) : [];
  useEffect(() => finish(...done), [done.map(({ key }) => key).join(), lessonsOver.value]);
  const asked = isNewest ? (looks.toForesee?.(moment) ?? []) : [];
  useEffect(
    () => asked.forEach((order) => link.foresee(order)),
    [asked.join(), link.connection.value, moment?.position],
  );
  const opening = isNewest ? (looks.toOpen?.(moment) ?? []) : [];
  useEffect(
    () => opening.forEach((words) => link.open(words)),
    [opening.join(), link.connection.value, moment?.position],
  );
  const card = useRef<HTMLElement>(null);
  const aside = useAside(card, lessonPlaces(sitting));
  if (!moment) return null;
  if (moment.position.result) return <Afterwards />;
  const isPast = playback.isPast.value;
  const current = isPast ? undefined : currentLesson(sitting, moment);
  const isOver = !current && !isPast && moment.position.to_move === moment.position.seat && !isBetween(sitting);
  const leave = () => {
    leaveLesson(match);
    goInstead(location.pathname);
    onLeave();
  };
  return (
    <section ref={card} class="coach" aria-label={words.get("table-lesson")} style={aside ?? {}}>
      <LessonText moment={moment} lesson={current} />
      <div class="coach-foot">
        {!isOver && (
          <button type="button" class="leave" onClick={leave}>
            {words.get("table-lesson-leave")}
          </button>
        )}
        {!isOver && <Dots lessons={looks.lessons} hasNow={current !== undefined && !current.isLasting} />}
        {isOver && (
          <button type="button" class="button main" onClick={leave}>
            {words.get("table-lesson-end")}
          </button>
        )}
        {isOver && <NextBattle {...{ game, words }} school={looks.school} look="" />}
        {current && !current.isLasting && <Further key={String(current.isToRead)} lesson={current} />}
      </div>
    </section>
  );
}

/** The guided battle is over: the next one is a press away. */
function Afterwards() {
  const { game, looks, words } = useSitting();
  return (
    <section class="coach" aria-label={words.get("table-lesson")}>
      <CoachText title={words.get("table-lesson-next-title")} text={words.get("table-lesson-next-text")} />
      <div class="coach-foot">
        <NextBattle {...{ game, words }} school={looks.school} look="main" />
      </div>
    </section>
  );
}

/** The button of a lesson to read goes with it, and so does the focus: the keyboard is back on the map. */
function Further({ lesson }: { lesson: Lesson }) {
  const { words } = useSitting();
  return (
    <button type="button" class={lesson.isToRead ? "button" : "leave"} onClick={() => finish(lesson)}>
      {words.get(lesson.isToRead ? "table-lesson-go-on" : "table-lesson-skip")}
    </button>
  );
}

/** A game may have something to say while no lesson is timely but some are still to come. */
function isBetween({ looks, words }: Sitting): boolean {
  return unfinished(looks.lessons).some(({ isLasting }) => !isLasting) && words.has("lesson-between-text");
}

/** No lesson now: an earlier moment is looked at, the other side is at work, or that was all, or more will come. */
function LessonText({ moment, lesson }: { moment: Moment; lesson: Lesson | undefined }) {
  const sitting = useSitting();
  const { looks, playback, words } = sitting;
  const stake = looks.stake?.(moment);
  const isWaiting = !lesson && moment.position.to_move !== moment.position.seat;
  const key = lesson?.key ?? (isBetween(sitting) ? "between" : "over");
  const values = { by: pointer(), ...lesson?.values(moment) };
  if (playback.isPast.value)
    return <CoachText title={words.get("table-past-title")} text={words.get("table-lesson-past")} />;
  return (
    <CoachText
      title={isWaiting ? words.get("table-wait-title") : words.get(`lesson-${key}-title`, values)}
      stake={stake ? words.say(stake) : undefined}
      text={isWaiting ? words.get("table-wait") : words.get(`lesson-${key}-text`, values)}
    />
  );
}

function CoachText({ title, text, stake }: { title: string; text: string; stake?: string | undefined }) {
  return (
    <div class="coach-text" aria-live="polite">
      <h2>{title}</h2>
      {stake && <p class="stake">{stake}</p>}
      <p>{text}</p>
    </div>
  );
}

/** How many are behind the player, in whatever order they came, and the one that is taught now. */
function Dots({ lessons: all, hasNow }: { lessons: Lesson[]; hasNow: boolean }) {
  const { words } = useSitting();
  const lessons = all.filter(({ isLasting }) => !isLasting);
  const done = lessons.length - unfinished(lessons).length;
  const number = hasNow ? done + 1 : done;
  return (
    <span class="dots" role="img" aria-label={words.get("table-lesson-count", { number, of: lessons.length })}>
      {lessons.map((each, at) => (
        <i key={each.key} class={at < done ? "done" : at < number ? "now" : ""} />
      ))}
    </span>
  );
}

/** The log runs ahead of the map while dice roll; a lesson speaks of what can be seen. */
function momentOf({ selection, link, scene, playback }: Sitting): Moment | null {
  const position = playback.shown.value;
  if (!position) return null;
  const log = link.log.value.slice(0, position.heard_from + position.heard.length);
  const [subject, target] = [selection.subject.value, selection.target.value];
  return { scene, position, log, subject, target, forecasts: link.forecasts.value, opened: link.opened.value };
}

function currentLesson({ looks }: Sitting, moment: Moment): Lesson | undefined {
  return unfinished(looks.lessons).find((each) => each.isTimely(moment));
}

function unfinished(lessons: Lesson[]): Lesson[] {
  return lessons.filter((each) => !lessonsOver.value.has(each.key));
}

function finish(...lessons: Lesson[]): void {
  if (lessons.length > 0) lessonsOver.value = new Set([...lessonsOver.value, ...lessons.map(({ key }) => key)]);
}
