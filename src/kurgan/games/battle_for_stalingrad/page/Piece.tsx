// A Force on the table, as an object one can point at, press and drag.

import { Counter } from "./countersheet";
import { forceCard, forceView, isUp, stateOf, type TableProps } from "./reading";

export function Piece({ code, place = code, ...props }: TableProps & { code: string; place?: string }) {
  const card = forceCard(props.scene, code);
  const force = forceView(props.view, code);
  if (!card) return null;
  const isThere = force && (isUp(force) || force.is_engaged); // elsewhere it has what is printed
  return (
    <div class={`bs-piece ${stateOf(props, place)}`} data-place={place} data-force={code}>
      <Counter force={card} view={isThere ? force : null} words={props.words} />
      {props.gathered.includes(place) && <span class="bs-taken">✓</span>}
    </div>
  );
}
