// A counter as a button: with its name, and the figure that counts where it is pressed.

import type { Words } from "kurgan/words/words";
import { Face } from "../counters";
import type { Scene, View } from "../types";
import { counterOf } from "../units";
import "./battle.css";

interface CounterButtonProps {
  code: string;
  scene: Scene;
  view: View;
  words: Words;
  /** What it brings, costs or is worth here. */
  figure?: string | undefined;
  /** Whether it is taken; nothing where a press orders at once. */
  isPressed?: boolean | undefined;
  /** One that neither is taken nor can be is only shown. */
  isFree?: boolean;
  onPress?(): void;
}

export function CounterButton({
  code,
  scene,
  view,
  words,
  figure,
  isPressed,
  isFree = true,
  onPress,
}: CounterButtonProps) {
  const isLive = onPress !== undefined && (isFree || isPressed === true);
  const inside = (
    <>
      <svg class="ef-small-face" viewBox="-37 -37 74 74" aria-hidden="true">
        <Face {...counterOf(scene, view, code)} isReady={false} isChosen={isPressed === true} />
      </svg>
      <span class="ef-name">{nameOf(scene, code, words)}</span>
      {figure !== undefined && <span class="number">{words.figure(figure)}</span>}
    </>
  );
  if (!isLive) return <div class="ef-press">{inside}</div>;
  return (
    <button type="button" class="ef-press" aria-pressed={isPressed} onClick={onPress}>
      {inside}
    </button>
  );
}

export function nameOf(scene: Scene, code: string, words: Words): string {
  const formation = scene.formations[code];
  return formation ? words.text(formation.name) : code;
}
