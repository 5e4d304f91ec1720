// Both sides as the seat knows them, the lost ones struck out.

import type { PartProps } from "kurgan/table/looks";
import type { Words } from "kurgan/words/words";
import { conditionsOf, isLost, nameOf, ratingsOf, strengthOf } from "./describe";
import type { UnitView, View } from "./types";

export function Forces({ view, words, onPlace }: PartProps & { onPlace(place: string): void }) {
  const { sides, units } = view as View;
  return (
    <div class="as-forces">
      {sides.map((side) => (
        <section key={side.name} class={`as-${side.name}`}>
          <h3>{words.get(`side-${side.name}`)}</h3>
          <ul>
            {units
              .filter((unit) => unit.side === side.name && unit.code !== null)
              .map((unit) => (
                <li key={unit.code}>
                  <Row unit={unit} words={words} onPlace={onPlace} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Row({ unit, words, onPlace }: { unit: UnitView; words: Words; onPlace(place: string): void }) {
  const { hex } = unit;
  const row = (
    <>
      <span class={`as-chip as-${unit.side}`}>{unit.label}</span>
      <span class="as-who">{isLost(unit) ? <s>{nameOf(unit, words)}</s> : nameOf(unit, words)}</span>
      <span class="as-where">{isLost(unit) ? words.get("unit-lost") : (hex ?? words.get("unit-unseen"))}</span>
      <span class="as-what">
        {[ratingsOf(unit), ...(isLost(unit) ? [] : [strengthOf(unit, words)]), ...conditionsOf(unit, words)]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </>
  );
  if (hex === null) return <div class="as-row">{row}</div>;
  return (
    <button type="button" class="as-row" onClick={() => onPlace(hex)}>
      {row}
    </button>
  );
}
