// How the lessons of a game are written down: most point at nothing and speak of no figures.

import type { Lesson } from "kurgan/table/looks";

type Taught = Pick<Lesson, "key" | "isTimely"> & Partial<Lesson>;

/** Lessons that only have to be read, and are no longer worth it after a certain moment. */
export function toRead(isOver: Lesson["isDone"]): (lesson: Taught) => Lesson {
  return (lesson) => ({ isToRead: true, isDone: isOver, points: () => [], values: () => ({}), ...lesson });
}

/** A lesson that asks for something. */
export function act(lesson: Taught & Pick<Lesson, "isDone">): Lesson {
  return { isToRead: false, points: () => [], values: () => ({}), ...lesson };
}

/** Advice that comes whenever it is timely. */
export function lasting(lesson: Taught): Lesson {
  return act({ isDone: () => false, isLasting: true, ...lesson });
}
