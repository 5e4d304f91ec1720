// What the map shows besides the counters, and which key switches it.

import { signal } from "@preact/signals";
import type { Looks, Overlay } from "kurgan/table/looks";
import { isNewcomer } from "kurgan/table/newcomer";

const OWN = "aneugw?+=-0[],. "; // the table's own keys come before a game's overlays

const KEPT = "kurgan-overlay-";

export const overlays = signal<ReadonlySet<string>>(new Set());

export function firstOverlays(looks: Looks): void {
  overlays.value = new Set(looks.overlays.filter(isOnAtFirst).map((each) => each.name));
}

/** What is there for newcomers only is also remembered as they have it. */
function isOnAtFirst({ name, isOnAtFirst }: Overlay): boolean {
  if (isOnAtFirst !== "for newcomers") return isOnAtFirst;
  const chosen = localStorage.getItem(KEPT + name);
  return chosen === null ? isNewcomer() : chosen === "on";
}

export function switchOverlay(name: string, looks: Looks): void {
  const changed = new Set(overlays.value);
  if (!changed.delete(name)) changed.add(name);
  overlays.value = changed;
  const isKept = looks.overlays.some((each) => each.name === name && each.isOnAtFirst === "for newcomers");
  if (isKept) localStorage.setItem(KEPT + name, changed.has(name) ? "on" : "off");
}

/** An overlay whose letter the table needs is switched in its tab only. */
export function hasKey(overlay: Overlay): boolean {
  return !OWN.includes(overlay.key.toLowerCase());
}
