// The words a page shows, and what it asks of the server, as values that come when they come.

import { computed, signal } from "@preact/signals";
import { useCallback, useEffect, useState } from "preact/hooks";
import { get, Trouble } from "kurgan/api/http";
import type { LineMessage } from "kurgan/api/types";
import { language } from "kurgan/settings";
import { Words, wordsOf } from "kurgan/words/words";

const known = signal<ReadonlyMap<string, Words>>(new Map());
const asked = new Set<string>();

/** Nothing is drawn before the first words have come, or turned out not to. */
export const hasWords = computed(() => known.value.size > 0);

/** The page's words, with a game's once they have come. A new language takes over when all of it is there. */
export function wordsFor(game = ""): Words {
  const key = `${language.value}/${game}`;
  const found = known.value.get(key);
  if (found) return found;
  if (!asked.has(key)) void fetchWords(key, language.value, game);
  const others = [...known.value].filter(([each]) => each.endsWith(`/${game}`)).map(([, words]) => words);
  return others.at(-1) ?? known.value.get(`${language.value}/`) ?? [...known.value.values()][0] ?? NO_WORDS;
}

async function fetchWords(key: string, language: Words["language"], game: string): Promise<void> {
  asked.add(key);
  try {
    const words = await wordsOf(language, game || undefined);
    known.value = new Map(known.value).set(key, words);
  } catch {
    asked.delete(key);
    // Without a server the page must still be able to say so.
    if (!game && known.value.size === 0) known.value = new Map([["", NO_WORDS]]);
  }
}

const NO_WORDS = new Words("en", []);

export interface Answer<T> {
  value: T | null;
  trouble: LineMessage | null;
  again(): void;
}

/** What the server answers to a GET; without a path nothing is asked yet. */
export function useAnswer<T>(path: string | null): Answer<T> {
  const [value, setValue] = useState<T | null>(null);
  const [trouble, setTrouble] = useState<LineMessage | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isWanted = true;
    setTrouble(null);
    if (path === null) return;
    get<T>(path).then(
      (answer) => isWanted && setValue(answer),
      (error: unknown) => isWanted && setTrouble(lineOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [path, round]);

  const again = useCallback(() => setRound((before) => before + 1), []);
  return { value, trouble, again };
}

/** The sentence that tells what went wrong. */
export function lineOf(error: unknown): LineMessage {
  if (error instanceof Trouble) return error.line;
  return { key: "trouble-unexpected", values: {}, rule: "", places: [] };
}
