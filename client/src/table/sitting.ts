// Everything the parts of the table share.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { MatchLink } from "kurgan/api/match";
import type { Decline } from "kurgan/table/decline";
import type { Face } from "kurgan/table/face";
import type { Hand } from "kurgan/table/hand";
import type { Panel } from "kurgan/table/panel";
import type { Stage } from "kurgan/table/stage";
import type { Words } from "kurgan/words/words";

export interface Sitting {
  link: MatchLink;
  face: Face;
  words: Words;
  scene: unknown;
  game: string;
  stage: Stage;
  hand: Hand;
  panel: Panel;
  decline: Decline;
}

export const SittingContext = createContext<Sitting | null>(null);

export function useSitting(): Sitting {
  const sitting = useContext(SittingContext);
  if (!sitting) throw new Error("no table around this part");
  return sitting;
}
