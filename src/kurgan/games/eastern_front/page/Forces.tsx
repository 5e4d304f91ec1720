// The tray: who is cut off, who comes and when, who is lost and what brings him back, and all that are there.

import type { ForcesProps } from "kurgan/table/looks";
import type { Words } from "kurgan/words/words";
import { conditionsOf, placeName, ratingsOf } from "./describe";
import { Entry } from "./Entry";
import { mustered, type Muster } from "./forces";
import { monthOf } from "./months";
import type { Scene, SideView, View } from "./types";
import { unitsOf, type Unit } from "./units";
import "./forces.css";

interface Shown extends Pick<ForcesProps, "words" | "onPlace" | "onPick" | "held"> {
  scene: Scene;
  view: View;
  /** Who can be called from the tray now. */
  able: ReadonlySet<string>;
}

export function Forces(props: ForcesProps) {
  const [scene, view] = [props.scene as Scene, props.view as View];
  const units = unitsOf(scene, view);
  const shown: Shown = { ...props, scene, view, able: new Set(props.orders.map(({ subject }) => subject)) };
  const sides = [...view.sides].sort((one) => (one.name === view.seat ? -1 : 1));
  return (
    <div class="ef-forces">
      {sides.map((side) => (
        <SideForces key={side.name} side={side} muster={mustered(units, side.name)} {...shown} />
      ))}
    </div>
  );
}

function SideForces({ side, muster, ...shown }: Shown & { side: SideView; muster: Muster }) {
  const { words, view } = shown;
  const [soon, later] = [
    muster.coming.filter(([month]) => month <= view.month),
    muster.coming.filter(([month]) => month > view.month),
  ];
  const { infantry_factors: infantry, armour_factors: armour } = side;
  return (
    <section class={`ef-of-${side.name}`}>
      <h3>{words.get(`side-${side.name}`)}</h3>
      <Row title={words.get("forces-cut-off")} units={muster.cutOff} {...shown} isOpen />
      {soon.map(([month, units]) => (
        <Row key={month} title={words.get("forces-waiting")} units={units} {...shown} isOpen />
      ))}
      <Row title={words.get("forces-reserve")} units={muster.reserve} {...shown} />
      {later.map(([month, units], count) => (
        <Row key={month} title={monthOf(month, words)} units={units} {...shown} isOpen={count === 0} />
      ))}
      <Row title={words.get("forces-lost", { infantry, armour })} units={muster.lost} {...shown} />
      {muster.present.map(([arm, units]) => (
        <Row key={arm} title={words.get(`forces-${arm}`)} units={units} {...shown} />
      ))}
    </section>
  );
}

/** Some units under a heading that folds them away. */
function Row({ title, units, isOpen = false, ...shown }: Shown & { title: string; units: Unit[]; isOpen?: boolean }) {
  if (units.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary>
        {title} <span class="ef-count">{units.length}</span>
      </summary>
      <ul>
        {units.map((unit) => (
          <li key={unit.code}>
            <Listed unit={unit} {...shown} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One unit: a press takes it up if it waits to be called, else shows where it stands or will come. */
function Listed({ unit, scene, view, words, able, held, onPlace, onPick }: Shown & { unit: Unit }) {
  const place = unit.hex ?? unit.entry;
  const isToCall = unit.hex === null && able.has(unit.code);
  const show = place === null ? undefined : () => onPlace(place);
  return (
    <Entry
      {...{ scene, view, words, unit }}
      what={whatOf(unit, scene, words)}
      isReady={isToCall}
      isChosen={held === unit.code}
      onPress={isToCall ? () => onPick(unit.code) : show}
    >
      {isToCall && <span class="ef-call">{words.get("forces-call")}</span>}
    </Entry>
  );
}

/** The heading says already what has become of it. */
function whatOf(unit: Unit, scene: Scene, words: Words): string {
  const place = unit.hex ?? unit.entry;
  return [
    ratingsOf(unit),
    ...(place === null ? [] : [placeName(scene, place, words)]),
    ...(unit.costs === null ? [] : [words.get("unit-costs", { costs: unit.costs })]),
    ...(unit.hex === null ? [] : conditionsOf(unit, words)),
  ].join(" · ");
}
