// The faces of the games: each game's page/ folder, loaded when one of its boards or pictures is shown.

import { useEffect, useState } from "preact/hooks";
import type { Face } from "kurgan/table/face";

const folders = import.meta.glob<Face>("../../../src/kurgan/games/*/page/index.{ts,tsx}", { import: "default" });

export async function faceOf(game: string): Promise<Face> {
  const folder = `/games/${game.replaceAll("-", "_")}/page/`;
  const load = Object.entries(folders).find(([path]) => path.includes(folder))?.[1];
  if (!load) throw new Error(`${game} has no page`);
  return load();
}

/** A game's face, once it has come. */
export function useFace(game: string | undefined): Face | null {
  const [found, setFound] = useState<{ game: string; face: Face } | null>(null);
  useEffect(() => {
    if (game === undefined) return;
    let isWanted = true;
    faceOf(game).then(
      (face) => isWanted && setFound({ game, face }),
      () => {}, // a picture less; the words stand without it
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return found && found.game === game ? found.face : null;
}
