// Units as the page speaks of them: who stands where, whose they are, and what their counters show.

import { stacksOf } from "./counters";
import type { FormationView, Scene, UnitView, View } from "./types";

/** A unit with its code, its side and its name. */
export interface Unit extends UnitView, FormationView {
  code: string;
}

export function unitsOf(scene: Scene, view: View): Unit[] {
  return Object.keys(view.units).flatMap((code) => unitOf(scene, view, code) ?? []);
}

export function unitOf(scene: Scene, view: View, code: string): Unit | null {
  const [unit, formation] = [view.units[code], scene.formations[code]];
  return unit && formation ? { ...unit, ...formation, code } : null;
}

/** Those who stand in a hex, the uppermost first. */
export function unitsAt(scene: Scene, view: View, hex: string): Unit[] {
  return codesAt(view, hex).flatMap((code) => unitOf(scene, view, code) ?? []);
}

const standing = new WeakMap<View["units"], ReadonlyMap<string, readonly string[]>>();

/** The codes of those who stand in a hex. */
export function codesAt({ units }: View, hex: string): readonly string[] {
  return codesByHex(units).get(hex) ?? [];
}

/** All who stand on the map, by their hexes: looked through once for a position. */
export function codesByHex(units: View["units"]): ReadonlyMap<string, readonly string[]> {
  const found = standing.get(units) ?? stacksOf(units);
  standing.set(units, found);
  return found;
}

/** Whose they are who stand in a hex. */
export function sideAt(view: View, hex: string): string | null {
  const [code] = codesAt(view, hex);
  return code === undefined ? null : sideOf(view.units[code]!);
}

export function sideOf({ nation }: Pick<UnitView, "nation">): string {
  return nation === "soviet" ? "soviet" : "axis";
}

/** What the counter of a unit shows. */
export function counterOf({ formations }: Scene, { units }: View, code: string): { unit: UnitView; label: string } {
  return { unit: units[code]!, label: formations[code]?.label ?? code };
}
