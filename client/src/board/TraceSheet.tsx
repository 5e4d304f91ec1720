// Traces over a table whose places are elements of the page: they are drawn where those lie at the moment.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { Point } from "./hexes";
import { Traces, type TracesProps } from "./Traces";

const SIZE = 44; // pixels

interface SheetProps extends Pick<TracesProps, "traces"> {
  /** The element that has all places in it; the sheet lies over it. */
  table: RefObject<HTMLElement | null>;
  /** Whatever it shows: when that changes, the places may lie elsewhere. */
  view: unknown;
}

export function TraceSheet({ traces, table, view }: SheetProps) {
  const [centres, setCentres] = useState<ReadonlyMap<string, Point>>(new Map());
  const places = traces.flatMap((trace) => trace.places).join(" ");
  useLayoutEffect(() => {
    const look = () => table.current && setCentres(centresIn(table.current, places.split(" ")));
    look();
    const own = table.current;
    if (!places || !own) return;
    own.addEventListener("scroll", look, true); // whatever is scrolled in it takes its places along
    const resized = new ResizeObserver(look); // and what grows beside it pushes them
    resized.observe(own);
    return () => {
      own.removeEventListener("scroll", look, true);
      resized.disconnect();
    };
  }, [places, view]);
  if (traces.length === 0) return null;
  return (
    <svg class="trace-sheet" aria-hidden="true">
      <Traces traces={traces} anchors={[]} size={SIZE} centreOf={(place) => centres.get(place) ?? null} />
    </svg>
  );
}

function centresIn(table: HTMLElement, places: string[]): Map<string, Point> {
  const { left, top } = table.getBoundingClientRect();
  const centres = new Map<string, Point>();
  for (const place of places) {
    const box = placeBox(table, place);
    if (box && isInSight(table, place, box))
      centres.set(place, { x: box.left + box.width / 2 - left, y: box.top + box.height / 2 - top });
  }
  return centres;
}

/** A place may lie under something else of the table: a stage, a sheet. */
function isInSight(table: HTMLElement, place: string, { left, top, width, height }: DOMRect): boolean {
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!over || !table.contains(over)) return true; // what is over the table is not its own
  const names = [...table.querySelectorAll(placed(place))];
  return names.some((each) => each.contains(over) || over.contains(each));
}

export const placed = (place: string) => `[data-place="${CSS.escape(place)}"]`;

/** Where a place is on the screen. One that lies in several places is looked for where it was laid last. */
export function placeBox(within: ParentNode, place: string): DOMRect | null {
  const found = [...within.querySelectorAll(placed(place))];
  const boxes = found.map((each) => each.getBoundingClientRect());
  return boxes.findLast(({ width, height }) => width > 0 && height > 0) ?? null;
}
