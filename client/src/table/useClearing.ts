// Where the card of what happened lies on this screen: measured, since only the page knows where a place is.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { placeBox } from "kurgan/board/TraceSheet";
import { beneath, clearing, overlap, spotsIn, spotsUp, type Box, type Size, type Spot } from "kurgan/table/clearing";
import type { Happening } from "kurgan/table/looks";
import { isPhone } from "kurgan/table/phone";
import { questionPlaces } from "kurgan/table/question";
import { useSitting } from "kurgan/table/sitting";
import { placesOf } from "kurgan/table/steps";

const AIR = 12;
const SETTLED = 400; // milliseconds after which a board that moved by itself lies still

/** Nothing while it is being looked for. */
export function useClearing(card: RefObject<HTMLElement | null>, happening: Happening | null) {
  const sitting = useSitting();
  const question = questionPlaces(sitting)?.join();
  const [found, setFound] = useState<{ of: Happening; spot: Spot } | null>(null);
  useLayoutEffect(() => {
    if (!happening) return setFound(null);
    const look = () => {
      const spot = card.current && spotFor(card.current, placesOf(happening), true);
      if (spot) setFound({ of: happening, spot });
    };
    const frame = requestAnimationFrame(look); // the board has drawn its places by then
    addEventListener("resize", look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("resize", look);
    };
  }, [happening, question]);
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

function asideOf(card: HTMLElement, places: string[], mayLieBeside: boolean): Spot | null {
  const table = card.closest(".table");
  if (!table) return null;
  const { position, left, top, right, bottom } = card.style;
  Object.assign(card.style, { position: "", left: "", top: "", right: "", bottom: "" });
  const own = card.getBoundingClientRect();
  const boxes = places.map((place) => placeBox(table, place)).filter((box) => box !== null);
  const isClear = boxes.every((box) => overlap(own, box) === 0);
  const spot = isClear ? null : spotFor(card, places, mayLieBeside);
  Object.assign(card.style, { position, left, top, right, bottom });
  return spot;
}

export function spotFor(card: HTMLElement, places: string[], mayLieBeside: boolean): Spot | null {
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
  return clearing([...spotsOf(table, size, mayLieBeside), ...between], size, spokenOf, boxes);
}

/** Beside the board first, where there is room beside it; then over its corners. */
function spotsOf(table: Element, size: Size, mayLieBeside: boolean): Spot[] {
  const boxOf = (parts: string) => table.querySelector(parts)?.getBoundingClientRect();
  const [map, panel, prompt] = [boxOf(".map"), boxOf(".tab-body"), boxOf(".prompt-bar")];
  if (!map || !panel) return [];
  const onMap = spotsIn(
    within(map, isPhone.value ? map.bottom : Math.min(map.bottom, prompt?.top ?? map.bottom)),
    size,
  );
  const isFull = table.classList.contains("full");
  if (isPhone.value) return [isFull ? { left: 8, top: 4 } : { left: 8, top: innerHeight - size.height - 8 }, ...onMap];
  return mayLieBeside ? [...spotsUp(within(panel, panel.bottom), size), ...onMap] : onMap;
}

function within({ left, top, right }: Box, bottom: number): Box {
  return { left: left + AIR, top: top + AIR, right: right - AIR, bottom: bottom - AIR };
}
