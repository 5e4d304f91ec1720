// The illustrator's vocabulary: masses that stand whole or in ruins, their windows, shading, smoke and rubble.

import { createContext } from "preact";
import { useContext, useId } from "preact/hooks";
import { chance, sway } from "kurgan/board/ink";

/** Whether the place that is being drawn lies in ruins. */
export const Ruined = createContext(false);

const f = (number: number) => String(Math.round(number * 10) / 10);

/** A wall in perspective: its left edge and its right edge, each from top to foot. */
export interface Wall {
  left: [x: number, top: number, foot: number];
  right: [x: number, top: number, foot: number];
}

export function wall(left: number, right: number, top: number, foot: number): Wall {
  return { left: [left, top, foot], right: [right, top, foot] };
}

/** A point of a wall: shares of the way to the right and downwards. */
function spot({ left, right }: Wall, across: number, down: number): string {
  const [top, foot] = [left[1] + (right[1] - left[1]) * across, left[2] + (right[2] - left[2]) * across];
  return `${f(left[0] + (right[0] - left[0]) * across)} ${f(top + (foot - top) * down)}`;
}

export function whole(face: Wall): string {
  return `M${spot(face, 0, 1)}L${spot(face, 0, 0)}L${spot(face, 1, 0)}L${spot(face, 1, 1)}Z`;
}

/** What shells leave of a wall: how far down it is broken, from left to right, in steps of bricks. */
export function broken(face: Wall, depths: number[]): string {
  const random = chance(depths.join());
  const width = 1 / (depths.length - 1);
  const crest = depths.flatMap((depth, i) => {
    const [across, next] = [i * width, depths[i + 1] ?? depth];
    if (i === depths.length - 1) return [spot(face, 1, depth)];
    const bend = across + width * (0.35 + random() * 0.3);
    return [
      spot(face, across, depth),
      spot(face, bend, depth + sway(random, 0.03)),
      spot(face, bend + width * 0.08, (depth + next) / 2),
      spot(face, bend + width * 0.3, (depth + next) / 2 + sway(random, 0.03)),
    ];
  });
  return `M${spot(face, 0, 1)}L${crest.join("L")}L${spot(face, 1, 1)}Z`;
}

interface Openings {
  columns: number;
  rows: number;
  from?: number; // shares of the height
  to?: number;
  wide?: number; // share of a bay
  high?: number;
  isArched?: boolean;
}

export function openings(
  face: Wall,
  { columns, rows, from = 0.08, to = 0.95, wide = 0.5, high = 0.62, isArched }: Openings,
): string {
  let path = "";
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [start, end] = [(column + 0.5 - wide / 2) / columns, (column + 0.5 + wide / 2) / columns];
      const storey = (to - from) / rows;
      const top = from + storey * (row + (1 - high) / 2);
      const foot = top + storey * high;
      const spring = top + storey * high * 0.35;
      path += isArched
        ? `M${spot(face, start, foot)}L${spot(face, start, spring)}Q${spot(face, start, top)} ${spot(face, (start + end) / 2, top)}Q${spot(face, end, top)} ${spot(face, end, spring)}L${spot(face, end, foot)}Z`
        : `M${spot(face, start, foot)}L${spot(face, start, top)}L${spot(face, end, top)}L${spot(face, end, foot)}Z`;
    }
  }
  return path;
}

/** Level lines across a wall, as cornices and courses. */
export function courses(face: Wall, downs: number[]): string {
  return downs.map((down) => `M${spot(face, 0, down)}L${spot(face, 1, down)}`).join("");
}

/** Slanting strokes for the side away from the light. */
export function hatching(left: number, right: number, top: number, foot: number, gap = 3.2): string {
  let path = "";
  for (let x = left - (foot - top); x < right; x += gap) path += `M${f(x)} ${f(foot)}L${f(x + foot - top)} ${f(top)}`;
  return path;
}

interface MassProps {
  tint: string;
  outline: string;
  ruin?: string;
  children?: preact.ComponentChildren;
}

/** Something with an outline, which is another one in ruins; what is drawn on it ends where it ends. */
export function Mass({ tint, outline, ruin, children }: MassProps) {
  const id = useId();
  const standing = useContext(Ruined) ? (ruin ?? outline) : outline;
  return (
    <>
      <clipPath id={id}>
        <path d={standing} />
      </clipPath>
      <path class={`bs-${tint}`} d={standing} />
      <g clip-path={`url(#${id})`}>{children}</g>
      <path class="bs-outline" d={standing} />
    </>
  );
}

export function Chimney({
  x,
  foot,
  top,
  stump,
  wide = 6,
}: {
  x: number;
  foot: number;
  top: number;
  stump: number;
  wide?: number;
}) {
  const half = wide / 2;
  const base = `M${f(x - half)} ${foot}L${f(x - half * 0.7)}`;
  const outline = `${base} ${top}H${f(x + half * 0.7)}L${f(x + half)} ${foot}Z`;
  const ruin = `${base} ${stump}l${f(half * 0.5)} 4l${f(half * 0.4)}-6l${f(half * 0.5)} 5L${f(x + half)} ${foot}Z`;
  return (
    <Mass tint="brickwork" outline={outline} ruin={ruin}>
      <path class="bs-shade" d={`M${f(x + half * 0.1)} ${top}H${x + half}V${foot}H${f(x + half * 0.1)}Z`} />
      <path class="bs-fine" d={`M${x - half} ${top + 3}h${wide}M${x - half} ${top + 6}h${wide}`} />
    </Mass>
  );
}

interface SmokeProps {
  x: number;
  y: number;
  size?: number;
  rolls?: number;
  lean?: number;
}

/** Smoke that rolls up and leans away to the right. */
export function Smoke({ x, y, size = 3, rolls = 6, lean = 1 }: SmokeProps) {
  const random = chance(`smoke ${x} ${y}`);
  let [left, top, wide, puffs, curls] = [x, y, size, "", ""];
  for (let roll = 0; roll < rolls; roll++) {
    for (const side of [-0.45, 0.5]) {
      const [middle, level] = [left + wide * side + sway(random, 0.8), top + sway(random, 1.4)];
      const round = wide * (0.72 + random() * 0.2);
      puffs += `M${f(middle - round)} ${f(level)}a${f(round)} ${f(round)} 0 1 1 ${f(round * 2)} 0a${f(round)} ${f(round)} 0 1 1-${f(round * 2)} 0`;
      const curl = round * 0.72;
      if (side > 0 || roll % 2)
        curls += `M${f(middle - curl * 0.2)} ${f(level - curl)}q${f(curl * 1.2)} ${f(curl * 0.2)} ${f(curl)} ${f(curl * 1.3)}`;
    }
    left += (1.6 + roll) * lean + sway(random, 1.2);
    top -= 4 + size * 0.3;
    wide += size * 0.3;
  }
  return (
    <>
      <path class="bs-smoke" d={puffs} />
      <path class="bs-curls" d={curls} />
    </>
  );
}

const HEAPS = [36, 164, 64, 137, 15, 186, 100, 48, 151, 118];
const PILED: [right: number, up: number][] = [
  [-6, -5], [5, -6], [0, -8], [-13, 0.5], [13, 0.5], [-6, 1.5], [7, 1.5], [0, 2.5],
]; // prettier-ignore

/** Stones at the foot of the place: a heap for each token. */
export function Rubble({ count }: { count: number }) {
  let [stones, shadows, sides, beams] = ["", "", "", ""];
  HEAPS.slice(0, count).forEach((x, heap) => {
    const random = chance(`rubble ${heap}`);
    const foot = 112 - (heap % 3) * 2;
    shadows += `M${x - 20} ${foot + 2}q20-9 44 0q-20 6-44 0Z`;
    beams += `M${f(x + sway(random, 6))} ${foot - 4}l${f(sway(random, 12))}-${f(7 + random() * 5)}M${x - 4} ${foot}l${f(12 + sway(random, 4))}-${f(random() * 6)}`;
    for (const [right, up] of PILED) {
      const [left, low] = [x + right + sway(random, 2.5), foot + up + sway(random, 1)];
      const [wide, high, tilt] = [2.2 + random() * 3.4, 2.4 + random() * 3.4, sway(random, 2)];
      const ridge = `${f(left + wide * 0.7)} ${f(low - high - tilt * 0.5)}`;
      stones += `M${f(left - wide)} ${f(low)}L${f(left - wide * 0.7)} ${f(low - high + tilt * 0.5)}L${ridge}L${f(left + wide)} ${f(low)}Z`;
      sides += `M${ridge}L${f(left + wide)} ${f(low)}H${f(left + wide * 0.2)}Z`;
    }
  });
  return (
    <>
      <path class="bs-shade" d={shadows} />
      <path class="bs-beams" d={beams} />
      <path class="bs-stones" d={stones} />
      <path class="bs-shade" d={sides} />
    </>
  );
}
