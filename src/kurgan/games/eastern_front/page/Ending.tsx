// The card of the ending: the points of each side as a sum, so that the score explains itself.

import type { PartProps } from "kurgan/table/looks";
import { accountOf } from "./scores";
import type { Scene, View } from "./types";

export function Ending({ scene, view, words }: PartProps) {
  const shown = view as View;
  return (
    <ul class="ef-ending">
      {shown.sides.map((side) => (
        <li key={side.name} class={`ef-of-${side.name}`}>
          {accountOf(side, scene as Scene, shown, words)}
        </li>
      ))}
    </ul>
  );
}
