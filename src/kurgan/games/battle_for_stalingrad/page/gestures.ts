// Fingers and mice on the table: a press, a long press, a look, and a drag onto another place or up onto the table.

import type { TargetedMouseEvent, TargetedPointerEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { choicesOf, type TableProps } from "./reading";

const SLIP = 7; // pixels before a press becomes a drag
const LONG = 450; // milliseconds of a long press
const THROWN = 70; // pixels upward that play a card

interface Held {
  place: string;
  piece: HTMLElement;
  x: number;
  y: number;
  ghost: HTMLElement | null;
}

type Pointer = TargetedPointerEvent<HTMLElement>;

/** Handlers for the whole table; a place is whatever has `data-place`. */
export function useGestures(props: TableProps) {
  const latest = useRef(props);
  latest.current = props;
  const held = useRef<Held | null>(null);
  const timer = useRef(0);
  const isSpent = useRef(false); // a drag or a long press ends with a click that nobody meant

  const letGo = () => {
    clearTimeout(timer.current);
    held.current?.ghost?.remove();
    held.current?.piece.classList.remove("bs-away");
    held.current = null;
  };
  useEffect(() => letGo, []);

  return {
    onClick(event: TargetedMouseEvent<HTMLElement>) {
      const place = placeUnder(event.target);
      if (isSpent.current) isSpent.current = false;
      else if (place !== null) latest.current.onPlace(meant(latest.current, place));
    },
    onPointerOver(event: Pointer) {
      if (event.pointerType === "mouse") latest.current.onHover(placeUnder(event.target));
    },
    onPointerLeave: () => latest.current.onHover(null),
    onContextMenu(event: Event) {
      if (held.current || isSpent.current) event.preventDefault();
    },
    onPointerDown(event: Pointer) {
      letGo();
      isSpent.current = false;
      const place = placeUnder(event.target);
      const piece = pieceUnder(event.target);
      if (place === null || !piece || event.button !== 0) return;
      held.current = { place, piece, x: event.clientX, y: event.clientY, ghost: null };
      if (event.pointerType === "mouse") return;
      timer.current = window.setTimeout(() => {
        isSpent.current = true;
        letGo();
        latest.current.onHold(place);
      }, LONG);
    },
    onPointerMove(event: Pointer) {
      const now = held.current;
      if (!now) return;
      const [across, down] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.ghost) {
        if (Math.hypot(across, down) < SLIP) return;
        clearTimeout(timer.current);
        if (!isMovable(latest.current, now.place)) return;
        now.ghost = ghostOf(now.piece);
        event.currentTarget.setPointerCapture(event.pointerId);
        take(latest.current, now.place);
      }
      now.ghost.style.translate = `${across}px ${down}px`;
      light(event);
    },
    onPointerUp(event: Pointer) {
      const now = held.current;
      if (now?.ghost) {
        isSpent.current = true;
        setTimeout(() => (isSpent.current = false), 50);
        drop(latest.current, now, event);
        light(null);
      }
      letGo();
    },
    onPointerCancel() {
      light(null);
      letGo();
    },
  };
}

function pieceUnder(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest("[data-place], button") : null;
  return found instanceof HTMLElement && found.dataset.place !== undefined ? found : null;
}

function placeUnder(target: EventTarget | null): string | null {
  return pieceUnder(target)?.dataset.place ?? null;
}

/** A counter that cannot be ordered itself is no hindrance on a lit area. */
function meant({ marks, ready, view }: TableProps, place: string): string {
  const area = view.forces.find((each) => each.code === place)?.place;
  const isLit = marks.some((mark) => mark.place === area) && !marks.some((mark) => mark.place === place);
  return area !== undefined && isLit && !ready.includes(place) ? area : place;
}

function subjectOf({ view }: TableProps, place: string): string {
  return view.sides.find((side) => place === `${side.name}/pile`)?.top ?? place;
}

function isMovable(props: TableProps, place: string): boolean {
  return choicesOf(props.orders, subjectOf(props, place)).length > 0;
}

/** What is dragged is taken up, so that the places it may go to light up. */
function take(props: TableProps, place: string): void {
  const goes = choicesOf(props.orders, subjectOf(props, place)).some((choice) => choice.place.includes("/"));
  if (goes && props.selected !== place) props.onPlace(place);
}

const THROWS = ["play", "react", "fire", "give"];

/** On a lit place: that order. A card that is thrown up onto the table is played; if it cannot be, it is only chosen. */
function drop(props: TableProps, { place, y }: Held, event: Pointer): void {
  const subject = subjectOf(props, place);
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  const places = under.flatMap((each) => (each instanceof HTMLElement && each.dataset.place) || []);
  const there = choicesOf(props.orders, subject).find(
    (choice) => choice.place.includes("/") && places.includes(choice.place),
  );
  const isThrown = props.view.hand.some((each) => each.face === place) && y - event.clientY > THROWN;
  const [play] = isThrown ? THROWS.flatMap((verb) => choicesOf(props.orders, subject, verb)) : [];
  const order = there ?? play;
  if (order) props.onOrder(order.words);
  else if (isThrown && props.selected !== place) props.onPlace(place);
}

function ghostOf(piece: HTMLElement): HTMLElement {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const ghost = piece.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-place");
  ghost.classList.add("bs-ghost");
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  (piece.closest(".bs-table") ?? document.body).append(ghost);
  piece.classList.add("bs-away");
  return ghost;
}

/** The lit area under the ghost is the one it would fall on. */
function light(event: Pointer | null): void {
  document.querySelector(".bs-under")?.classList.remove("bs-under");
  if (!event) return;
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  under.find((each) => each.classList.contains("bs-lit"))?.classList.add("bs-under");
}
