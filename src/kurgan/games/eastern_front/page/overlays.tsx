// What can be laid over the map and taken off again: tints under the counters, each with a pattern or a line of its own.

import { alongSides, border, pathOf, relaxed, softened, type Line } from "kurgan/board/areas";
import { POINTY_TOP, type Grid, type Point } from "kurgan/board/hexes";
import type { Overlay } from "kurgan/table/looks";
import { hexesIn, signAt } from "./areas";
import { survey } from "./map/survey";
import { drawn } from "./map/ways";
import { centreOf, gridOf, hexesWith, SIZE } from "./sheet";
import type { Scene, View } from "./types";
import { codesByHex, sideOf } from "./units";
import "./overlays.css";

export const OVERLAYS: Overlay[] = [
  { name: "front", key: "f", isOnAtFirst: true, Sample: FrontSample },
  { name: "victory", key: "v", isOnAtFirst: true, Sample: FlagSample },
  { name: "supply", key: "s", isOnAtFirst: false },
  { name: "zones", key: "z", isOnAtFirst: false },
  { name: "rails", key: "r", isOnAtFirst: false },
  { name: "weather", key: "i", isOnAtFirst: false },
  { name: "names", key: "l", isOnAtFirst: true },
];

interface TintsProps {
  scene: Scene;
  view: View;
  overlays: ReadonlySet<string>;
}

export function Tints({ scene, view, overlays }: TintsProps) {
  const grid = gridOf(scene);
  return (
    <g class="ef-tints">
      <Patterns />
      {overlays.has("front") && <Front grid={grid} view={view} />}
      {overlays.has("weather") && <Weather grid={grid} scene={scene} view={view} />}
      {overlays.has("zones") && <Zones grid={grid} view={view} />}
      {overlays.has("supply") && <Supply grid={grid} view={view} />}
      {overlays.has("rails") && <Rails scene={scene} view={view} />}
    </g>
  );
}

/** Slanted lines one way for the Axis and the other way for the Soviets, dots for what is supplied. */
function Patterns() {
  return (
    <defs>
      {[
        ["axis", "M-4 4L4-4M0 24L24 0M20 28L28 20"],
        ["soviet", "M-4 20L4 28M0 0L24 24M20-4L28 4"],
      ].map(([side, lines]) => (
        <pattern key={side} id={`ef-hatch-${side}`} width="24" height="24" patternUnits="userSpaceOnUse">
          <path class={`ef-hatch ef-of-${side}`} d={lines} />
        </pattern>
      ))}
      {["axis", "soviet"].map((side) => (
        <pattern key={side} id={`ef-dots-${side}`} width="26" height="26" patternUnits="userSpaceOnUse">
          <path class={`ef-dots ef-of-${side}`} d={side === "axis" ? "M7 7h.1M20 20h.1" : "M20 7h.1M7 20h.1"} />
        </pattern>
      ))}
    </defs>
  );
}

/** Who holds the land, and the front between them as one soft line. */
function Front({ grid, view }: { grid: Grid; view: View }) {
  const [axis, soviet] = [hexesIn(view.control, "A"), hexesIn(view.control, "S")];
  const front = border(grid, axis, (name) => name !== null && soviet.has(name))
    .map(smooth)
    .map(pathOf)
    .join("");
  return (
    <>
      <path class="ef-held ef-of-axis" d={linesAround(grid, axis)} />
      <path class="ef-held ef-of-soviet" d={linesAround(grid, soviet)} />
      <path class="ef-front-ground" d={front} />
      <path class="ef-front" d={front} />
      <path class="ef-front-teeth" d={front} />
    </>
  );
}

function smooth(line: Line): Line {
  return softened(relaxed(relaxed(line, 0.6), 0.6), 2);
}

function linesAround(grid: Grid, area: ReadonlySet<string>): string {
  return border(grid, area).map(pathOf).join("");
}

function Zones({ grid, view }: { grid: Grid; view: View }) {
  return (
    <>
      {Object.entries(view.zones).map(([side, rows]) => {
        const lines = linesAround(grid, hexesIn(rows, "+"));
        return (
          <g key={side} class={`ef-zone ef-of-${side}${side === view.seat ? " ef-own" : ""}`}>
            <path class="ef-zone-hatch" d={lines} fill={`url(#ef-hatch-${side})`} />
            <path class="ef-zone-line" d={lines} />
          </g>
        );
      })}
    </>
  );
}

/** Both networks, and a broken ring around whoever stands outside his own. */
function Supply({ grid, view }: { grid: Grid; view: View }) {
  const cut = [...codesByHex(view.units)].filter(([hex, [code]]) => {
    const rows = view.supply[sideOf(view.units[code!]!)];
    return rows && signAt(rows, hex) === ".";
  });
  return (
    <>
      {Object.entries(view.supply).map(([side, rows]) => {
        const lines = linesAround(grid, hexesIn(rows, "+#"));
        return (
          <g key={side} class={`ef-supply ef-of-${side}`}>
            <path class="ef-supply-dots" d={lines} fill={`url(#ef-dots-${side})`} />
            <path class="ef-supply-line" d={lines} />
          </g>
        );
      })}
      {cut.map(([hex]) => {
        const { x, y } = centreOf(hex);
        return <circle key={hex} class="ef-cut-off" cx={x} cy={y} r={SIZE * 0.82} />;
      })}
    </>
  );
}

/** The rails that each side's trains can use; what nobody can is left as it is printed. */
function Rails({ scene, view }: { scene: Scene; view: View }) {
  const { spotOf } = survey(scene);
  const at = (hex: string) => spotOf.get(hex) ?? centreOf(hex);
  const usable: [string, ReadonlySet<string>][] = [
    ["axis", hexesIn(view.railhead, "#")],
    ["soviet", hexesIn(view.supply["soviet"] ?? [], "#")],
  ];
  return (
    <>
      {usable.map(([side, open]) => {
        const pieces = scene.rails.flatMap(({ hexes }) =>
          hexes
            .slice(1)
            .flatMap((to, i) =>
              open.has(to) && open.has(hexes[i]!) ? [[at(hexes[i]!), at(to)] as [Point, Point]] : [],
            ),
        );
        const path = drawn(pieces).join("");
        return (
          <g key={side} class={`ef-net ef-of-${side}`}>
            <path class="ef-net-bed" d={path} />
            <path class="ef-net-line" d={path} />
          </g>
        );
      })}
    </>
  );
}

/** What lies beyond the weather line, and which rivers and lakes bear. */
function Weather({ grid, scene, view }: { grid: Grid; scene: Scene; view: View }) {
  const north = hexesWith(scene, scene.arctic, "1");
  const sides = (scene.frozen[view.ice] ?? []).map(([hex, side]) => [hex, POINTY_TOP.sides.indexOf(side)] as const);
  const ice = alongSides(grid, sides).map(pathOf).join("");
  return (
    <>
      <path class={`ef-cold ef-weather-${view.weather}`} d={linesAround(grid, new Set(north))} />
      <path class="ef-frozen-bed" d={ice} />
      <path class="ef-frozen" d={ice} />
    </>
  );
}

/** Places that are worth points: how many, and under whose flag. */
export function Goals({ view }: { view: View }) {
  return (
    <g class="ef-goals">
      {view.goals.map(({ hex, points, holder }) => {
        const { x, y } = centreOf(hex);
        return (
          <g key={hex} transform={`translate(${x + 52} ${y + 2})`}>
            <Flag holder={holder} points={points} />
          </g>
        );
      })}
    </g>
  );
}

function Flag({ holder, points }: { holder: string | null; points: number }) {
  return (
    <g class={`ef-goal ef-of-${holder}`}>
      <path class="ef-pole" d="M-15-14V16" />
      <path class="ef-cloth" d={holder === "soviet" ? "M-15-14H17L10-2L17 10H-15Z" : "M-15-14H15V10H-15Z"} />
      <text x="-1" y="4.800">
        {points}
      </text>
    </g>
  );
}

/** The flags of both sides, for the legend. */
function FlagSample() {
  return (
    <>
      <g transform="translate(18 24)">
        <Flag holder="axis" points={1} />
      </g>
      <g transform="translate(50 24)">
        <Flag holder="soviet" points={2} />
      </g>
    </>
  );
}

/** A piece of the front with the land on either side, for the legend. */
function FrontSample() {
  const front = "M26-4Q46 14 34 28T40 52";
  return (
    <g class="ef-tints">
      <path class="ef-held ef-of-axis" d="M0 0H36V48H0Z" />
      <path class="ef-held ef-of-soviet" d="M36 0H68V48H36Z" />
      <path class="ef-front-ground" d={front} />
      <path class="ef-front" d={front} />
      <path class="ef-front-teeth" d={front} />
    </g>
  );
}

/** Air units on their hexes: wings over what they defend, a parachute over what they supply. */
export function Flights({ view }: { view: View }) {
  return (
    <g class="ef-flights">
      {view.sides.flatMap(({ name, cover, lift }) => [
        ...cover.map((hex) => <Flight key={`${name} cover ${hex}`} side={name} hex={hex} shape={WINGS} />),
        ...lift.map((hex) => <Flight key={`${name} lift ${hex}`} side={name} hex={hex} shape={PARACHUTE} />),
      ])}
    </g>
  );
}

const WINGS = "M0-9V9M-12-1L0-4L12-1M-5 8L0 6L5 8";
const PARACHUTE = "M-11-3A11 9 0 0 1 11-3L3 7H-3ZM-4-3L-3 7M4-3L3 7";

function Flight({ side, hex, shape }: { side: string; hex: string; shape: string }) {
  const { x, y } = centreOf(hex);
  return (
    <g class={`ef-flight ef-of-${side}`} transform={`translate(${x + 37} ${y - 38})`}>
      <circle r="16" />
      <path d={shape} />
    </g>
  );
}
