// What the map shows besides the counters, and which key switches it.

import { signal } from "@preact/signals";
import type { Looks, Overlay } from "kurgan/table/looks";

const OWN = "neugw?+=-0[],. "; // the table's own keys come before a game's overlays

export const overlays = signal<ReadonlySet<string>>(new Set());

export function firstOverlays(looks: Looks): void {
  overlays.value = new Set(looks.overlays.filter((each) => each.isOnAtFirst).map((each) => each.name));
}

export function switchOverlay(name: string): void {
  const changed = new Set(overlays.value);
  if (!changed.delete(name)) changed.add(name);
  overlays.value = changed;
}

/** An overlay whose letter the table needs is switched in its tab only. */
export function hasKey(overlay: Overlay): boolean {
  return !OWN.includes(overlay.key.toLowerCase());
}
