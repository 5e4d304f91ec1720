// Where the card of what happened lies on this screen: measured, since only the page knows where a place is.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { placeBox } from "kurgan/board/TraceSheet";
import {
  beneath,
  beside,
  clearing,
  overlap,
  spotsIn,
  spotsUp,
  type Box,
  type Size,
  type Spot,
} from "kurgan/table/clearing";
import type { Happening } from "kurgan/table/looks";
import { useSitting } from "kurgan/table/sitting";
import { placesOf } from "kurgan/table/steps";

const AIR = 12;
const SETTLED = 400; // milliseconds after which a board that moved by itself lies still
const PHONE = "(max-width: 700px)";

/** Nothing while it is being looked for. */
export function useClearing(card: RefObject<HTMLElement | null>, happening: Happening | null) {
  const { looks } = useSitting();
  const [found, setFound] = useState<{ of: Happening; spot: Spot } | null>(null);
  useLayoutEffect(() => {
    if (!happening) return setFound(null);
    const look = () => {
      const spot = card.current && spotFor(card.current, placesOf(happening), looks.isFull ?? false);
      if (spot) setFound({ of: happening, spot });
    };
    const frame = requestAnimationFrame(look); // the board has drawn its places by then
    addEventListener("resize", look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("resize", look);
    };
  }, [happening]);
  return happening && found?.of === happening ? { left: `${found.spot.left}px`, top: `${found.spot.top}px` } : null;
}

/** Out of the way of some places: nothing as long as the card covers none of them where it lies by itself. */
export function useAside(card: RefObject<HTMLElement | null>, places: string[]) {
  const { looks } = useSitting();
  const [spot, setSpot] = useState<Spot | null>(null);
  const key = places.join();
  useLayoutEffect(() => {
    const look = () => card.current && setSpot(asideOf(card.current, places, looks.isFull ?? false));
    const frame = requestAnimationFrame(look);
    const later = window.setTimeout(look, SETTLED);
    addEventListener("resize", look);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(later);
      removeEventListener("resize", look);
    };
  }, [key]);
  return spot && { position: "fixed", left: `${spot.left}px`, top: `${spot.top}px`, right: "auto", bottom: "auto" };
}

/** Beside some places, as near as it can lie without covering them; nothing while it is being looked for. */
export function useBeside(card: RefObject<HTMLElement | null>, places: string[]) {
  const [spot, setSpot] = useState<Spot | null>(null);
  const key = places.join();
  useLayoutEffect(() => {
    if (places.length === 0) return setSpot(null);
    const look = () => card.current && setSpot(besideOf(card.current, places));
    const later = window.setTimeout(look, SETTLED);
    const watch = new ResizeObserver(look); // what it foretells may come later
    if (card.current) watch.observe(card.current);
    addEventListener("resize", look);
    return () => {
      clearTimeout(later);
      watch.disconnect();
      removeEventListener("resize", look);
    };
  }, [key]);
  return places.length > 0 && spot ? { left: `${spot.left}px`, top: `${spot.top}px` } : null;
}

function besideOf(card: HTMLElement, places: string[]): Spot | null {
  const table = card.closest(".table");
  const map = table?.querySelector(".map")?.getBoundingClientRect();
  if (!table || !map) return null;
  const { width, height } = card.getBoundingClientRect();
  const size = { width, height };
  const boxes = places.map((place) => placeBox(table, place)).filter((box) => box !== null);
  const prompt = table.querySelector(".prompt-bar")?.getBoundingClientRect();
  const area = within(map, Math.min(map.bottom, prompt?.top ?? map.bottom));
  const others = [...table.querySelectorAll(".zoom, .coach, .happening, .since")].map((each) =>
    each.getBoundingClientRect(),
  );
  return clearing([...beside(boxes, area, size), ...spotsIn(area, size)], size, boxes, others);
}

function asideOf(card: HTMLElement, places: string[], isFull: boolean): Spot | null {
  const table = card.closest(".table");
  if (!table) return null;
  const { position, left, top, right, bottom } = card.style;
  Object.assign(card.style, { position: "", left: "", top: "", right: "", bottom: "" });
  const own = card.getBoundingClientRect();
  const boxes = places.map((place) => placeBox(table, place)).filter((box) => box !== null);
  const isClear = boxes.every((box) => overlap(own, box) === 0);
  const spot = isClear ? null : spotFor(card, places, isFull);
  Object.assign(card.style, { position, left, top, right, bottom });
  return spot;
}

export function spotFor(card: HTMLElement, places: string[], isFull: boolean): Spot | null {
  const table = card.closest(".table");
  if (!table) return null;
  const { width, height } = card.getBoundingClientRect();
  const size = { width, height };
  const spokenOf = places.map((place) => placeBox(table, place)).filter((box) => box !== null);
  const others = ".zoom, .coach, .prompt-bar, .since, .ending, .question";
  const boxes = [...table.querySelectorAll(others)]
    .filter((each) => each !== card)
    .map((each) => each.getBoundingClientRect());
  const map = table.querySelector(".map")?.getBoundingClientRect();
  const between = map ? beneath(spokenOf, within(map, map.bottom), size) : [];
  return clearing([...spotsOf(table, size, isFull), ...between], size, spokenOf, boxes);
}

/** Beside the board first, where there is room beside it; then over its corners. */
function spotsOf(table: Element, size: Size, isFull: boolean): Spot[] {
  const boxOf = (parts: string) => table.querySelector(parts)?.getBoundingClientRect();
  const [map, panel, prompt] = [boxOf(".map"), boxOf(".tab-body"), boxOf(".prompt-bar")];
  if (!map || !panel) return [];
  const isPhone = matchMedia(PHONE).matches;
  const onMap = spotsIn(within(map, isPhone ? map.bottom : Math.min(map.bottom, prompt?.top ?? map.bottom)), size);
  if (isPhone && isFull) return [{ left: 8, top: 4 }, ...onMap];
  if (isPhone) return [{ left: 8, top: innerHeight - size.height - 8 }, ...onMap];
  return isFull ? [...spotsUp(within(panel, panel.bottom), size), ...onMap] : onMap;
}

function within({ left, top, right }: Box, bottom: number): Box {
  return { left: left + AIR, top: top + AIR, right: right - AIR, bottom: bottom - AIR };
}
