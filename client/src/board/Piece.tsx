// What stands on a board: where it stands is one transform, and when that changes it slides there along the way it took.

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { prefersStillness } from "kurgan/settings";
import type { Point } from "./hexes";

const SLIDE = 280; // milliseconds

interface PieceProps {
  /** Who it is. */
  subject?: string | undefined;
  x: number;
  y: number;
  /** Where it went by, if anybody saw it: it ends where the piece stands now. */
  way?: readonly Point[] | undefined;
  children: ComponentChildren;
}

export function Piece({ subject, x, y, way = [], children }: PieceProps) {
  const group = useRef<SVGGElement>(null);
  const stood = useRef<Point>({ x, y });
  useLayoutEffect(() => {
    const start = stood.current;
    stood.current = { x, y };
    if ((start.x === x && start.y === y) || prefersStillness()) return;
    const isItsWay = way.at(-1)?.x === x && way.at(-1)?.y === y;
    const stops = [start, ...(isItsWay ? way.filter((each) => each.x !== start.x || each.y !== start.y) : [{ x, y }])];
    group.current?.animate(
      stops.map((stop) => ({ transform: standingOn(stop) })),
      { duration: SLIDE, easing: "ease-in-out" },
    );
  }, [x, y]);
  return (
    <g ref={group} data-subject={subject} style={{ transform: standingOn({ x, y }) }}>
      {children}
    </g>
  );
}

export function standingOn({ x, y }: Point): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}
