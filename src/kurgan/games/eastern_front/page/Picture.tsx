// A small still picture of a scenario: its part of the map, the places that count, and where the blows fall.

import type { Point } from "kurgan/board/hexes";
import { GreatMap } from "./map/GreatMap";
import { centreOf, fieldBox } from "./sheet";
import type { Scene } from "./types";

/** What a staff officer would draw of a scenario: whose arrows, from hex to hex. */
interface Blow {
  side: string;
  from: string;
  to: string;
}

const BLOWS: Record<string, Blow[]> = {
  uranus: [
    { side: "soviet", from: "2520", to: "2625" },
    { side: "soviet", from: "3026", to: "2724" },
  ],
  "case-blue": [
    { side: "axis", from: "1918", to: "2722" },
    { side: "axis", from: "2024", to: "2832" },
  ],
  barbarossa: [
    { side: "axis", from: "0511", to: "1304" },
    { side: "axis", from: "0616", to: "1910" },
    { side: "axis", from: "0721", to: "1618" },
  ],
};
BLOWS["campaign"] = BLOWS["barbarossa"]!;

export function Picture({ scene, scenario }: { scene: unknown; scenario: string }) {
  const board = scene as Scene;
  const { left, top, right, bottom } = fieldBox(board, 10);
  const scale = 300 / (right - left);
  return (
    <svg
      class="ef-picture"
      data-zoom="far"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <GreatMap scene={board} zoom={scale} />
      {(BLOWS[scenario] ?? []).map(({ side, from, to }) => (
        <path key={from} class={`ef-blow ef-of-${side}`} d={arrow(centreOf(from), centreOf(to), (right - left) / 40)} />
      ))}
    </svg>
  );
}

/** Broad at its head and thin where it comes from, swinging out to one side. */
function arrow(from: Point, to: Point, wide: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [right, down] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number) =>
    `${(from.x + right * along - down * aside).toFixed(0)} ${(from.y + down * along + right * aside).toFixed(0)}`;
  const neck = length - 2.6 * wide;
  const sway = length / 8;
  return (
    `M${at(0, -wide * 0.25)}Q${at(neck * 0.5, -sway - wide * 0.5)} ${at(neck, -wide * 0.7)}L${at(neck - wide * 0.3, -wide * 1.6)}` +
    `L${at(length, 0)}L${at(neck - wide * 0.3, wide * 1.6)}L${at(neck, wide * 0.7)}Q${at(neck * 0.5, wide * 0.4 - sway)} ${at(0, wide * 0.25)}Z`
  );
}
