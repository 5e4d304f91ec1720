// What can be laid over the map and taken off again.

import { border, pathOf } from "kurgan/board/areas";
import { outline, type Grid } from "kurgan/board/hexes";
import type { Overlay } from "kurgan/table/looks";
import type { Words } from "kurgan/words/words";
import { centreOf, fieldOf, gridOf, SIZE, squeezed } from "./sheet";
import type { Scene, View } from "./types";

export const OVERLAYS: Overlay[] = [
  { name: "vision", key: "v", isOnAtFirst: true },
  { name: "supply", key: "s", isOnAtFirst: false },
  { name: "zones", key: "z", isOnAtFirst: false },
  { name: "control", key: "c", isOnAtFirst: false },
  { name: "names", key: "l", isOnAtFirst: true },
  { name: "coordinates", key: "k", isOnAtFirst: true },
  { name: "silhouettes", key: "b", isOnAtFirst: "for newcomers" },
  { name: "headquarters", key: "q", isOnAtFirst: false },
];

/** Tints and veils, under everything that stands on the map. */
export function Tints({ scene, view, overlays }: { scene: Scene; view: View; overlays: ReadonlySet<string> }) {
  const grid = gridOf(scene);
  return (
    <g class="as-tints">
      {overlays.has("control") && <Control grid={grid} view={view} />}
      {overlays.has("zones") && <path class="as-zones" d={view.zone.map((name) => hatch(name, -1, 9)).join("")} />}
      {overlays.has("zones") && <path class="as-zones-line" d={lineAround(grid, view.zone)} />}
      {overlays.has("supply") && <Supply scene={scene} view={view} />}
      {overlays.has("headquarters") && <Staff grid={grid} view={view} />}
      {overlays.has("vision") && <Fog scene={scene} view={view} />}
    </g>
  );
}

/** Fog: a cool veil over what nobody sees, softer at its rim. */
function Fog({ scene, view }: { scene: Scene; view: View }) {
  const seen = new Set(view.seen);
  const unseen = [...fieldOf(scene)].filter((name) => !seen.has(name));
  return (
    <>
      <path class="as-fog" d={unseen.map((name) => outline(gridOf(scene), name)).join("")} />
      <path class="as-fog-line" d={lineAround(gridOf(scene), unseen)} />
    </>
  );
}

function Control({ grid, view }: { grid: Grid; view: View }) {
  return (
    <>
      {view.sides.map(({ name: side }, i) => {
        const held = Object.keys(view.control).filter((name) => view.control[name] === side);
        return (
          <g key={side} class={`as-control as-${side}`}>
            <path class="as-control-tint" d={held.map((name) => outline(grid, name)).join("")} />
            <path class="as-control-hatch" d={held.map((name) => hatch(name, i ? -1 : 1, 12)).join("")} />
            <path class="as-control-line" d={lineAround(grid, held)} />
          </g>
        );
      })}
    </>
  );
}

/** Where a headquarters of the seat gives its free order. */
export function Staff({ grid, view }: { grid: Grid; view: View }) {
  return <path class="as-staff-line" d={lineAround(grid, view.staff)} />;
}

/** How far an enemy could get in a turn, as far as the seat knows. */
export function Reach({ grid, reach }: { grid: Grid; reach: string[] }) {
  return (
    <g class="as-reach">
      <path class="as-reach-hatch" d={reach.map((name) => hatch(name, 1, 16)).join("")} />
      <path class="as-reach-line" d={lineAround(grid, reach)} />
    </g>
  );
}

/** The network of the seat: dotted where supply reaches, with its sources. */
function Supply({ scene, view }: { scene: Scene; view: View }) {
  const sources = scene.hexes.filter((hex) => hex.source !== null && hex.in_field);
  return (
    <>
      <path class="as-supply" d={view.supplied.map((name) => outline(gridOf(scene), name)).join("")} />
      <path class="as-supply-dots" d={view.supplied.map(dots).join("")} />
      <path class="as-supply-line" d={lineAround(gridOf(scene), view.supplied)} />
      {sources.map((hex) => {
        const { x, y } = centreOf(hex.name);
        return (
          <g key={hex.name} class={`as-source as-${hex.source}`} transform={`translate(${x + 36} ${y + 24})`}>
            <circle r="12" />
            <path d="M-6.500-5h13v10h-13zM0-5v10M-6.500 0h13" />
          </g>
        );
      })}
    </>
  );
}

function lineAround(grid: Grid, names: string[]): string {
  return border(grid, new Set(names)).map(pathOf).join("");
}

/** Slanted lines inside a hex, leaning one way or the other; cut to it by hand, so no pattern needs a name. */
function hatch(name: string, lean: 1 | -1, gap: number): string {
  const { x, y } = centreOf(name);
  let path = "";
  for (let offset = Math.ceil((x + lean * y - 90) / gap) * gap; offset < x + lean * y + 90; offset += gap) {
    const inside: string[] = [];
    for (let across = -SIZE; across <= SIZE; across += 3) {
      const down = lean * (offset - x - across) - y;
      if (isInHex(across, down)) inside.push(`${(x + across).toFixed(0)} ${(y + down).toFixed(0)}`);
    }
    if (inside.length > 1) path += `M${inside[0]}L${inside.at(-1)}`;
  }
  return path;
}

function isInHex(across: number, down: number): boolean {
  const [right, low] = [Math.abs(across), Math.abs(down)];
  return low <= SIZE * 0.866 && right + low / Math.sqrt(3) <= SIZE;
}

function dots(name: string): string {
  const { x, y } = centreOf(name);
  const spots = [-2, -1, 0, 1, 2].flatMap((row) =>
    [-2, -1, 0, 1, 2].map((column) => [column * 21 + (row % 2) * 10.5, row * 19]),
  );
  return spots
    .filter(([right, down]) => isInHex(right! * 1.1, down! * 1.1))
    .map(([right, down]) => `M${(x + right!).toFixed(1)} ${(y + down!).toFixed(1)}h.1`)
    .join("");
}

/** Coordinates, at the head of each hex where a counter leaves room for them. */
export function Coordinates({ scene }: { scene: Scene }) {
  return (
    <g class="as-writing">
      {scene.hexes
        .filter((hex) => hex.in_field)
        .map(({ name, terrain }) => {
          const { x, y } = centreOf(name);
          return (
            <text key={name} class={`as-coordinate${terrain === "volga" ? " as-on-water" : ""}`} x={x} y={y - 38}>
              {name}
            </text>
          );
        })}
    </g>
  );
}

/** The printed names of places, at the foot of their hexes. */
export function Names({ scene, words }: { scene: Scene; words: Words }) {
  const named = scene.hexes.filter((hex) => hex.in_field && words.has(`printed-${hex.name}`));
  return (
    <g class="as-writing">
      {named.map(({ name }) => {
        const { x, y } = centreOf(name);
        return (
          <text key={name} class="as-name" x={x} y={y + 48} {...squeezed(words.get(`printed-${name}`), 13, 110)}>
            {words.get(`printed-${name}`)}
          </text>
        );
      })}
    </g>
  );
}
