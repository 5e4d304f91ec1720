// Where the card of what happened lies on this screen: measured, since only the page knows where a place is.

import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { placeBox } from "kurgan/board/TraceSheet";
import { clearing, spotsIn, type Box, type Size, type Spot } from "kurgan/table/clearing";
import type { Happening } from "kurgan/table/looks";
import { useSitting } from "kurgan/table/sitting";
import { placesOf } from "kurgan/table/steps";

const AIR = 12;
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

function spotFor(card: HTMLElement, places: string[], isFull: boolean): Spot | null {
  const table = card.closest(".table");
  if (!table) return null;
  const { width, height } = card.getBoundingClientRect();
  const size = { width, height };
  const spokenOf = places.map((place) => placeBox(table, place)).filter((box) => box !== null);
  const others = ".zoom, .coach, .prompt-bar, .since, .ending";
  const boxes = [...table.querySelectorAll(others)].map((each) => each.getBoundingClientRect());
  return clearing(spotsOf(table, size, isFull), size, spokenOf, boxes);
}

/** Beside the board first, where there is room beside it; then over its corners. */
function spotsOf(table: Element, size: Size, isFull: boolean): Spot[] {
  const boxOf = (parts: string) => table.querySelector(parts)?.getBoundingClientRect();
  const [map, panel, prompt] = [boxOf(".map"), boxOf(".side-panel"), boxOf(".prompt-bar")];
  if (!map || !panel) return [];
  const isPhone = matchMedia(PHONE).matches;
  const onMap = spotsIn(within(map, isPhone ? map.bottom : Math.min(map.bottom, prompt?.top ?? map.bottom)), size);
  if (isPhone && isFull) return [{ left: 8, top: 4 }, ...onMap];
  if (isPhone) return [{ left: 8, top: innerHeight - size.height - 8 }, ...onMap];
  return isFull ? [spotsIn(within(panel, panel.bottom), size)[0]!, ...onMap] : onMap;
}

function within({ left, top, right }: Box, bottom: number): Box {
  return { left: left + AIR, top: top + AIR, right: right - AIR, bottom: bottom - AIR };
}
