// The games and whether they can be played yet: a server that has just started still prepares their rules.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Shelf } from "kurgan/api/types";
import { useAnswer, type Answer } from "kurgan/pages/reading";

const PATIENCE = 2000; // milliseconds until it is asked once more

/** Pictures and battles wait for the rules, and whoever waits wants to know for what. */
export const isPreparing = signal(false);

export function useShelf(): Answer<Shelf> {
  const shelf = useAnswer<Shelf>("/api/games");
  useEffect(() => {
    if (!shelf.value) return;
    isPreparing.value = !shelf.value.is_ready;
    if (shelf.value.is_ready) return;
    const timer = setTimeout(shelf.again, PATIENCE);
    return () => clearTimeout(timer);
  }, [shelf.value]);
  return shelf;
}
