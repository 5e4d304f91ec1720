// A hex seen from near: its ground, and each unit of its stack as a counter that can be pressed.

import type { CloserProps } from "kurgan/table/looks";
import { conditionsOf, groundLine, ratingsOf } from "./describe";
import { Entry } from "./Entry";
import type { Scene, View } from "./types";
import { unitsAt } from "./units";
import "./forces.css";

export function Closer({ scene, view, words, place, group, able, onPick }: CloserProps) {
  const [board, shown] = [scene as Scene, view as View];
  const units = unitsAt(board, shown, place);
  return (
    <article class="card ef-closer">
      <p class="ef-ground">{groundLine(board, shown, place, words)}</p>
      {units.length > 0 && (
        <ul>
          {units.map((unit) => (
            <li key={unit.code}>
              <Entry
                {...{ words, unit }}
                scene={board}
                view={shown}
                what={[ratingsOf(unit), ...conditionsOf(unit, words)].join(" · ")}
                isReady={able.has(unit.code)}
                isChosen={group.includes(unit.code)}
                onPress={able.has(unit.code) ? (event) => onPick(unit.code, event.shiftKey) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
