// How long ago something was, as one would say it.

import type { Words } from "kurgan/words/words";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function ago(when: string, words: Words, now = Date.now()): string {
  const seconds = (Date.parse(when) - now) / 1000;
  const unit = UNITS.find(([, each]) => -seconds >= each);
  if (!unit) return words.get("ago-now"); // "now" is when somebody is here, not when he was
  const [name, length] = unit;
  return new Intl.RelativeTimeFormat(words.language, { numeric: "auto" }).format(Math.round(seconds / length), name);
}
