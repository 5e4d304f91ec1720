// Pointers into words: a click, a hover, a finger that rests. A drag is none of them: d3-zoom swallows its click.

import type { BoardProps, Carrier } from "./Board";
import { SLIP, type Camera } from "./camera";
import type { Point } from "./hexes";

const HOLD = 450; // milliseconds a finger rests to hold

type Ref<T> = { current: T };

// There is one pointer at a time, whichever board it is on
let hovered: string | null = null;
let holding = 0;
let hasHeld = false;
let pressed: Point & { when: number } = { x: 0, y: 0, when: 0 };
// What a mouse or a finger has taken up, and where it has been with it
let dragged: { from: string; subject: string | null; place: string; isMoved: boolean } | null = null;

export function pointers(camera: Ref<Camera | null>, latest: Ref<BoardProps>) {
  const placeUnder = (event: MouseEvent) => camera.current?.placeUnder(event) ?? null;
  const subjectUnder = (event: MouseEvent) => camera.current?.subjectUnder(event) ?? null;
  const release = () => clearTimeout(holding);
  const hover = (place: string | null) => {
    if (place !== hovered) latest.current.onHover(place);
    hovered = place;
  };
  const takeUp = (event: MouseEvent, by: Carrier) => {
    const [place, subject] = [placeUnder(event), subjectUnder(event)];
    const isMeant = place !== null && latest.current.mayDrag?.(place, by, subject);
    dragged = isMeant ? { from: place, subject, place, isMoved: false } : null;
    if (dragged) camera.current?.hold();
  };
  const carry = (place: string | null) => {
    if (!dragged || place === null || place === dragged.place) return;
    dragged = { ...dragged, place, isMoved: true };
    latest.current.onDrag?.(dragged.from, place, dragged.subject);
  };
  /** A click that follows a drag belongs to it. */
  const letGo = (place: string | null) => {
    if (dragged?.isMoved) {
      hasHeld = true;
      latest.current.onDrop?.(place);
    }
    putDown();
  };
  const putDown = () => {
    dragged = null;
    camera.current?.letGo();
  };
  return {
    onClick(event: MouseEvent) {
      const place = placeUnder(event);
      const { onPlace, onAdd = onPlace } = latest.current;
      if (place !== null && !hasHeld) (event.shiftKey ? onAdd : onPlace)(place, subjectUnder(event));
      hasHeld = false;
    },
    onPointerDown(event: PointerEvent) {
      release();
      hasHeld = false;
      if (event.pointerType === "mouse" && event.button === 0) takeUp(event, "mouse");
      if (event.pointerType !== "touch") return;
      putDown(); // two fingers are the board's
      if (!event.isPrimary) return;
      pressed = { x: event.clientX, y: event.clientY, when: event.timeStamp };
      const [place, subject] = [placeUnder(event), subjectUnder(event)];
      takeUp(event, "finger");
      holding = window.setTimeout(() => {
        hasHeld = place !== null;
        putDown();
        if (place !== null) latest.current.onHold(place, subject);
      }, HOLD);
    },
    onPointerMove(event: PointerEvent) {
      if (event.pointerType === "touch") {
        if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLIP * 2) release();
        carry(placeUnder(event));
      } else if (!event.buttons) hover(placeUnder(event));
      else carry(placeUnder(event));
    },
    onPointerUp(event: PointerEvent) {
      release();
      if (event.timeStamp - pressed.when < HOLD) hasHeld = false; // a busy page hears late of a finger that did not rest
      letGo(placeUnder(event));
    },
    onPointerCancel() {
      release();
      putDown();
    },
    onPointerLeave() {
      release();
      putDown();
      hover(null);
    },
    // A finger that rests would open the browser's own menu
    onContextMenu(event: MouseEvent) {
      if (hasHeld) event.preventDefault();
    },
  };
}
