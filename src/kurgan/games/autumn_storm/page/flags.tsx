// Victory flags: who holds a place, and what it is worth. The two sides' flags differ in cut, not only in colour.

import { centreOf } from "./sheet";
import type { Scene, View } from "./types";

const CUT: Record<string, string> = {
  axis: "M0 0q7-3 13 0t13 0v17q-7 3-13 0t-13 0z",
  soviet: "M0 0q8-3 15 0t15-1l-6 9 6 9q-8 3-15 0t-15 0z",
};

/** Without a view nobody holds anything yet. */
export function Flags({ scene, view }: { scene: Scene; view?: View }) {
  return (
    <g class="as-flags">
      {scene.hexes
        .filter((hex) => hex.victory > 0 && hex.in_field)
        .map((hex) => {
          const { x, y } = centreOf(hex.name);
          const side = view?.control[hex.name];
          return (
            <g key={hex.name} class={`as-flag as-${side ?? "nobody"}`} transform={`translate(${x + 31} ${y - 49})`}>
              <path class="as-pole" d="M-1.5-3V24" />
              <path class="as-cloth" d={CUT[side ?? "axis"] ?? ""} />
              <text x="12.500" y="14">
                {hex.victory}
              </text>
            </g>
          );
        })}
    </g>
  );
}
