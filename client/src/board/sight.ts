// What is spoken of comes into sight: on the way to it everything is scrolled that can be, and not the page itself.

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { prefersStillness } from "kurgan/settings";
import { placed } from "./TraceSheet";

/** From where to where something goes, across or down. */
export interface Reach {
  from: number;
  to: number;
}

const SETTLED = 500; // milliseconds after which the page around the table has taken its new shape

/** The first of these places comes into sight, and after it as many as there is room for. */
export function useSight(table: RefObject<HTMLElement | null>, places: string[]): void {
  const key = places.join(" ");
  useLayoutEffect(() => {
    const [top, window] = [table.current, table.current?.parentElement];
    if (!key || !top || !window) return;
    // what is said beside the table changes with what is pointed at, and with it the room there is
    const watch = new ResizeObserver(() => bringIntoSight(top, key.split(" ")));
    watch.observe(window);
    const settled = setTimeout(() => watch.disconnect(), SETTLED);
    return () => {
      clearTimeout(settled);
      watch.disconnect();
    };
  }, [key]);
}

/** How far to scroll: nothing if what matters is in sight, else so that it lies in the middle. */
export function shiftOf(view: Reach, spoken: Reach[]): number {
  const [first, ...others] = spoken;
  if (!first) return 0;
  let wanted = first;
  for (const other of others) {
    const both = { from: Math.min(wanted.from, other.from), to: Math.max(wanted.to, other.to) };
    if (both.to - both.from > view.to - view.from) break;
    wanted = both;
  }
  const isInSight = wanted.from >= view.from - 1 && wanted.to <= view.to + 1;
  return isInSight ? 0 : (wanted.from + wanted.to - view.from - view.to) / 2;
}

function bringIntoSight(table: HTMLElement, places: string[]): void {
  const found = places.map((place) => drawn(table, place)).filter((each) => each !== null);
  const behavior = prefersStillness() ? "instant" : "smooth";
  for (const [around, inside] of windowsOf(table, found)) {
    const view = around.getBoundingClientRect();
    const boxes = inside.map((each) => each.getBoundingClientRect());
    const left = shiftOf(
      { from: view.left, to: view.right },
      boxes.map((box) => ({ from: box.left, to: box.right })),
    );
    const top = shiftOf(
      { from: view.top, to: view.bottom },
      boxes.map((box) => ({ from: box.top, to: box.bottom })),
    );
    if (left || top) around.scrollBy({ left, top, behavior });
  }
}

/** Where a place was drawn last, if it is anywhere. */
function drawn(table: HTMLElement, place: string): HTMLElement | null {
  const found = [...table.querySelectorAll<HTMLElement>(placed(place))];
  return found.findLast((each) => each.getClientRects().length > 0) ?? null;
}

/** Everything around some elements that can be scrolled, up to the window that the whole table is seen through. */
function windowsOf(table: HTMLElement, elements: HTMLElement[]): Map<HTMLElement, HTMLElement[]> {
  const windows = new Map<HTMLElement, HTMLElement[]>();
  for (const element of elements) {
    let around = element.parentElement;
    while (around && around.contains(element)) {
      if (isScrolled(around)) windows.set(around, [...(windows.get(around) ?? []), element]);
      around = around === table.parentElement ? null : around.parentElement;
    }
  }
  return windows;
}

function isScrolled(element: HTMLElement): boolean {
  const isLarger = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
  return isLarger && /auto|scroll/.test(getComputedStyle(element).overflow);
}
