// The looks of the games: each game's page/ folder, loaded when one of its boards or pictures is shown.

import { useEffect, useState } from "preact/hooks";
import type { Looks } from "kurgan/table/looks";

const folders = import.meta.glob<Looks>("../../../src/kurgan/games/*/page/index.{ts,tsx}", { import: "default" });

export async function looksOf(game: string): Promise<Looks> {
  const folder = `/games/${game.replaceAll("-", "_")}/page/`;
  const load = Object.entries(folders).find(([path]) => path.includes(folder))?.[1];
  if (!load) throw new Error(`${game} has no page`);
  return load();
}

/** A game's looks, once it has come. */
export function useLooks(game: string | undefined): Looks | null {
  const [found, setFound] = useState<{ game: string; looks: Looks } | null>(null);
  useEffect(() => {
    if (game === undefined) return;
    let isWanted = true;
    looksOf(game).then(
      (looks) => isWanted && setFound({ game, looks }),
      () => {}, // a picture less; the words stand without it
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return found && found.game === game ? found.looks : null;
}
