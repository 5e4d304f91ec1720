// What has just happened, drawn over a board for as long as it is shown: arrows of attacks, trails of moves, and what was
// lost or gained, floating up from its place. Any board can draw it that knows where its places are.

import { between, pathOf } from "./areas";
import type { Point } from "./hexes";
import "./traces.css";

/** An attack is an arrow from its first place to its last, a way is a trail along its places; what was lost or gained
 * floats up from a place, and so does a sign for anything else that happened there, or the number of a hint. A board with railways may lead a way
 * along them. */
export type Trace =
  | { kind: "attack" | "burst" | "way"; places: string[]; isByRail?: boolean }
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
  if ("text" in trace) return <Floating at={first} size={size} {...trace} />;
  if (trace.kind === "burst" || points.length < 2) return <Burst at={points.at(-1)!} size={size} />;
  return trace.kind === "attack" ? <Assault {...{ points, size }} /> : <Trail {...{ points, size, age: trace.age }} />;
}

/** From the one who attacks to the one who is attacked; both stay readable under it. */
function Assault({ points, size }: { points: Point[]; size: number }) {
  const [from, to] = [points[0]!, points.at(-1)!];
  const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const start = between(from, to, Math.min(0.3, (0.45 * size) / far));
  const tip = between(from, to, 1 - Math.min(0.36, (0.56 * size) / far));
  const neck = between(tip, from, Math.min(0.5, (0.4 * size) / far));
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const head = `translate(${tip.x} ${tip.y}) rotate(${angle}) scale(${size / 60})`;
  const shaft = pathOf({ points: [start, neck], isClosed: false });
  return (
    <g class="trace attack">
      <path class="trace-ground" d={shaft} stroke-width={size * 0.3} />
      <path class="trace-ground trace-head" d="M-30-25L4 0L-30 25Z" transform={head} />
      <path class="trace-ink" d={shaft} stroke-width={size * 0.18} pathLength={1} />
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
