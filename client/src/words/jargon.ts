// What players call a thing and the rulebook does not: a search for "ZOC" finds the zones of control.

import type { Words } from "kurgan/words/words";

/** The words searched for, in small letters, with the rulebook's in place of the players'. */
export function soughtWords(sought: string, words: Words): string[] {
  const jargon = jargonOf(words);
  const asked = sought.toLocaleLowerCase(words.language).split(/\s+/).filter(Boolean);
  return asked.map((word) => jargon.get(word) ?? word);
}

/** The catalogue says it as "zoc = zone; cp = command". */
function jargonOf(words: Words): Map<string, string> {
  if (!words.has("rules-jargon")) return new Map();
  const pairs = words.get("rules-jargon").split(";");
  return new Map(pairs.map((pair) => pair.split("=").map((part) => part.trim()) as [string, string]));
}
