// A board with no game in it: a drawing that can be dragged and brought nearer, and says where it was touched.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Camera, leave, take } from "./camera";
import type { Fan } from "./fan";
import type { Point } from "./hexes";
import { pointers } from "./pointers";
import "./board.css";

export { isZoomable, zoomHome, zoomIn, zoomOut } from "./camera";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What carries a counter over the board. A finger also moves the board itself, so less may be carried by it. */
export type Carrier = "mouse" | "finger";

/** How much of the drawing is told apart: its style sheet goes by `data-zoom` of the board. */
export type Level = "far" | "middle" | "near";

export interface BoardProps {
  /** Spoken in place of the drawing. */
  label: string;
  /** What is in sight at first. */
  shown: Box;
  /** How far the drawing goes. */
  sheet: Box;
  /** The middle of what it is about: there it opens, where all of it would be too small to be read at once. */
  opening?: Point | undefined;
  /** Kept in sight, the first before the others: the board follows when they leave the window. */
  followed: Point[];
  /** Nothing in it moves: the same element every time, so that Preact draws it once. */
  still: ComponentChildren;
  /** Drawn over it, again and again. */
  children: ComponentChildren;
  /** From how many pixels for a unit of the drawing on it is seen from the middle, and from near; else it is always near. */
  levels?: { middle: number; near: number } | undefined;
  /** The most pixels for a unit of the drawing. */
  nearest?: number | undefined;
  /** How many pixels for a unit of the drawing a finger needs to tell a place from the next. */
  pressable?: number | undefined;
  /** The board has come to rest: how many pixels a unit of the drawing has, and what of it is in sight. */
  onRest?: ((scale: number, sight: Box) => void) | undefined;
  placeAt(point: Point): string | null;
  /** A stack that is spread out: its counters lie over the places around. */
  fan?: Fan | null | undefined;
  /** On these a double tap is two taps; elsewhere it brings the board nearer. */
  isLive(place: string): boolean;
  /** A press on a place, or on one of the counters that are spread out there. */
  onPlace(place: string, subject: string | null): void;
  /** The same with Shift. */
  onAdd?: ((place: string, subject: string | null) => void) | undefined;
  onHover(place: string | null): void;
  /** From these something is dragged over the board instead of the board. */
  mayDrag?: ((place: string, by: Carrier, subject: string | null) => boolean) | undefined;
  onDrag?: ((from: string, place: string, subject: string | null) => void) | undefined;
  onDrop?: ((place: string | null) => void) | undefined;
  onHold(place: string, subject: string | null): void;
}

export function Board(props: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const still = useRef<SVGSVGElement>(null);
  const live = useRef<SVGSVGElement>(null);
  const camera = useRef<Camera | null>(null);
  const latest = useRef(props);
  latest.current = props;

  useLayoutEffect(() => {
    const made = new Camera(board.current!, [still.current!, live.current!], () => latest.current);
    camera.current = made;
    take(made);
    made.open();
    const watch = new ResizeObserver(() => made.resized());
    watch.observe(board.current!);
    return () => {
      watch.disconnect();
      leave(made);
    };
  }, []);

  const { shown, followed } = props;
  useLayoutEffect(() => camera.current?.open(), [shown.left, shown.top, shown.right, shown.bottom]);
  useLayoutEffect(() => {
    camera.current?.follow(followed);
  }, [followed.map(({ x, y }) => `${x} ${y}`).join()]);

  return (
    <div ref={board} class="board" role="application" aria-label={props.label} {...pointers(camera, latest)}>
      <svg ref={still} class="board-sheet">
        {props.still}
      </svg>
      <div class="board-live">
        <svg ref={live} class="board-sheet">
          {props.children}
        </svg>
      </div>
      <div class="board-glass" />
    </div>
  );
}
