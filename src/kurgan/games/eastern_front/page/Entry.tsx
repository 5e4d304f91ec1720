// One unit in a list: its counter, its name and what is to be said of it; a button where a press does something.

import type { ComponentChildren } from "preact";
import type { Words } from "kurgan/words/words";
import { Face } from "./counters";
import type { Scene, View } from "./types";
import { counterOf, type Unit } from "./units";
import "./forces.css";

interface EntryProps {
  scene: Scene;
  view: View;
  words: Words;
  unit: Unit;
  what: string;
  /** A press takes it up: it is ready for that, and may be chosen already. */
  isReady: boolean;
  isChosen: boolean;
  onPress?: ((event: MouseEvent) => void) | undefined;
  children?: ComponentChildren;
}

export function Entry({ scene, view, words, unit, what, isReady, isChosen, onPress, children }: EntryProps) {
  const inside = (
    <>
      <svg class="ef-face" viewBox="-36 -36 72 72" aria-hidden="true">
        <Face {...counterOf(scene, view, unit.code)} isReady={isReady} isChosen={isChosen} />
      </svg>
      <span class="ef-who">{words.text(unit.name)}</span>
      <span class="ef-what">{what}</span>
      {children}
    </>
  );
  if (!onPress) return <div class="ef-entry">{inside}</div>;
  return (
    <button type="button" class="ef-entry" aria-pressed={isReady ? isChosen : undefined} onClick={onPress}>
      {inside}
    </button>
  );
}
