// Everything the parts of the table share.

import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { MatchLink } from "kurgan/api/match";
import type { Counsel } from "kurgan/table/counsel";
import type { Decline } from "kurgan/table/decline";
import type { Looks, MusterProps } from "kurgan/table/looks";
import type { Selection } from "kurgan/table/selection";
import type { Panel } from "kurgan/table/panel";
import type { Playback } from "kurgan/table/playback";
import type { Words } from "kurgan/words/words";

export interface Sitting {
  link: MatchLink;
  looks: Looks;
  words: Words;
  scene: unknown;
  game: string;
  playback: Playback;
  selection: Selection;
  panel: Panel;
  decline: Decline;
  counsel: Counsel;
}

export const SittingContext = createContext<Sitting | null>(null);

export function useSitting(): Sitting {
  const sitting = useContext(SittingContext);
  if (!sitting) throw new Error("no table around this part");
  return sitting;
}

/** What is taken together, and what may be done with it, as a game shows it. */
export function musterOf({ link, playback, scene, selection, words }: Sitting): MusterProps {
  const { free, gathering, taken } = selection.gather;
  return {
    scene,
    words,
    view: playback.shown.value?.view,
    name: gathering.value?.name ?? "",
    opened: link.opened.value,
    taken: taken.value,
    free: free.value,
    forecasts: link.forecasts.value,
    onForesee: (order) => link.foresee(order),
    onPress: (item) => void selection.gather.press(item),
    onTake: (items) => selection.gather.take(items),
  };
}
