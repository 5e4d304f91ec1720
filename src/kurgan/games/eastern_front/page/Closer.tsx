// A hex seen from near: its ground, and each unit of its stack as a counter that can be pressed.

import type { CloserProps } from "kurgan/table/looks";
import { Face } from "./counters";
import { conditionsOf, groundLine, ratingsOf } from "./describe";
import type { Scene, View } from "./types";
import { counterOf, unitsAt } from "./units";
import "./forces.css";

export function Closer({ scene, view, words, place, group, able, onPick }: CloserProps) {
  const [board, shown] = [scene as Scene, view as View];
  const units = unitsAt(board, shown, place);
  return (
    <article class="card ef-closer">
      <p class="ef-ground">{groundLine(board, shown, place, words)}</p>
      {units.length > 0 && (
        <ul>
          {units.map((unit) => {
            const isAble = able.has(unit.code);
            const isChosen = group.includes(unit.code);
            const inside = (
              <>
                <svg class="ef-face" viewBox="-36 -36 72 72" aria-hidden="true">
                  <Face {...counterOf(board, shown, unit.code)} isReady={isAble} isChosen={isChosen} />
                </svg>
                <span class="ef-who">{words.text(unit.name)}</span>
                <span class="ef-what">{[ratingsOf(unit), ...conditionsOf(unit, words)].join(" · ")}</span>
              </>
            );
            return (
              <li key={unit.code}>
                {isAble ? (
                  <button
                    type="button"
                    class="ef-entry"
                    aria-pressed={isChosen}
                    onClick={(event) => onPick(unit.code, event.shiftKey)}
                  >
                    {inside}
                  </button>
                ) : (
                  <div class="ef-entry">{inside}</div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </article>
  );
}
