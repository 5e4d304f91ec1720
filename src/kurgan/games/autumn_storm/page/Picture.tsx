// A small still picture of a scenario: its part of the map, with the places that count.

import { Flags } from "./flags";
import { fieldBox } from "./sheet";
import { Terrain } from "./terrain";
import type { Scene } from "./types";

export function Picture({ scene }: { scene: unknown }) {
  const { left, top, right, bottom } = fieldBox(scene as Scene, 10);
  return (
    <svg class="as-picture" viewBox={`${left} ${top} ${right - left} ${bottom - top}`} aria-hidden="true">
      <Terrain scene={scene as Scene} />
      <Flags scene={scene as Scene} />
    </svg>
  );
}
