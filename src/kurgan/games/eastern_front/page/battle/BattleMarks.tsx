// Around the counters, while a battle is planned or asked about: whom one may attack, who must be, who joins, and the front as
// it was.

import { border, pathOf } from "kurgan/board/areas";
import { outline } from "kurgan/board/hexes";
import type { BoardProps } from "kurgan/table/looks";
import { hexesIn } from "../areas";
import { gridOf, SIZE } from "../sheet";
import type { Scene, View } from "../types";
import "./marks.css";

export function BattleMarks(props: Pick<BoardProps, "scene" | "view" | "orders" | "gathered" | "takeable" | "past">) {
  const [scene, view] = [props.scene as Scene, props.view as View];
  const grid = gridOf(scene);
  const around = (hexes: Iterable<string>, size: number) => [...hexes].map((hex) => outline(grid, hex, size)).join("");
  const standing = (codes: readonly string[]) => new Set(codes.flatMap((code) => view.units[code]?.hex ?? []));
  const [joined, free] = [standing(props.gathered), standing(props.takeable ?? [])];
  const owed = view.overdue.filter((hex) => props.orders.some(({ subject }) => subject === hex));
  return (
    <g class="ef-battle-marks">
      {props.past !== undefined && <FrontThen {...{ scene, view }} past={props.past as View} />}
      <path class="ef-may-attack" d={around(targetsOf(view, props.orders), SIZE - 5)} />
      <path class="ef-must-attack" d={around(owed, SIZE - 9)} />
      <path
        class="ef-may-join"
        d={around(
          [...free].filter((hex) => !joined.has(hex)),
          SIZE - 5,
        )}
      />
      <path class="ef-has-joined" d={around(joined, SIZE - 5)} />
    </g>
  );
}

/** The hexes that may be attacked now: the subjects of what may be ordered. */
export function targetsOf({ step }: View, orders: BoardProps["orders"]): string[] {
  if (step !== "target" && step !== "breakthrough") return [];
  return orders.map(({ subject }) => subject).filter((subject) => /^\d{4}$/.test(subject));
}

/** Has the front moved? */
export function hasMoved(past: Partial<View>, view: View): boolean {
  return past.control !== undefined && past.control.join() !== view.control.join();
}

/** The front as it was, in small. */
export function FrontThenSample() {
  return (
    <g class="ef-battle-marks">
      <path class="ef-front-then-ground" d="M2 36L18 24L34 34L50 20L66 14" />
      <path class="ef-front-then" d="M2 36L18 24L34 34L50 20L66 14" />
    </g>
  );
}

/** Where the front ran, if it has moved since. */
function FrontThen({ scene, view, past }: { scene: Scene; view: View; past: View }) {
  if (!hasMoved(past, view)) return null;
  const [axis, soviet] = [hexesIn(past.control, "A"), hexesIn(past.control, "S")];
  const line = border(gridOf(scene), axis, (name) => name !== null && soviet.has(name))
    .map(pathOf)
    .join("");
  return (
    <>
      <path class="ef-front-then-ground" d={line} />
      <path class="ef-front-then" d={line} />
    </>
  );
}
