// The board of the game: a table with five Locations in the middle, the two sides around them, and battles over it.

import { useRef } from "preact/hooks";
import { useSight } from "kurgan/board/sight";
import { TraceSheet } from "kurgan/board/TraceSheet";
import type { BoardProps } from "kurgan/table/looks";
import { Announced } from "./Announced";
import { Battle } from "./Battle";
import { Columns } from "./Columns";
import { CounterSymbols } from "./countersheet";
import { useGestures } from "./gestures";
import { OtherHand, OwnHand } from "./Hands";
import { Struck } from "./Losses";
import { otherThan, tray, type TableProps } from "./reading";
import { useSlides } from "./slides";
import { Strip } from "./Strip";
import { Tray } from "./Tray";
import type { Scene, View } from "./types";

/** Only cards that fit are answers. */
const ANSWERING = ["reaction", "event_round"];

export function Tabletop(given: BoardProps) {
  const props: TableProps = { ...given, scene: given.scene as Scene, view: given.view as View };
  const { view, words } = props;
  const { seat, battle, losses } = view;
  const table = useRef<HTMLDivElement>(null);
  useSlides(table, view);
  useSight(table, [...(props.cursor ? [props.cursor] : []), ...(props.spoken ?? []), ...props.pointed]);
  const isFull = battle !== null || losses !== null;
  const isAnswering = ANSWERING.includes(view.step) && view.actor === seat;
  const looks = [isFull && "bs-fighting", losses && "bs-losing", isAnswering && "bs-answering"].filter(Boolean);
  return (
    <div ref={table} class={`bs-table bs-seat-${seat} ${looks.join(" ")}`} {...useGestures(props)}>
      <CounterSymbols />
      <h2 class="unseen">{words.get("map-label")}</h2>
      <Strip {...props} side={otherThan(seat)}>
        <OtherHand {...props} />
      </Strip>
      <div class="bs-middle">
        <Columns {...props} />
        {battle && <Battle {...props} battle={battle} />}
        {losses && !battle && <Struck {...props} losses={losses} />}
        <Announced {...props} />
      </div>
      <Strip {...props} side={seat}>
        {tray(view).length > 0 ? <Tray {...props} /> : <OwnHand {...props} />}
      </Strip>
      <TraceSheet table={table} traces={props.traces} view={view} />
    </div>
  );
}
