// What the months change on the map: fortified lines that are manned, and rivers and lakes that are frozen.

import { alongSides, pathOf, softened } from "kurgan/board/areas";
import { memo } from "kurgan/board/memo";
import type { Scene } from "../types";
import { gridOf } from "../sheet";
import { bent, numbered, type Side } from "./ground";

interface SeasonProps {
  scene: Scene;
  /** "1942-11". */
  month: string;
  /** What the weather freezes, in the scene's words. */
  ice: string;
}

export const Season = memo(({ scene, month, ice }: SeasonProps) => {
  const forts = along(
    scene,
    scene.fort_sides.filter(([, , from]) => from <= month),
  );
  const frozen = along(scene, scene.frozen[ice] ?? []);
  return (
    <g class="ef-season">
      <path class="ef-ice" d={frozen} />
      <path class="ef-forts" d={forts} />
      <path class="ef-forts-line" d={forts} />
    </g>
  );
});

function along(scene: Scene, sides: Side[]): string {
  return alongSides(gridOf(scene), numbered(sides))
    .map((line) => pathOf(softened(bent(line), 2)))
    .join("");
}
