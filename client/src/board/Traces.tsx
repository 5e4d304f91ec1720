// What has just happened, drawn over a board for as long as it is shown: arrows of attacks, trails of moves, and what was
// lost or gained, floating up from its place. Any board can draw it that knows where its places are.

import { between, pathOf } from "./areas";
import type { Point } from "./hexes";
import "./traces.css";

/** An attack is an arrow from its first place to its last, and so is what is advised; a way is a trail along its places;
 * what was lost or gained floats up from a place, and so does a sign for anything else that happened there, or the numbers
 * of hints. A board with railways may lead a way along them. */
export type Trace =
  | { kind: "attack" | "advice" | "burst" | "way"; places: string[]; isByRail?: boolean }
  | { kind: "loss" | "gain" | "sign" | "hint"; places: [string]; text: string };

export interface TracesProps {
  /** With how many steps ago each was drawn. */
  traces: (Trace & { age: number })[];
  /** Places that somebody must be able to find in the page. */
  anchors: string[];
  /** From the middle of a place to its rim. */
  size: number;
  centreOf(place: string): Point | null;
}

export function Traces({ traces, anchors, size, centreOf }: TracesProps) {
  return (
    <g class="traces">
      {anchors.map((place) => {
        const at = centreOf(place);
        return at && <circle key={place} class="trace-anchor" data-place={place} cx={at.x} cy={at.y} r={size} />;
      })}
      {traces.map((trace, place) => (
        <Drawn key={`${trace.kind} ${trace.places.join()} ${place}`} {...{ trace, size, centreOf }} />
      ))}
    </g>
  );
}

function Drawn({ trace, size, centreOf }: { trace: Trace & { age: number } } & Pick<TracesProps, "size" | "centreOf">) {
  const points = trace.places.map(centreOf).filter((point) => point !== null);
  const [first] = points;
  if (!first) return null;
  if (trace.kind === "hint") return <Numbers at={first} size={size} numbers={trace.text.split(" ")} />;
  if ("text" in trace) return <Floating at={first} size={size} {...trace} />;
  if (trace.kind === "burst" || points.length < 2) return <Burst at={points.at(-1)!} size={size} />;
  if (trace.kind === "way") return <Trail {...{ points, size, age: trace.age }} />;
  return <Arrow {...{ points, size, kind: trace.kind }} />;
}

/** From the one who acts to what it acts upon; both stay readable under it. */
function Arrow({ points, size, kind }: { points: Point[]; size: number; kind: string }) {
  const [from, to] = [points[0]!, points.at(-1)!];
  const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const start = between(from, to, Math.min(0.3, (0.45 * size) / far));
  const tip = between(from, to, 1 - Math.min(0.36, (0.56 * size) / far));
  const weight = kind === "attack" ? 1 : 0.55; // several of what is advised lie over the board at once
  const neck = between(tip, from, Math.min(0.5, (0.4 * weight * size) / far));
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const head = `translate(${tip.x} ${tip.y}) rotate(${angle}) scale(${(weight * size) / 60})`;
  const shaft = pathOf({ points: [start, neck], isClosed: false });
  return (
    <g class={`trace ${kind}`}>
      <path class="trace-ground" d={shaft} stroke-width={size * weight * 0.3} />
      <path class="trace-ground trace-head" d="M-30-25L4 0L-30 25Z" transform={head} />
      <path class="trace-ink" d={shaft} stroke-width={size * weight * 0.18} pathLength={1} />
      <path class="trace-ink trace-head" d="M-28-20L0 0L-28 20Z" transform={head} />
    </g>
  );
}

function Trail({ points, size, age }: { points: Point[]; size: number; age: number }) {
  const line = pathOf({ points, isClosed: false });
  const [before, end] = [points.at(-2)!, points.at(-1)!];
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  const tip = between(end, before, 0.3);
  return (
    <g class={`trace way age-${age}`}>
      <path class="trace-ground" d={line} stroke-width={size * 0.24} />
      <path class="trace-ink" d={line} stroke-width={size * 0.11} />
      <path
        class="trace-ink trace-head"
        d="M-16-13L8 0L-16 13Z"
        transform={`translate(${tip.x} ${tip.y}) rotate(${angle}) scale(${size / 60})`}
      />
    </g>
  );
}

/** Fire from far away has no arrow. */
function Burst({ at, size }: { at: Point; size: number }) {
  const rays = [0, 1, 2, 3, 4, 5, 6, 7].map((turn) => {
    const [x, y] = [Math.cos((turn * Math.PI) / 4), Math.sin((turn * Math.PI) / 4)];
    return `M${x * 0.62} ${y * 0.62}L${x * 0.9} ${y * 0.9}`;
  });
  return (
    <g class="trace burst" transform={`translate(${at.x} ${at.y}) scale(${size})`}>
      <path class="trace-ground" d={rays.join("")} stroke-width={0.24} />
      <path class="trace-ink" d={rays.join("")} stroke-width={0.12} />
    </g>
  );
}

/** Each hint has a number of its own, also where several point at one place. */
function Numbers({ at, size, numbers }: { at: Point; size: number; numbers: string[] }) {
  const beside = (count: number) => at.x + (count - (numbers.length - 1) / 2) * 0.84 * size;
  return (
    <>
      {numbers.map((each, count) => (
        <Floating key={each} at={{ x: beside(count), y: at.y }} size={size} kind="hint" text={each} />
      ))}
    </>
  );
}

function Floating({ at, size, kind, text }: { at: Point; size: number; kind: string; text: string }) {
  const wide = (0.5 + 0.26 * text.length) * size;
  return (
    <g class={`trace ${kind}`} transform={`translate(${at.x} ${at.y - size * 0.62})`}>
      <g class="trace-floating">
        <rect x={-wide / 2} y={-0.33 * size} width={wide} height={0.66 * size} rx={0.33 * size} />
        <text font-size={0.48 * size} y={0.17 * size}>
          {text}
        </text>
      </g>
    </g>
  );
}
