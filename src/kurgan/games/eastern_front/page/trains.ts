// Trains follow the railways: what is told as a journey from hex to hex is drawn along the line.

import type { BoardProps } from "kurgan/table/looks";
import type { Scene } from "./types";

type Traces = BoardProps["traces"];

/** Every way by rail along the shortest line there is; all others as they are. */
export function alongRails(scene: Scene, traces: Traces): Traces {
  return traces.map((trace) => {
    if (trace.kind !== "way" || !trace.isByRail) return trace;
    return { ...trace, places: lineBetween(scene, trace.places[0]!, trace.places.at(-1)!) ?? trace.places };
  });
}

function lineBetween(scene: Scene, from: string, to: string): string[] | null {
  const neighbours = network(scene);
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (let hex = queue.shift(); hex !== undefined && !before.has(to); hex = queue.shift())
    for (const next of neighbours.get(hex) ?? []) {
      if (before.has(next)) continue;
      before.set(next, hex);
      queue.push(next);
    }
  if (!before.has(to)) return null;
  const line: string[] = [];
  for (let hex: string | null = to; hex !== null; hex = before.get(hex) ?? null) line.unshift(hex);
  return line;
}

const networks = new WeakMap<Scene, ReadonlyMap<string, ReadonlySet<string>>>();

/** From each hex on a railway, where it leads next. */
function network(scene: Scene): ReadonlyMap<string, ReadonlySet<string>> {
  const known = networks.get(scene);
  if (known) return known;
  const found = new Map<string, Set<string>>();
  const link = (from: string, to: string) => found.set(from, (found.get(from) ?? new Set()).add(to));
  for (const { hexes } of scene.rails)
    hexes.slice(1).forEach((to, i) => {
      link(hexes[i]!, to);
      link(to, hexes[i]!);
    });
  networks.set(scene, found);
  return found;
}
