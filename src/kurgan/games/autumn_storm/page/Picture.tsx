// A small still picture of a scenario: its part of the map, the places that count, and where the blow falls.

import type { Box } from "kurgan/board/Board";
import type { Point } from "kurgan/board/hexes";
import { Flags } from "./flags";
import { boxAround, centreOf, fieldBox } from "./sheet";
import { Terrain } from "./terrain";
import type { Scene } from "./types";

/** What a painter would make of a scenario's summary. */
interface Sketch {
  /** From hex to hex, as arrows. */
  blows: [string, string][];
  /** The two corners of the part to look at, if it is not the whole field. */
  part?: [string, string];
  /** In one colour, as in an old rulebook. */
  isOldPrint?: true;
}

const SKETCHES: Record<string, Sketch> = {
  "mamayev-kurgan": { blows: [["0202", "0502"]] },
  "september-1942": {
    blows: [
      ["0201", "0601"],
      ["0203", "0502"],
      ["0304", "0704"],
    ],
  },
  "october-1942": {
    part: ["0400", "0803"],
    blows: [
      ["0300", "0600"],
      ["0401", "0701"],
    ],
  },
  published: {
    isOldPrint: true,
    blows: [
      ["0201", "0601"],
      ["0203", "0502"],
      ["0304", "0704"],
    ],
  },
};
const PLAIN: Sketch = { blows: [] };

export function Picture({ scene, scenario }: { scene: unknown; scenario: string }) {
  const { blows, part, isOldPrint } = SKETCHES[scenario] ?? PLAIN;
  const { left, top, right, bottom }: Box = part ? boxAround(part.map(centreOf), 10) : fieldBox(scene as Scene, 10);
  return (
    <svg
      class={isOldPrint ? "as-picture as-old-print" : "as-picture"}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      aria-hidden="true"
    >
      <Terrain scene={scene as Scene} />
      {blows.map(([from, to]) => (
        <path key={from} class="as-blow" d={arrow(centreOf(from), centreOf(to))} />
      ))}
      <Flags scene={scene as Scene} />
    </svg>
  );
}

/** Broad at its head and thin where it comes from, as staffs draw them; it stops short of its goal. */
function arrow(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [right, down] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number) =>
    `${(from.x + right * along - down * aside).toFixed(1)} ${(from.y + down * along + right * aside).toFixed(1)}`;
  const [tip, neck] = [length - 30, length - 78];
  const sway = length / 9;
  return (
    `M${at(0, -5)}Q${at(neck * 0.5, -sway - 10)} ${at(neck, -14)}L${at(neck - 6, -32)}L${at(tip, 0)}` +
    `L${at(neck - 6, 32)}L${at(neck, 14)}Q${at(neck * 0.5, 8 - sway)} ${at(0, 5)}Z`
  );
}
