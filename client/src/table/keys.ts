// The keyboard alone is enough: arrows walk over the map, letters do what the buttons do.

import { signal } from "@preact/signals";
import { zoomHome, zoomIn, zoomOut } from "kurgan/board/Board";
import { asked, endTurn } from "kurgan/table/asking";
import { askForHint } from "kurgan/table/counsel";
import { hasKey, switchOverlay } from "kurgan/table/overlays";
import type { Arrow } from "kurgan/table/looks";
import type { Playback } from "kurgan/table/playback";
import type { By } from "kurgan/table/selection";
import type { Sitting } from "kurgan/table/sitting";

const KEPT = "kurgan-letters";

/** Letters as commands disturb those who speak to their computer: they can be switched off. */
export const areLettersOn = signal(localStorage.getItem(KEPT) !== "off");

export function switchLetters(): void {
  areLettersOn.value = !areLettersOn.value;
  localStorage.setItem(KEPT, areLettersOn.value ? "on" : "off");
}

/** Keys that work anywhere on the page, unless somebody writes or a window is open. */
export function pressKey(event: KeyboardEvent, sitting: Sitting): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isWriting(event)) return;
  if (event.target === document.body) pressMapKey(event, sitting);
  if (event.defaultPrevented || (event.key.length === 1 && !areLettersOn.value)) return;
  const { counsel, looks, selection, link, panel, playback } = sitting;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const actions: Record<string, () => void> = {
    Escape: () => escape(sitting),
    n: () => selection.next(),
    a: () => looks.hasGroups && selection.group.addAll(),
    e: () => endTurn(sitting),
    u: () => playback.shown.value?.can_undo && playback.isCaughtUp.value && link.undo(),
    w: () => selection.switchWay(),
    h: () => askForHint(sitting),
    "?": () => (asked.value = { what: "keys" }),
    "+": () => zoomIn(),
    "=": () => zoomIn(),
    "-": () => zoomOut(),
    "0": () => zoomHome(),
    "[": () => panel.turn(-1),
    "]": () => panel.turn(1),
  };
  if (looks.sideKey !== undefined) actions[looks.sideKey] = () => selection.takeSide();
  for (const overlay of looks.overlays) {
    if (hasKey(overlay)) actions[overlay.key.toLowerCase()] = () => switchOverlay(overlay.name, looks);
  }
  counsel.advice.value.forEach((advice) => (actions[String(advice.number)] = () => counsel.take(advice)));
  if (playback.steps.value.length > 0) actions[","] = () => playback.back();
  if (playback.isWatching.value) actions[" "] = () => playback.toggle();
  if (isWalking(playback)) Object.assign(actions, walkingKeys(playback));
  const action = actions[key];
  if (!action) return;
  event.preventDefault();
  action();
}

/** Keys of somebody who walks through the others' turn. */
function walkingKeys(playback: Playback): Record<string, () => void> {
  return {
    ".": () => playback.forward(),
    ArrowLeft: () => playback.back(),
    ArrowRight: () => playback.forward(),
  };
}

function isWalking({ isWatching, isCaughtUp, isPaused, isRunning }: Playback): boolean {
  return isWatching.value && (isRunning.value || isPaused.value || !isCaughtUp.value);
}

/** Keys that belong to the map while it has the focus. */
export function pressMapKey(event: KeyboardEvent, sitting: Sitting): void {
  const { looks, selection, scene, playback } = sitting;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWalking(playback) && /^Arrow(Left|Right)$/.test(event.key)) return; // they walk through the turn
  if (playback.isWatching.value && event.key === " ") return; // it pauses, also while one waits for the others' next order
  if (event.key.startsWith("Arrow")) {
    event.preventDefault();
    const view = playback.shown.value?.view;
    const from = selection.cursor.value ?? selection.roster.ready.value[0] ?? looks.places(scene, view)[0];
    if (from === undefined) return;
    selection.walk(selection.cursor.value === null ? from : looks.step(scene, from, event.key as Arrow, view));
  } else if ((event.key === "Enter" || event.key === " ") && playback.isCaughtUp.value && !isOnButton(event)) {
    event.preventDefault();
    const place = selection.cursor.value;
    if (place !== null) (event.shiftKey ? addPlace : pressPlace)(sitting, place, "keys");
  }
}

/** A press on the map; a pile also shows what is in it. Where the board is full, the sheet makes room for it again. */
export function pressPlace(sitting: Sitting, place: string, by: By, meant: string | null = null): void {
  const { looks, selection, panel } = sitting;
  selection.press(place, by, meant);
  if (looks.isPile?.(place)) panel.open("forces");
  else if (looks.isFull) panel.height.value = "low";
}

/** A press that adds to what is chosen, where a game has a use for it. */
export function addPlace(sitting: Sitting, place: string, by: By, meant: string | null = null): void {
  if (sitting.looks.hasGroups) sitting.selection.group.add(place, meant);
  else pressPlace(sitting, place, by, meant);
}

/** The nearest thing that can be taken back: what is shown, the card, the list, the aim, the choice. A refusal goes with any of them. */
function escape({ counsel, selection, link, playback }: Sitting): void {
  link.refuse(null);
  if (playback.isWatching.value && !playback.isCaughtUp.value) playback.skip();
  else if (playback.happening.value) playback.dismiss();
  else if (playback.recap.isOpen.value) playback.recap.close();
  else if (selection.subject.value === null && counsel.advice.value.length > 0) counsel.putAway();
  else selection.cancel();
}

/** A button on the board is pressed by the browser itself. */
function isOnButton({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest("button, a") !== null;
}

function isWriting(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element) || target.closest("dialog")) return target instanceof Element;
  const isField = target.closest("input, textarea, select") !== null;
  return isField && event.key !== "Escape";
}
