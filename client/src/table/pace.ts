// How long things stay: a card until it is read, at the speed its reader has chosen.

import type { Speed } from "kurgan/settings";

const FACTOR: Record<Speed, number> = { slow: 2, normal: 1, fast: 0.4, instant: 0 };

const ROLL = 640; // the die tumbles and lands
const GLANCE = 1000; // to see a move
const LOOK = 900; // to find the card, and then
const LETTER = 38; // for each letter of it
const LONGEST = 12_000;

export const rollTime = (speed: Speed) => ROLL * FACTOR[speed];

/** How long to look at something that has no card: at what has moved, and until its sentence is read. */
export function glanceTime(letters: number, speed: Speed): number {
  return Math.min(LONGEST, Math.max(GLANCE, LETTER * letters)) * FACTOR[speed];
}

export function readingTime(letters: number, speed: Speed): number {
  return Math.min(LONGEST, LOOK + LETTER * letters) * FACTOR[speed];
}

/** How long the last card lies there: whoever wants no waiting may still want to read it. */
export function lyingTime(letters: number): number {
  return 2 * readingTime(letters, "normal");
}
